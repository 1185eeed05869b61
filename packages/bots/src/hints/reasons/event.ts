import { eventOf, type GameView, legalMoves, preview, type Seat } from '@khora/engine';
import { ownPlayer, ownSeat } from '../../own.ts';
import type { HintReason, TroopPlace } from './reason.ts';
import type { Situation } from './situation.ts';

/** The rank in troops that this round's event looks at, if the move gains or keeps it. */
export function forEvent(situation: Situation): HintReason[] {
  const { view, after } = situation;
  const { event, phase } = view;
  if (event === null || phase === 'resolution' || phase === 'achievement') return [];
  const places = askedFor(situation).flatMap((place): HintReason[] => {
    if (!holds(after, place)) return [];
    if (!holds(view, place))
      return [{ kind: 'event', event, place, is: 'gained', from: leaderOf(view, place) }];
    return isKept(situation, place) ? [{ kind: 'event', event, place, is: 'kept', from: null }] : [];
  });
  // Having the most implies not having the fewest.
  return places.slice(0, 1);
}

/** The ranks that the event rewards or spares. */
function askedFor({ view, content }: Situation): TroopPlace[] {
  const concerned = view.event === null ? [] : eventOf(content, view.event).effects.map(({ who }) => who);
  return [
    ...(concerned.includes('most') ? (['most'] as const) : []),
    ...(concerned.includes('fewest') ? (['not fewest'] as const) : []),
  ];
}

function holds(view: GameView, place: TroopPlace): boolean {
  const { troops } = ownPlayer(view);
  const all = view.players.map((player) => player.troops);
  return place === 'most' ? troops === Math.max(...all) : troops > Math.min(...all);
}

/** The only player with the most troops. */
function leaderOf(view: GameView, place: TroopPlace): Seat | null {
  if (place !== 'most') return null;
  const most = Math.max(...view.players.map(({ troops }) => troops));
  const leaders = view.players.flatMap(({ troops }, seat) => (troops === most ? [seat as Seat] : []));
  const [only] = leaders;
  return only !== undefined && leaders.length === 1 ? only : null;
}

/** Whether passing keeps what every other answer would give away. */
function isKept({ view, move }: Situation, place: TroopPlace): boolean {
  if (move.type !== 'pass') return false;
  const others = legalMoves(view, ownSeat(view)).filter(
    ({ type }) => type !== 'pass' && type !== 'tradeGlory',
  );
  return others.length > 0 && others.every((other) => !holds(preview(view, other), place));
}
