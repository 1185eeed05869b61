import { isDeepStrictEqual } from 'node:util';
import { legalMoves, SEATS, type Seat } from '@khora/engine';
import { lengthOf } from '../src/tables/past.ts';
import { newEntropy } from '../test/support/client.ts';
import { Ear } from '../test/support/ear.ts';
import { numbers, pick } from '../test/support/wire-kit.ts';
import { asked, differences, isReplayable, learned, movesFor, reshuffled } from './reshuffle.ts';
import {
  asUser,
  type Below,
  type Guest,
  openPair,
  type Pair,
  type Seated,
  stateOf,
  type World,
} from './worlds.ts';

/** What was compared. */
export interface Tally {
  games: number;
  /** Answers, messages and stream lines that were the same in both worlds. */
  texts: number;
  bytes: number;
  moves: number;
  /** Hidden things that differed without anything to be noticed. */
  hidden: number;
}

const PER_PAIR = 20;
const MOST_STEPS = 60;

/** Plays games in two worlds that differ in what a seat cannot see, and compares every byte sent to that seat. */
export async function compareGames(
  games: number,
  seed: number,
  tell: (tally: Tally) => void,
): Promise<Tally> {
  const below = numbers(seed);
  const tally: Tally = { games: 0, texts: 0, bytes: 0, moves: 0, hidden: 0 };
  while (tally.games < games) {
    const pair = await openPair(Math.min(PER_PAIR, games - tally.games), below);
    try {
      for (const game of pair.games) {
        const comparison = new Comparison(pair, game, { below, tally });
        await comparison.run();
        tally.games += 1;
        tell(tally);
        // Its result is in lists that everybody reads, and may differ.
        if (await comparison.isOver()) break;
      }
    } finally {
      await pair.close();
    }
  }
  return tally;
}

/** The same listeners in one of the worlds. */
interface Side {
  readonly world: World;
  readonly player: Ear;
  readonly spectator: Ear;
}

class Comparison {
  private readonly pair: Pair;
  private readonly id: string;
  private readonly guests: readonly Guest[];
  private readonly below: Below;
  private readonly tally: Tally;
  private readonly alike: boolean;
  private seat: Seat = 0;
  private sides: readonly [Side, Side] | null = null;

  constructor(pair: Pair, { id, guests }: Seated, { below, tally }: { below: Below; tally: Tally }) {
    this.pair = pair;
    this.id = id;
    this.guests = guests;
    this.below = below;
    this.alike = below(2) === 0;
    this.tally = tally;
  }

  async run(): Promise<void> {
    const { one, two } = this.pair;
    const real = await one.server.house.tables.get(this.id);
    this.seat = pick(SEATS.slice(0, real.seats.length), this.below);
    const other = reshuffled(await two.server.house.tables.get(this.id), this.seat, this.below);
    two.server.house.tables.adopt(other, []);
    this.tally.hidden += differences(stateOf(real), stateOf(other));
    this.sides = [await this.listen(one), await this.listen(two)];
    try {
      await this.compare('listening');
      await this.askEverything();
      for (let step = 0; step < MOST_STEPS && (await this.goOn()); step++);
    } finally {
      for (const { player, spectator } of this.sides) for (const ear of [player, spectator]) ear.close();
    }
  }

  async isOver(): Promise<boolean> {
    return (await this.tables()).some(({ status }) => status !== 'playing');
  }

  private async listen(world: World): Promise<Side> {
    const { origin } = world.server;
    const player = new Ear(origin, this.guests[this.seat]?.cookie ?? '');
    await player.client.connect();
    await player.client.watch(this.id);
    await player.quiet();
    await player.stream(this.id);
    await player.quiet();
    const spectator = await Ear.stranger(origin);
    await spectator.client.watch(this.id);
    await spectator.quiet();
    return { world, player, spectator };
  }

  private both(): readonly [Side, Side] {
    if (!this.sides) throw new Error('Nobody listens.');
    return this.sides;
  }

  private async tables() {
    const [one, two] = this.both();
    return [
      await one.world.server.house.tables.get(this.id),
      await two.world.server.house.tables.get(this.id),
    ] as const;
  }

  /** The same in both worlds, one after another. */
  private async inBoth(what: string, act: (side: Side) => Promise<unknown>): Promise<void> {
    for (const side of this.both()) await act(side);
    await this.compare(what);
  }

