import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refused } from './errors.ts';

/** Answers every error of a route with a code, and a sentence that says what to do. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = asRefused(error);
  if (refused.code === 'internal') request.log.error({ err: error }, 'a request could not be answered');
  const { code, message, reason } = refused;
  void reply.status(refused.status).send({ error: code, message, ...(reason && { reason }) });
}

const TURNED_AWAY = JSON.stringify({
  error: 'too-fast',
  message: 'You were refused too often. Wait ten seconds.',
});
const TURNED_AWAY_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(TURNED_AWAY),
  'retry-after': '10',
};

/** Refuses a request with as little work as possible. */
export function turnAway(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(429, TURNED_AWAY_HEADERS).end(TURNED_AWAY);
  // Nobody else closes a socket that was to become another kind of connection.
  if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
}

/** A socket that breaks the protocol is cut off; that is its fault, not ours. */
export function answerSocketError(
  error: Error,
  socket: { terminate(): void },
  request: FastifyRequest,
): void {
  const theirs = 'code' in error && String(error.code).startsWith('WS_ERR_');
  if (theirs) request.log.debug({ err: error }, 'a socket was cut off');
  else request.log.error({ err: error }, 'a socket could not be served');
  socket.terminate();
}

/** An error as a refusal: our own as it is, everything else by its cause. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new Refused('malformed', error.message);
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  const message = error instanceof Error ? error.message : '';
  if (status === 413) return new Refused('too-large', 'The request is too large.');
  if (status === 429) return new Refused('too-fast', 'Too many requests. Wait a minute.');
  if (status === 404) return new Refused('not-found', 'There is nothing at this address.');
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refused('malformed', message);
  return new Refused('internal', 'Something went wrong on our side. Your game is safe.');
}
