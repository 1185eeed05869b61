import type { Generated } from 'kysely';

/** Times are milliseconds and structured values are JSON text, the same in both databases. */
export interface Schema {
  tables: TablesRow;
  entries: EntriesRow;
  sitters: SittersRow;
  chat: ChatRow;
  results: ResultsRow;
  aborts: AbortsRow;
  keys: KeysRow;
  user: UserRow;
  recovery_codes: RecoveryCodesRow;
  tokens: TokensRow;
  muted: MutedRow;
  reports: ReportsRow;
  sanctions: SanctionsRow;
  acts: ActsRow;
  ratings: RatingsRow;
  kind_ratings: KindRatingsRow;
  rating_history: RatingHistoryRow;
  seekers: SeekersRow;
  relations: RelationsRow;
  invitations: InvitationsRow;
  presence: PresenceRow;
  push_subscriptions: PushSubscriptionsRow;
  turn_notices: TurnNoticesRow;
  progress: ProgressRow;
  daily_results: DailyResultsRow;
  days_off: DaysOffRow;
  reviews: ReviewsRow;
}

/** A table's founding, and what lists need to know about it now. */
export interface TablesRow {
  id: string;
  owner: string;
  created: number;
  rules: number;
  visibility: string;
  settings: string;
  /** 1 or 0. */
  rated: number;
  secret: string;
  invitation: string;
  /** The table whose players it was opened for. */
  follows: string | null;
  /** The number of its last entry; this and everything below follow from the entries. */
  version: number;
  status: string;
  updated: number;
  seats: string;
  asked: string;
  round: number;
  points: string | null;
  /** Null for games that ended before this was stored. */
  result: string | null;
  rematch: string | null;
  deadline: number | null;
  /** When it next needs attention: a bot is asked, or a clock runs out. */
  due: number | null;
}

/** The log of all tables; append-only. */
interface EntriesRow {
  id: Generated<number>;
  table_id: string;
  seq: number;
  at: number;
  data: string;
}

/** Who has a seat at which table, has had one, or has one reserved: every table that mentions them. */
interface SittersRow {
  table_id: string;
  user_id: string;
  /** 1 if they still have it, else 0. */
  sits: number;
}

interface ChatRow {
  id: Generated<number>;
  table_id: string;
  number: number;
  at: number;
  user_id: string;
  name: string;
  text: string;
  /** The client's own id for the line, so that one sent twice is stored once. */
  client_id: string;
  /** 1 if a moderator has deleted it, so that players no longer see it; else 0. */
  deleted: Generated<number>;
}

/** How a finished game ended for a seat. */
export interface ResultsRow {
  table_id: string;
  seat: number;
  /** Null for a bot. */
  user_id: string | null;
  level: string | null;
  city: string;
  points: number;
  rank: number;
  players: number;
  ended: number;
  /** How the player left, if they did. */
  left: string | null;
}

/** A game that somebody aborted right after it began. */
interface AbortsRow {
  user_id: string;
  table_id: string;
  at: number;
}

/** Keys that the server created for itself. */
interface KeysRow {
  name: string;
  value: string;
}

/** Belongs to the authentication library, which writes it. */
interface UserRow {
  id: string;
  name: string;
  isAnonymous: boolean | number | null;
}

/** A code is deleted when it is used. */
interface RecoveryCodesRow {
  hash: string;
  user_id: string;
}

/** For the bot API. */
export interface TokensRow {
  id: string;
  user_id: string;
  name: string;
  hash: string;
  scopes: string;
  created: number;
  used: number | null;
}

interface MutedRow {
  user_id: string;
  other_id: string;
}

/** A reported line of chat. */
interface ReportsRow {
  table_id: string;
  number: number;
  user_id: string;
  reason: string;
  at: number;
  /** When a moderator settled it. */
  settled: number | null;
}

/** A sanction on a person or an address; deleted when it is lifted. */
interface SanctionsRow {
  kind: string;
  /** A user's id, or an address. */
  subject: string;
  /** Null if it lasts until somebody lifts it. */
  until: number | null;
  reason: string;
}

/** What moderators have done; append-only. */
interface ActsRow {
  id: Generated<number>;
  at: number;
  by_id: string;
  act: string;
  user_id: string | null;
  /** An address, a table, or a line as table/number. */
  place: string | null;
  until: number | null;
  reason: string;
}

export interface RatingsRow {
  user_id: string;
  mu: number;
  sigma: number;
  games: number;
}

/** A rating in one kind of game. */
export interface KindRatingsRow extends RatingsRow {
  kind: string;
  /** When the last of them ended. */
  at: number;
}

/** The rating after a game. */
interface RatingHistoryRow {
  user_id: string;
  table_id: string;
  at: number;
  mu: number;
  sigma: number;
}

/** Somebody who is looking for a game. */
export interface SeekersRow {
  user_id: string;
  /** Which game: two people with the same text are looking for the same. */
  wish: string;
  mu: number;
  since: number;
  /** When they last said that they were looking. */
  seen: number;
  /** Who is opening a table for them, and since when. */
  claim: string | null;
  claimed: number | null;
  /** The table where a seat is kept for them. */
  table_id: string | null;
}

/** Somebody's relation to another: friend or blocked. */
interface RelationsRow {
  user_id: string;
  other_id: string;
  kind: string;
}

/** Somebody is invited to a table. */
interface InvitationsRow {
  user_id: string;
  table_id: string;
  by_id: string;
  at: number;
}

/** When somebody who has friends was last online. */
interface PresenceRow {
  user_id: string;
  seen: number;
}

interface PushSubscriptionsRow {
  endpoint: string;
  user_id: string;
  p256dh: string;
  auth: string;
  created: number;
}

/** The latest version of a table that its player was notified about. */
interface TurnNoticesRow {
  table_id: string;
  user_id: string;
  version: number;
}

/** What somebody's devices have stored under a key. */
interface ProgressRow {
  user_id: string;
  key: string;
  /** Goes up by one with every change. */
  version: number;
  /** JSON; null for what was deleted. */
  text: string | null;
  at: number;
}

/** How somebody's game of a day ended. */
export interface DailyResultsRow {
  day: string;
  user_id: string;
  points: number;
  lead: number;
  city: string;
  at: number;
}

/** Days on which somebody's clocks in correspondence games stand still. */
interface DaysOffRow {
  user_id: string;
  start: number;
  until: number;
  /** 1 if their tables know about it; 0 if it has not begun. */
  told: number;
}

/** The review of a finished game, or the request for one. */
interface ReviewsRow {
  table_id: string;
  /** Null if the user is gone. */
  asked_by: string | null;
  asked: number;
  /** When the process making it last reported; null while it waits. */
  claimed: number | null;
  process: string | null;
  /** In thousandths. */
  done: number;
  /** Why it could not be made. */
  failed: string | null;
  /** The review as JSON, once it is complete. */
  text: string | null;
  /** Until then, what it has found so far. */
  so_far: string | null;
}
