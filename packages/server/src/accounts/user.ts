import type { TOKEN_SCOPES } from '@khora/protocol';

/** What a request may need: `account` is only for the signed-in owner, never for a token. */
export type Scope = (typeof TOKEN_SCOPES)[number] | 'account';

/** A user name as it is stored: the same however it is typed. */
export function normalUsername(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export interface User {
  readonly id: string;
  readonly name: string;
  /** Without an account: known only by a cookie. */
  readonly guest: boolean;
  /** Identified by a token: a program, not a person. */
  readonly program?: boolean;
}

/** Who is asking, and what they may do: everything with a cookie, only its scopes with a token. */
export interface Asker extends User {
  readonly scopes: readonly Scope[];
  /** Identifies the session or token they came with, but cannot be used as one. */
  readonly key: string;
}

/** Answers the requests of the authentication library. */
export type AuthHandler = (request: Request) => Promise<Response>;
