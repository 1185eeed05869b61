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

/** What comes to light for everybody. */
const NEWS: ReadonlySet<GameEvent['type']> = new Set([
  'dealt',
  'passed',
  'drafted',
  'announced',
  'rolled',
  'rerolled',
  'assigned',
] satisfies GameEvent['type'][]);
/** What comes to light for whoever draws. */
const OWN_NEWS: ReadonlySet<GameEvent['type']> = new Set(['drew', 'offered'] satisfies GameEvent['type'][]);
/** Answers of others before one's own: at a table of four, a few dozen at most. */
const MOST = 200;

/**
 * The position in which a seat that waits will be asked next, as far as it depends on nothing hidden; null if it does, or if nothing more is
 * asked. The others do as little as they can there: what they really do is seen by everybody, and may still change it.
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
