import {
  CARD_IDS,
  type CardId,
  EVENT_IDS,
  type GameEvent,
  type GameState,
  type GameView,
  type Seat,
} from '@khora/engine';
import type { ServerMessage } from '@khora/protocol';

export type Watcher = Seat | 'spectator';

const CARDS: ReadonlySet<string> = new Set(CARD_IDS);
const EVENTS: ReadonlySet<string> = new Set(EVENT_IDS);

/** Cards that lie open for a watcher: all in play, their own hand, what they may choose from. */
export function cardsSeen({ players }: GameState, watcher: Watcher): CardId[] {
  return players.flatMap(({ inPlay, hand, offer }, seat) =>
    seat === watcher ? [...inPlay, ...hand, ...offer] : inPlay,
  );
}

/** Cards that passed through the hands of a watcher, or were shown to all, while something happened. */
export function cardsMet(events: readonly GameEvent[], watcher: Watcher): CardId[] {
  return events.flatMap((event) => {
    if (event.type === 'played' || event.type === 'tookBack') return [event.card];
    const own =
      ('seat' in event && event.seat === watcher) || (event.type === 'passed' && event.to === watcher);
    return own && 'cards' in event && Array.isArray(event.cards) ? (event.cards as CardId[]) : [];
  });
}

/** Words in quotes: ids of all kinds among them. */
function words(text: string): string[] {
  return Array.from(text.matchAll(/"([a-z][a-z-]*)"/g), ([, word]) => word ?? '');
}

export function cardsIn(text: string): CardId[] {
  return words(text).filter((word): word is CardId => CARDS.has(word));
}

/** Events that a text names though they lie in the deck. */
export function eventsToCome(text: string, { eventDeck }: GameState): string[] {
  const hidden = new Set<string>(eventDeck);
  return words(text).filter((word) => EVENTS.has(word) && hidden.has(word));
}

/** Choices of others that a view shows before they are revealed, and hands that it should not show. */
export function choicesShown({ players }: GameView, watcher: Watcher): string[] {
  return players.flatMap((player, seat) => {
    if (seat === watcher) return [];
    const shown: string[] = [];
    if (player.standby === 'answered' && player.tiles !== null) shown.push(`tiles of ${seat}`);
    if ('picked' in player) shown.push(`pick of ${seat}`);
    if (typeof player.hand !== 'number') shown.push(`hand of ${seat}`);
    if (typeof player.offer !== 'number') shown.push(`offer of ${seat}`);
    return shown;
  });
}

/** The views that a message carries. */
export function viewsIn(text: string): GameView[] {
  const message = parsed(text);
  if (message === null) return [];
  if ('view' in message && message.view) return [message.view as GameView];
  if ('snapshot' in message && message.snapshot.view) return [message.snapshot.view];
  return [];
}

/** What a text is; null for an answer to a request, which has its status in front. */
export function parsed(text: string): ServerMessage | { view: GameView | null } | null {
  return text.startsWith('{') ? (JSON.parse(text) as ServerMessage) : null;
}

/** Whether a text says what happens now, not what happened before. */
export function isNews(text: string): boolean {
  return text.startsWith('{"type":"update"') || text.startsWith('{"version"');
}
