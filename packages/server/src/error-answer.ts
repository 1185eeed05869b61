import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refused } from './errors.ts';

/** Answers every error of a route with a code, and a sentence that says what to do. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = asRefused(error);
  if (refused.code === 'internal') request.log.error({ err: error }, 'a request could not be answered');
  const { code, message, reason } = refused;
  // Floods get these: checking and decorating each would cost several times as much as the request.
  if (code === 'too-fast' || code === 'too-many') answerBriefly(request, reply, refused);
  else void reply.status(refused.status).send({ error: code, message, ...(reason && { reason }) });
}

/** Refuses with as little work as possible. */
function answerBriefly(request: FastifyRequest, reply: FastifyReply, { status, code, message }: Refused) {
  const text = JSON.stringify({ error: code, message });
  const later = reply.getHeader('retry-after');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'x-content-type-options': 'nosniff',
    ...(later !== undefined && { 'retry-after': String(later) }),
  };
  reply.hijack();
  if (request.headers.upgrade === undefined) reply.raw.writeHead(status, headers).end(text);
  else {
    // Nobody else closes a socket that was to become another kind of connection.
    const { socket } = request.raw;
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write([`HTTP/1.1 ${status} Refused`, ...lines, '', text].join('\r\n'));
    socket.destroySoon();
  }
}

const HOPELESS = new Refused('too-fast', 'You were refused too often. Wait a while.');

/**
 * Tells a client to come back after a while, in milliseconds. Hanging up would cost more: the next request would come over a
 * new connection, which takes five times as long as this answer.
 */
export function turnAway(request: FastifyRequest, reply: FastifyReply, rest: number): void {
  void reply.header('retry-after', String(Math.max(1, Math.ceil(rest / 1000))));
  answerBriefly(request, reply, HOPELESS);
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
