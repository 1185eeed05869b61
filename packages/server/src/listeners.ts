import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Place {
  readonly port: number;
  readonly host: string;
}

export interface Listeners {
  readonly port: number;
  /** Takes no more connections; resolves when those that there were have ended. */
  readonly close: () => Promise<void>;
}

/**
 * Node takes one new connection per listener and turn of its event loop. With one listener, a few people who keep
 * connecting would fill the system's queue as soon as turns take milliseconds: everybody else would wait for seconds, and
 * some would have their connection reset. Several that share the port keep the queue short.
 */
const MANY = 64;

/** So far only Linux gives each of several listeners its share of the connections. */
const canShare = process.platform === 'linux';
const OTHERS = canShare ? MANY - 1 : 0;

/** Lets players in. */
export async function listen(app: FastifyInstance, { port: wanted, host }: Place): Promise<Listeners> {
  // Another server could share the port as well, and would get some of our players.
  if (canShare && wanted !== 0) await insistFree({ port: wanted, host });
  await app.listen({ port: wanted, host, ...(canShare && { reusePort: true }) });
  const { port } = app.server.address() as AddressInfo;
  const others: Server[] = [];
  while (others.length < OTHERS) {
    // What Node's HTTP server sets for its own connections.
    const other = createServer({ allowHalfOpen: true, noDelay: true });
    other.on('connection', (socket) => app.server.emit('connection', socket));
    other.listen({ port, host, reusePort: true });
    await once(other, 'listening');
    others.push(other);
  }
  return {
    port,
    close: async () => {
      const closed = others.map((other) => once(other.close(), 'close'));
      await app.close();
      await Promise.all(closed);
    },
  };
}

/** Throws what Node throws if the port is in use. */
async function insistFree(place: Place): Promise<void> {
  const probe = createServer().listen(place);
  await once(probe, 'listening');
  await once(probe.close(), 'close');
}
