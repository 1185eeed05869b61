import type { Level } from '@khora/protocol';
import { Bell } from '../test/support/bell.ts';
import { Client } from '../test/support/client.ts';
import { type Chance, chanceOf } from './chance.ts';
import { Ledger } from './ledger.ts';
import { Player } from './player.ts';
import { type Ending, Servers } from './servers.ts';

interface RunOptions {
  readonly ending: Ending;
  readonly times: number;
  readonly tables: number;
  readonly seed: number;
  /** The most moves that are answered after all tables have continued, before the next server is ended. */
  readonly moves: number;
  /** An empty PostgreSQL database for two processes, instead of SQLite and one. */
  readonly url?: string | undefined;
  readonly tell?: (line: string) => void;
}

/** The result. */
export interface Figures {
  /** How many servers were ended. */
  ended: number;
  acknowledged: number;
  heard: number;
  resent: number;
  lost: number;
  untrue: number;
  doubled: number;
  gaps: number;
  /** Tables in play whenever a server was ended, and those of them where the game continued. */
  inPlay: number;
  wentOn: number;
  finished: number;
  unreadable: number;
  refused: Record<string, number>;
}

interface Seating {
  readonly ledger: Ledger;
  readonly players: readonly Player[];
}

const GROUPS = 8;
const SEATS = 4;
const BOTS: readonly (readonly (Level | null)[])[] = [
  ['ephebe', 'ephebe', 'citizen'],
  [null, 'ephebe', 'citizen'],
  [],
  [],
  [],
];

/** Plays at many tables and ends servers, over and over; compares what was said with what is on disk. */
export async function endServers(options: RunOptions): Promise<Figures> {
  const run = new Run(options, await Servers.open(options));
  try {
    return await run.all();
  } finally {
    await run.close();
  }
}

class Run {
  private readonly options: RunOptions;
  private readonly servers: Servers;
  private readonly chance: Chance;
  private readonly bell = new Bell();
  private readonly groups: (readonly Client[])[] = [];
  private seatings: Seating[] = [];
  private founded = 0;
  private isOn = false;
  private readonly figures: Figures = {
    ended: 0,
    acknowledged: 0,
    heard: 0,
    resent: 0,
    lost: 0,
    untrue: 0,
    doubled: 0,
    gaps: 0,
    inPlay: 0,
    wentOn: 0,
    finished: 0,
    unreadable: 0,
    refused: {},
  };

  constructor(options: RunOptions, servers: Servers) {
    this.options = options;
    this.servers = servers;
    this.chance = chanceOf(options.seed);
  }

  async all(): Promise<Figures> {
    const { times, moves, tell } = this.options;
    for (let group = 0; group < GROUPS; group++) {
      const guests = await Promise.all(
        Array.from({ length: SEATS }, () => Client.guest(this.servers.origin(0))),
      );
      for (const guest of guests) guest.close();
      this.groups.push(guests);
    }
    await this.fill();
    this.playOn();
    for (let time = 1; time <= times; time++) {
      const enough = this.figures.acknowledged + 1 + this.chance.below(moves);
      await this.bell.until(
        () => this.figures.acknowledged >= enough,
        () => `waiting for move ${enough}, ${this.figures.acknowledged} made`,
      );
      await this.endOne();
      await this.fill();
      this.playOn();
      tell?.(`${time}: ${JSON.stringify(this.figures)}`);
    }
    for (const seating of this.seatings) this.dismiss(seating);
    return this.figures;
  }

  private playOn(): void {
    this.isOn = true;
    for (const { players } of this.seatings) for (const player of players) player.goOn();
  }

  async close(): Promise<void> {
    for (const { players } of this.seatings) for (const player of players) player.leave();
    await this.servers.close();
  }

