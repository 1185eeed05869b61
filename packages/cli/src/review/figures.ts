import type { Texts } from '@khora/locales';

/** Numbers as the language writes them. */
export interface Figures {
  /** As '+3.4', '−0.2' or '0.0'. */
  change(value: number): string;
  /** As '3.4'. */
  amount(value: number): string;
  /** A standard error, as '±3.4' or '±12'. */
  error(value: number): string;
  whole(value: number): string;
}

export function figuresIn({ locale }: Texts): Figures {
  const writer = (digits: number, signDisplay: 'exceptZero' | 'negative') => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
      signDisplay,
    });
    // Some languages write losses with a hyphen by default.
    return (value: number) => format.format(value).replace('-', '−');
  };
  const amount = writer(1, 'negative');
  const whole = writer(0, 'negative');
  return {
    change: writer(1, 'exceptZero'),
    amount,
    whole,
    error: (value) => `±${(value < LARGE ? amount : whole)(value)}`,
  };
}

/** Errors from here on need no decimal. */
const LARGE = 9.95;
