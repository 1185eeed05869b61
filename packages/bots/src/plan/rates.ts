import type { Gains, Holding } from './holding.ts';
import type { Weights } from './weights.ts';

/** What one more unit of each thing is worth. */
export type Rates = Record<
  'points' | 'drachmas' | 'taxes' | 'citizens' | 'scrolls' | 'troops' | 'glory',
  number
>;

/** A stock's worth: each further unit is worth less, and all the more so when few rounds are left to use it. */
export function stock(amount: number, rate: number, room: number): number {
  return room > 0 ? rate * room * (1 - Math.exp(-amount / room)) : 0;
}

export type Stock = 'drachma' | 'citizen' | 'scroll' | 'troop';

/** What the first unit of each stock is worth. */
export function firstRates(w: Weights, rounds: number, supply: number): Record<Stock, number> {
  const rate = (what: Stock) => w[what] + (w[`${what}Early`] * rounds) / 8;
  return {
    drachma: rate('drachma'),
    citizen: rate('citizen'),
    scroll: rate('scroll'),
    troop: supply * rate('troop'),
  };
}

export function ratesOf(
  h: Holding,
  w: Weights,
  first: Record<Stock, number>,
  rounds: number,
  majorsToCome: number,
): Rates {
  if (rounds === 0)
    return { points: 1, drachmas: 0, taxes: 0, citizens: 0, scrolls: 0, troops: 0, glory: h.majors };
  const at = (what: Stock, amount: number) => first[what] * Math.exp(-amount / (w[`${what}Room`] * rounds));
  const drachmas = at('drachma', h.drachmas + w.taxes * h.taxes * rounds);
  return {
    points: 1,
    drachmas,
    taxes: drachmas * w.taxes * rounds,
    citizens: at('citizen', h.citizens),
    scrolls: at('scroll', h.scrolls),
    troops: at('troop', h.troops),
    glory: h.majors + majorsToCome,
  };
}

export function gainsWorth(rates: Rates, gains: Gains): number {
  let sum = 0;
  for (const resource in gains) sum += (gains[resource as keyof Rates] ?? 0) * rates[resource as keyof Rates];
  return sum;
}