  /** Ends one server, brings its players back, sees every table continue, and compares. */
  private async endOne(): Promise<void> {
    const players = this.seatings.flatMap((seating) => seating.players);
    const were = new Map(players.map((player) => [player, player.at]));
    const victim = await this.servers.end(this.chance);
    const cut = players.filter((player) => were.get(player) === victim);
    this.figures.ended += 1;
    await this.bell.until(
      () => cut.every(({ at }) => at !== victim),
      () => 'closing',
    );
    const heard = this.seatings.map((seating) => ({
      ...seating,
      told: seating.players.map(({ snapshot }) => snapshot),
    }));
    await this.bringBack(cut, victim);
    const inPlay = heard.filter(({ told }) => told.every(({ status }) => status === 'playing'));
    const hasGoneOn = ({ players: here, told }: (typeof heard)[number]) => {
      const known = Math.max(...told.map(({ version }) => version));
      return here.some(({ snapshot }) => snapshot.version > known || snapshot.status !== 'playing');
    };
    const stuck = () => inPlay.filter((seating) => !hasGoneOn(seating));
    this.figures.inPlay += inPlay.length;
    await this.bell
      .until(
        () => stuck().length === 0,
        () => '',
      )
      .catch(() =>
        this.options.tell?.(
          `stuck: ${stuck()
            .map(({ ledger }) => ledger.table)
            .join(', ')}`,
        ),
      );
    this.figures.wentOn += inPlay.length - stuck().length;
    // A break, for the machine to compare and to found new tables.
    this.isOn = false;
    await this.servers.look(async (db) => {
      for (const { ledger, told } of heard) {
        const { lost, untrue, doubled } = await ledger.audit(db, told);
        this.figures.lost += lost;
        this.figures.untrue += untrue;
        this.figures.doubled += doubled;
      }
      await this.putAway(db);
    });
  }

  /** With two servers, some of the disconnected return at once at the other, the rest when theirs is up again. */
  private async bringBack(cut: readonly Player[], victim: number): Promise<void> {
    const other = this.servers.count - 1 - victim;
    const elsewhere = new Set(this.servers.count > 1 ? cut.filter(() => this.chance.below(2) === 0) : []);
    const connect = (players: readonly Player[], at: number) =>
      Promise.all(players.map((player) => player.connect(this.servers.origin(at), at)));
    await Promise.all([
      connect([...elsewhere], other),
      this.servers.start(victim).then(() =>
        connect(
          cut.filter((player) => !elsewhere.has(player)),
          victim,
        ),
      ),
    ]);
  }

  /** Checks tables whose game is over as a whole, and removes them. */
  private async putAway(db: Parameters<Ledger['flaw']>[0]): Promise<void> {
    const last = this.figures.ended === this.options.times;
    const going: Seating[] = [];
    for (const seating of this.seatings) {
      const over = seating.players.every(({ snapshot }) => snapshot.status !== 'playing');
      const flaw = over || last ? await seating.ledger.flaw(db) : null;
      if (flaw !== null) {
        this.figures.unreadable += 1;
        this.options.tell?.(`table ${seating.ledger.table}: ${flaw}`);
      }
      if (over) {
        this.figures.finished += 1;
        this.dismiss(seating);
      } else going.push(seating);
    }
    this.seatings = going;
  }

  private dismiss({ players }: Seating): void {
    for (const player of players) {
      this.figures.heard += player.heard;
      this.figures.resent += player.resent;
      player.leave();
    }
  }

  /** Opens tables until there are as many as wanted. */
  private async fill(): Promise<void> {
    const missing = this.options.tables - this.seatings.length;
    const fresh = await Promise.all(Array.from({ length: missing }, () => this.sitDown(this.founded++)));
    this.seatings.push(...fresh);
  }

  private async sitDown(number: number): Promise<Seating> {
    const group = (this.groups[number % GROUPS] ?? []).map(({ cookie }, seat) => {
      const at = seat % this.servers.count;
      return { cookie, at, client: new Client(this.servers.origin(at), cookie) };
    });
    const bots = BOTS[number % BOTS.length] ?? [];
    const people = group.slice(0, SEATS - bots.filter((level) => level !== null).length);
    const [founder, ...others] = people;
    if (!founder) throw new Error('A table needs a founder.');
    const { id } = await founder.client.found({ settings: { players: SEATS }, bots: [...bots] });
    for (const { client } of others) await client.join(id);
    const ledger = new Ledger(id);
    const players = people.map(
      ({ cookie }, seat) =>
        new Player({
          table: id,
          cookie,
          bell: this.bell,
          isOn: () => this.isOn,
          chance: chanceOf(this.options.seed + number * SEATS + seat),
          onDone: (asked, version) => {
            ledger.done(asked, version);
            this.figures.acknowledged += 1;
          },
          onRefused: (code) => {
            this.figures.refused[code] = (this.figures.refused[code] ?? 0) + 1;
          },
          onGap: () => {
            this.figures.gaps += 1;
          },
        }),
    );
    await Promise.all(
      players.map((player, seat) => {
        const at = seat % this.servers.count;
        return player.connect(this.servers.origin(at), at);
      }),
    );
    return { ledger, players };
  }
}
