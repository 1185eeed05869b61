import { Readable } from 'node:stream';
import { decisions, legalMoves, type Seat, type Viewer } from '@khora/engine';
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
      const origin = { person: user.id, address: sourceOf(request) };
      const leave = connect(services, origin, { isPlayer: seatOf(table, user.id) !== null });
      const stream = new Readable({ read: () => undefined });
      let ended = false;
      const end = () => {
        if (!ended) stream.push(null);
        ended = true;
      };
      let told = -1;
      const say = () => {
        if (ended || stream.destroyed) return;
        const now = services.tables.at(id);
        // Chat, and people who come and go, do not change the position.
        if (now.version === told) return;
        told = now.version;
        stream.push(lineOf(now, seatOf(now, user.id)));
        if (now.status === 'finished' || now.status === 'closed') end();
        else if (stream.readableLength > MAX_BUFFERED) stream.destroy();
      };
      const tell = oncePerTurn(say);
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

/** Does some work at the end of the turn of the event loop, however often it is asked for. */
function oncePerTurn(work: () => void): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      work();
    });
  };
}

/** Counts a stream in, as a connection and as a listener of a game of others. The returned function counts it out. */
function connect(
  { limits }: Services,
  { person, address }: Origin,
  { isPlayer }: { readonly isPlayer: boolean },
): () => void {
  const leaving: (() => void)[] = [];
  const leave = () => {
    for (const each of leaving) each();
  };
  const countIn = (key: { readonly address: string } | { readonly person: string }, refusal: string) => {
    const counted = limits.connect(key);
    if (!counted) throw new Refused('too-many', refusal);
    leaving.push(counted);
  };
  try {
    countIn({ address }, 'Too many connections from your network. Close some.');
    countIn({ person }, 'You have too many connections. Close some.');
    if (!isPlayer) leaving.push(limits.insistMayListen({ person, address }));
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
}

/** The lines of a table as it is now, by viewer. Many may listen to one game. */
const lines = new WeakMap<Table, Map<Viewer, Buffer>>();

function lineOf(table: Table, seat: Seat | null): Buffer {
  const viewer = seat ?? 'spectator';
  const known = lines.get(table) ?? new Map<Viewer, Buffer>();
  lines.set(table, known);
  const line = known.get(viewer) ?? Buffer.from(`${JSON.stringify(position(table, seat))}\n`);
  known.set(viewer, line);
  return line;
}

function position(table: Table, seat: Seat | null) {
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
