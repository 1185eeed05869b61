import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { SEATS, view } from '@khora/engine';
import { openStorage } from '../src/storage/database.ts';
import { readTable } from '../src/tables/shelf.ts';
import { Client } from '../test/support/client.ts';
import { startProcess } from '../test/support/server-process.ts';
import { newFolder } from '../test/support/table-kit.ts';
import { numbers, pick } from '../test/support/wire-kit.ts';
import { type Answers, Assailant } from './assailant.ts';
import { type Made, nonsense, type Scene } from './nonsense.ts';
import { throwRequests } from './requests.ts';
import type { Below } from './worlds.ts';

export interface Report extends Answers {
  messages: number;
  requests: number;
  moves: number;
  tables: number;
}

interface AssaultOptions {
  readonly messages: number;
  readonly seed: number;
  readonly tell?: (report: Report) => void;
}

const TABLES = 8;
const BATCH = 100;
const REQUESTS = 10;
const OUTSIDERS = 3;

/** Throws nonsense at a server while games are played there; it must have no effect. */
export async function assault({ messages, seed, tell }: AssaultOptions): Promise<Report> {
  const folder = newFolder();
  const server = await startProcess({ KHORA_DATA: folder, KHORA_BOT_THREADS: '0' });
  try {
    const siege = await Siege.begin(server.origin, folder, numbers(seed));
    while (siege.report.messages < messages) {
      await siege.round();
      tell?.(siege.report);
    }
    await siege.compareWithLogs();
    await siege.playOn();
    await siege.compareWithLogs();
    if (server.child.exitCode !== null) throw new Error('The server is gone.');
    siege.end();
    return siege.report;
  } finally {
    await server.stop('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

class Siege implements Scene {
  readonly report: Report = {
    messages: 0,
    requests: 0,
    moves: 0,
    tables: 0,
    refused: 0,
    codes: {},
    cut: 0,
    bytes: 0,
  };
  readonly tables: string[] = [];
  readonly made: Made[] = [];
  private readonly versions = new Map<string, number>();
  private readonly secrets = new Set<string>();
  private readonly players: readonly Client[];
  private readonly assailants: readonly Assailant[];
  private readonly origin: string;
  private readonly folder: string;
  private readonly below: Below;

  private constructor(
    origin: string,
    folder: string,
    below: Below,
    players: readonly Client[],
    strangers: readonly Client[],
  ) {
    this.origin = origin;
    this.folder = folder;
    this.below = below;
    this.players = players;
    const known = { secrets: this.secrets, answers: this.report };
    this.assailants = [
      ...players.map(({ cookie }, seat) => new Assailant(origin, { cookie, seat }, known)),
      ...strangers.map(({ cookie }) => new Assailant(origin, { cookie, seat: null }, known)),
      new Assailant(origin, { cookie: '', seat: null }, known),
    ];
  }

  static async begin(origin: string, folder: string, below: Below): Promise<Siege> {
    const guests = await Promise.all(
      Array.from({ length: SEATS.length + OUTSIDERS }, () => Client.guest(origin)),
    );
    const [players, strangers] = [guests.slice(0, SEATS.length), guests.slice(SEATS.length)];
    for (const stranger of strangers) stranger.close();
    const siege = new Siege(origin, folder, below, players, strangers);
    while (siege.tables.length < TABLES) await siege.found();
    return siege;
  }

  private async found(): Promise<void> {
    const [founder, ...others] = this.players;
    if (!founder) throw new Error('Somebody must begin.');
    const options = pick(
      [{}, { draft: 'deal' }, { cityChoice: 'choose' }, { dice: 'reroll' }] as const,
      this.below,
    );
    const { id } = await founder.found({ settings: { players: 4, options } });
    for (const other of others) await other.join(id);
    for (const player of this.players) await player.watch(id);
    this.tables.push(id);
    this.report.tables += 1;
    this.versions.set(id, founder.snapshot(id).version);
    await this.learnSecrets(id);
  }

  /** Secrets that nobody may be told, from the server's own files. */
  private async learnSecrets(id: string): Promise<void> {
    const storage = await openStorage({ folder: this.folder });
    const { founding, entropy, game } = await readTable(storage.db, id);
    await storage.close();
    for (const secret of [founding.secret, game?.setup.seed, ...entropy])
      if (secret) this.secrets.add(secret);
  }

  snapshot(table: string, seat: number) {
    const player = this.players[seat];
    if (!player) throw new Error(`Nobody sits at ${seat}.`);
    return player.snapshot(table);
  }

  async round(): Promise<void> {
    await Promise.all(
      this.assailants.map(async (assailant) => {
        const batch = Array.from({ length: BATCH }, () => nonsense(this, assailant.seat, this.below));
        this.report.messages += batch.length;
        await assailant.say(batch);
      }),
    );
    const thrown = await throwRequests(this.origin, this, {
      count: REQUESTS,
      below: this.below,
      users: [...this.players.map(({ cookie }) => cookie), ''],
    });
    for (const text of thrown) this.assailants.at(-1)?.read(text);
    this.report.requests += thrown.length;
    this.report.messages += thrown.length;
    await this.unmoved();
    const table = pick(this.tables, this.below);
    await this.move(table);
    if (this.snapshot(table, 0).status === 'finished') await this.replace(table);
  }

  /** A game that is over makes room for another. */
  private async replace(table: string): Promise<void> {
    for (const player of this.players) player.send({ type: 'unwatch', table });
    this.tables.splice(this.tables.indexOf(table), 1);
    await this.found();
  }

  /** Every table must be as the honest players left it. */
  private async unmoved(): Promise<void> {
    for (const player of this.players) {
      await player.ask((id) => ({ type: 'undo', table: 'aaaaaaaaaaaa', id }));
      for (const table of this.tables) {
        const { version } = player.snapshot(table);
        const expected = this.versions.get(table);
        if (version !== expected) throw new Error(`Table ${table} is at ${version}, not at ${expected}.`);
      }
    }
  }

  private async move(table: string): Promise<boolean> {
    const seat = this.players.findIndex((player) => player.isAsked(table));
    const player = this.players[seat];
    if (!player) return false;
    const move = pick(player.moves(table), this.below);
    const id = `honest-${this.report.moves}`;
    const answer = await player.askAs(id, { type: 'move', table, id, move });
    if (answer.type !== 'done') throw new Error(`An honest move was refused: ${answer.message}`);
    this.report.moves += 1;
    this.made.push({ seat, table, id, move });
    if (this.made.length > 200) this.made.shift();
    this.versions.set(table, answer.version);
    await this.unmoved();
    return true;
  }

  /** What the server shows must be what its log says. */
  async compareWithLogs(): Promise<void> {
    const storage = await openStorage({ folder: this.folder });
    try {
      for (const id of this.tables) {
        const { game, version } = await readTable(storage.db, id);
        for (const seat of SEATS) {
          const shown = this.snapshot(id, seat);
          const logged = game && (JSON.parse(JSON.stringify(view(game.state, seat))) as unknown);
          if (shown.version !== version || !isDeepStrictEqual(shown.view, logged))
            throw new Error(`Table ${id} is not what its log says.`);
        }
      }
    } finally {
      await storage.close();
    }
  }

  /** No table is stuck: each can be finished. */
  async playOn(): Promise<void> {
    for (const table of this.tables) {
      while (await this.move(table));
      const { status } = this.snapshot(table, 0);
      if (status !== 'finished') throw new Error(`Table ${table} is stuck, ${status}.`);
    }
  }

  end(): void {
    for (const each of [...this.players, ...this.assailants]) each.close();
  }
}
