import { type Me, meSchema, proofSchema } from '@khora/protocol';
import type { Config } from '../../src/config.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { newFolder } from './table-kit.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface OpenServer extends RunningServer {
  readonly origin: string;
}

export async function openServer(config: Partial<Config> = {}, now?: () => number): Promise<OpenServer> {
  const server = await startServer(
    {
      port: 0,
      host: '127.0.0.1',
      url: undefined,
      folder: newFolder(),
      database: undefined,
      botThreads: 0,
      reviews: 'off',
      trustProxy: [],
      crowd: 100,
      queuePatience: 1000,
      keep: { guests: 30, tables: 7, games: 180 },
      moderators: [],
      admins: [],
      log: 'error',
      client: '/nowhere',
      contact: 'mailto:test@khora.invalid',
      problems: undefined,
      unlimited: true,
      ...config,
    },
    now,
  );
  return { ...server, origin: `http://localhost:${server.port}` };
}

/** A browser without a screen: it keeps cookies and says where it comes from. */
export class Visitor {
  readonly origin: string;
  readonly cookies = new Map<string, string>();
  /** Said with every request. */
  headers: Readonly<Record<string, string>> = {};

  constructor(origin: string) {
    this.origin = origin;
  }

  static async guest(origin: string): Promise<Visitor> {
    const visitor = new Visitor(origin);
    const { status, body } = await visitor.post('/api/auth/sign-in/anonymous');
    if (status !== 200) throw new Error(`No guest: ${status} ${JSON.stringify(body)}`);
    return visitor;
  }

  static async account(origin: string, username: string): Promise<Visitor> {
    const visitor = await Visitor.guest(origin);
    const { status, body } = await visitor.post('/api/me/upgrade', { username, password: PASSWORD });
    if (status !== 200) throw new Error(`No account: ${status} ${JSON.stringify(body)}`);
    return visitor;
  }

  async me(): Promise<Me> {
    return meSchema.parse((await this.get('/api/me')).body);
  }

  /** Shows the password once more. */
  async proof(password = PASSWORD): Promise<string> {
    return proofSchema.parse((await this.post('/api/me/proof', { password })).body).proof;
  }

  /** Deletes the account; its password is the usual one. */
  async leaveForGood(): Promise<Answer> {
    return this.ask('DELETE', '/api/me', { confirm: 'delete', proof: await this.proof() });
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.ask('POST', path, body);
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        origin: this.origin,
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : (JSON.parse(text) as unknown),
      headers: response.headers,
    };
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0/i.test(cookie)) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

export const PASSWORD = 'olives and figs';
