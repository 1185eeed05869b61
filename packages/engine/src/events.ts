import type { CardId, CityId, EventId, SpaceId } from './content/content.ts';
import type {
  Achievement,
  Action,
  Color,
  Phase,
  Resource,
  Seat,
  Size,
  Source,
  Track,
  Viewer,
} from './vocabulary.ts';

/** Cards that only their owner may see; others learn only how many. */
type Hidden = readonly CardId[] | number;

/** What happened, as data: enough to animate it and to describe it in any language. Secret parts are redacted. */
export type GameEvent =
  | { readonly type: 'phase'; readonly phase: Phase; readonly round: number }
  | { readonly type: 'city'; readonly seat: Seat; readonly city: CityId }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: Hidden }
  | { readonly type: 'passed'; readonly seat: Seat; readonly to: Seat; readonly cards: Hidden }
  | { readonly type: 'answered'; readonly seat: Seat; readonly kind: string }
  | { readonly type: 'drafted'; readonly seat: Seat; readonly cards: Hidden }
  | { readonly type: 'announced'; readonly event: EventId }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | {
      readonly type: 'rerolled';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly which: readonly number[];
    }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly tiles: readonly Action[] }
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly kept: readonly Action[];
      readonly aside: readonly Action[];
      readonly cost: number;
      readonly scrolls: number;
    }
  | { readonly type: 'action'; readonly seat: Seat; readonly action: Action; readonly source: Source }
  /** Something countable went up or down. */
  | {
      readonly type: 'changed';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly by: number;
      readonly source: Source;
    }
  | {
      readonly type: 'raised';
      readonly seat: Seat;
      readonly track: Track;
      readonly level: number;
      readonly source: Source;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: Hidden; readonly source: Source }
  | { readonly type: 'offered'; readonly seat: Seat; readonly cards: Hidden }
  | { readonly type: 'keptCard'; readonly seat: Seat; readonly cards: Hidden; readonly returned: Hidden }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: Hidden; readonly source: Source }
  | { readonly type: 'explored'; readonly seat: Seat; readonly space: SpaceId; readonly loss: number }
  /** A knowledge token was gained (by 1) or lost (by −1). */
  | {
      readonly type: 'token';
      readonly seat: Seat;
      readonly color: Color;
      readonly size: Size;
      readonly by: 1 | -1;
      readonly source: Source;
    }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: CardId;
      readonly cost: number;
      readonly scrolls: number;
    }
  | { readonly type: 'tookBack'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'developed';
      readonly seat: Seat;
      readonly development: number;
      readonly cost: number;
      readonly scrolls: number;
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly kind: string }
  | { readonly type: 'achieved'; readonly achievement: Achievement; readonly seats: readonly Seat[] }
  | { readonly type: 'scored'; readonly seat: Seat; readonly source: string; readonly points: number }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };

type EventType = GameEvent['type'];

/** The fields of an event that only its own seat may know. */
const SECRETS: { readonly [T in EventType]?: readonly string[] } = {
  dealt: ['cards'],
  passed: ['cards'],
  drafted: ['cards'],
  drew: ['cards'],
  offered: ['cards'],
  keptCard: ['cards', 'returned'],
  discarded: ['cards'],
};

/** Events after which nobody may take a move back, because they show something that was hidden or undecided. */
const REVEALING: ReadonlySet<EventType> = new Set([
  'dealt',
  'passed',
  'drafted',
  'announced',
  'rolled',
  'rerolled',
  'assigned',
  'drew',
  'offered',
] satisfies EventType[]);

/** Whether anything was revealed, so that earlier moves can no longer be taken back. */
export function reveals(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => REVEALING.has(type));
}

/** What that seat may know of an event; null if nothing. */
export function redact(event: GameEvent, seat: Viewer): GameEvent | null {
  const secrets = SECRETS[event.type];
  if (!secrets || !('seat' in event) || event.seat === seat) return event;
  // Whoever receives a pack knows it too.
  if (event.type === 'passed' && event.to === seat) return event;
  const heard: Record<string, unknown> = { ...event };
  for (const field of secrets) {
    const cards = heard[field];
    if (Array.isArray(cards)) heard[field] = cards.length;
  }
  return heard as GameEvent;
}
