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

/** Cards that a watcher can see: all in play, their own hand, what they may choose from. */
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

/** What a watcher may know when a text is sent to them. */
export interface Knowledge {
  readonly watcher: Watcher;
  /** Cards that they see now, and those that they ever saw. */
  readonly now: ReadonlySet<CardId>;
  readonly ever: ReadonlySet<CardId>;
  readonly state: GameState | null;
  /** Texts that are not for them. */
  readonly foreign: readonly string[];
  /** Whether an assignment was made by somebody else, and is not revealed yet. */
  readonly secretTiles: boolean;
}

/** Everything in a text that its receiver may not know. */
export function leaksIn(text: string, knowledge: Knowledge): string[] {
  const { watcher, now, ever, state, foreign, secretTiles } = knowledge;
  const may = isNews(text) ? now : ever;
  const words = Array.from(text.matchAll(/"([a-z][a-z-]*)"/g), ([, word]) => word ?? '');
  const toCome = new Set<string>(state?.eventDeck);
  return [
    ...words.filter((word) => CARDS.has(word) && !may.has(word as CardId)).map((card) => `card ${card}`),
    ...words.filter((word) => EVENTS.has(word) && toCome.has(word)).map((event) => `event ${event}`),
    ...foreign.filter((secret) => text.includes(secret)).map((secret) => `secret ${secret}`),
    ...viewsIn(text).flatMap((view) => choicesShown(view, watcher)),
    ...(secretTiles && text.startsWith('{"type":"update"') && text.includes('"tiles"') ? ['tiles'] : []),
  ];
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

/** The views that a message carries; an answer to a request, which has its status in front, has none. */
function viewsIn(text: string): GameView[] {
  if (!text.startsWith('{')) return [];
  const message = JSON.parse(text) as ServerMessage | { view: GameView | null };
  if ('view' in message && message.view) return [message.view];
  return 'snapshot' in message && message.snapshot.view ? [message.snapshot.view] : [];
}

/** Whether a text says what happens now, not what happened before. */
function isNews(text: string): boolean {
  if (text.startsWith('{"version"')) return true;
  // What is left after a move was taken back is told from the beginning.
  return text.startsWith('{"type":"update"') && !text.includes('"from":0,');
}
