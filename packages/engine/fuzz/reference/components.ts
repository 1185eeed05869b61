import { END, IMMEDIATE, ONGOING } from './phrases.ts';
import { rows } from './tables.ts';
import { COLORS, type Color, each, sure } from './words.ts';

type Kind = 'immediate' | 'ongoing' | 'end';

/** A politics card or a development. */
export interface Component {
  readonly id: string;
  readonly source: 'card' | 'development';
  readonly kind: Kind;
  /** How many tokens of each colour it requires. */
  readonly requires: Readonly<Record<Color, number>>;
  readonly cost: number;
  readonly text: string;
}

const LETTER = { red: 'R', blue: 'B', green: 'G' };

function tokensIn(letters: string): Record<Color, number> {
  return each(COLORS, (color) => letters.split(LETTER[color]).length - 1);
}

const PHRASES: Readonly<Record<Kind, Readonly<Record<string, RegExp>>>> = {
  immediate: IMMEDIATE,
  ongoing: ONGOING,
  end: END,
};

function understood(component: Component): Component {
  const { id, kind, text } = component;
  const phrases = Object.values(PHRASES[kind]).filter((phrase) => phrase.test(text));
  if (phrases.length !== 1) throw new Error(`${id}: '${text}' is ${phrases.length} of the phrases.`);
  return component;
}

function cards(heading: string, kind: Kind): [string, Component][] {
  return rows(heading).map(([id = '', , requires = '', cost, text = '']) => {
    const card = {
      id,
      source: 'card',
      kind,
      requires: tokensIn(requires),
      cost: Number(cost),
      text,
    } as const;
    return [id, understood(card)];
  });
}

export const CARDS: ReadonlyMap<string, Component> = new Map([
  ...cards('Immediate', 'immediate'),
  ...cards('Ongoing', 'ongoing'),
  ...cards('End of game', 'end'),
]);

function development(id: string, cell: string): Component {
  const parts = /^(?:([RBG]+), (\d+)d; )?(immediate|ongoing|end): (.+)$/.exec(cell);
  const [, requires = '', cost = '0', kind, text = ''] = sure(parts, `the development '${cell}'`);
  return understood({
    id,
    source: 'development',
    kind: kind as Kind,
    requires: tokensIn(requires),
    cost: Number(cost),
    text,
  });
}

/** The four developments of each city. */
export const CITIES: ReadonlyMap<string, readonly Component[]> = new Map(
  rows('Cities').map(([name = '', ...cells]) => {
    const city = name.toLowerCase();
    return [city, cells.map((cell, index) => development(`${city}-${index + 1}`, cell))];
  }),
);

/** The text of each event. */
export const EVENTS: ReadonlyMap<string, string> = new Map(
  rows('Events').map(([id = '', , text = '']) => [id, text]),
);
