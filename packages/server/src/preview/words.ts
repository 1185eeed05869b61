import type { ClockRule, TableSettings } from '@khora/protocol';

/** How a link to a table is announced, in the languages of the client. */
interface PreviewWords {
  readonly invites: (name: string) => string;
  /** For those who may not know more. */
  readonly anybody: string;
  readonly players: string;
  readonly free: string;
  readonly rated: string;
  readonly clock: (clock: ClockRule) => string;
  /** What may differ from the usual game. */
  readonly variants: Readonly<Record<Variant, string>>;
  readonly about: string;
}

const VARIANTS = ['chosen', 'choose', 'deal', 'reroll', 'shared', 'optionalPayment'] as const;
type Variant = (typeof VARIANTS)[number];

/** The options and variants of a table that differ from the usual ones, in order. */
export function variantsOf({
  options,
  cities,
}: Pick<TableSettings, 'options' | 'cities'>): readonly Variant[] {
  const { cityChoice, draft, dice, optionalPayment } = options;
  const named = new Set<string | undefined>([
    cities && 'chosen',
    cityChoice,
    draft,
    dice,
    optionalPayment ? 'optionalPayment' : undefined,
  ]);
  return VARIANTS.filter((variant) => named.has(variant));
}

const HOUR = 3600;
const DAY = 86_400;

/** Time for the whole game, for each move, or none. */
function clocks(none: string, live: (minutes: number, seconds: number) => string, units: Units) {
  return (clock: ClockRule): string => {
    if (clock.kind === 'none') return none;
    if (clock.kind === 'live') return live(Math.round(clock.bank / 60), clock.increment);
    const days = clock.perMove % DAY === 0;
    return `${clock.perMove / (days ? DAY : HOUR)} ${days ? units.days : units.hours}`;
  };
}

interface Units {
  readonly days: string;
  readonly hours: string;
}

export const PREVIEW_WORDS: Readonly<Record<string, PreviewWords>> = {
  en: {
    invites: (name) => `${name} invites you to a game of Khôra`,
    anybody: 'A table of Khôra',
    players: 'Players',
    free: 'Free seats',
    rated: 'rated',
    clock: clocks('no clock', (minutes, seconds) => `${minutes} min + ${seconds} s`, {
      days: 'd a move',
      hours: 'h a move',
    }),
    variants: {
      chosen: 'set cities',
      choose: 'cities chosen in turn',
      deal: 'dealt hands',
      reroll: 'one reroll',
      shared: 'shared dice',
      optionalPayment: 'optional payment',
    },
    about: 'Lead a Greek city through nine rounds. In the browser, without an account.',
  },
  de: {
    invites: (name) => `${name} lädt dich zu einer Partie Khôra ein`,
    anybody: 'Ein Tisch für Khôra',
    players: 'Am Tisch',
    free: 'Freie Plätze',
    rated: 'gewertet',
    clock: clocks('ohne Uhr', (minutes, seconds) => `${minutes} min + ${seconds} s`, {
      days: 'Tg. je Zug',
      hours: 'Std. je Zug',
    }),
    variants: {
      chosen: 'festgelegte Städte',
      choose: 'Städte werden reihum gewählt',
      deal: 'ohne Draft',
      reroll: 'einmal neu würfeln',
      shared: 'gemeinsame Würfel',
      optionalPayment: 'freiwillige Bezahlung',
    },
    about: 'Führe eine griechische Stadt durch neun Runden. Im Browser, ohne Konto.',
  },
  es: {
    invites: (name) => `${name} te invita a una partida de Khôra`,
    anybody: 'Una mesa de Khôra',
    players: 'Jugadores',
    free: 'Asientos libres',
    rated: 'puntuada',
    clock: clocks('sin reloj', (minutes, seconds) => `${minutes} min + ${seconds} s`, {
      days: 'd por jugada',
      hours: 'h por jugada',
    }),
    variants: {
      chosen: 'ciudades asignadas',
      choose: 'ciudades elegidas por turnos',
      deal: 'sin selección de cartas',
      reroll: 'segunda tirada',
      shared: 'dados comunes',
      optionalPayment: 'pago opcional',
    },
    about: 'Guía una ciudad griega durante nueve rondas. En el navegador, sin cuenta.',
  },
  cs: {
    invites: (name) => `${name} vás zve na partii hry Khôra`,
    anybody: 'Stůl pro hru Khôra',
    players: 'U stolu',
    free: 'Volná místa',
    rated: 'hodnocená',
    clock: clocks('bez hodin', (minutes, seconds) => `${minutes} min + ${seconds} s`, {
      days: 'd na tah',
      hours: 'h na tah',
    }),
    variants: {
      chosen: 'určená města',
      choose: 'výběr měst popořadě',
      deal: 'bez draftu',
      reroll: 'jedno přehození',
      shared: 'společné kostky',
      optionalPayment: 'dobrovolné placení',
    },
    about: 'Veďte řecké město devíti koly. V prohlížeči, bez účtu.',
  },
  ru: {
    invites: (name) => `${name} приглашает вас сыграть в Khôra`,
    anybody: 'Стол игры Khôra',
    players: 'Игроки',
    free: 'Свободные места',
    rated: 'рейтинговая',
    clock: clocks('без часов', (minutes, seconds) => `${minutes} мин + ${seconds} с`, {
      days: 'дн. на ход',
      hours: 'ч на ход',
    }),
    variants: {
      chosen: 'заданные города',
      choose: 'выбор городов по очереди',
      deal: 'без драфта',
      reroll: 'один переброс',
      shared: 'общие кубики',
      optionalPayment: 'необязательная плата',
    },
    about: 'Проведите греческий город через девять раундов. В браузере, без учётной записи.',
  },
};
