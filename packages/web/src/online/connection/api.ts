import type { Move, Seat } from '@khora/engine';
import type {
  ActRequest,
  BestPlayer,
  CreateTable,
  DailyResult,
  DailyTable,
  DaysOff,
  DicePromise,
  ErrorCode,
  Friends,
  GameKind,
  GameReview,
  Invited,
  Level,
  LoggedAct,
  Me,
  Passkey,
  Person,
  Profile,
  ProgressAnswer,
  ProgressItem,
  ProgressList,
  Proof,
  Remedy,
  ReportedLine,
  Seek,
  Session,
  Sought,
  Subscription,
  TableSummary,
  Token,
} from '@khora/protocol';

/** A table as its players know it. */
export interface OwnTable extends TableSummary {
  readonly invitation: string | null;
}

/** A key with its secret, which the server shows once. */
export interface NewToken extends Token {
  readonly secret: string;
}

/** What went wrong: the server's reason, or no answer at all. */
export type Failure = ErrorCode | 'unreachable';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: Failure;
  constructor(code: Failure, message: string) {
    super(message);
    this.code = code;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function failureOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as { error?: ErrorCode; message?: string };
  return new ApiError(body.error ?? 'internal', body.message ?? response.statusText);
}

/** Asks the server that the page comes from. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`./api/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch (error) {
    throw new ApiError('unreachable', String(error));
  }
  if (!response.ok) throw await failureOf(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** The game of the day. */
export const daily = {
  table: (day: string) => call<DailyTable>('GET', `daily?day=${day}`),
  enter: (result: DailyResult) => call<DailyTable>('POST', 'daily', result),
};

/** Reviews of the server's finished games. */
export const reviews = {
  /** Without what is known already, by the number of games played for it. */
  find: (table: string, known = 0) =>
    call<GameReview>('GET', `games/${table}/review${known > 0 ? `?known=${known}` : ''}`),
  ask: (table: string) => call<GameReview>('POST', `games/${table}/review`),
};

