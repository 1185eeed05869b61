import { type CardId, legalMoves, SEATS, type Seat } from '@khora/engine';
import type { CreateTable } from '@khora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../src/tables/fold.ts';
import type { Table } from '../../src/tables/table.ts';
import { newEntropy } from '../support/client.ts';
import { Ear } from '../support/ear.ts';
import { numbers, type OpenServer, openServer, pick } from '../support/wire-kit.ts';
import {
  cardsIn,
  cardsMet,
  cardsSeen,
  choicesShown,
  eventsToCome,
  isNews,
  viewsIn,
  type Watcher,
} from './hidden.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** A game on the wire, everything that is said to each of its listeners, and what each of them may know. */
class Watched {
  readonly players: readonly Ear[];
  readonly outsider: Ear;
  readonly id: string;
  private readonly listeners: readonly { ear: Ear; watcher: Watcher; known: Set<CardId> }[];
  private readonly secrets: readonly { owner: Watcher | null; text: string }[];
  private readonly below: (below: number) => number;
  private before: Table;
  private steps: Step[] = [];
  private readonly stop: () => void;
  bytes = 0;

  private constructor(
    table: Table,
    ears: Ears,
    entropies: readonly string[],
    keys: readonly string[],
    seed: number,
  ) {
    this.before = table;
    this.id = table.founding.id;
    this.players = ears.players;
    this.outsider = ears.outsider;
    this.below = numbers(seed);
    const { secret, invitation, settings } = table.founding;
    this.listeners = [
      ...ears.players.map((ear, seat) => ({ ear, watcher: seat as Seat, known: new Set<CardId>() })),
      { ear: ears.spectator, watcher: 'spectator' as const, known: new Set<CardId>() },
      { ear: ears.outsider, watcher: 'spectator' as const, known: new Set<CardId>() },
    ];
    this.secrets = [
      { owner: null, text: secret },
      { owner: null, text: table.game?.setup.seed ?? secret },
      ...keys.map((text) => ({ owner: null, text })),
      ...entropies.map((text, seat) => ({ owner: seat as Seat, text })),
      ...ears.players.map(({ client }, seat) => ({
        owner: seat as Seat,
        text: client.cookie.split('=')[1] ?? client.cookie,
      })),
    ];
    if (settings.visibility === 'private') this.invitation = invitation;
    this.stop = server.house.tables.listen((_before, step) => {
      if (step.table.founding.id === this.id) this.steps.push(step);
    });
  }

  private readonly invitation: string | null = null;

  static async open(settings: Omit<CreateTable['settings'], 'players'>, seed: number): Promise<Watched> {
    const players = await Promise.all(SEATS.map(() => Ear.guest(server.origin)));
    const entropies = SEATS.map(() => newEntropy());
    const [founder, ...others] = players;
    if (!founder) throw new Error('Somebody must begin.');
    const request: CreateTable = { settings: { players: 4, ...settings }, entropy: entropies[0] ?? '' };
    const { text } = await founder.request('POST', '/api/tables', request);
    const { id, invitation } = JSON.parse(text) as { id: string; invitation: string };
    for (const [index, other] of others.entries())
      await other.request('POST', `/api/tables/${id}/join`, { entropy: entropies[index + 1], invitation });
    const spectator = await Ear.stranger(server.origin);
    const outsider = await Ear.guest(server.origin);
    const keys = await server.house.storage.db.selectFrom('keys').select('value').execute();
    const table = await server.house.tables.get(id);
    const ears = { players, spectator, outsider };
    const watched = new Watched(
      table,
      ears,
      entropies,
      keys.map(({ value }) => value),
      seed,
    );
    for (const player of players) {
      await player.client.watch(id);
      await player.stream(id);
    }
    spectator.client.send({ type: 'watch', table: id, invitation });
    outsider.client.send({ type: 'watch', table: id });
    await watched.check();
    return watched;
  }

  /** Lets everything arrive, and searches it for what its receiver may not know. */
  async check(): Promise<void> {
    const { before } = this;
    const after = await server.house.tables.get(this.id);
    this.before = after;
    const events = this.steps.flatMap((step) => step.events);
    const secret = this.steps.some(
      ({ numbered: { entry } }) => entry.type === 'move' && entry.move.type === 'assign',
    );
    // What is left after a move was taken back is told from the beginning.
    const undone = this.steps.some(({ numbered: { entry } }) => entry.type === 'undo');
    this.steps = [];
    for (const { ear, watcher, known } of this.listeners) {
      await ear.quiet();
      if (watcher !== 'spectator') await ear.heardOf(after.version);
      const states = [before.game?.state, after.game?.state].flatMap((state) => state ?? []);
      const now = new Set([
        ...states.flatMap((state) => cardsSeen(state, watcher)),
        ...cardsMet(events, watcher),
      ]);
      for (const card of now) known.add(card);
      for (const text of [...ear.drain(), ...ear.drainStream()]) {
        this.bytes += text.length;
        const may = isNews(text) && !undone ? now : known;
        expect(
          cardsIn(text).filter((card) => !may.has(card)),
          text,
        ).toEqual([]);
        if (after.game) expect(eventsToCome(text, after.game.state), text).toEqual([]);
        for (const view of viewsIn(text)) expect(choicesShown(view, watcher), text).toEqual([]);
        const foreign = this.secrets.filter(({ owner }) => owner === null || owner !== watcher);
        expect(
          foreign.filter((each) => text.includes(each.text)),
          text,
        ).toEqual([]);
        if (this.invitation && watcher === 'spectator') expect(text).not.toContain(this.invitation);
        if (secret && text.startsWith('{"type":"update"') && !events.some(({ type }) => type === 'assigned'))
          if (!this.madeBy(watcher, after)) expect(text).not.toContain('"tiles"');
      }
      const shown = ear.client.snapshots.get(this.id)?.view;
      if (shown) expect(choicesShown(shown, watcher)).toEqual([]);
    }
  }

