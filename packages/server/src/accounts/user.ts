import type { TOKEN_SCOPES } from '@khora/protocol';

/** What one may ask for: `account` is for the owner alone, signed in, never for a token. */
export type Scope = (typeof TOKEN_SCOPES)[number] | 'account';

/** A user name as it is kept: however it is typed, it is the same. */
export function normalUsername(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export interface User {
  readonly id: string;
  readonly name: string;
  /** Without an account: known by a cookie alone. */
  readonly guest: boolean;
  /** Came with a token: a program, not a person. */
  readonly program?: boolean;
}

/** Who is asking, and what they may do: everything with a cookie, only its scopes with a token. */
export interface Asker extends User {
  readonly scopes: readonly Scope[];
  /** Which session or token they came with: nothing that could be used as one. */
  readonly key: string;
}

/** Answers the requests of the authentication library. */
export type AuthHandler = (request: Request) => Promise<Response>;
