import type { ClockRule } from '@khora/protocol';

/** How a link to a table is announced, in the languages of the client. */
interface PreviewWords {
  readonly invites: (name: string) => string;
  /** For those who may not know more. */
  readonly anybody: string;
  readonly players: string;
  readonly free: string;
  readonly rated: string;
  readonly clock: (clock: ClockRule) => string;
  readonly about: string;
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
    about: 'Lead a Greek city through nine rounds. In the browser, without an account.',
  },
  de: {
    invites: (name) => `${name} lädt dich zu einer Partie Khôra ein`,
    anybody: 'Ein Tisch von Khôra',
    players: 'Spieler',
    free: 'Freie Plätze',
    rated: 'gewertet',
    clock: clocks('ohne Uhr', (minutes, seconds) => `${minutes} min + ${seconds} s`, {
      days: 'T. je Zug',
      hours: 'Std. je Zug',
    }),
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
    about: 'Guía una ciudad griega durante nueve rondas. En el navegador, sin cuenta.',
  },
  cs: {
    invites: (name) => `${name} vás zve na partii hry Khôra`,
    anybody: 'Stůl hry Khôra',
    players: 'Hráči',
    free: 'Volná místa',
    rated: 'hodnocená',
    clock: clocks('bez hodin', (minutes, seconds) => `${minutes} min + ${seconds} s`, {
      days: 'd na tah',
      hours: 'h na tah',
    }),
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
    about: 'Проведите греческий город через девять раундов. В браузере, без учётной записи.',
  },
};
