import {
  decisions,
  determinize,
  type GameEvent,
  type GameView,
  legalMoves,
  play,
  type Seat,
  view as viewOf,
} from '@khora/engine';

/** What everybody learns. */
const NEWS: ReadonlySet<GameEvent['type']> = new Set([
  'dealt',
  'passed',
  'drafted',
  'announced',
  'rolled',
  'rerolled',
  'assigned',
] satisfies GameEvent['type'][]);
/** What the player who draws learns. */
const OWN_NEWS: ReadonlySet<GameEvent['type']> = new Set(['drew', 'offered'] satisfies GameEvent['type'][]);
/** The most answers of others before one's own: at a table of four, a few dozen at most. */
const MOST = 200;

/**
 * The position in which a waiting seat will next be asked, if that depends on nothing hidden; null if it does, or if
 * nothing more is asked. It assumes that the others do as little as they can: what they really do is public and may
 * still change it.
 */
export function forecast(view: GameView): GameView | null {
  const { seat } = view;
  if (seat === 'spectator' || view.phase === 'over' || view.players[seat]?.standby !== 'idle') return null;
  let state = determinize(view, 'forecast');
  for (let made = 0; made < MOST; made++) {
    const open = decisions(state);
    if (open.some((decision) => decision.seat === seat)) return viewOf(state, seat);
    const [next] = open;
    if (!next) return null;
    const moves = legalMoves(state, next.seat);
    const move = moves.find(({ type }) => type === 'pass') ?? moves[0];
    if (!move) return null;
    const { state: after, events } = play(state, next.seat, move);
    if (events.some((event) => isNews(event, seat))) return null;
    state = after;
  }
  return null;
}

function isNews(event: GameEvent, seat: Seat): boolean {
  return NEWS.has(event.type) || (OWN_NEWS.has(event.type) && 'seat' in event && event.seat === seat);
}
