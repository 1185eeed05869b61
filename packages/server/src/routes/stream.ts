import { Readable } from 'node:stream';
import { decisions, legalMoves } from '@khora/engine';
import { errorSchema, tableIdSchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../accounts/sign-in/asking.ts';
import { Refused } from '../errors.ts';
import { sourceOf } from '../limits/address.ts';
import type { Origin } from '../limits/limits.ts';
import type { Sink } from '../live/hub.ts';
import type { Services } from '../services.ts';
import { mayWatch } from '../tables/access.ts';
import { snapshotOf } from '../tables/snapshot.ts';
import { seatOf, type Table } from '../tables/table.ts';

/** How often an empty line is sent to keep the connection open through proxies. */
const HEARTBEAT = 15_000;
const MAX_BUFFERED = 4_000_000;

/** For other people's bots: a line of JSON for every position of a game. */
export const streamRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  app.get(
    '/api/tables/:id/stream',
    {
      schema: {
        summary: 'Every position of a game as a line of JSON, with your open decision and its legal moves',
        params: z.object({ id: tableIdSchema }),
        querystring: z.object({ invitation: z.string().max(64).optional() }),
        response: { '4xx': errorSchema },
      },
    },
    async (request, reply) => {
      const user = await userOf(services, request, 'read');
      const { id } = request.params;
      const table = await services.tables.get(id);
      mayWatch(table, user, request.query.invitation);
      const leave = connect(services, { person: user.id, address: sourceOf(request) });
      const stream = new Readable({ read: () => undefined });
      let ended = false;
      const end = () => {
        if (!ended) stream.push(null);
        ended = true;
      };
      const say = async () => {
        const now = await services.tables.get(id);
        if (ended || stream.destroyed) return;
        stream.push(`${JSON.stringify(position(now, user.id))}\n`);
        if (now.status === 'finished' || now.status === 'closed') end();
        else if (stream.readableLength > MAX_BUFFERED) stream.destroy();
      };
      const tell = () => void say().catch(end);
      const sink: Sink = { user: user.id, isLooking: () => true, send: tell, reset: tell };
      services.hub.enter(table, sink);
      // When the server stops, the stream ends with it.
      const ending = { close: end, terminate: end };
      services.connections.add(ending, { asker: user, address: sourceOf(request) });
      const heartbeat = setInterval(() => !ended && stream.push('\n'), HEARTBEAT);
      stream.once('close', () => {
        clearInterval(heartbeat);
        leave();
        services.connections.delete(ending);
        services.hub.leave(id, sink);
      });
      tell();
      return reply.type('application/x-ndjson').send(stream as never);
    },
  );
  await Promise.resolve();
};

/** Counts a stream in, as a socket is. The returned function counts it out. */
function connect({ limits }: Services, { person, address }: Origin): () => void {
  const leaveAddress = limits.connect({ address });
  if (!leaveAddress) throw new Refused('too-many', 'Too many connections from your network. Close some.');
  const leavePerson = limits.connect({ person });
  if (!leavePerson) {
    leaveAddress();
    throw new Refused('too-many', 'You have too many connections. Close some.');
  }
  return () => {
    leavePerson();
    leaveAddress();
  };
}

function position(table: Table, user: string) {
  const seat = seatOf(table, user);
  const { version, status, view, length } = snapshotOf(table, seat ?? 'spectator');
  const decision =
    view && seat !== null ? (decisions(view).find((each) => each.seat === seat) ?? null) : null;
  const playing = status === 'playing';
  return {
    version,
    status,
    seat,
    length,
    view,
    decision: playing ? decision : null,
    moves: playing && decision && view && seat !== null ? legalMoves(view, seat) : [],
  };
}
