import {
  type Achievement,
  type Action,
  advance,
  CARD_IDS,
  type CardId,
  CITY_IDS,
  clone,
  contentOf,
  createGame,
  decisions,
  type GameState,
  type Knowledge,
  legalMoves,
  type Move,
  type PlayerState,
  type Resource,
  RULES_VERSION,
  type Seat,
  SPACES,
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

/** Two positions of a real game, between which a rule applies to the first seat. */
export interface Example {
  readonly id: ExampleId;
  readonly rule: RuleId;
  readonly before: GameState;
  readonly after: GameState;
  /** What the reader needs to see of the first seat. */
  readonly counts: readonly Resource[];
  readonly picture: Picture;
}

const OWN = 0;
/** R1.1, with dice that make every tile free. */
const START: Partial<PlayerState> = {
  dice: [6, 6],
  economy: 1,
  culture: 1,
  military: 1,
  citizens: 3,
  drachmas: 4,
  taxes: 0,
  glory: 0,
  troops: 0,
  points: 0,
  scrolls: 0,
};
const SCORED = { points: [1], citizens: [1], troops: [1], economy: [1], politics: [1] } as const;

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An example does not fit the rules any more.');
  return value;
}

/**
 * A two-player game at its first assignment, with these things for the first player. Achievements are closed, so as not
 * to interfere.
 */
function position(own: Partial<PlayerState>, open: readonly Achievement[] = []): GameState {
  const { cities } = contentOf(RULES_VERSION);
  // Cities whose first development has no further effect.
  const quiet = CITY_IDS.filter((city) => (found(cities.get(city))[0]?.effect.length ?? 0) > 0);
  const state = createGame({
    players: 2,
    seed: 'example',
    cities: quiet.slice(0, 2),
    options: { draft: 'deal' },
  });
  for (const player of state.players) Object.assign(player, START);
  Object.assign(found(state.players[OWN]), own);
  const taken = Object.entries(SCORED).filter(([id]) => !open.some((each) => each === id));
  Object.assign(state.achievements, Object.fromEntries(taken.map(([id, seats]) => [id, [...seats]])));
  return state;
}

function after(state: GameState, move: Move, seat: Seat = OWN): GameState {
  const next = clone(state);
  advance(next, seat, move);
  return next;
}

/** Both players put these tiles on their dice; the second takes actions that ask nothing. */
function assigned(state: GameState, own: readonly [Action, Action]): GameState {
  return after(after(state, { type: 'assign', tiles: [...own] }), { type: 'assign', tiles: [0, 2] }, 1);
}

/** Plays on, doing as little as possible, until the first seat is asked this. */
function until(state: GameState, kind: string): GameState {
  const next = clone(state);
  for (let left = 200; left > 0; left--) {
    const open = decisions(next);
    if (open.some((each) => each.seat === OWN && each.kind === kind)) return next;
    const { seat } = found(open[0]);
    const moves = legalMoves(next, seat);
    advance(next, seat, found(moves.find(({ type }) => type === 'pass') ?? moves[0]));
  }
  throw new Error(`An example never comes to ${kind}.`);
}

const knowing = (knowledge: Partial<Knowledge>): Knowledge => ({
  red: { minor: 0, major: 0 },
  blue: { minor: 0, major: 0 },
  green: { minor: 0, major: 0 },
  ...knowledge,
});

/** A tile above its die costs the difference; any other is free. */
function price(): Example {
  const before = position({ dice: [4, 5], citizens: 3 });
  return {
    id: 'price',
    rule: 'R2.C5',
    before,
    after: assigned(before, [6, 5]),
    counts: ['citizens'],
    picture: { of: 'tiles', tiles: [6, 5] },
  };
}

function scrolls(): Example {
  const before = assigned(position({ dice: [2, 5], citizens: 2, scrolls: 1 }), [5, 6]);
  return {
    id: 'scrolls',
    rule: 'R2.C7',
    before,
    after: after(before, { type: 'pay', tiles: [5, 6], scrolls: 1 }),
    counts: ['citizens', 'scrolls'],
    picture: { of: 'tiles', tiles: [5, 6] },
  };
}

