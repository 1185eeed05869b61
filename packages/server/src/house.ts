import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { CompiledQuery } from 'kysely';
import { Calendar } from './accounts/own-data/days-off.ts';
import { Steward } from './bots/steward.ts';
import { Thinkers } from './bots/thinkers.ts';
import type { Config } from './config.ts';
import { Whereabouts } from './limits/whereabouts.ts';
import { type Bus, NO_BUS } from './live/bus.ts';
import { Hub } from './live/hub.ts';
import { Metrics } from './metrics.ts';
import { Sanctions } from './moderation/sanctions.ts';
import { Push } from './push/push.ts';
import { newlyAsked } from './push/turns.ts';
import { finishGame, resultQueries } from './ratings/finish.ts';
import { Reviews } from './reviews/reviews.ts';
import { startCheckpoints } from './storage/checkpoints.ts';
import { type Database, openStorage, type Storage } from './storage/database.ts';
import type { Numbered } from './tables/entry.ts';
import type { Happening } from './tables/fold.ts';
import type { Also, Shared } from './tables/journal.ts';
import { hasCompany } from './tables/leaving.ts';
import { plansDue } from './tables/plans.ts';
import { sitterQueries } from './tables/shelf.ts';
import { botsToMove, recordOf, tellsOf } from './tables/table.ts';
import { Tables } from './tables/tables.ts';

const SWEEP = 1000;
const TIDY = 60_000;
const REVIEW = 3000;

/** The tables and everything that looks after them: all of a process except its network side. */
export interface House {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly push: Push;
  readonly calendar: Calendar;
  readonly reviews: Reviews;
  readonly sanctions: Sanctions;
  readonly now: () => number;
  close(): Promise<void>;
}

export interface HouseOptions {
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** Where people last came from; nobody comes to a process that only thinks. */
  readonly whereabouts?: Whereabouts;
}

export async function openHouse(
  config: Config,
  { log, now, whereabouts = new Whereabouts() }: HouseOptions,
): Promise<House> {
  const process = randomUUID();
  const metrics = new Metrics();
  const storage = await openStorage({
    folder: config.folder,
    alone: true,
    url: config.database,
    onError: (error) => log.warn({ err: error }, 'a connection to the database was lost'),
  });
  const endCheckpoints = storage.path === null ? null : startCheckpoints(storage.path);
  const catchUp = () => {
    hub.meetAgain();
    sanctions.refresh();
    for (const id of tables.ids()) follow(id, null);
  };
  const follow = (id: string, numbered: Numbered | null) => {
    const followed = numbered ? tables.hear(id, numbered) : tables.refresh(id);
    followed.catch((error: unknown) => log.error({ err: error, table: id }, 'a table could not be read'));
  };
  const forget = async (user: string) => {
    for (const id of tables.ids()) {
      if (!tellsOf(await tables.get(id), user)) continue;
      const table = await tables.rewrite(id);
      if (table) hub.renew(table);
    }
  };
  const shared =
    storage.pool && config.database
      ? await openShared(storage, config.database, { process, log, whereabouts, onGap: catchUp })
      : null;
  const bus: Bus = shared?.bus ?? NO_BUS;
  const tables = new Tables({
    storage,
    now,
    also: (happening) => writesOf(storage.db, happening),
    onCommit: (entries, seconds) => {
      for (const [type, made] of Map.groupBy(entries, (type) => type))
        metrics.entries.inc({ type }, made.length);
      metrics.commit.observe(seconds);
    },
    ...(shared && { shared: shared.tables }),
  });
  bus.listen((notice) => {
    if (notice.type === 'entry') follow(notice.table, notice.numbered);
    if (notice.type === 'forgotten')
      forget(notice.user).catch((error: unknown) => log.error({ err: error }, 'a name could not be removed'));
  });
  const sanctions = await Sanctions.open({ db: storage.db, bus, log, now });
  const hub = new Hub({ bus, process, now });
  tables.listen((before, happening) => hub.tellOf(before, happening));
  const push = await Push.open({
    db: storage.db,
    log,
    now,
    contact: config.contact,
    looking: (table) => hub.looking(table),
  });
  tables.listen((before, { table }, { local }) => {
    if (local) push.notifyTurn(table, newlyAsked(before, table));
  });
  const onUntold = (error: unknown) => log.error({ err: error }, 'days off could not be told');
  const calendar = new Calendar({ db: storage.db, tables, now, onError: onUntold });
  tables.listen((_before, { table, numbered }, { local }) => {
    if (local && numbered.entry.type === 'start') calendar.tellNew(table).catch(onUntold);
  });
  metrics.watch('khora_tables', 'Tables in memory', () => tables.size);
  metrics.watch('khora_commits', 'Commits of the embedded database', () => storage.writer?.commits ?? 0);
  metrics.watch('khora_listeners', 'Listeners at tables', () => hub.listeners);

  const thinkers = config.botThreads > 0 ? new Thinkers(config.botThreads, metrics) : null;
  const patience = shared ? config.queuePatience : 0;
  const addressOf = (person: string) => whereabouts.of(person);
  const steward = new Steward({ db: storage.db, tables, thinkers, patience, addressOf, now, log });
  if (shared && thinkers) await shared.queue.work(steward, config.botThreads);
  // With PostgreSQL the queue calls bots; a single process tells the steward when they are asked.
  if (!shared)
    tables.listen((_before, { table }) => {
      if (botsToMove(table).length > 0) void steward.attend(table.founding.id);
    });
  tables.listen((_before, { table }, { local }) => {
    if (local && plansDue(table).length > 0) void steward.attend(table.founding.id);
  });
  const reviews = new Reviews({
    db: storage.db,
    depth: config.reviews,
    works: config.botThreads > 0,
    unlimited: config.unlimited,
    process,
    recordOf: async (id) => {
      const table = await tables.get(id);
      if (!table.game) throw new Error('A table without a game.');
      return recordOf(table, table.game);
    },
    now,
    log,
  });
  const timers = [
    // Includes what another process was asked for, or had begun when it was stopped.
    setInterval(() => reviews.wake(), REVIEW),
    setInterval(
      // Days off first: a clock that stands still does not run out.
      () =>
        void calendar
          .sweep()
          .catch(onUntold)
          .then(() => steward.sweep())
          .catch((error: unknown) => log.error({ err: error }, 'sweep')),
      SWEEP,
    ),
    setInterval(() => void tables.forgetIdle((id) => hub.has(id)), TIDY),
  ];
  return {
    storage,
    tables,
    hub,
    bus,
    metrics,
    push,
    calendar,
    reviews,
    sanctions,
    now,
    async close() {
      for (const timer of timers) clearInterval(timer);
      bus.publish({ type: 'gone', process });
      await shared?.queue.close();
      await thinkers?.close();
      await reviews.close();
      await tables.close();
      await push.close();
      await bus.close();
      await endCheckpoints?.();
      await storage.close();
    },
  };
}

