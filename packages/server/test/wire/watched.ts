import { type CardId, SEATS, type Seat } from '@khora/engine';
import type { CreateTable, DicePromise } from '@khora/protocol';
import type { Happening } from '../../src/tables/fold.ts';
import type { Table } from '../../src/tables/table.ts';
import { newEntropy } from '../support/client.ts';
import { Ear } from '../support/ear.ts';
import type { OpenServer } from '../support/wire-kit.ts';
import { cardsMet, cardsSeen, choicesShown, leaksIn, type Watcher } from './hidden.ts';

export type Settings = Omit<CreateTable['settings'], 'players'>;

interface Listener {
  readonly ear: Ear;
  readonly watcher: Watcher;
  /** Every card that they ever saw. */
  readonly ever: Set<CardId>;
}

/** A secret, and the seat whose own it is. */
interface Secret {
  readonly owner: Watcher | null;
  readonly text: string;
}

/** A game on the wire, everything that is said to each of its listeners, and what each of them may know. */
export class Watched {
  readonly id: string;
  readonly players: readonly Ear[];
  readonly outsider: Ear;
  table: Table;
  bytes = 0;
  private readonly server: OpenServer;
  private readonly listeners: readonly Listener[];
  private readonly secrets: readonly Secret[];
  private happenings: Happening[] = [];
  private readonly stop: () => void;

  private constructor(
    server: OpenServer,
    table: Table,
    { players, spectator, outsider }: Ears,
    secrets: readonly Secret[],
  ) {
    this.server = server;
    this.table = table;
    this.id = table.founding.id;
    this.players = players;
    this.outsider = outsider;
    this.secrets = secrets;
    this.listeners = [
      ...players.map((ear, seat): Listener => ({ ear, watcher: seat as Seat, ever: new Set() })),
      { ear: spectator, watcher: 'spectator', ever: new Set() },
      { ear: outsider, watcher: 'spectator', ever: new Set() },
    ];
    this.stop = server.house.tables.listen((_before, happening) => {
      if (happening.table.founding.id === this.id) this.happenings.push(happening);
    });
  }

  /** Four guests at a table, a spectator who has the invitation, an outsider who has not. */
  static async open(server: OpenServer, settings: Settings): Promise<Watched> {
    const { origin, house } = server;
    const players = await Promise.all(SEATS.map(() => Ear.guest(origin)));
    const entropies = SEATS.map(() => newEntropy());
    const [founder, ...others] = players;
    if (!founder) throw new Error('Somebody must begin.');
    const { dice } = JSON.parse((await founder.request('POST', '/api/dice')).text) as DicePromise;
    const request: CreateTable = { settings: { players: 4, ...settings }, entropy: entropies[0] ?? '', dice };
    const { text } = await founder.request('POST', '/api/tables', request);
    const { id, invitation } = JSON.parse(text) as { id: string; invitation: string };
    for (const [index, other] of others.entries())
      await other.request('POST', `/api/tables/${id}/join`, { entropy: entropies[index + 1], invitation });
    const [spectator, outsider] = [await Ear.stranger(origin), await Ear.guest(origin)];
    const table = await house.tables.get(id);
    const keys = await house.storage.db.selectFrom('keys').select('value').execute();
    const own = (texts: readonly string[]) =>
      texts.map((each, seat): Secret => ({ owner: seat as Seat, text: each }));
    const secrets: Secret[] = [
      ...[table.founding.secret, table.game?.setup.seed ?? '', ...keys.map(({ value }) => value)].map(
        (each) => ({
          owner: null,
          text: each,
        }),
      ),
      ...own(entropies),
      ...own(players.map(({ client }) => client.cookie.split('=')[1] ?? '')),
    ];
    const watched = new Watched(server, table, { players, spectator, outsider }, secrets);
    for (const player of players) {
      await player.client.watch(id);
      await player.stream(id);
    }
    spectator.client.send({ type: 'watch', table: id, invitation });
    outsider.client.send({ type: 'watch', table: id });
    return watched;
  }

  /** Lets everything arrive, and searches it for what its receiver may not know. */
  async leaks(): Promise<string[]> {
    const [before, after] = [this.table, await this.server.house.tables.get(this.id)];
    this.table = after;
    const { happenings } = this;
    this.happenings = [];
    const found: string[] = [];
    for (const listener of this.listeners)
      found.push(...(await this.leaksTo(listener, { before, after, happenings })));
    return found;
  }

  private async leaksTo(
    { ear, watcher, ever }: Listener,
    { before, after, happenings }: Interval,
  ): Promise<string[]> {
    await ear.quiet();
    if (watcher !== 'spectator') await ear.heardOf(after.version);
    const events = happenings.flatMap((happening) => happening.events);
    const states = [before, after].flatMap(({ game }) => game?.state ?? []);
    const now = new Set([
      ...states.flatMap((state) => cardsSeen(state, watcher)),
      ...cardsMet(events, watcher),
    ]);
    for (const card of now) ever.add(card);
    const { visibility } = after.founding.settings;
    const knowledge = {
      watcher,
      now,
      ever,
      state: after.game?.state ?? null,
      foreign: [
        ...this.secrets.flatMap(({ owner, text }) => (owner === null || owner !== watcher ? text : [])),
        ...(visibility === 'private' && watcher === 'spectator' ? [after.founding.invitation] : []),
      ],
      secretTiles:
        !events.some(({ type }) => type === 'assigned') &&
        happenings.some(
          ({ numbered: { entry } }) =>
            entry.type === 'move' && entry.move.type === 'assign' && entry.seat !== watcher,
        ),
    };
    const texts = [...ear.drain(), ...ear.drainStream()];
    for (const text of texts) this.bytes += text.length;
    const shown = ear.client.snapshots.get(this.id)?.view;
    return [
      ...texts.flatMap((text) => leaksIn(text, knowledge).map((leak) => `${leak} to ${watcher} in ${text}`)),
      ...(shown ? choicesShown(shown, watcher) : []),
    ];
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

interface Interval {
  readonly before: Table;
  readonly after: Table;
  readonly happenings: readonly Happening[];
}
