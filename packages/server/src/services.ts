import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Presence } from './accounts/company/presence.ts';
import type { Calendar } from './accounts/own-data/days-off.ts';
import type { Auth } from './accounts/sign-in/auth.ts';
import type { Asker } from './accounts/user.ts';
import type { Limits } from './limits/limits.ts';
import type { Turns } from './limits/turns.ts';
import type { Bus } from './live/bus.ts';
import type { Chat } from './live/chat.ts';
import type { Connections } from './live/connections.ts';
import type { Heartbeat } from './live/heartbeat.ts';
import type { Hub } from './live/hub.ts';
import type { Metrics } from './metrics.ts';
import type { Moderation } from './moderation/moderation.ts';
import type { Roles } from './moderation/roles.ts';
import type { Sanctions } from './moderation/sanctions.ts';
import type { Pairing } from './pairing/pairing.ts';
import type { Push } from './push/push.ts';
import type { Reviews } from './reviews/reviews.ts';
import type { Storage } from './storage/database.ts';
import type { Commands } from './tables/commands/commands.ts';
import type { DiceCup } from './tables/dice.ts';
import type { OpenTables } from './tables/open-tables.ts';
import type { Tables } from './tables/tables.ts';

/** What routes and sockets work with. */
export interface Services {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly openTables: OpenTables;
  readonly commands: Commands;
  readonly dice: DiceCup;
  readonly hub: Hub;
  readonly chat: Chat;
  readonly metrics: Metrics;
  /** Who is asking, by cookie or by a token of the bot API; null if the request does not say. */
  readonly identify: (request: FastifyRequest) => Promise<Asker | null>;
  readonly auth: Auth;
  readonly push: Push;
  readonly calendar: Calendar;
  readonly reviews: Reviews;
  readonly connections: Connections;
  readonly bus: Bus;
  readonly limits: Limits;
  readonly turns: Turns;
  readonly heartbeat: Heartbeat;
  readonly presence: Presence;
  readonly pairing: Pairing;
  readonly roles: Roles;
  readonly sanctions: Sanctions;
  readonly moderation: Moderation;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}
