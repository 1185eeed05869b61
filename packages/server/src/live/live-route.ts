import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { insistOrigin } from '../accounts/sign-in/headers.ts';
import { Refused } from '../errors.ts';
import { clientOf, sourceOf } from '../limits/address.ts';
import type { Services } from '../services.ts';
import { Connection } from './socket.ts';
import { Wire } from './wire.ts';

/** The live stream: one socket for all tables of a client. */
export function liveRoute(app: FastifyInstance, services: Services, done: () => void): void {
  const responses = new WeakMap<IncomingMessage, ServerResponse>();
  app.get(
    '/ws',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: (request, reply, next) => {
        insistOrigin(request);
        if (!request.ws) throw new Refused('not-found', 'This address is for WebSockets only.');
        const leave = services.limits.connect({ address: sourceOf(request) });
        if (!leave) throw new Refused('too-many', 'Too many connections from your network. Close some.');
        request.raw.socket.once('close', leave);
        responses.set(request.raw, reply.raw);
        next();
      },
    },
    async (socket, request) => {
      const address = sourceOf(request);
      // What arrives before we know who sends it must wait, not be lost.
      const early: string[] = [];
      let connection: Connection | null = null;
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (connection) void connection.hear(text);
        else if (early.length < EARLY) early.push(text);
        else socket.terminate();
      });
      // Otherwise the request, with everything attached to it, would stay in memory as long as the socket.
      responses.get(request.raw)?.detachSocket(request.raw.socket);
      socket.removeAllListeners('error');
      socket.on('error', () => socket.terminate());
      const user = await services.identify(request);
      if (socket.readyState !== socket.OPEN) return;
      const wire = new Wire(socket, request.raw.socket);
      const client = clientOf(request);
      const leave = user && services.limits.connect({ person: user.id });
      if (user && !leave) {
        services.limits.noteRefused(client, 'too-many');
        wire.close(TOO_MANY, 'too many connections');
        return;
      }
      const opened = new Connection(wire, { user, address, client }, services);
      connection = opened;
      services.connections.add(wire, { asker: user, address });
      services.heartbeat.add(socket);
      socket.on('close', () => {
        leave?.();
        services.connections.delete(wire);
        services.heartbeat.delete(socket);
        opened.close();
      });
      for (const text of early) void opened.hear(text);
    },
  );
  done();
}

/** A client that sends more than this before we know who it is gets cut off. */
const EARLY = 60;
/** One of the codes that are free for applications; means: close another connection first. */
const TOO_MANY = 4008;
