import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

interface Letter {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  readonly lookup: LookupFunction;
}

const TIMEOUT = 10_000;

/** Posts to a push service and returns the status; redirects are not followed. */
export function post({ endpoint, headers, body, lookup }: Letter): Promise<number> {
  const request = endpoint.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      endpoint,
      { method: 'POST', headers, lookup, signal: AbortSignal.timeout(TIMEOUT) },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
