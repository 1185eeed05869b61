/** The levels that may take a seat. */
export const LEVELS = ['ephebe', 'citizen', 'strategos', 'archon'] as const;
export type Level = (typeof LEVELS)[number];

/** `link`: whoever has the address may join and watch; `private`: the address must carry the invitation. */
export const VISIBILITIES = ['public', 'link', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const STATUSES = ['gathering', 'playing', 'finished', 'closed'] as const;
export type TableStatus = (typeof STATUSES)[number];

/** The longest line of chat. */
export const CHAT_LENGTH = 500;
/** The longest name of a player. */
export const NAME_LENGTH = 24;

/** Every reason for which the server refuses something. */
export const ERROR_CODES = [
  'malformed',
  'too-large',
  'too-fast',
  'not-signed-in',
  'wrong-credentials',
  'name-taken',
  'no-such-table',
  'not-invited',
  'no-seat',
  'not-your-table',
  'seat-taken',
  'table-full',
  'already-seated',
  'already-started',
  'not-started',
  'not-full',
  'game-over',
  'illegal-move',
  'cannot-undo',
  'muted',
  'not-allowed',
  'not-found',
  'busy',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
