import { unpacked } from '@khora/bots/review-tools';
import {
  type Achievement,
  type Action,
  type CardId,
  clone,
  type GameState,
  type Resource,
  replay,
  type SpaceId,
  standings,
} from '@khora/engine';
import type { RuleId } from '@khora/locales';

/** The names of the examples, which are also those of their words. */
export const EXAMPLE_IDS = [
  'price',
  'scrolls',
  'overflow',
  'explore',
  'stand-in',
  'progress',
  'alone',
  'glory',
  'tie',
] as const;
export type ExampleId = (typeof EXAMPLE_IDS)[number];

/** What is drawn of a position besides the relevant things. */
type Picture =
  | { readonly of: 'tiles'; readonly tiles: readonly Action[] }
  | { readonly of: 'space'; readonly space: SpaceId }
  | { readonly of: 'card'; readonly card: CardId }
  | { readonly of: 'levels' }
  | { readonly of: 'achievement'; readonly achievement: Achievement }
  | { readonly of: 'knowledge' }
  | { readonly of: 'ranks' };

interface Shown {
  readonly rule: RuleId;
  /** What the reader needs to see of the first seat. */
  readonly counts: readonly Resource[];
  readonly picture: Picture;
}

/** Two positions of a game, between which a rule applies to the first seat. */
export interface Example extends Shown {
  readonly id: ExampleId;
  readonly before: GameState;
  readonly after: GameState;
}

/** The game that an example is from: two bots played it, with cards dealt. */
interface Played extends Shown {
  readonly seed: number;
  /** Its moves up to the second position, as in a link to a position. */
  readonly moves: string;
  /** How many of them lead to the first. */
  readonly at: number;
}

const PLAYED: Readonly<Record<ExampleId, Played>> = {
  price: {
    rule: 'R2.C5',
    counts: ['citizens'],
    picture: { of: 'tiles', tiles: [6, 5] },
    seed: 947,
    moves: '015.1p',
    at: 0,
  },
  scrolls: {
    rule: 'R2.C7',
    counts: ['citizens', 'scrolls'],
    picture: { of: 'tiles', tiles: [1, 6] },
    seed: 4691,
    moves: '03.1r.12.11.01.00.10.010.1v.10.10.010.17.10.11.10.0b.1f.00',
    at: 18,
  },
  overflow: {
    rule: 'R2.D13',
    counts: ['troops'],
    picture: { of: 'levels' },
    seed: 6196,
    moves:
      '0v.1p.01.11.11.00.02.12.0j.19.00.11.03.14.02.12.0l.1f.1l.0h.00.0l.19.01.10.03.1e.05.10.02.01.00.0t.1l.0n.1k.00.00.13.0s.1s',
    at: 39,
  },
  explore: {
    rule: 'R2.D9',
    counts: ['troops'],
    picture: { of: 'space', space: 'red-6-3' },
    seed: 1650,
    moves: '0p.18.01.11.13.01.10.02.0r.17.10.0h.12.02.10.0y.13.06',
    at: 17,
  },
  'stand-in': {
    rule: 'R2.D12',
    counts: ['scrolls'],
    picture: { of: 'card', card: 'quarry' },
    seed: 524,
    moves: '0u.1p.02.11.00',
    at: 4,
  },
  progress: {
    rule: 'R2.E2',
    counts: ['drachmas', 'scrolls'],
    picture: { of: 'levels' },
    seed: 140,
    moves: '05.1o.00.00',
    at: 3,
  },
  alone: {
    rule: 'R2.G3',
    counts: ['citizens', 'glory'],
    picture: { of: 'achievement', achievement: 'citizens' },
    seed: 224,
    moves: '0u.13.03.10.00.12.10.01',
    at: 7,
  },
  glory: {
    rule: 'R4.1',
    counts: ['points', 'glory'],
    picture: { of: 'knowledge' },
    seed: 5394,
    moves:
      '0j.1r.00.01.13.12.01.09.1l.01.13.18.01.10.09.1s.00.02.15.12.12.01.10.0p.1r.01.10.00.1n.10.11.0y.1l.10.13.07.1d.01.13.11.0y.1t.11.09.1l.00.10.12.02.12.10.0s.1l.11.1n.0h.03.11.02.01.0p.19.00.10.0l.1g.02.10.01.0q.1f.0g.1i.02.10',
    at: 75,
  },
  tie: {
    rule: 'R4.2',
    counts: ['points', 'drachmas'],
    picture: { of: 'ranks' },
    seed: 8886,
    moves:
      '09.12.01.13.02.12.12.0p.1r.00.13.08.15.02.12.0l.1r.01.1i.00.12.00.0t.1r.13.0e.1o.00.00.11.10.0s.19.10.04.15.04.00.12.01.0t.1t.0f.1f.00.10.12.02.03.10.02.14.0l.114.06.11.1m.02.01.00.10.11.0q.1f.10.1l.0d.10.02.00.0f.1s.10.0j.1d.10.00.01',
    at: 78,
  },
};

/** Games of the rules that the examples were played by; later rules may change what happens in them. */
const RULES = 2;

/** Which examples a rule has; each is made when it is first read. */
export const EXAMPLES_OF: { readonly [R in RuleId]?: ExampleId } = Object.fromEntries(
  EXAMPLE_IDS.map((id) => [PLAYED[id].rule, id]),
);

export function exampleOf(id: ExampleId): Example {
  const { seed, moves, at, ...shown } = PLAYED[id];
  const setup = { players: 2, seed: `example ${seed}`, options: { draft: 'deal' } };
  const states = [...replay(unpacked([RULES, JSON.stringify(setup), moves].join('|')))];
  const [before, after] = [states[at], states.at(-1)];
  if (!before || !after) throw new Error('An example is shorter than it says.');
  return { id, ...shown, before: id === 'glory' ? uncounted(before) : before, after };
}

/** The end of a game before its final scoring, as far as the first seat is concerned. */
function uncounted(over: GameState): GameState {
  const state = clone(over);
  const [first] = state.players;
  const [own] = standings(over);
  const glory = own?.breakdown.find(({ source }) => source === 'glory');
  if (!first || !glory) throw new Error('An example does not score glory any more.');
  first.points -= glory.points;
  return state;
}
