import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createAuth } from './accounts/auth.ts';
import { keptKey } from './accounts/kept-key.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { type House, openHouse } from './house.ts';
import { Chat } from './live/chat.ts';
import { Connections } from './live/connections.ts';
import type { Services } from './services.ts';
import { Commands } from './tables/commands.ts';
import { DiceCup } from './tables/dice.ts';

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  close(): Promise<void>;
}

const GOING_AWAY = 1001;
/** So long, in milliseconds, what is under way may take when the server stops. */
const PATIENCE = 1000;

/** Opens the doors: resolves when players can come in. */
export async function startServer(config: Config, now: () => number = Date.now): Promise<RunningServer> {
  const open: { house?: House; connections?: Connections } = {};
  const app = await buildApp(config, async (instance: FastifyInstance): Promise<Services> => {
    const house = await openHouse(config, { log: instance.log, now });
    open.house = house;
    const { storage, tables, hub, metrics, push, bus } = house;
    const connections = new Connections(bus);
    open.connections = connections;
    const dice = new DiceCup(
      await keptKey(storage.db, 'dice', () => randomBytes(32).toString('base64url')),
      now,
    );
    const auth = await createAuth({ storage, config, log: instance.log, now });
    bus.listen((notice) => {
      if (notice.type === 'signed-out') void auth.lately.forgetUser(notice.user);
    });
    return {
      storage,
      tables,
      hub,
      metrics,
      commands: new Commands({ tables, storage, dice, presence: hub, now }),
      dice,
      chat: new Chat({ db: storage.db, tables, hub, now }),
      identify: auth.identify,
      auth,
      push,
      connections,
      bus,
      unlimited: config.unlimited,
      log: instance.log,
      now,
    };
  });
  const { house } = open;
  if (!house) throw new Error('The house was not opened.');
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await house.close();
    throw error;
  }
  return {
    port: (app.server.address() as AddressInfo).port,
    house,
    async close() {
      open.connections?.closeAll(GOING_AWAY, 'restart');
      // Browsers keep connections on which they never ask for anything: those would be waited for.
      const impatience = setTimeout(() => {
        app.server.closeAllConnections();
        open.connections?.terminateAll();
      }, PATIENCE);
      await app.close();
      clearTimeout(impatience);
      await house.close();
    },
  };
}
