import type { Moment, Review } from '@khora/bots/review';
import type { Texts } from '@khora/locales';

export { turningPoints } from '@khora/bots/review-tools';

/** The unit of values. */
export type Measure = 'win' | 'points';

export function valuesOf(moment: Moment, measure: Measure): readonly number[] {
  return measure === 'win' ? moment.win : moment.points;
}

export function percent(texts: Texts, share: number): string {
  return new Intl.NumberFormat(texts.locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

function figures(texts: Texts, measure: Measure, signDisplay: 'exceptZero' | 'negative'): Intl.NumberFormat {
  return new Intl.NumberFormat(texts.locale, {
    ...(measure === 'win' && { style: 'percent' }),
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay,
  });
}

/** As '+3.4' or '−12.5 %'. */
export function change(texts: Texts, measure: Measure, by: number): string {
  return minus(figures(texts, measure, 'exceptZero').format(by));
}

export function amount(texts: Texts, measure: Measure, value: number): string {
  return minus(figures(texts, measure, 'negative').format(value));
}

/** As '24', or '8–24' if they differ. */
export function span(texts: Texts, values: readonly number[]): string {
  const figure = new Intl.NumberFormat(texts.locale);
  return [...new Set([Math.min(...values), Math.max(...values)])]
    .map((value) => figure.format(value))
    .join('–');
}

/** Some languages write losses with a hyphen by default. */
function minus(text: string): string {
  return text.replace('-', '−');
}

/** What the figures of these reviews rest on: samples and versions. */
export function basisOf(texts: Texts, reviews: readonly Review[]) {
  return {
    tries: span(
      texts,
      reviews.map(({ samples }) => samples.tries),
    ),
    reference: [...new Set(reviews.map(({ reference }) => reference))].join(', '),
    rules: span(
      texts,
      reviews.map(({ rules }) => rules),
    ),
  };
}
