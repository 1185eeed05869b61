import {
  type GameRecord,
  type GameState,
  InvalidRecordError,
  legalMoves,
  replay,
  type Seat,
} from '@khora/engine';
import { unpacked } from './position-text.ts';
import type { Puzzle, Theme } from './puzzles.ts';

const RADIX = 36;

/**
 * A puzzle as one short line: its figures, its choices (by their place in the list of legal moves) and its position.
 */
export function puzzleLine({
  theme,
  difficulty,
  seat,
  choices,
  margin,
  worlds,
  check,
  position,
}: Puzzle): string {
  const legal = legalMoves(lastOf(unpacked(position)), seat).map((move) => JSON.stringify(move));
  const places = choices.map((move) => legal.indexOf(JSON.stringify(move)).toString(RADIX));
  const figures = [...margin, worlds, ...check.margin, check.worlds];
  return [theme, difficulty, seat, places.join('.'), figures.join(' '), position].join('|');
}

/** In how many worlds a line's answer was found, and in how many it was confirmed, without playing the game up to it. */
export function samplesOf(line: string): Pick<Puzzle, 'worlds'> & { readonly check: number } {
  const [, , , , figures = ''] = line.split('|');
  const [, , worlds = 0, , , check = 0] = figures.split(' ').map(Number);
  return { worlds, check };
}

/** A puzzle at its position. */
export interface OpenPuzzle extends Puzzle {
  readonly state: GameState;
}

/** Reads such a line, and plays the game up to the puzzle. */
export function puzzleFrom(line: string): OpenPuzzle {
  const [theme = '', difficulty = '', seatText = '', places = '', figures = '', ...rest] = line.split('|');
  const position = rest.join('|');
  const state = lastOf(unpacked(position));
  const seat = Number(seatText) as Seat;
  const legal = legalMoves(state, seat);
  const choices = places.split('.').map((place) => {
    const move = legal[Number.parseInt(place, RADIX)];
    if (!move) throw new InvalidRecordError(`A puzzle offers a move that is not legal: ${place}.`);
    return move;
  });
  const [margin = 0, error = 0, worlds = 0, deeper = 0, deeperError = 0, more = 0] = figures
    .split(' ')
    .map(Number);
  return {
    theme: theme as Theme,
    difficulty: Number(difficulty),
    seat,
    choices,
    margin: [margin, error],
    worlds,
    check: { margin: [deeper, deeperError], worlds: more },
    position,
    state,
  };
}

function lastOf(record: GameRecord): GameState {
  const last = [...replay(record)].at(-1);
  if (!last) throw new InvalidRecordError('A record without a position.');
  return last;
}
