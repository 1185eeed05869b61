import type { Reason } from '@khora/engine';
import type { ErrorCode } from '@khora/protocol';

const HTTP_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  malformed: 400,
  'too-large': 413,
  'too-fast': 429,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'prove-first': 403,
  'common-password': 400,
  'no-such-table': 404,
  'not-found': 404,
  'not-invited': 403,
  'no-seat': 403,
  'not-your-table': 403,
  'not-allowed': 403,
  muted: 403,
  banned: 403,
  'network-banned': 403,
  blocked: 403,
  busy: 503,
  internal: 500,
};

/** Something that a client asked for and does not get, with advice on what to do. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly reason: Reason | undefined;

  constructor(code: ErrorCode, message: string, reason?: Reason) {
    // Nobody asks where a refusal came from, and in a flood finding out would take longer than the rest of the answer.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.reason = reason;
  }

  /** 409 unless there is a better one: the request was fine, but the table is not in the right state. */
  get status(): number {
    return HTTP_STATUS[this.code] ?? 409;
  }
}

/** For requests that arrive while the process is shutting down. */
export function shuttingDown(): Refused {
  return new Refused('busy', 'The server is shutting down. Try again in a moment.');
}