export const tables = {
  open: () => call<TableSummary[]>('GET', 'tables'),
  mine: () => call<TableSummary[]>('GET', 'tables/mine'),
  finished: (before?: number) =>
    call<TableSummary[]>('GET', before === undefined ? 'games' : `games?before=${before}`),
  /** The server's commitment to its dice: requested before this browser contributes its own part. */
  promise: () => call<DicePromise>('POST', 'dice'),
  create: (wish: CreateTable) => call<OwnTable>('POST', 'tables', wish),
  get: (id: string, invitation: string | null) =>
    call<OwnTable>(
      'GET',
      `tables/${id}${invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`}`,
    ),
  join: (id: string, wish: { entropy: string; invitation?: string; seat?: Seat }) =>
    call<OwnTable>('POST', `tables/${id}/join`, wish),
  setSeat: (id: string, seat: Seat, level: Level | null) =>
    call<OwnTable>('POST', `tables/${id}/seats/${seat}`, { level }),
  start: (id: string, fill: Level | null) => call<OwnTable>('POST', `tables/${id}/start`, { fill }),
  leave: (id: string) => call<OwnTable>('POST', `tables/${id}/leave`),
  abort: (id: string) => call<OwnTable>('POST', `tables/${id}/abort`),
  remedy: (id: string, remedy: Remedy) => call<OwnTable>('POST', `tables/${id}/vanished`, { remedy }),
  rematch: (id: string, wish: { entropy: string; dice: string }) =>
    call<OwnTable>('POST', `tables/${id}/rematch`, wish),
  /** The answer to the player's next question; null withdraws it. */
  plan: (id: string, move: Move | null) =>
    call<unknown>('POST', `tables/${id}/plan`, { id: newEntropy().slice(0, 32), move }),
  report: (id: string, line: number) => call<unknown>('POST', `tables/${id}/chat/${line}/report`, {}),
};

export const accounts = {
  me: () => call<Me>('GET', 'me'),
  rename: (name: string) => call<Me>('PATCH', 'me', { name }),
  guest: () => call<unknown>('POST', 'auth/sign-in/anonymous', {}),
  signIn: (username: string, password: string) =>
    call<unknown>('POST', 'auth/sign-in/username', { username, password }),
  signOut: () => call<unknown>('POST', 'auth/sign-out', {}),
  upgrade: (wish: { username: string; password: string; proof?: string | undefined }) =>
    call<{ codes: readonly string[] }>('POST', 'me/upgrade', wish),
  recover: (username: string, code: string, password: string) =>
    call<unknown>('POST', 'account/recover', { username, code, password }),
  prove: (shown: { password: string } | { passkey: unknown }) => call<Proof>('POST', 'me/proof', shown),
  setPassword: (password: string, proof?: string) => call<unknown>('PUT', 'me/password', { password, proof }),
  newCodes: (proof?: string) => call<{ codes: readonly string[] }>('POST', 'me/recovery-codes', { proof }),
  passkeys: () => call<Passkey[]>('GET', 'auth/passkey/list-user-passkeys'),
  removePasskey: (id: string, proof?: string) =>
    call<unknown>('POST', 'auth/passkey/delete-passkey', { id, proof }),
  sessions: () => call<Session[]>('GET', 'me/sessions'),
  /** One, or all but this one. */
  endSession: (id: string) => call<unknown>('DELETE', `me/sessions/${id}`),
  endOtherSessions: () => call<unknown>('DELETE', 'me/sessions/others'),
  export: () => call<unknown>('GET', 'me/export'),
  remove: (proof?: string) => call<unknown>('DELETE', 'me', { confirm: 'delete', proof }),
  daysOff: () => call<DaysOff>('GET', 'me/days-off'),
  takeDaysOff: (wish: { from?: number; days: number }) => call<DaysOff>('POST', 'me/days-off', wish),
  endDaysOff: (from: number) => call<DaysOff>('DELETE', `me/days-off/${from}`),
  mute: (user: string) => call<unknown>('PUT', `me/muted/${user}`),
  unmute: (user: string) => call<unknown>('DELETE', `me/muted/${user}`),
  profile: (user: string) => call<Profile>('GET', `profiles/${user}`),
  best: (kind: GameKind) => call<BestPlayer[]>('GET', `best/${kind}`),
  pushKey: () => call<{ key: string }>('GET', 'push/key'),
  subscribe: (subscription: Subscription) => call<unknown>('POST', 'push/subscriptions', subscription),
  unsubscribe: (endpoint: string) => call<unknown>('DELETE', 'push/subscriptions', { endpoint }),
};

export const tokens = {
  list: () => call<Token[]>('GET', 'me/tokens'),
  make: (name: string, scopes: readonly Token['scopes'][number][]) =>
    call<NewToken>('POST', 'me/tokens', { name, scopes }),
  revoke: (id: string) => call<unknown>('DELETE', `me/tokens/${id}`),
};

export const people = {
  friends: () => call<Friends>('GET', 'me/friends'),
  /** By user name or id. */
  befriend: (who: string) => call<unknown>('POST', 'me/friends', { who }),
  unfriend: (user: string) => call<unknown>('DELETE', `me/friends/${user}`),
  block: (who: string) => call<unknown>('POST', 'me/blocked', { who }),
  unblock: (user: string) => call<unknown>('DELETE', `me/blocked/${user}`),
  invitations: () => call<Invited[]>('GET', 'me/invitations'),
  decline: (table: string) => call<unknown>('DELETE', `me/invitations/${table}`),
  invite: (table: string, who: string) => call<unknown>('POST', `tables/${table}/invite`, { who }),
};

/** What the devices of an account share. */
export const progress = {
  list: () => call<ProgressList>('GET', 'me/progress'),
  read: (key: string) => call<ProgressItem>('GET', `me/progress/${key}`),
  write: (key: string, item: ProgressItem) => call<ProgressAnswer>('PUT', `me/progress/${key}`, item),
};

export const pairing = {
  seek: (seek: Seek) => call<Sought>('POST', 'seek', seek),
  stop: () => call<unknown>('DELETE', 'seek'),
};

export const moderation = {
  reports: (before = Number.MAX_SAFE_INTEGER) =>
    call<ReportedLine[]>('GET', `moderation/reports?before=${before}`),
  acts: () => call<LoggedAct[]>('GET', 'moderation/acts'),
  person: (who: string) => call<Person>('GET', `moderation/people/${encodeURIComponent(who)}`),
  act: (what: ActRequest) => call<unknown>('POST', 'moderation/acts', what),
};

/** This browser's contribution to the dice. */
export function newEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
