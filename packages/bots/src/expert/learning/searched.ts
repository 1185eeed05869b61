import {
  advance,
  createGame,
  decisions,
  type GameState,
  isOver,
  type Move,
  type Seat,
  view,
} from '@khora/engine';
import type { Estimate } from '../../learned/evaluator.ts';
import { seeded } from '../../seeded.ts';
import { randomSetup } from '../../setups.ts';
import { choicesOf } from '../inputs/choices.ts';
import type { Networks } from '../networks/networks.ts';
import { mindOf } from '../play/mind.ts';
import { drawn, likelihoods } from '../play/player.ts';
import { Searcher } from '../play/search.ts';

/** A game played with search, to learn from: its seed and choices determine all positions. */
export interface SearchedGame {
  readonly seed: string;
  readonly made: readonly SearchedDecision[];
}

export interface SearchedDecision {
  /** Which of the choices was made. */
  readonly chosen: number;
  /** Absent if the policy was sure enough to play on without a search. */
  readonly found?: Found;
}

/** What a search found. */
interface Found {
  /** How likely choices should be; those that are not named get no likelihood. */
  readonly likely: readonly (readonly [choice: number, chance: number])[];
  readonly expected: Estimate;
}

/** If the policy is this sure of a move, only some of the decisions are searched, except where it is often wrong. */
const SURE = 0.95;
const CHECKED = 0.25;
const OFTEN_WRONG: readonly Move['type'][] = ['assign', 'explore'];
/** Where a search gains least for its time, only that share is searched too. */
const LITTLE_TO_GAIN: Move['type'] = 'draft';
/** The share of decisions in which a move is drawn by its likelihood: the best moves alone would show too little. */
const EXPLORED = 0.15;
/** Anything less likely than this is not worth storing. */
const LEAST = 0.004;

/**
 * Plays a game with this many iterations of search per move, and keeps what they found. The same networks and seed give
 * the same game.
 */
export function playSearched(
  networks: Networks,
  { seed, iterations }: { seed: string; iterations: number },
): SearchedGame {
  const mind = mindOf(networks);
  const searcher = new Searcher(() => mind);
  const source = seeded(`${seed}/search`);
  const made: SearchedDecision[] = [];
  for (const { state, seat } of course(seed, made)) {
    const seen = view(state, seat);
    const moves = mind.player.score(seen, seat);
    const chances = likelihoods(mind.player.scores);
    const asked = moves.map(({ type }) => type);
    const isSure = Math.max(...chances) > SURE && !asked.some((type) => OFTEN_WRONG.includes(type));
    if ((isSure || asked.includes(LITTLE_TO_GAIN)) && source.next() >= CHECKED) {
      made.push({ chosen: drawn(chances, source) });
      continue;
    }
    const thinking = { seed: `${seed}/${made.length}`, budget: { iterations } };
    const { best, chances: improved, estimate } = searcher.improve(seen, thinking);
    const chosen = source.next() < EXPLORED ? drawn(improved, source) : best;
    made.push({ chosen, found: { likely: sparse(improved), expected: rounded(estimate) } });
  }
  return { seed, made };
}

/**
 * The positions of a game and who is asked in them, up to its end. Each choice must be known once the next position is asked for.
 */
export function* course(
  seed: string,
  made: readonly SearchedDecision[],
): Generator<{ readonly state: GameState; readonly seat: Seat }, GameState> {
  const state = createGame(randomSetup(seed, seeded(seed)));
  for (let turn = 0; !isOver(state); turn++) {
    const [open] = decisions(state);
    if (!open) throw new Error('Nobody is asked, and the game is not over.');
    yield { state, seat: open.seat };
    const choice = made[turn];
    const move = choice && choicesOf(state, open.seat)[choice.chosen];
    if (!move) throw new Error(`The searched game '${seed}' does not agree with the rules: play it again.`);
    advance(state, open.seat, move);
  }
  return state;
}

/** How likely each of this many choices should be. */
export function dense({ likely }: Found, count: number): Float32Array {
  const chances = new Float32Array(count);
  let sum = 0;
  for (const [choice, chance] of likely) {
    chances[choice] = chance;
    sum += chance;
  }
  return chances.map((chance) => chance / sum);
}

function sparse(chances: readonly number[]): [number, number][] {
  return chances.flatMap((chance, choice) => (chance < LEAST ? [] : [[choice, digits(chance, 3)]]));
}

function rounded({ win, points }: Estimate): Estimate {
  return { win: win.map((chance) => digits(chance, 4)), points: points.map((each) => digits(each, 2)) };
}

function digits(number: number, count: number): number {
  return Number(number.toFixed(count));
}
