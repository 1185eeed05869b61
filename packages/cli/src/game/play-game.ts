import type { Budget, Choose } from '@khora/bots';
import {
  begin,
  type CardId,
  decisions,
  derivedSeed,
  type GameEvent,
  type GameSetup,
  type GameState,
  hash,
  IllegalMoveError,
  type Move,
  play,
  RECORD_VERSION,
  type Seat,
  type Standing,
  standings,
  view,
} from '@khora/engine';
import type { FinishedRecord } from './record.ts';

export interface GameOptions {
  readonly setup: GameSetup;
  /** By seat. */
  readonly bots: readonly Choose[];
  readonly budget?: Budget | undefined;
  /** Of the bots' own choices; the dice and decks come from the setup's. */
  readonly seed: string;
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

/** Plays one whole game between bots, each of which sees its own view only. The same options give the same game. */
export function playGame({ setup, bots, budget, seed }: GameOptions): PlayedGame {
  if (bots.length !== setup.players) throw new RangeError(`${setup.players} players need as many bots.`);
  const { follow, rounds, played } = follower(setup.players);
  const moves: { seat: Seat; move: Move }[] = [];
  let { state, events } = begin(setup);
  follow(events);
  for (;;) {
    const [open] = decisions(state);
    if (!open) break;
    const { seat } = open;
    const choose = bots[seat] as Choose;
    const thinking = { seed: derivedSeed(seed, `move ${moves.length}`), ...(budget && { budget }) };
    const move = choose(view(state, seat), thinking);
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

/** Collects from the events what the final state does not tell. */
function follower(players: number) {
  const points = Array.from({ length: players }, () => 0);
  const rounds: number[][] = [];
  const played: CardId[][] = points.map(() => []);
  const follow = (events: readonly GameEvent[]) => {
    for (const event of events) {
      if (event.type === 'changed' && event.resource === 'points') {
        points[event.seat] = (points[event.seat] ?? 0) + event.by;
      } else if (event.type === 'played') played[event.seat]?.push(event.card);
      else if (event.type === 'phase' && endsRound(event)) rounds.push([...points]);
    }
  };
  return { follow, rounds, played };
}

function endsRound({ phase, round }: { phase: string; round: number }): boolean {
  return phase === 'over' || (phase === 'event' && round > 1);
}