  private madeBy(watcher: Watcher, { game }: Table): boolean {
    return game?.moves.at(-1)?.seat === watcher;
  }

  /** One move by somebody who is asked, on the socket or by request. */
  async move(): Promise<void> {
    const asked = this.before.game?.asked ?? [];
    const seat = pick(asked, this.below);
    const { client, ear } = this.at(seat);
    const move = pick(client.moves(this.id), this.below);
    if (this.below(3) === 0) {
      const { status } = await ear.request('POST', `/api/tables/${this.id}/moves`, {
        id: `by-request-${this.before.version}`,
        move,
      });
      expect(status).toBe(200);
    } else expect(await client.move(this.id, move)).toMatchObject({ type: 'done' });
    await this.check();
  }

  /** Something that nobody should do, or that shows what was: the answers are searched as well. */
  async meddle(): Promise<void> {
    const { game, version } = this.before;
    const seat = pick(SEATS, this.below);
    const { client, ear } = this.at(seat);
    const other = pick(SEATS, this.below);
    const theirs = game ? legalMoves(game.state, other) : [];
    const foreign = theirs.length > 0 ? pick(theirs, this.below) : ({ type: 'pass' } as const);
    const acts: (() => Promise<unknown>)[] = [
      () => this.outsider.client.move(this.id, foreign),
      () =>
        this.outsider.request('POST', `/api/tables/${this.id}/moves`, { id: 'outsider-1', move: foreign }),
      () =>
        ear.request('POST', `/api/tables/${this.id}/moves`, { id: 'by-another', move: { type: 'cheat' } }),
      () =>
        client.isAsked(this.id)
          ? client.move(this.id, { type: 'draft', card: 'bank' })
          : client.move(this.id, foreign),
      () => client.ask((id) => ({ type: 'undo', table: this.id, id })),
      () => client.ask((id) => ({ type: 'chat', table: this.id, id, text: `round ${game?.state.round}` })),
      () => client.watch(this.id, this.below(version + 1)),
      () =>
        Promise.resolve(
          client.send({ type: 'look', table: this.id, at: this.below((game?.moves.length ?? 0) + 1) }),
        ),
      () => ear.request('GET', '/api/tables'),
      () => ear.request('GET', '/api/tables/mine'),
      () => ear.request('GET', `/api/tables/${this.id}`),
      () => this.outsider.request('GET', `/api/tables/${this.id}`),
      () => this.outsider.request('GET', `/api/tables/${this.id}/stream?invitation=wrong`).catch(() => null),
      () => ear.request('GET', '/api/games'),
      () => ear.request('GET', `/api/games/${this.id}/record`),
      () => ear.request('POST', `/api/tables/${this.id}/join`, { entropy: newEntropy() }),
      () => ear.request('GET', `/api/profiles/${this.outsider.client.user}`),
      () => ear.request('GET', '/metrics'),
    ];
    // A stream that is open to all does not end: it is listened to, not asked for.
    const endless = this.invitation === null ? 12 : -1;
    const choice = this.below(acts.length);
    if (choice !== endless) await acts[choice]?.();
    await this.check();
  }

  private at(seat: Seat): { ear: Ear; client: Ear['client'] } {
    const ear = this.players[seat];
    if (!ear) throw new Error(`Nobody sits at ${seat}.`);
    return { ear, client: ear.client };
  }

  get playing(): boolean {
    return this.before.status === 'playing';
  }

  leave(): void {
    this.stop();
    for (const { ear } of this.listeners) ear.close();
  }
}

interface Ears {
  readonly players: readonly Ear[];
  readonly spectator: Ear;
  readonly outsider: Ear;
}

test.each<[string, Omit<CreateTable['settings'], 'players'>, number]>([
  ['a private game with a draft', { visibility: 'private' }, 1],
  [
    'a public game with rerolls',
    { visibility: 'public', options: { dice: 'reroll', cityChoice: 'choose' } },
    2,
  ],
  ['shared dice, cards dealt', { options: { dice: 'shared', draft: 'deal', optionalPayment: true } }, 3],
])('nobody is sent what their seat may not see: %s', { timeout: 60_000 }, async (_, settings, seed) => {
  const watched = await Watched.open(settings, seed);
  const below = numbers(seed + 100);
  while (watched.playing) {
    if (below(3) === 0) await watched.meddle();
    else await watched.move();
  }
  expect(watched.bytes).toBeGreaterThan(100_000);
  const [player] = watched.players;
  const { status, text } = (await player?.request('GET', `/api/games/${watched.id}/record`)) ?? {};
  expect(status).toBe(200);
  expect(text).toContain('"secret"');
  watched.leave();
});