/** What must be written together with an entry. */
function writesOf(db: Database, happening: Happening): Also | undefined {
  const { before, table: after, numbered } = happening;
  const { at, entry } = numbered;
  const queries: CompiledQuery[] = [];
  if (before.seats !== after.seats && before.status === 'gathering')
    queries.push(...sitterQueries(db, before, after));
  const aborted = entry.type === 'abort' && !entry.free && hasCompany(after) ? after.seats[entry.seat] : null;
  if (aborted?.kind === 'player')
    queries.push(
      db.insertInto('aborts').values({ user_id: aborted.user, table_id: after.founding.id, at }).compile(),
    );
  const finished = before.status !== 'finished' && after.status === 'finished';
  if (finished && after.founding.settings.rated)
    return { queries, work: (transaction) => finishGame(transaction, after) };
  if (finished) queries.push(...resultQueries(db, after));
  return queries.length > 0 ? { queries } : undefined;
}

interface SharedOptions {
  readonly process: string;
  readonly log: FastifyBaseLogger;
  readonly whereabouts: Whereabouts;
  readonly onGap: () => void;
}

/** What several processes of one database need: notices between them, and a queue of work for bots. */
async function openShared(
  storage: Storage,
  url: string,
  { process, log, whereabouts, onGap }: SharedOptions,
) {
  if (!storage.pool) throw new Error('Only PostgreSQL is shared.');
  // Only needed in memory with PostgreSQL.
  const { JobQueue } = await import('./bots/job-queue.ts');
  const { PgBus } = await import('./live/pg-bus.ts');
  const queue = await JobQueue.open({
    pool: storage.pool,
    log,
    neighbours: (person) => whereabouts.neighbours(person),
  });
  const bus = await PgBus.open({ url, db: storage.db, process, log, onGap });
  const tables: Shared = {
    notices: bus.notices,
    asksBots: (happening) => queue.isNeeded(happening),
    askBots: (transaction, happening) => queue.ask(transaction, happening),
  };
  return { queue, bus, tables };
}
