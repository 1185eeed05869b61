import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Presence } from './accounts/company/presence.ts';
import { createAuth } from './accounts/sign-in/auth.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { type House, openHouse } from './house.ts';
import { sourceOf } from './limits/address.ts';
import { crowdLimits, Limits, PERSON } from './limits/limits.ts';
import { forgottenProxy } from './limits/proxies.ts';
import { Turns } from './limits/turns.ts';
import { WaitingTables } from './limits/waiting-tables.ts';
import { Whereabouts } from './limits/whereabouts.ts';
import { type Listeners, listen } from './listeners.ts';
import { Chat } from './live/chat.ts';
import { Connections } from './live/connections.ts';
import { Heartbeat } from './live/heartbeat.ts';
import { AddressFinder } from './moderation/find-address.ts';
import { Moderation } from './moderation/moderation.ts';
import { Roles } from './moderation/roles.ts';
import { Pairing } from './pairing/pairing.ts';
import type { Services } from './services.ts';
import { keptKey } from './storage/kept-key.ts';
import { Commands } from './tables/commands/commands.ts';
import { DiceCup } from './tables/dice.ts';
import { OpenTables } from './tables/open-tables.ts';
import { tidy } from './tidy.ts';

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  readonly services: Services;
  close(): Promise<void>;
}

const GOING_AWAY = 1001;
const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
/** How often sockets are pinged, in milliseconds. */
const HEARTBEAT = 20_000;
/** Over how many beats the pings are spread. */
const HEARTBEATS = 100;
/** How long, in milliseconds, work in progress may take when the server stops. */
const PATIENCE = 1000;

/** Starts the server: resolves when players can connect. */
export async function startServer(config: Config, now: () => number = Date.now): Promise<RunningServer> {
  const open: { house?: House; connections?: Connections; services?: Services; presence?: Presence } = {};
  const heartbeat = new Heartbeat({ lanes: HEARTBEATS });
  const beats = setInterval(() => heartbeat.beat(), HEARTBEAT / HEARTBEATS);
  const whereabouts = new Whereabouts();
  const limits = new Limits({ people: config.crowd, unlimited: config.unlimited, now });
  const app = await buildApp(
    config,
    async (instance: FastifyInstance): Promise<Services> => {
      const forgotten = forgottenProxy({ url: config.url, trusted: config.trustProxy });
      if (forgotten) instance.log.warn(forgotten);
      const house = await openHouse(config, {
        log: instance.log,
        now,
        whereabouts,
      });
      open.house = house;
      const { storage, tables, hub, metrics, push, calendar, reviews, bus, sanctions } = house;
      const connections = new Connections(bus);
      sanctions.listen(() => connections.endFrom((address) => sanctions.find('address', address) !== null));
      open.connections = connections;
      const dice = new DiceCup(
        await keptKey(storage.db, 'dice', () => randomBytes(32).toString('base64url')),
        now,
      );
      const auth = await createAuth({ storage, config, log: instance.log, now });
      bus.listen((notice) => {
        if (notice.type === 'signed-out') void auth.lately.forgetUser(notice.user);
      });
      const roles = new Roles(config);
      for (const name of await roles.missing(auth.users))
        instance.log.warn(
          `KHORA_ADMINS or KHORA_MODERATORS names ${name}, but there is no such account. Remove the name, create the account, then add the name again.`,
        );
      const commands = new Commands({
        tables,
        storage,
        dice,
        presence: hub,
        now,
        ...(!config.unlimited && {
          most: PERSON,
          waiting: new WaitingTables({
            db: storage.db,
            tables,
            most: crowdLimits(config.crowd).waiting,
            addressOf: (person) => whereabouts.of(person),
          }),
        }),
      });
      const presence = new Presence({ db: storage.db, now, connected: () => connections.users() });
      open.presence = presence;
      const chat = new Chat({ storage, tables, hub, now });
      open.services = {
        storage,
        tables,
        openTables: new OpenTables({ storage, tables, now }),
        hub,
        metrics,
        commands,
        dice,
        chat,
        identify: async (request) => {
          const asker = await auth.identify(request);
          if (asker) {
            whereabouts.note(asker.id, sourceOf(request));
            presence.note(asker.id);
          }
          return asker;
        },
        auth,
        push,
        calendar,
        reviews,
        connections,
        bus,
        limits,
        turns: new Turns(),
        heartbeat,
        presence,
        pairing: new Pairing({ db: storage.db, tables, commands, presence: hub, now }),
        roles,
        sanctions,
        moderation: new Moderation({
          db: storage.db,
          auth,
          tables,
          commands,
          hub,
          chat,
          connections,
          bus,
          roles,
          sanctions,
          addresses: new AddressFinder(bus, whereabouts),
          log: instance.log,
          now,
        }),
        log: instance.log,
        now,
      };
      return open.services;
    },
    { now },
  );
  const { house, services } = open;
  if (!(house && services)) throw new Error('The house was not opened.');
  let listeners: Listeners;
  try {
    listeners = await listen(app, config);
  } catch (error) {
    clearInterval(beats);
    await house.close();
    throw error;
  }
  const noting = setInterval(() => {
    open.presence
      ?.write()
      .catch((error: unknown) => app.log.error({ err: error }, 'who is there was not noted'));
  }, MINUTE);
  const pairing = setInterval(() => {
    services.pairing.sweep().catch((error: unknown) => app.log.error({ err: error }, 'seats were not freed'));
  }, SECOND);
  const tidying = setInterval(() => {
    tidy(services, config.keep).then(
      (tidied) => app.log.info(tidied, 'tidied up'),
      (error: unknown) => app.log.error({ err: error }, 'could not tidy up'),
    );
  }, HOUR);
  return {
    services,
    port: listeners.port,
    house,
    async close() {
      clearInterval(beats);
      clearInterval(noting);
      clearInterval(pairing);
      clearInterval(tidying);
      open.connections?.closeAll(GOING_AWAY, 'restart');
      // Browsers keep unused connections open, and stopping would wait for them.
      const impatience = setTimeout(() => {
        app.server.closeAllConnections();
        open.connections?.terminateAll();
      }, PATIENCE);
      await listeners.close();
      clearTimeout(impatience);
      await services.auth.close();
      await house.close();
    },
  };
}
