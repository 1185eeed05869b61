import { decisions, type GameState, type Move, type MoveType, type Seat } from '../src/index.ts';
import type { Choices } from './choices.ts';

/** Any seat that is asked; now and then one that changes its secret answer. */
export function whoMoves(state: GameState, choices: Choices): Seat {
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

/** Passes rarely, so that more cards and developments come into play. */
const keen: Chooser = (moves, choices) => {
  const busy = moves.filter(({ type }) => !IDLE.includes(type));
  return choices.pick(busy.length > 0 && !choices.oneIn(8) ? busy : moves);
};

/** Often takes what is listed last: high tiles, distant spaces. */
const ambitious: Chooser = (moves, choices) => {
  const last = moves.findLast(({ type }) => !IDLE.includes(type));
  return last && choices.oneIn(2) ? last : keen(moves, choices);
};

/** Ways to choose a move, so that different things happen in different games. */
export const CHOOSERS: readonly Chooser[] = [anyMove, anyType, keen, ambitious];
