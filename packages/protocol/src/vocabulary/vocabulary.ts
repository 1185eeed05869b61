/** The levels that may take a seat. */
export const LEVELS = ['ephebe', 'citizen', 'hoplite', 'trierarch', 'strategos', 'archon'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * `public`: everybody may join, watch and read; `link`: anyone with the address may join and watch; `private`: the
 * address must contain the invitation. Only public tables are listed, and the chat of the others is only for those who
 * sit there.
 */
export const VISIBILITIES = ['public', 'link', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const STATUSES = ['gathering', 'playing', 'finished', 'closed'] as const;
export type TableStatus = (typeof STATUSES)[number];

/**
 * Kinds of games, each with a rating of its own: for two or for more players, in one sitting (`live`), or by
 * correspondence or without a clock (`slow`).
 */
export const GAME_KINDS = ['duel-live', 'duel-slow', 'table-live', 'table-slow'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** How many rated games of a kind it takes to be listed among its best players. */
export const BEST_AFTER = 5;

/** How a player can leave a game before its end. */
export const LEAVINGS = ['resigned', 'timeout', 'vanished'] as const;
export type Leaving = (typeof LEAVINGS)[number];

/** What the others may do about a player who has vanished: let a bot play on, end the game without a result, or win it. */
export const REMEDIES = ['bot', 'abort', 'claim'] as const;
export type Remedy = (typeof REMEDIES)[number];

/**
 * How long a table without clocks must have waited, in milliseconds, for a player who is not there, and for one who is or
 * whose rating is at stake.
 */
export const VANISHED_AFTER = 10 * 60_000;
export const STALLING_AFTER = 24 * 3_600_000;

/** How many days off a person has in a year, for correspondence games; and how many days ahead they may begin. */
export const DAYS_OFF = 28;
export const DAYS_OFF_AHEAD = 180;

/** The longest line of chat. */
export const CHAT_LENGTH = 500;
/** The longest name of a player. */
export const NAME_LENGTH = 24;

/**
 * The longest text under one key, in characters; the most keys of an account, and the most characters under all of
 * them.
 */
export const PROGRESS_LENGTH = 65_536;
export const PROGRESS_KEYS = 1000;
export const PROGRESS_TOTAL = 4_000_000;

/**
 * Who looks after a server, according to its settings: moderators deal with people, admins also with moderators and
 * networks.
 */
export const ROLES = ['moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Sanctions: a mute closes the chat to somebody, a ban all tables; `address` bans a network. */
export const SANCTIONS = ['mute', 'ban', 'address'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** The longest sanction that a moderator may impose, in hours. */
export const MODERATOR_HOURS = 30 * 24;

/** What moderators can do. */
export const ACTS = [
  'mute',
  'unmute',
  'ban',
  'unban',
  'ban-address',
  'unban-address',
  'rename',
  'end-sessions',
  'delete-line',
  'close-table',
  'settle',
] as const;

/** Every reason for which the server refuses something. */
export const ERROR_CODES = [
  'malformed',
  'too-large',
  'too-fast',
  'not-signed-in',
  'wrong-credentials',
  'prove-first',
  'common-password',
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
  'too-late',
  'not-yet',
  'accounts-only',
  'by-hand',
  'too-many',
  'illegal-move',
  'cannot-undo',
  'muted',
  'banned',
  'network-banned',
  'blocked',
  'not-allowed',
  'not-found',
  'busy',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
