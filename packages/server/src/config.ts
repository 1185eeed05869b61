import { join } from 'node:path';
import { z } from 'zod';
import { normalUsername } from './accounts/user.ts';
import { readTrusted } from './limits/proxies.ts';
import { Obstacle } from './obstacle.ts';

const number = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** User names, separated by commas. */
const names = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((name) => normalUsername(name.trim()) || []));

/** Depths as in `khora review --depth`; `off` leaves reviews to the players' browsers. */
const REVIEW_DEPTHS = ['off', 'glance', 'quick', 'standard', 'deep'] as const;

const environmentSchema = z.object({
  PORT: number(0, 65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Where players reach the server, if not at the address that they ask for: https://khora.example */
  KHORA_URL: z.url({ error: 'must be an address such as https://khora.example' }).optional(),
  KHORA_DATA: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  /** Threads for bots; 0 leaves them to other processes (with PostgreSQL). */
  KHORA_BOT_THREADS: number(0, 64).default(1),
  /** How deep games are reviewed by those threads, if at all. */
  KHORA_REVIEWS: oneOf(REVIEW_DEPTHS).default('standard'),
  /** The networks whose proxies are trusted to say who asks, or whether to trust one in the usual private networks. */
  KHORA_TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, context) => {
      const trusted = readTrusted(text);
      if (trusted) return trusted;
      context.addIssue({
        code: 'custom',
        message: 'must be true, false, or networks such as 10.0.0.0/8, 127.0.0.1',
      });
      return z.NEVER;
    }),
  /**
   * How many milliseconds the queue has for bots that are asked, before any process attends to them (with PostgreSQL).
   */
  KHORA_QUEUE_PATIENCE: number(0, 3_600_000).default(10_000),
  /** How many people may come from one address at once, such as a school's. */
  KHORA_CROWD: number(1, 100_000).default(100),
  /** How many days abandoned things are kept; 0 means for ever. */
  KHORA_KEEP_GUESTS: number(0, 36_500).default(30),
  KHORA_KEEP_TABLES: number(0, 36_500).default(7),
  KHORA_KEEP_GAMES: number(0, 36_500).default(180),
  /** The accounts of moderators, and those of admins. */
  KHORA_MODERATORS: names,
  KHORA_ADMINS: names,
  KHORA_LOG: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** The built client. */
  KHORA_CLIENT: z.string().default(join(import.meta.dirname, '../../web/dist')),
  /** Whom push services may contact about this server. */
  KHORA_CONTACT: z.string().default('mailto:admin@localhost'),
  /** Where players are asked to send reports of problems. */
  KHORA_PROBLEMS: z
    .string()
    .regex(/^(https:\/\/|mailto:)./, 'must begin with https:// or mailto:')
    .optional(),
  /** No limits on requests: only for load tests. */
  KHORA_UNLIMITED: z.stringbool({ error: 'must be true or false' }).default(false),
});

/** How many days abandoned things are kept; 0 means for ever. */
export interface Keep {
  /** Guests who have never played, after their last visit. */
  readonly guests: number;
  /** Tables whose game never began: closed this long after the last change, removed as long again after that. */
  readonly tables: number;
  /** Games without a clock in which nothing happens, before they are closed. */
  readonly games: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly url: string | undefined;
  readonly folder: string;
  readonly database: string | undefined;
  readonly botThreads: number;
  /** How deep finished games are reviewed, if at all. */
  readonly reviews: (typeof REVIEW_DEPTHS)[number];
  /** The networks whose proxies are trusted to say who asks. */
  readonly trustProxy: readonly string[];
  /** How many milliseconds the queue has for bots that are asked. */
  readonly queuePatience: number;
  /** How many people may come from one address at once. */
  readonly crowd: number;
  readonly keep: Keep;
  /** The user names of those who look after the server. */
  readonly moderators: readonly string[];
  readonly admins: readonly string[];
  readonly log: string;
  readonly client: string;
  readonly contact: string;
  /** Where players are asked to send reports of problems. */
  readonly problems: string | undefined;
  /** No limits on requests, for load tests. */
  readonly unlimited: boolean;
}

/** Invalid settings; the message says what to change. */
export class ConfigError extends Obstacle {
  override readonly name = 'ConfigError';
}

/** For programs that talk to a server, not for the server itself. */
const OF_CLIENTS = ['KHORA_TOKEN'];

/** Names in the environment that look like settings but are not: somebody has mistyped one. */
export function mistyped(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set([...Object.keys(environmentSchema.shape), ...OF_CLIENTS]);
  return Object.keys(environment).filter((name) => name.startsWith('KHORA_') && !known.has(name));
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty setting, as compose files leave them, does not count.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data, error } = environmentSchema.safeParse(given);
  if (!success) {
    const lines = error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return `${name}='${given[name] ?? ''}' ${message}`;
    });
    throw new ConfigError(`${lines.join('; ')} (see .env.example).`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    url: data.KHORA_URL,
    folder: data.KHORA_DATA,
    database: data.DATABASE_URL,
    botThreads: data.KHORA_BOT_THREADS,
    reviews: data.KHORA_REVIEWS,
    trustProxy: data.KHORA_TRUST_PROXY,
    queuePatience: data.KHORA_QUEUE_PATIENCE,
    crowd: data.KHORA_CROWD,
    keep: {
      guests: data.KHORA_KEEP_GUESTS,
      tables: data.KHORA_KEEP_TABLES,
      games: data.KHORA_KEEP_GAMES,
    },
    moderators: data.KHORA_MODERATORS,
    admins: data.KHORA_ADMINS,
    log: data.KHORA_LOG,
    client: data.KHORA_CLIENT,
    contact: data.KHORA_CONTACT,
    problems: data.KHORA_PROBLEMS,
    unlimited: data.KHORA_UNLIMITED,
  };
}
