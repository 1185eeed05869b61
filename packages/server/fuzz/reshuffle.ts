import {
  type Action,
  decisions,
  determinize,
  type GameEvent,
  type GameState,
  legalMoves,
  type Move,
  replay,
  type Seat,
  view,
} from '@khora/engine';
import { movesOf, type Past, withMove } from '../src/tables/past.ts';
import { recordOf, type Table } from '../src/tables/table.ts';
import { type Below, stateOf } from './worlds.ts';

/**
 * The table with everything that its seat cannot see replaced: other cards in hands and decks, other secret answers,
 * and sometimes other future events and dice.
 */
export function reshuffled(table: Table, seat: Seat, below: Below): Table {
  if (!table.game) throw new Error('There is nothing to shuffle.');
  const { state } = table.game;
  const other = determinize(view(state, seat), `reshuffled ${below(2 ** 31)}`);
  // If future dice and events stay the same, the two games look the same for longer.
  if (below(2) === 0) other.seed = state.seed;
  if (below(2) === 0) other.eventDeck = [...state.eventDeck];
  const moves = movesOf(table.game.past).map((made, index, all) => {
    const latest = all.findLastIndex((each) => each.seat === made.seat) === index;
    if (made.seat === seat || !latest || state.players[made.seat]?.standby !== 'answered') return made;
    return { ...made, move: answeredOtherwise(made.move, other.players[made.seat]?.tiles ?? null) };
  });
  const past = moves.reduce<Past | null>(withMove, null);
  return {
    ...table,
    answered: table.answered.map((versions) => new Map(versions)),
    game: { ...table.game, state: other, past },
  };
}

/** The log must contain the other answer too. */
function answeredOtherwise(move: Move, tiles: readonly Action[] | null): Move {
  return move.type === 'assign' && tiles ? { ...move, tiles } : move;
}

/** How many hidden things differ between the two games. */
export function differences(one: GameState, two: GameState): number {
  const parts = ({ players, politicsDeck, eventDeck, seed }: GameState) => [
    ...players.flatMap(({ hand, offer, picked, tiles, returned }) => [hand, offer, picked, tiles, returned]),
    politicsDeck,
    eventDeck,
    seed,
  ];
  const others = parts(two);
  return parts(one).filter((part, index) => JSON.stringify(part) !== JSON.stringify(others[index])).length;
}

/** What a seat may learn of what happened, stated again independently of the engine. */
export function learned(events: readonly GameEvent[], seat: Seat): string {
  const facts = events.map((event) => {
    const own = ('seat' in event && event.seat === seat) || (event.type === 'passed' && event.to === seat);
    if (own || !('cards' in event)) return event;
    const count = (cards: unknown) => (Array.isArray(cards) ? cards.length : cards);
    return {
      ...event,
      cards: count(event.cards),
      ...('returned' in event && { returned: count(event.returned) }),
    };
  });
  return JSON.stringify(facts);
}

export function asked(state: GameState): string {
  return JSON.stringify(decisions(state).map(({ seat, kind }) => [seat, kind]));
}

interface Turn {
  readonly mover: Seat;
  readonly watcher: Seat;
  /** Whether others choose the same also where the watcher does not see it yet. */
  readonly alike: boolean;
  readonly below: Below;
}

/**
 * What a seat does in both games. Choices that the watcher cannot see are each game's own, unless they are to be the
 * same; open ones are the same if possible. Null if one of the games has none, because its hidden cards decided that.
 */
export function movesFor(
  one: Table,
  two: Table,
  { mover, watcher, alike, below }: Turn,
): readonly [Move, Move] | null {
  const [first, second] = [legalMoves(stateOf(one), mover), legalMoves(stateOf(two), mover)];
  const any = (moves: readonly Move[]) => moves[below(moves.length)];
  const texts = new Set(second.map((move) => JSON.stringify(move)));
  const common = first.filter((move) => texts.has(JSON.stringify(move)));
  const kind = decisions(stateOf(one)).find(({ seat }) => seat === mover)?.kind;
  const secret = !alike && mover !== watcher && (kind === 'draft' || kind === 'assign');
  const [here, there] =
    !secret && common.length > 0
      ? Array<Move | undefined>(2).fill(any(common))
      : [any(first), any(second.filter(({ type }) => secret || type === first[0]?.type))];
  return here && there ? [here, there] : null;
}

/** Whether the log of the table still leads somewhere: its later moves may be those of other cards. */
export function isReplayable(table: Table): boolean {
  if (!table.game) return false;
  try {
    return Array.from(replay(recordOf(table, table.game))).length > 0;
  } catch {
    return false;
  }
}
