import {
  advance,
  CARD_IDS,
  type CardId,
  clone,
  createGame,
  type Decision,
  decisions,
  type GameEvent,
  type GameRecord,
  type GameState,
  replayEvents,
  type Seat,
  seated,
} from '@khora/engine';
import { Fork, type Made } from './fork.ts';
import { CHANCES, type Chance, unheld } from './worlds.ts';

/**
 * The reference plays so many rounds on, the present one included, before it says what to expect. The further, the less
 * it gets wrong and the more luck is in the way: found by reviews of self-play (docs/review.md).
 */
const AHEAD = 4;
/** Moves are compared after fewer rounds: what the reference gets wrong is the same for all of them, luck is not. */
export const COMPARED_AHEAD = 2;

/** A choice as it was made. */
export interface Choice extends Made {
  /** How many moves of the record were made before it. */
  readonly index: number;
  readonly kind: Decision['kind'];
}

/** Choices that were open at the same time, or a single one, and what chance did then. */
export interface Step {
  readonly state: GameState;
  readonly open: ReadonlySet<CardId>;
  readonly choices: readonly Choice[];
  /** Until when the reference plays on from here. */
  readonly until: number;
  /** By the set of choices already made, as bits: none first, all last. */
  readonly sets: readonly Fork[];
  /** After all choices, with ever more of the true luck. */
  readonly luck: readonly { readonly chance: Chance; readonly fork: Fork }[];
  /** Where the next step begins. The search looks a round further from there. */
  readonly next: Fork;
}

/** A whole game as steps; the first deals the cards, and has no choices unless cities are chosen. */
export interface Course {
  readonly record: GameRecord;
  /** After so many moves of the record. */
  readonly states: readonly GameState[];
  readonly steps: readonly Step[];
  readonly result: GameState;
}

/** A game that cannot be reviewed, since it has no end yet. */
export class UnfinishedGameError extends Error {
  override readonly name = 'UnfinishedGameError';
}

/** What of chance came to light in these events, in the order in which it comes. */
function luckIn(events: readonly GameEvent[]): Chance[] {
  const seen = new Set(events.map(({ type }) => CHANCE_OF[type]));
  return CHANCES.filter((chance) => seen.has(chance));
}

const CHANCE_OF: { readonly [T in GameEvent['type']]?: Chance } = {
  dealt: 'cards',
  drew: 'cards',
  offered: 'cards',
  announced: 'events',
  rolled: 'dice',
  rerolled: 'dice',
};

/** The game before anything was dealt, and the cities that it was dealt to. */
function beforeDeal({ setup, rules }: GameRecord, first: GameState): { state: GameState; moves: Made[] } {
  const { cities: _, ...rest } = setup;
  const state = createGame({ ...rest, options: { ...setup.options, cityChoice: 'choose' } }, rules);
  state.options = first.options;
  const moves: Made[] = [];
  const trial = clone(state);
  for (let [asked] = decisions(trial); asked?.kind === 'city'; [asked] = decisions(trial)) {
    const city = first.players[asked.seat]?.city;
    if (!city) throw new Error('A player has no city.');
    const made: Made = { seat: asked.seat, move: { type: 'city', city } };
    moves.push(made);
    advance(trial, made.seat, made.move);
  }
  return { state, moves };
}

