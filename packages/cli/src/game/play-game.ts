import type { Budget, Choose, Thinking } from '@khora/bots';
import {
  begin,
  type CardId,
  decisions,
  derivedSeed,
  type GameEvent,
  type GameSetup,
  type GameState,
  type GameView,
  hash,
  IllegalMoveError,
  type Move,
  play,
  RECORD_VERSION,
  type Seat,
  type Standing,
  seated,
  standings,
  view,
} from '@khora/engine';
import type { Contestant } from '../contestants/contestant.ts';
import type { FinishedRecord } from './record.ts';

/** The terms of a game, whoever plays it. */
interface Terms {
  readonly setup: GameSetup;
  readonly budget?: Budget | undefined;
  /** The seed of the bots' own choices; dice and decks come from the setup's seed. */
  readonly seed: string;
}

interface GameOptions extends Terms {
  /** By seat. */
  readonly bots: readonly Choose[];
}

interface MatchOptions extends Terms {
  /** By seat. */
  readonly contestants: readonly Contestant[];
  /** What the game is called when a contestant plays many at once. */
  readonly name: string;
}

/** A choice to be made in a game. */
interface Asked {
  readonly seat: Seat;
  readonly view: GameView;
  readonly thinking: Thinking;
}

export interface PlayedGame {
  readonly record: FinishedRecord;
  /** By seat. */
  readonly standings: Standing[];
  /** Points at the end of each round, by seat; the last round before the final scoring. */
  readonly rounds: number[][];
  /** The cards that each seat played. */
  readonly played: CardId[][];
  readonly state: GameState;
}

/** Plays one whole game between bots, each of which sees only its own view. The same options give the same game. */
export function playGame({ bots, ...terms }: GameOptions): PlayedGame {
  const game = courseOf(terms);
  for (let next = game.next(); ; ) {
    if (next.done) return next.value;
    const { seat, view: seen, thinking } = next.value;
    next = game.next(at(bots, seat)(seen, thinking));
  }
}

/** The same between contestants, some of which may be programs of their own. */
export async function playMatch({ contestants, name, ...terms }: MatchOptions): Promise<PlayedGame> {
  const { players, options = {} } = terms.setup;
  const entries = seated(contestants).map(([, seat]) => ({ game: name, seat }));
  for (const entry of entries) at(contestants, entry.seat).begin?.({ ...entry, players, options });
  const game = courseOf(terms);
  for (let next = game.next(); ; ) {
    if (next.done) {
      for (const entry of entries)
        at(contestants, entry.seat).end?.({ ...entry, standings: next.value.standings });
      return next.value;
    }
    const { seat, view: seen, thinking } = next.value;
    next = game.next(await at(contestants, seat).choose(seen, thinking, { game: name, seat }));
  }
}

function at<T>(bySeat: readonly T[], seat: Seat): T {
  const own = bySeat[seat];
  if (own === undefined) throw new RangeError(`There is nobody at seat ${seat}: every player needs a bot.`);
  return own;
}

/** The course of one game: it asks for every choice, and takes the move that was chosen. */
function* courseOf({ setup, budget, seed }: Terms): Generator<Asked, PlayedGame, Move> {
  const { follow, rounds, played, passed } = follower(setup.players);
  const moves: { seat: Seat; move: Move }[] = [];
  let { state, events } = begin(setup);
  follow(events);
  for (;;) {
    const [open] = decisions(state);
    if (!open) break;
    const { seat } = open;
    const thinking = {
      seed: derivedSeed(seed, `move ${moves.length}`),
      passed: passed[seat] ?? [],
      ...(budget && { budget }),
    };
    const move = yield { seat, view: view(state, seat), thinking };
    moves.push({ seat, move });
    ({ state, events } = playOrBlame(state, seat, move, setup.seed));
    follow(events);
  }
  const final = standings(state);
  const result = { hash: hash(state), points: final.map(({ points }) => points) };
  const record = {
    format: 'khora',
    version: RECORD_VERSION,
    rules: state.rules,
    setup,
    moves,
    result,
  } as const;
  return { record, standings: final, rounds, played, state };
}

function playOrBlame(state: GameState, seat: Seat, move: Move, seed: string): ReturnType<typeof play> {
  try {
    return play(state, seat, move);
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    const where = `round ${state.round} of the game with seed '${seed}'`;
    throw new Error(`The bot at seat ${seat} made the illegal move ${JSON.stringify(move)} in ${where}`, {
      cause: error,
    });
  }
}

/** Collects from the events what the final state does not show. */
function follower(players: number) {
  const points = Array.from({ length: players }, () => 0);
  const rounds: number[][] = [];
  const played: CardId[][] = points.map(() => []);
  const passed: CardId[][][] = points.map(() => []);
  const follow = (events: readonly GameEvent[]) => {
    for (const event of events) {
      if (event.type === 'changed' && event.resource === 'points') {
        points[event.seat] = (points[event.seat] ?? 0) + event.by;
      } else if (event.type === 'played') played[event.seat]?.push(event.card);
      else if (event.type === 'passed' && typeof event.cards !== 'number')
        passed[event.seat]?.push([...event.cards]);
      else if (event.type === 'phase' && endsRound(event)) rounds.push([...points]);
    }
  };
  return { follow, rounds, played, passed };
}

function endsRound({ phase, round }: { phase: string; round: number }): boolean {
  return phase === 'over' || (phase === 'event' && round > 1);
}
