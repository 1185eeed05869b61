import { expect, test } from 'vitest';
import { type Choices, choicesFrom } from '../../fuzz/choices.ts';
import { randomSetup } from '../../fuzz/setups.ts';
import {
  type Action,
  begin,
  decisions,
  legalMoves,
  type Move,
  type PlayerState,
  play,
} from '../../src/index.ts';
import { player } from '../kit.ts';
import {
  lackingColors,
  newWishes,
  promiseOf,
  strikeEvents,
  strikeModifiers,
  strikeSetup,
} from './coverage.ts';

const SEED = 'e';
const MOST_GAMES = 10_000;

/** How much a move is worth to a player with a given aim. */
type Aim = (move: Move, player: PlayerState) => number;

/** The tiles at these worths, if the citizens can pay for them. */
function assigning(
  worth: Partial<Record<Action, number>>,
  move: Move,
  { dice, citizens }: PlayerState,
): number {
  if (move.type !== 'assign') return 0;
  const cost = move.tiles.reduce<number>((sum, tile, die) => sum + Math.max(0, tile - (dice[die] ?? 0)), 0);
  return cost > citizens
    ? -1
    : move.tiles.reduce<number>((sum, tile) => sum + (worth[tile] ?? 0), -cost / 10);
}

function gathering(move: Move, player: PlayerState): number {
  const lacking = lackingColors(player);
  const ready = lacking?.length === 0;
  if (move.type === 'explore') return lacking?.some((color) => move.space.startsWith(color)) ? 1 : 0;
  if (move.type === 'buy' || move.type === 'token') return lacking?.includes(move.color) ? 1 : 0;
  return assigning({ 1: 1, 3: 2, 4: 2, 6: ready ? 4 : 0 }, move, player);
}

/** The aim of a whole game, because pure chance seldom reaches the far end of anything. */
const AIMS: readonly Aim[] = [
  /** Troops, for the spaces with a high need. */
  (move, player) => {
    if (move.type === 'progress') return move.track === 'military' ? 2 : 0;
    return move.type === 'pass' ? 1 : assigning({ 1: 1, 3: 1, 4: 2 }, move, player);
  },
  /** Tokens, for the last developments. */
  gathering,
  /** Drachmas, for the highest levels. */
  (move, player) => (move.type === 'progress' ? 1 : assigning({ 1: 1, 3: 2 }, move, player)),
  /** Cards in play. */
  (move, player) => (move.type === 'play' ? 1 : assigning({ 1: 1, 3: 1, 5: 3 }, move, player)),
  /** Nothing. */
  () => 0,
];

/** Any move, but preferably one that shows something new or serves the aim best. */
function choose(
  moves: readonly Move[],
  isFresh: (move: Move) => boolean,
  worth: (move: Move) => number,
  choices: Choices,
): Move {
  const fresh = moves.filter(isFresh);
  if (fresh.length > 0) return choices.pick(fresh);
  const most = Math.max(...moves.map(worth));
  return choices.pick(choices.oneIn(4) ? moves : moves.filter((move) => worth(move) === most));
}

function playGame(seed: string, wishes: Set<string>): void {
  const choices = choicesFrom(seed);
  const aim = choices.pick(AIMS);
  const first = begin(randomSetup(seed, choices));
  let { state } = first;
  strikeEvents(wishes, first.events, null);
  for (let open = decisions(state); open.length > 0; open = decisions(state)) {
    const { seat } = choices.pick(open);
    const own = player(state, seat);
    const move = choose(
      legalMoves(state, seat),
      (each) => wishes.has(promiseOf(each, own)),
      (each) => aim(each, own),
      choices,
    );
    const next = play(state, seat, move);
    wishes.delete(`move ${move.type}`);
    strikeEvents(wishes, next.events, state);
    state = next.state;
  }
  strikeSetup(wishes, state);
  strikeModifiers(wishes, state);
}

test('every card, development, event, space, achievement, level, option and move fires in some game', () => {
  const wishes = newWishes();
  const all = wishes.size;
  let games = 0;
  while (wishes.size > 0 && games < MOST_GAMES) playGame(`${SEED}, game ${games++}`, wishes);
  console.info(`All ${all - wishes.size} of ${all} things fired within ${games} games of seed '${SEED}'.`);
  expect([...wishes], `never fired in ${games} games of seed '${SEED}'`).toEqual([]);
});