interface Leaf {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Takes a finished game apart. */
export function courseOf(record: GameRecord): Course {
  const leaves: Leaf[] = [...replayEvents(record)];
  const first = leaves[0];
  const last = leaves.at(-1);
  if (!first || last?.state.phase !== 'over') {
    throw new UnfinishedGameError('Only a finished game can be reviewed; this one is not over.');
  }
  const states = leaves.map(({ state }) => state);
  const held = openCards(states);
  const bases = states.map(
    (state, at) => new Fork({ state, open: held[at] ?? new Set(), until: state.round + AHEAD }),
  );
  const steps: Step[] = [];
  if (first.state.options.cityChoice !== 'choose') steps.push(deal(record, first, at(bases, 0)));
  for (let index = 0; index < record.moves.length; ) {
    const choices = togetherFrom(record, leaves, index);
    const end = index + choices.length;
    steps.push(
      stepOf({
        state: at(states, index),
        open: held[index] ?? new Set(),
        choices,
        base: at(bases, index),
        next: at(bases, end),
        after: at(states, end),
        luck: luckIn(at(leaves, end).events),
      }),
    );
    index = end;
  }
  return { record, states, steps, result: last.state };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is nothing at ${index}.`);
  return item;
}

/** For each position the cards that nobody has held by then. */
function openCards(states: readonly GameState[]): ReadonlySet<CardId>[] {
  let open: ReadonlySet<CardId> = new Set(CARD_IDS);
  return states.map((state) => {
    open = unheld(state, open);
    return open;
  });
}

function deal(record: GameRecord, first: Leaf, next: Fork): Step {
  const { state, moves } = beforeDeal(record, first.state);
  const origin = { state, open: new Set(CARD_IDS), moves, until: AHEAD };
  return {
    state,
    open: origin.open,
    choices: [],
    until: origin.until,
    sets: [new Fork(origin)],
    luck: revealing(origin, luckIn(first.events), first.state.round === 0 ? next : null),
    next,
  };
}

/** Choices that stood open together from here on; chance ends it, since what follows knows more. */
function togetherFrom(record: GameRecord, leaves: readonly Leaf[], from: number): Choice[] {
  const open = new Map<Seat, Decision>(decisions(at(leaves, from).state).map((asked) => [asked.seat, asked]));
  const choices: Choice[] = [];
  for (let index = from; index < record.moves.length; index++) {
    const { seat, move } = at(record.moves, index);
    const asked = open.get(seat);
    if (!asked) break;
    open.delete(seat);
    choices.push({ index, seat, move, kind: asked.kind });
    if (luckIn(at(leaves, index + 1).events).length > 0) break;
  }
  if (choices.length > 0) return choices;
  // A secret answer that was given again.
  const { seat, move } = at(record.moves, from);
  return [{ index: from, seat, move, kind: move.type === 'draft' ? 'draft' : 'assign' }];
}

function stepOf({
  state,
  open,
  choices,
  base,
  next,
  after,
  luck,
}: Pick<Step, 'state' | 'open' | 'choices' | 'next'> & {
  base: Fork;
  after: GameState;
  luck: readonly Chance[];
}): Step {
  const until = state.round + AHEAD;
  const origin = { state, open, moves: choices, until };
  const crosses = after.phase !== 'over' && after.round > state.round;
  const end = crosses ? null : next;
  const all = 2 ** choices.length - 1;
  const sets = Array.from({ length: all + 1 }, (_, set) => {
    if (set === 0) return base;
    if (set === all && luck.length === 0 && end) return end;
    return new Fork({ ...origin, moves: choices.filter((__, member) => set & (1 << member)) });
  });
  return { state, open, choices, until, sets, luck: revealing(origin, luck, end), next };
}

/** One fork for each kind of luck that came, the last of which is where the next step begins, if that looks as far. */
function revealing(
  origin: ConstructorParameters<typeof Fork>[0],
  luck: readonly Chance[],
  end: Fork | null,
): Step['luck'] {
  return luck.map((chance, index) => ({
    chance,
    fork: end && index === luck.length - 1 ? end : new Fork({ ...origin, known: luck.slice(0, index + 1) }),
  }));
}

/** Where the game stood after so many moves of the record. */
export function positionsOf({ steps }: Course): Map<number, Fork> {
  const positions = new Map<number, Fork>();
  for (const { choices, sets, next } of steps) {
    choices.forEach(({ index }, made) => {
      const fork = sets[2 ** made - 1];
      if (fork) positions.set(index, fork);
    });
    const last = choices.at(-1);
    positions.set(last ? last.index + 1 : 0, next);
  }
  return positions;
}

export function seatsOf({ result }: Course): readonly Seat[] {
  return Array.from(seated(result.players), ([, seat]) => seat);
}
