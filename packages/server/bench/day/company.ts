import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../test/support/client.ts';
import type { Chance } from '../chance.ts';
import type { Timings } from './timings.ts';

/** Somebody who wants to play, and nothing else. */
export interface Regular {
  readonly number: number;
  readonly client: Client;
}

interface CompanyOptions {
  readonly people: readonly Regular[];
  /** Seats that bots have. */
  readonly bots: number;
  readonly chance: Chance;
  readonly timings: Timings;
  /** Milliseconds between two things that any of them does, on average. */
  readonly pace: number;
  readonly isOn: () => boolean;
  readonly onRefused: (reason: string) => void;
}

/** One in this many things that people do is not a move. */
const ASIDE = 6;
const RETRY_MS = 100;

/** People who play one game after another at one table, and also chat, look at the lobby and lose their connection. */
export class Company {
  table = '';
  private readonly options: CompanyOptions;
  private onNews: () => void = () => undefined;

  constructor(options: CompanyOptions) {
    this.options = options;
  }

  /** Opens a table for all of them. Each waits only for what they have asked for themselves. */
  async sitDown(due = performance.now()): Promise<void> {
    const { people, bots } = this.options;
    const [founder, ...others] = people;
    if (!founder) throw new Error('Nobody is there.');
    const taken = Array.from({ length: bots }, () => 'ephebe' as const);
    const players = (people.length + bots) as 2 | 3 | 4;
    const { id } = await founder.client.found({
      settings: { players },
      bots: [...others.map(() => null), ...taken],
    });
    this.note(founder, 'new table', due);
    for (const person of others) await this.timed(person, 'joining', person.client.join(id));
    for (const person of people) await this.timed(person, 'first look', person.client.watch(id));
    this.table = id;
  }

  private async timed(person: Regular, kind: string, work: Promise<unknown>): Promise<void> {
    const begun = performance.now();
    await work;
    this.note(person, kind, begun);
  }

  /** Whenever one of them has heard something. */
  hear(): void {
    this.onNews();
  }

  /**
   * Does one thing after another, each at its time. What has to wait for the one before counts from when it was due: a
   * stalled server does not keep people from wanting to move.
   */
  async goOn(): Promise<void> {
    const { chance, pace, isOn } = this.options;
    let due = performance.now() + chance.below(pace);
    while (isOn()) {
      await wait(Math.max(0, due - performance.now()));
      await this.doSomething(due);
      due += pace / 2 + chance.below(pace);
    }
  }

  private doSomething(due: number): Promise<void> {
    const { chance } = this.options;
    if (chance.below(ASIDE) > 0) return this.move(due);
    const aside = [
      () => this.speak(due),
      () => this.look(due),
      () => this.look(due),
      () => this.comeBack(due),
    ];
    return aside[chance.below(aside.length)]?.() ?? Promise.resolve();
  }

  private async move(due: number): Promise<void> {
    const { people, chance } = this.options;
    const asked = people.find(({ client }) => client.isAsked(this.table));
    if (!asked) {
      const [first] = people;
      if (first?.client.snapshot(this.table).status === 'finished') await this.playAgain(due);
      return;
    }
    const moves = asked.client.moves(this.table);
    const move = moves[chance.below(moves.length)];
    if (!move) return;
    const answer = await asked.client.move(this.table, move);
    if (answer.type === 'refused') {
      this.options.onRefused(answer.message);
      return;
    }
    await this.heard(answer.version);
    this.note(asked, 'move', due);
  }

  private playAgain(due: number): Promise<void> {
    return this.sitDown(due).catch((error: unknown) => this.options.onRefused(String(error)));
  }

  /** Until all of them know of a move. */
  private heard(version: number): Promise<void> {
    const { people } = this.options;
    return new Promise((resolve) => {
      this.onNews = () => {
        if (people.some(({ client }) => client.snapshot(this.table).version < version)) return;
        this.onNews = () => undefined;
        resolve();
      };
      this.onNews();
    });
  }

  private async speak(due: number): Promise<void> {
    const person = this.anybody();
    const answer = await person.client.ask((id) => ({
      type: 'chat',
      table: this.table,
      id,
      text: 'well played',
    }));
    if (answer.type === 'refused') this.options.onRefused(answer.message);
    this.note(person, 'chat', due);
  }

  private async look(due: number): Promise<void> {
    const person = this.anybody();
    await this.untilItWorks(async () => {
      const { status } = await person.client.request('GET', '/api/tables');
      if (status !== 200) this.options.onRefused(`the lobby: ${status}`);
    });
    this.note(person, 'lobby', due);
  }

  private async comeBack(due: number): Promise<void> {
    const person = this.anybody();
    const { client } = person;
    client.close();
    await this.untilItWorks(async () => {
      await client.connect();
      await client.watch(this.table);
    });
    this.note(person, 'new connection', due);
  }

  /** When their connection is cut, people try again: all of it is time that they wait, and each cut is told. */
  private async untilItWorks(work: () => Promise<void>): Promise<void> {
    while (this.options.isOn())
      try {
        await work();
        return;
      } catch (error) {
        if (!this.options.isOn()) return;
        this.options.onRefused(`a connection: ${reasonOf(error)}`);
        await wait(RETRY_MS);
      }
  }

  private anybody(): Regular {
    const { people, chance } = this.options;
    const person = people[chance.below(people.length)];
    if (!person) throw new Error('Nobody is there.');
    return person;
  }

  private note({ number }: Regular, kind: string, since: number): void {
    this.options.timings.note(number, kind, performance.now() - since);
  }
}

/** What the system said, where Node only says that fetching failed. */
function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  return cause instanceof Error ? cause.message : String(error);
}
