import type { FastifyRequest } from 'fastify';
import { Refused } from '../../errors.ts';

/** The headers of a request as a standard Headers object. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) headers.append(name, each);
  return headers;
}

/** A browser says which site makes a request: another site may not use a player's cookie. */
export function insistOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw new Refused('not-allowed', 'This request comes from another site.');
}
