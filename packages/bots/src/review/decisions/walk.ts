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
import { type Chance, luckIn } from '../worlds/chance.ts';
import { Fork, type Made } from '../worlds/fork.ts';
import type { Reference } from '../worlds/reference.ts';
import { unheld } from '../worlds/worlds.ts';
import { answersOf, keyOf } from './answers.ts';

/** A choice as it was made. */
export interface Choice extends Made {
  /** How many moves of the record were made before it. */
  readonly index: number;
  readonly kind: Decision['kind'];
}

/** Choices that were open at the same time, or a single one, and what chance did then. */
export interface Stretch {
  readonly state: GameState;
  readonly open: ReadonlySet<CardId>;
  readonly choices: readonly Choice[];
  /** By the set of choices already made, as bits: none first, all last. Sets with the same result share a fork. */
  readonly sets: readonly Fork[];
  /** After all choices, with ever more of the true luck. */
  readonly luck: readonly { readonly chance: Chance; readonly fork: Fork }[];
  /** Where the next stretch begins. */
  readonly next: Fork;
}

/** A whole game as stretches; the first deals the cards, and has no choices unless cities are chosen. */
export interface Walk {
  readonly record: GameRecord;
  /** After this many moves of the record. */
  readonly states: readonly GameState[];
  readonly stretches: readonly Stretch[];
  readonly result: GameState;
}

/** A game that cannot be reviewed because it is not over. */
export class UnfinishedGameError extends Error {
  override readonly name = 'UnfinishedGameError';
}

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

/** Takes a finished game apart, as the reference sees it. */
export function walkOf(record: GameRecord, reference: Reference): Walk {
  const leaves: Leaf[] = [...replayEvents(record)];
  const first = leaves[0];
  const last = leaves.at(-1);
  if (!first || last?.state.phase !== 'over') {
    throw new UnfinishedGameError('Only a finished game can be reviewed; this one is not over.');
  }
  const states = leaves.map(({ state }) => state);
  const held = openCards(states);
  const groups: Choice[][] = [];
  for (let index = 0; index < record.moves.length; index += groups.at(-1)?.length ?? 1)
    groups.push(togetherFrom(record, leaves, index));
  // From the end backwards: where the reference would have done the same, a stretch begins where it ends.
  const stretches: Stretch[] = [];
  let next = new Fork({ state: last.state, open: held.at(-1) ?? new Set() });
  for (const choices of groups.toReversed()) {
    const index = choices[0]?.index ?? 0;
    const luck = luckIn(at(leaves, index + choices.length).events);
    const stretch = stretchOf(
      { state: at(states, index), open: at(held, index), choices, luck, next },
      reference,
    );
    stretches.push(stretch);
    next = at(stretch.sets, 0);
  }
  if (first.state.options.cityChoice !== 'choose') stretches.push(deal(record, first, next));
  return { record, states, stretches: stretches.toReversed(), result: last.state };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is nothing at ${index}.`);
  return item;
}

/** For each position, the cards that nobody has held by then. */
function openCards(states: readonly GameState[]): ReadonlySet<CardId>[] {
  let open: ReadonlySet<CardId> = new Set(CARD_IDS);
  return states.map((state) => {
    open = unheld(state, open);
    return open;
  });
}

function deal(record: GameRecord, first: Leaf, next: Fork): Stretch {
  const { state, moves } = beforeDeal(record, first.state);
  const origin = { state, open: new Set(CARD_IDS), moves };
  return {
    state,
    open: origin.open,
    choices: [],
    sets: [new Fork(origin)],
    luck: revealing(origin, luckIn(first.events), next),
    next,
  };
}

/** Choices that were open together from here on. Chance ends the group, because later choices know more. */
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
  // A secret answer that was changed.
  const { seat, move } = at(record.moves, from);
  return [{ index: from, seat, move, kind: move.type === 'draft' ? 'draft' : 'assign' }];
}

function stretchOf(
  {
    state,
    open,
    choices,
    luck,
    next,
  }: Pick<Stretch, 'state' | 'open' | 'choices' | 'next'> & { luck: readonly Chance[] },
  reference: Reference,
): Stretch {
  const all = 2 ** choices.length - 1;
  const known = new Map<string, Fork>();
  if (luck.length === 0) known.set(keyOf(choices), next);
  const sets = Array.from({ length: all + 1 }, (_, set) => {
    const isMade = (member: number) => (set & (1 << member)) !== 0;
    const made = choices.filter((__, member) => isMade(member));
    const rest = choices.filter((__, member) => !isMade(member));
    const answers = answersOf(state, { made, rest }, reference);
    if (!answers) return set === all && luck.length === 0 ? next : new Fork({ state, open, moves: made });
    const key = keyOf(answers);
    const fork = known.get(key) ?? new Fork({ state, open, moves: answers });
    known.set(key, fork);
    return fork;
  });
  return { state, open, choices, sets, luck: revealing({ state, open, moves: choices }, luck, next), next };
}

/** One fork for each kind of luck that occurred; the last is where the next stretch begins. */
function revealing(
  origin: ConstructorParameters<typeof Fork>[0],
  luck: readonly Chance[],
  next: Fork,
): Stretch['luck'] {
  return luck.map((chance, index) => ({
    chance,
    fork: index === luck.length - 1 ? next : new Fork({ ...origin, known: luck.slice(0, index + 1) }),
  }));
}

/** The position after this many moves of the record. */
export function positionsOf({ stretches }: Walk): Map<number, Fork> {
  const positions = new Map<number, Fork>();
  for (const { choices, sets, next } of stretches) {
    choices.forEach(({ index }, made) => {
      const fork = sets[2 ** made - 1];
      if (fork) positions.set(index, fork);
    });
    const last = choices.at(-1);
    positions.set(last ? last.index + 1 : 0, next);
  }
  return positions;
}

export function seatsOf({ result }: Walk): readonly Seat[] {
  return Array.from(seated(result.players), ([, seat]) => seat);
}
