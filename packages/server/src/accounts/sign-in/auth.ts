import { createHash, randomBytes } from 'node:crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import type { anonymous } from 'better-auth/plugins';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { FairSlots } from '../../limits/fair-slots.ts';
import type { Storage } from '../../storage/database.ts';
import { keptKey } from '../../storage/kept-key.ts';
import { AskedLately } from '../keys/asked-lately.ts';
import { Devices } from '../keys/devices.ts';
import { Guesses } from '../keys/guesses.ts';
import { Passwords } from '../keys/passwords.ts';
import { Proofs } from '../keys/proofs.ts';
import { Tokens } from '../keys/tokens.ts';
import type { Asker, AuthHandler, Scope } from '../user.ts';
import { storedUser, Users } from '../users.ts';
import { afterPasskeys, keepLastKey } from './auth-hooks.ts';
import { authBasis } from './auth-tables.ts';
import { cookieOf, signedValue } from './cookies.ts';

const DAY = 86_400;
const SESSION = 180 * DAY;
const EVERYTHING: readonly Scope[] = ['read', 'play', 'moderate', 'account'];
const NOBODY = Promise.resolve(null);
const BEARER = /^Bearer (\S+)$/i;

type GuestApi = Pick<ReturnType<typeof anonymous>['endpoints'], 'signInAnonymous'>;

interface AuthOptions {
  readonly storage: Storage;
  readonly config: Pick<Config, 'url'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** Who the players are: the authentication library, and what we need from it. */
export interface Auth {
  /** The library's own routes. */
  readonly handler: AuthHandler;
  readonly identify: (request: FastifyRequest) => Promise<Asker | null>;
  /** Cookies that extend a session, if it is time for that. */
  readonly refresh: (request: FastifyRequest) => Promise<string[]>;
  /** Makes a guest of whoever asks; returns what the library says, and its cookies. */
  readonly makeGuest: (request: FastifyRequest) => Promise<{ said: unknown; cookies: string[] }>;
  /** Ends the session of the request; returns cookies that say so. */
  readonly signOut: (request: FastifyRequest) => Promise<string[]>;
  readonly users: Users;
  readonly tokens: Tokens;
  readonly lately: AskedLately;
  readonly guesses: Guesses;
  readonly devices: Devices;
  /** Those who try or set a password wait here for their turn. */
  readonly attempts: FairSlots;
  readonly proofs: Proofs;
  close(): Promise<void>;
}

export async function createAuth({ storage, config, log, now }: AuthOptions): Promise<Auth> {
  const secret = await keptKey(storage.db, 'auth', () => randomBytes(32).toString('base64url'));
  const lately = new AskedLately(now);
  const tokens = new Tokens(storage.db, now);
  const passwords = new Passwords();
  const library = makeLibrary({ storage, config, log, secret, lately, passwords });
  const context = await library.$context;
  const users = new Users(context);
  const cookieName = context.authCookies.sessionToken.name;
  const cookieHeader = (request: FastifyRequest) => new Headers({ cookie: request.headers.cookie ?? '' });

  // What the library's own function would find, in half the time: it checks in another thread, and prepares an answer.
  const bySession = async (cookie: string): Promise<Asker | null> => {
    const token = signedValue(cookie, secret);
    const found = token === null ? null : await context.internalAdapter.findSession(token);
    if (!found || found.session.expiresAt.getTime() <= Date.now()) return null;
    const { id, name, guest } = storedUser(found.user);
    return { id, name, guest, scopes: EVERYTHING, key: found.session.id };
  };
  return {
    handler: library.handler,
    identify: (request) => {
      const { authorization } = request.headers;
      if (authorization !== undefined) {
        const [, token] = BEARER.exec(authorization) ?? [];
        return token ? lately.find(fingerprint(token), () => tokens.identify(token)) : NOBODY;
      }
      const cookie = cookieOf(request, cookieName);
      if (!cookie) return NOBODY;
      return lately.find(fingerprint(cookie), () => bySession(cookie));
    },
    refresh: async (request) => {
      const { headers } = await library.api.getSession({
        headers: cookieHeader(request),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },
    // Not by way of the handler, which sets up all its routes again for every request.
    makeGuest: async (request) => {
      const { response, headers } = await library.api.signInAnonymous({
        headers: cookieHeader(request),
        returnHeaders: true,
      });
      return { said: response, cookies: headers.getSetCookie() };
    },
    signOut: async (request) => {
      const cookie = cookieOf(request, cookieName);
      if (cookie) lately.forget(fingerprint(cookie));
      const { headers } = await library.api.signOut({ headers: cookieHeader(request), returnHeaders: true });
      return headers.getSetCookie();
    },
    users,
    tokens,
    lately,
    guesses: new Guesses(now),
    devices: new Devices(secret),
    attempts: new FairSlots(1),
    close: () => passwords.close(),
    proofs: new Proofs({ users, secret, now }),
  };
}

/** Secrets are not kept in memory longer than their request. */
function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

interface LibraryOptions extends Omit<AuthOptions, 'now'> {
  readonly secret: string;
  readonly lately: AskedLately;
  readonly passwords: Passwords;
}

function makeLibrary({ storage, config, log, secret, lately, passwords }: LibraryOptions) {
  const library = betterAuth<BetterAuthOptions>({
    ...authBasis(storage),
    ...(config.url && { baseURL: config.url }),
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    // Our own limit covers all routes.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: (password) => passwords.hash(password),
        verify: (asked) => passwords.verify(asked),
      },
    },
    session: {
      expiresIn: SESSION,
      updateAge: DAY,
      // A guest cannot sign in again to prove who they are.
      freshAge: 0,
    },
    advanced: {
      cookiePrefix: 'khora',
      // Whether a request came over https is known only when it arrives: `setCookies` says so then.
      useSecureCookies: false,
      disableOriginCheck: false,
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: 'error',
      log: (_level, message) => log.warn(`accounts: ${message}`),
    },
    onAPIError: {
      // Clients are told about refusals; failures are answered and logged like all others, not printed by the library.
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    hooks: {
      before: keepLastKey,
      after: afterPasskeys(lately),
    },
  });
  // With the types of all its plugins, the library's own type has no end.
  return { ...library, api: library.api as typeof library.api & GuestApi };
}
