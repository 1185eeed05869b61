import {
  CARD_IDS,
  COLORS,
  explain,
  type GameState,
  IllegalMoveError,
  legalMoves,
  type Move,
  play,
  SEATS,
  type Seat,
  SPACES,
  TRACKS,
  view,
} from '../src/index.ts';
import type { Choices } from './choices.ts';
import { BrokenInvariant, canonical, insist } from './insist.ts';

export const MOVE_TYPES =
  `city draft reroll assign pay keep buy explore play develop progress raise tracks reward token
  takeBack lose discard action claim tradeGlory pass`.split(/\s+/);
const FIELDS =
  `type city card cards dice tiles scrolls color size space track tracks reward action achievement
  __proto__ constructor hasOwnProperty propertyIsEnumerable`.split(/\s+/);
const WORDS = [
  ...CARD_IDS,
  ...COLORS,
  ...TRACKS,
  ...SPACES.map(({ id }) => id),
  ...MOVE_TYPES,
  ...FIELDS,
  '',
];
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, -1, 0.5, 15, 40, 2 ** 31, 2 ** 53, 1e308];
const NO_SEATS = [4, -1, 0.5, Number.NaN, '0', '', 'length', null, undefined, true, [], [0], {}];
const SEATS_AND_OTHERS: readonly unknown[] = [...SEATS, ...NO_SEATS];

function junk(choices: Choices, depth = 2): unknown {
  const kinds = [
    () => null,
    () => choices.oneIn(2),
    () => choices.pick(NUMBERS),
    () => choices.pick(WORDS),
    () => Array.from({ length: choices.below(4) }, () => junk(choices, depth - 1)),
    () => Object.fromEntries([1, 2].map(() => [choices.pick(FIELDS), junk(choices, depth - 1)])),
  ];
  return choices.pick(depth > 0 ? kinds : kinds.slice(0, 4))();
}

/** An object with a move's type and with fields that may or may not belong to it. */
function junkMove(choices: Choices): unknown {
  const fields = Array.from({ length: choices.below(3) }, () => [choices.pick(FIELDS), junk(choices)]);
  return Object.fromEntries([['type', choices.pick(MOVE_TYPES)], ...fields]);
}

function mutatedList(list: readonly unknown[], choices: Choices): unknown[] {
  const at = choices.below(list.length + 1);
  const changes = [
    () => list.toSpliced(at, 1),
    () => list.toSpliced(at, 0, choices.pick([...list, junk(choices, 0)])),
    () => list.toSpliced(at, 1, junk(choices, 0)),
    () => list.toSpliced(at, 1, choices.pick([0, ...list])),
    () => list.toReversed(),
    () => Array.from({ length: 50 }, () => list[0] ?? 0),
  ];
  return choices.pick(changes)();
}

/** A legal move with one thing about it changed. */
function mutated(move: Move, choices: Choices): unknown {
  const fields: [string, unknown][] = Object.entries(move);
  const [name, value] = choices.pick(fields);
  const others = fields.filter(([other]) => other !== name);
  const changes = [
    () => others,
    () => [...others, [name, junk(choices)]],
    () => [...others, [choices.pick(FIELDS), value]],
    () => [...fields, [choices.pick(FIELDS), junk(choices, 0)]],
    () => [...others, [name, Array.isArray(value) ? mutatedList(value, choices) : choices.pick(WORDS)]],
    () => [...others, [name, typeof value === 'number' ? value + choices.pick([-1, 1, 128]) : [value]]],
  ];
  return Object.fromEntries(choices.pick(changes)());
}

/** A value as it would arrive over the network: turned into text and back. */
function overTheWire(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Anything but a legal move is refused with IllegalMoveError and nothing else, and `explain` gives the same reason. */
export function checkRefused(state: GameState, seat: unknown, value: unknown): void {
  const name = () => `seat ${JSON.stringify(seat)}: ${JSON.stringify(value)}`;
  const known = SEATS.find((other) => other === seat && other < state.players.length);
  const legal = known === undefined ? [] : legalMoves(state, known);
  if (legal.some((move) => canonical(move) === canonical(value))) return;
  const reason = refusal(name, () => play(state, seat as Seat, value as Move));
  if (known === undefined) return;
  const explained = explain(view(state, known), value as Move)?.reason;
  insist(explained === reason, () => `${name()}: play says ${reason}, explain ${explained}`);
}

function refusal(name: () => string, attempt: () => void): string {
  try {
    attempt();
  } catch (error) {
    insist(error instanceof IllegalMoveError, () => `${name()} threw ${String(error)}`);
    return error.reason;
  }
  throw new BrokenInvariant(`${name()} is no legal move, but was accepted`);
}

/** Changed legal moves, junk, and legal moves of the wrong seat. The position stays as it is. */
export function checkHostile(state: GameState, text: string, choices: Choices, times: number): void {
  const legal = SEATS.flatMap((seat) => legalMoves(state, seat).map((move) => ({ seat, move })));
  for (let i = 0; i < times && legal.length > 0; i++) {
    const { seat, move } = choices.pick(legal);
    checkRefused(state, seat, overTheWire(mutated(move, choices)));
    const value = choices.pick([() => junkMove(choices), () => junk(choices), () => move])();
    checkRefused(state, choices.pick(SEATS_AND_OTHERS), overTheWire(value));
  }
  insist(JSON.stringify(state) === text, () => 'a rejected move changed the position');
}
