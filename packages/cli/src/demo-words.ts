import type { Language } from '@khora/locales';

/** What the demo says beside the game itself. */
interface DemoWords {
  readonly intro: (seed: string, columns: string) => string;
  readonly more: string;
  /** What each of the commands does. */
  readonly does: Readonly<Record<Command, string>>;
}

const COMMANDS = [
  'npm start',
  'npm run demo -- --players 2',
  'npm run khora -- play',
  'npm run khora -- simulate --games 1000',
  'npm run khora -- --help',
  'npm test',
  'npm run bench',
] as const;
type Command = (typeof COMMANDS)[number];

const WORDS: Readonly<Record<Language, DemoWords>> = {
  en: {
    intro: (seed, columns) => `A game of random moves, seed ${seed}. Columns of the tables: ${columns}.`,
    more: 'More to do:',
    does: {
      'npm start': 'the table, in the browser',
      'npm run demo -- --players 2': 'another game; also --language de',
      'npm run khora -- play': 'play against bots right here',
      'npm run khora -- simulate --games 1000': 'many games on all cores, in figures',
      'npm run khora -- --help': 'ladder, replay, verify, fuzz …',
      'npm test': 'every rule, tested',
      'npm run bench': 'how fast the engine is',
    },
  },
  de: {
    intro: (seed, columns) => `Eine Partie aus Zufallszügen, Seed ${seed}. Spalten der Tabellen: ${columns}.`,
    more: 'Was es noch gibt:',
    does: {
      'npm start': 'der Spieltisch im Browser',
      'npm run demo -- --players 2': 'eine Partie zu zweit; --language en',
      'npm run khora -- play': 'gleich hier gegen Bots spielen',
      'npm run khora -- simulate --games 1000': 'viele Partien in Zahlen',
      'npm run khora -- --help': 'ladder, replay, verify, fuzz …',
      'npm test': 'alle Regeln, getestet',
      'npm run bench': 'wie schnell die Engine ist',
    },
  },
  es: {
    intro: (seed, columns) =>
      `Una partida de jugadas al azar, semilla ${seed}. Columnas de las tablas: ${columns}.`,
    more: 'Qué más hay:',
    does: {
      'npm start': 'la mesa, en el navegador',
      'npm run demo -- --players 2': 'otra partida; o --language en',
      'npm run khora -- play': 'jugar contra bots aquí mismo',
      'npm run khora -- simulate --games 1000': 'muchas partidas, en cifras',
      'npm run khora -- --help': 'ladder, replay, verify, fuzz…',
      'npm test': 'todas las reglas, a prueba',
      'npm run bench': 'lo rápido que es el motor',
    },
  },
  cs: {
    intro: (seed, columns) => `Partie z náhodných tahů, seed ${seed}. Sloupce tabulek: ${columns}.`,
    more: 'Co dál:',
    does: {
      'npm start': 'herní stůl v prohlížeči',
      'npm run demo -- --players 2': 'jiná partie; také --language en',
      'npm run khora -- play': 'hrát proti botům přímo tady',
      'npm run khora -- simulate --games 1000': 'mnoho partií v číslech',
      'npm run khora -- --help': 'ladder, replay, verify, fuzz…',
      'npm test': 'všechna pravidla, otestovaná',
      'npm run bench': 'jak rychlý je engine',
    },
  },
  ru: {
    intro: (seed, columns) => `Партия из случайных ходов, сид ${seed}. Столбцы таблиц: ${columns}.`,
    more: 'Что ещё есть:',
    does: {
      'npm start': 'игровой стол в браузере',
      'npm run demo -- --players 2': 'другая партия; также --language en',
      'npm run khora -- play': 'сыграть с ботами прямо здесь',
      'npm run khora -- simulate --games 1000': 'много партий в цифрах',
      'npm run khora -- --help': 'ladder, replay, verify, fuzz…',
      'npm test': 'все правила под тестами',
      'npm run bench': 'насколько быстр движок',
    },
  },
};

export function introduction(language: Language, seed: string, columns: string): string {
  return WORDS[language].intro(seed, columns);
}

/** Other commands to try. */
export function moreToDo(language: Language): string {
  const { more, does } = WORDS[language];
  const width = Math.max(...COMMANDS.map(({ length }) => length)) + 4;
  return [more, ...COMMANDS.map((command) => `  ${command.padEnd(width)}${does[command]}`)].join('\n');
}
