import {
  type Content,
  changed,
  contentOf,
  type EventId,
  eventOf,
  type GameView,
  type PlayerView,
  playerAt,
  RESOURCES,
  type Resource,
  type Seat,
  seated,
} from '@khora/engine';
import type { Delta } from './delta.ts';

type EventPart = ReturnType<typeof eventOf>['effects'][number];
type Extreme = Exclude<EventPart['who'], 'all'>;

/** Who has the most or the fewest troops now; once the event takes effect, who had when it began. */
function extremeSeats(view: GameView, who: Extreme): readonly Seat[] {
  if (view.phase === 'resolution') return view[who];
  const troops = view.players.map((player) => player.troops);
  const mark = who === 'most' ? Math.max(...troops) : Math.min(...troops);
  return seated(troops).flatMap(([count, seat]) => (count === mark ? [seat] : []));
}

/** Whom an event would affect because of their troops if it took effect now. */
export function eventExtremes(
  view: GameView,
  event: EventId,
): readonly { readonly who: Extreme; readonly seats: readonly Seat[] }[] {
  const { effects } = eventOf(contentOf(view.rules), event);
  return (['most', 'fewest'] as const).flatMap((who) =>
    effects.some((part) => part.who === who) ? [{ who, seats: extremeSeats(view, who) }] : [],
  );
}

/** What a part of an event does to a player. */
interface EventHit {
  /** Which of the event's parts. */
  readonly part: number;
  /** What it changes, within the limits; null if the player has a choice. */
  readonly delta: Delta | null;
}

/** What an event would do to a seat if it took effect now. */
export function eventHits(view: GameView, event: EventId, seat: Seat): readonly EventHit[] {
  const content = contentOf(view.rules);
  const { effects, ifExplored } = eventOf(content, event);
  if (ifExplored && !view.explored.some((space) => space === ifExplored)) return [];
  return effects.flatMap((part, index) => {
    if (part.who !== 'all' && !extremeSeats(view, part.who).includes(seat)) return [];
    return [{ part: index, delta: certain(content, part, playerAt(view, seat)) }];
  });
}

function certain(content: Content, { steps }: EventPart, player: PlayerView): Delta | null {
  const after: Record<Resource, number> = { ...player };
  for (const step of steps) {
    if (step.do === 'loseAll') after[step.resource] = 0;
    else if (step.do === 'gain') {
      for (const resource of RESOURCES)
        after[resource] = changed(content, resource, after[resource], step.gains[resource] ?? 0);
    } else return null;
  }
  const resources = RESOURCES.flatMap((resource) => {
    const by = after[resource] - player[resource];
    return by === 0 ? [] : [{ resource, by }];
  });
  return { resources, tracks: [], tokens: [] };
}