  /** Every byte that came is the same. */
  private async compare(what: string): Promise<void> {
    const heard: string[][] = [];
    for (const { world, player, spectator } of this.both()) {
      const { version } = await world.server.house.tables.get(this.id);
      await player.quiet();
      await spectator.quiet();
      await player.heardOf(version);
      heard.push([...player.drain(), ...player.drainStream(), ...spectator.drain()]);
    }
    const [one = [], two = []] = heard;
    if (!isDeepStrictEqual(one, two)) {
      const at = one.findIndex((text, index) => text !== two[index]);
      throw new Error(
        `Seat ${this.seat} can tell two worlds apart that should look the same to it, after ${what}:\n${one[at]}\n${two[at]}`,
      );
    }
    this.tally.texts += one.length;
    this.tally.bytes += one.reduce((sum, text) => sum + text.length, 0);
  }

  /** Every request that a listener may make, with its answer, including refusals. */
  private async askEverything(): Promise<void> {
    const [table, other] = await this.tables();
    const { id } = this;
    const { version, game } = table;
    const length = lengthOf(game?.past);
    const back = this.below(length + 1);
    const wrong = pick(SEATS, this.below);
    const theirs = legalMoves(stateOf(table), wrong);
    const move =
      theirs.length > 0 && wrong !== this.seat ? pick(theirs, this.below) : { type: 'pass' as const };
    const entropy = newEntropy();
    const number = this.below(2 ** 31);
    for (const path of [
      `/api/tables/${id}`,
      '/api/tables/mine',
      '/api/tables',
      '/api/games',
      `/api/games/${id}/record`,
      `/api/profiles/${this.guests[0]?.id}`,
    ])
      await this.inBoth(path, async ({ player, spectator }) => {
        await player.request('GET', path);
        await spectator.request('GET', path);
      });
    await this.inBoth('requests that are refused', async ({ player, spectator }) => {
      await player.request('POST', `/api/tables/${id}/join`, { entropy, seat: wrong });
      await spectator.request('POST', `/api/tables/${id}/moves`, { id: 'message-s', move });
      await player.request('POST', `/api/tables/${id}/rematch`, { entropy });
      await player.request('POST', `/api/tables/${id}/start`, { fill: null });
    });
    // A move that the seat itself may make is left out here.
    if (!legalMoves(stateOf(table), this.seat).some((own) => own.type === move.type))
      await this.inBoth('a move that is not theirs', async ({ player }) => {
        await player.client.askAs(`wrong-${number}`, {
          type: 'move',
          table: id,
          id: `wrong-${number}`,
          move,
        });
        await player.request('POST', `/api/tables/${id}/moves`, { id: 'wrong-by-request', move });
      });
    await this.inBoth('a line of chat', ({ player }) =>
      player.client.askAs(`chat-${number}`, { type: 'chat', table: id, id: `chat-${number}`, text: 'hello' }),
    );
    if (!isReplayable(other)) return;
    await this.inBoth('looking back', async ({ player, spectator }) => {
      for (const at of [0, back, length]) for (const ear of [player, spectator]) await ear.look(id, at);
    });
    for (const since of [0, this.below(version + 1), version])
      await this.inBoth('coming again', async ({ player, spectator }) => {
        await player.client.watch(id, since);
        await player.quiet();
        await spectator.client.watch(id, since);
      });
    if (this.below(4) === 0)
      await this.inBoth('taking back', ({ player }) =>
        player.client.askAs(`undo-${number}`, { type: 'undo', table: id, id: `undo-${number}` }),
      );
  }

  /** One more move in both worlds; false as soon as what is hidden, or chance, makes a difference that may be seen. */
  private async goOn(): Promise<boolean> {
    const [one, two] = await this.tables();
    if (one.status !== 'playing' || two.status !== 'playing') return false;
    const mover = pick(one.game?.asked ?? [], this.below);
    const moves = movesFor(one, two, { mover, watcher: this.seat, alike: this.alike, below: this.below });
    if (!moves) return false;
    this.pair.clock.now += 1000 + this.below(5000);
    const id = `message-${one.version}-${this.below(2 ** 31)}`;
    for (const [index, side] of this.both().entries()) {
      const move = moves[index] ?? moves[0];
      side.world.events.length = 0;
      const guest = this.guests[mover];
      if (mover === this.seat) await side.player.client.askAs(id, { type: 'move', table: this.id, id, move });
      else if (guest) await side.world.commands.move(this.id, asUser(guest), { id, move });
    }
    const [after, afterwards] = await this.tables();
    const [here, there] = this.both().map(({ world }) => learned(world.events, this.seat));
    if (here !== there || asked(stateOf(after)) !== asked(stateOf(afterwards))) return false;
    await this.compare(`${moves[0].type} by ${mover}`);
    this.tally.moves += 1;
    // The record of a finished game may be read by everybody, and tells everything.
    if (after.status !== 'playing') return false;
    if (this.below(6) === 0) await this.askEverything();
    return true;
  }
}
