import {
  begin,
  decisions,
  type GameSetup,
  type GameState,
  legalMoves,
  type Move,
  type MoveType,
  play,
  type Seat,
} from '../src/index.ts';
import { type Choices, choicesFrom } from './choices.ts';
import { canonical } from './insist.ts';
import { checkDeeply, checkEnd, checkEvents, checkState, type Thoroughness } from './invariants.ts';
import { newLedger } from './ledger.ts';
import { type Made, recordOf } from './persistence.ts';
import { enrich } from './riches.ts';
import { randomSetup } from './setups.ts';

/** A game to check: `number` decides its moves and, where none is given, its setup. */
export interface Case {
  readonly number: number;
  readonly setup?: GameSetup;
}

/** A check that failed, or an engine that threw: where, and how to see it again. */
export class FailedGame extends Error {
  override readonly name = 'FailedGame';
}

function setupOf({ number, setup }: Case): GameSetup {
  return setup ?? randomSetup(`fuzz ${number}`, choicesFrom(`setup ${number}`));
}

function reproduction({ number, setup }: Case): string {
  const given = setup ? ` --setup '${JSON.stringify(setup).replaceAll("'", "'\\''")}'` : '';
  return `node packages/engine/fuzz/fuzz.ts --games 1 --seed ${number}${given}`;
}

/** Plays one game of seeded random moves with the checks after every move; gives the number of moves. */
export function checkGame(given: Case, thoroughness: Thoroughness): number {
  const moves: Made[] = [];
  try {
    playChecked(setupOf(given), given.number, moves, thoroughness);
    return moves.length;
  } catch (error) {
    const last = moves.at(-1);
    const where = last
      ? `move ${moves.length}, seat ${last.seat}: ${canonical(last.move)}`
      : 'the first position';
    throw new FailedGame(
      [
        error instanceof Error ? `${error.name}: ${error.message}` : String(error),
        `  at ${where}`,
        `  setup ${JSON.stringify(setupOf(given))}`,
        `  again: ${reproduction(given)}`,
      ].join('\n'),
      { cause: error },
    );
  }
}

function playChecked(setup: GameSetup, number: number, moves: Made[], thoroughness: Thoroughness): void {
  const choices = choicesFrom(`moves ${number}`);
  const choose = choices.pick([anyMove, anyType, keen]);
  const first = begin(setup);
  const ledger = newLedger(first.state);
  let state = first.state;
  checkState(state);
  checkEvents(ledger, null, state, first.events);
  const rich = choices.oneIn(4);
  if (rich) enrich(state, ledger, choices);
  const record = rich ? null : () => recordOf(setup, moves);
  for (let open = decisions(state); open.length > 0; open = decisions(state)) {
    const seat = whoMoves(state, choices);
    const move = choose(legalMoves(state, seat), choices);
    moves.push({ seat, move });
    const { state: after, events } = play(state, seat, move);
    checkDeeply({ before: state, seat, move, record }, `${number} ${moves.length}`, thoroughness);
    checkState(after);
    checkEvents(ledger, state, after, events);
    state = after;
  }
  checkEnd(state, record?.() ?? null);
}

/** Anyone who is asked; now and then a seat that changes its secret answer. */
function whoMoves(state: GameState, choices: Choices): Seat {
  const answered = state.players.flatMap(({ standby }, seat) =>
    standby === 'answered' ? [seat as Seat] : [],
  );
  if (answered.length > 0 && choices.oneIn(10)) return choices.pick(answered);
  return choices.pick(decisions(state)).seat;
}

type Chooser = (moves: readonly Move[], choices: Choices) => Move;

const anyMove: Chooser = (moves, choices) => choices.pick(moves);

const anyType: Chooser = (moves, choices) => {
  const type = choices.pick([...new Set(moves.map((move) => move.type))]);
  return choices.pick(moves.filter((move) => move.type === type));
};

const IDLE: readonly MoveType[] = ['pass', 'tradeGlory'];

/** Rarely passes, so that more cards and developments come into play. */
const keen: Chooser = (moves, choices) => {
  const busy = moves.filter(({ type }) => !IDLE.includes(type));
  return choices.pick(busy.length > 0 && !choices.oneIn(8) ? busy : moves);
};
