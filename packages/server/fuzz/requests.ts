import { pick } from '../test/support/wire-kit.ts';
import { isVain, type Scene } from './nonsense.ts';
import type { Below } from './worlds.ts';

interface Throwing {
  readonly count: number;
  readonly below: Below;
  /** Cookies by seat, and an empty one. */
  readonly users: readonly string[];
}

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"__proto__":{"a":1}}',
  '{"settings":{"players":9},"entropy":"x"}',
  '{"entropy":"00000000000000000000000000000000","seat":7}',
  '{"level":"god"}',
  '{"fill":1}',
  '{"id":"request-1","move":{"type":"cheat"}}',
  '{"id":"request-2","move":{"type":"draft","card":"atlantis"}}',
  `{"id":"${'x'.repeat(20_000)}"}`,
  '{"confirm":"no"}',
  '{"name":"\\u202e"}',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const OWN = ['join', 'seats/1', 'start', 'moves', 'rematch', 'nothing'];

/** Requests with something wrong about each; what they are answered with. */
export function throwRequests(
  origin: string,
  scene: Scene,
  { count, below, users }: Throwing,
): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const sender = below(users.length);
      const cookie = users[sender] ?? '';
      const table = pick(scene.tables, below);
      const path = pick(
        [
          `/api/tables/${table}/${pick(OWN, below)}`,
          '/api/tables',
          '/api/me',
          '/api/me/tokens',
          '/%zz',
          `/api/tables/${'x'.repeat(below(300))}`,
        ],
        below,
      );
      const method = pick(METHODS, below);
      const bare = method === 'GET';
      const body = pick(BODIES, below);
      if (!isVain(scene, null, body)) throw new Error('A request that may be made is not nonsense.');
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          cookie,
          ...(!bare && { 'content-type': pick(['application/json', 'text/plain'], below) }),
        },
        ...(!bare && { body }),
      });
      const text = await response.text();
      if (response.status >= 500) throw new Error(`${method} ${path} ${body}: ${response.status} ${text}`);
      if (response.status >= 400) {
        const { error, message } = JSON.parse(text) as { error?: unknown; message?: unknown };
        if (typeof error !== 'string' || typeof message !== 'string') throw new Error(`No reason: ${text}`);
      }
      return text;
    }),
  );
}
