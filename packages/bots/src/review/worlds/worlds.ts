import {
  CARD_IDS,
  type CardId,
  contentOf,
  EVENT_IDS,
  type EventId,
  eventOf,
  type GameState,
} from '@khora/engine';
import { seeded } from '../../seeded.ts';
import type { Chance } from './chance.ts';

/**
 * One way for chance to turn out: dice, and an order of all cards and events. Positions that differ by a move meet the
 * same luck in the same world, so the difference between them is due to the move.
 */
export interface World {
  readonly seed: string;
  readonly cards: ReadonlyMap<CardId, number>;
  readonly events: ReadonlyMap<EventId, number>;
}

export function worldOf(seed: string): World {
  const source = seeded(seed);
  const order = <T>(ids: readonly T[]) => new Map(ids.map((id) => [id, source.next()]));
  return { seed, cards: order(CARD_IDS), events: order(EVENT_IDS) };
}

/**
 * Cards that nobody has held yet, so their order is still open. What was given back is below them, in a known order.
 */
export function unheld(state: GameState, before: ReadonlySet<CardId>): ReadonlySet<CardId> {
  return new Set(state.politicsDeck.filter((card) => before.has(card)));
}

/** Lets everything still to come, except what is known, happen as in that world. */
export function redraw(
  state: GameState,
  { seed, cards, events }: World,
  { open, known }: { readonly open: ReadonlySet<CardId>; readonly known: readonly Chance[] },
): void {
  if (!known.includes('dice')) state.seed = seed;
  if (!known.includes('events')) state.eventDeck = eventsToCome(state, events);
  if (!known.includes('cards')) {
    const front = state.politicsDeck.filter((card) => open.has(card));
    const rest = state.politicsDeck.filter((card) => !open.has(card));
    state.politicsDeck = [...ordered(front, cards), ...rest];
  }
}

/** R1.4: some events have their place, and some of the others never come. */
function eventsToCome(state: GameState, order: ReadonlyMap<EventId, number>): EventId[] {
  const content = contentOf(state.rules);
  const count = state.eventDeck.length;
  const coming = (place: 'first' | 'last' | undefined) =>
    EVENT_IDS.filter(
      (id) => eventOf(content, id).place === place && id !== state.event && !state.pastEvents.includes(id),
    );
  const first = coming('first');
  const last = coming('last');
  const between = Math.max(0, count - first.length - last.length);
  return [...first, ...ordered(coming(undefined), order).slice(0, between), ...last].slice(0, count);
}

function ordered<T>(ids: readonly T[], order: ReadonlyMap<T, number>): T[] {
  return ids.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}