function overflow(): Example {
  const before = position({ troops: 13, military: 4 });
  return {
    id: 'overflow',
    rule: 'R2.D13',
    before,
    after: until(assigned(before, [4, 6]), 'explore'),
    counts: ['troops'],
    picture: { of: 'levels' },
  };
}

function explore(): Example {
  const { id } = found(SPACES.find(({ need, loss }) => need === 6 && loss === 3));
  const before = until(assigned(position({ troops: 6 }), [4, 6]), 'explore');
  return {
    id: 'explore',
    rule: 'R2.D9',
    before,
    after: after(before, { type: 'explore', space: id }),
    counts: ['troops'],
    picture: { of: 'space', space: id },
  };
}

function standIn(): Example {
  const { cards } = contentOf(RULES_VERSION);
  const card = found(
    CARD_IDS.find((id) => {
      const { kind, cost, requires, effect } = found(cards.get(id));
      const tokens = requires.red + requires.blue + requires.green;
      return kind === 'immediate' && cost === 0 && tokens === 1 && effect.every((step) => step.do === 'gain');
    }),
  );
  const before = until(assigned(position({ hand: [card], scrolls: 2 }), [5, 6]), 'play');
  return {
    id: 'stand-in',
    rule: 'R2.D12',
    before,
    after: after(before, { type: 'play', card }),
    counts: ['scrolls'],
    picture: { of: 'card', card },
  };
}

/** The second level of a phase takes a scroll. */
function progress(): Example {
  const first = until(assigned(position({ drachmas: 8, scrolls: 1 }), [5, 6]), 'progress');
  const before = after(first, { type: 'progress', track: 'economy' });
  return {
    id: 'progress',
    rule: 'R2.E2',
    before,
    after: after(before, { type: 'progress', track: 'economy' }),
    counts: ['drachmas', 'scrolls'],
    picture: { of: 'levels' },
  };
}

function alone(): Example {
  const before = until(assigned(position({ citizens: 12 }, ['citizens']), [5, 6]), 'claim');
  return {
    id: 'alone',
    rule: 'R2.G3',
    before,
    after: after(before, { type: 'claim', achievement: 'citizens', reward: 'glory' }),
    counts: ['citizens', 'glory'],
    picture: { of: 'achievement', achievement: 'citizens' },
  };
}

/** The final scoring, as the standings already count it. */
function glory(): Example {
  const knowledge = knowing({ red: { minor: 1, major: 1 }, blue: { minor: 0, major: 1 } });
  const before = position({ points: 40, glory: 3, knowledge });
  const counted = clone(before);
  const [own] = standings(before);
  found(counted.players[OWN]).points = found(own).points;
  return {
    id: 'glory',
    rule: 'R4.1',
    before,
    after: counted,
    counts: ['points', 'glory'],
    picture: { of: 'knowledge' },
  };
}

function tie(): Example {
  const before = position({ points: 50, drachmas: 5 });
  Object.assign(found(before.players[1]), { points: 50, drachmas: 3 });
  return {
    id: 'tie',
    rule: 'R4.2',
    before,
    after: before,
    counts: ['points', 'drachmas'],
    picture: { of: 'ranks' },
  };
}

const MAKERS: Readonly<Record<ExampleId, () => Example>> = {
  price,
  scrolls,
  overflow,
  explore,
  'stand-in': standIn,
  progress,
  alone,
  glory,
  tie,
};

/** Which examples a rule has; each is made when it is first read. */
export const EXAMPLES_OF: { readonly [R in RuleId]?: ExampleId } = {
  'R2.C5': 'price',
  'R2.C7': 'scrolls',
  'R2.D13': 'overflow',
  'R2.D9': 'explore',
  'R2.D12': 'stand-in',
  'R2.E2': 'progress',
  'R2.G3': 'alone',
  'R4.1': 'glory',
  'R4.2': 'tie',
};

export function exampleOf(id: ExampleId): Example {
  return MAKERS[id]();
}
