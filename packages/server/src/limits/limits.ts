import type { ErrorCode } from '@khora/protocol';
import { Refused } from '../errors.ts';
import { Allowances } from './allowances.ts';
import { Counts } from './counts.ts';
import { type Client, Patience } from './patience.ts';
import { Suspicion } from './suspicion.ts';

/** How many per second, and how many in a burst. */
export interface RequestPace {
  readonly rate: number;
  readonly burst: number;
}

/** What one person may do and have. */
export const PERSON = {
  /** Per minute. */
  requests: 600,
  sockets: 20,
  /** Games of others that somebody listens to: each of their moves is written to every listener. */
  listening: 40,
  messages: { rate: 20, burst: 60 },
  lines: { rate: 1, burst: 10 },
  /** Messages that replay a game from its beginning: they take as long as dozens of moves. */
  replays: { rate: 2, burst: 40 },
  /** Tables that wait for players. */
  waiting: 5,
  /** Games that are not over, those that wait for players included. */
  games: 50,
} as const;

/** What all people behind one address may do and have together, for a crowd of this size. */
export function crowdLimits(people: number) {
  return {
    requests: { rate: people, burst: 60 * people },
    sockets: 2 * people,
    listening: 2 * people,
    messages: { rate: 2 * people, burst: 6 * people },
    lines: { rate: people / 10, burst: people },
    replays: { rate: people / 5, burst: 4 * people },
    waiting: Math.ceil(people / 4),
    /** New guests, and attempts to get into accounts or to make them, per minute. */
    guests: 60 + people,
    signIns: 20 + people,
  };
}

/**
 * Who comes before whom: those who ask for little, those who have asked for much just now, and those who were refused many
 * times lately.
 */
export const RANKS = ['modest', 'eager', 'suspect'] as const;
export type Rank = (typeof RANKS)[number];

/**
 * What an address may ask for before it comes after those that ask for less. Nothing is refused, and while little is
 * waiting nobody notices.
 */
const MODEST: RequestPace = { rate: 10, burst: 40 };

/** Refusals that no client gets hundreds of by mistake. */
const COUNTED: ReadonlySet<ErrorCode> = new Set(['too-fast', 'too-many', 'too-large', 'malformed']);

interface LimitsOptions {
  readonly people: number;
  readonly unlimited: boolean;
  readonly now: () => number;
}

/** Who asks, as far as limits are concerned. */
export interface Origin {
  /** Somebody who has not said who they are is a different person on every connection. */
  readonly person: string;
  readonly address: string;
}

/** Keeps one person, or one address, from using up what is there for all. */
export class Limits {
  private readonly unlimited: boolean;
  readonly most: ReturnType<typeof crowdLimits>;
  private readonly requests: Allowances;
  private readonly modest: Allowances;
  private readonly messages: { readonly person: Allowances; readonly address: Allowances };
  private readonly lines: { readonly person: Allowances; readonly address: Allowances };
  private readonly replays: { readonly person: Allowances; readonly address: Allowances };
  private readonly patience: Patience;
  private readonly suspicion: Suspicion;
  private readonly sockets = new Counts();
  private readonly listening = new Counts();

  constructor({ people, unlimited, now }: LimitsOptions) {
    this.unlimited = unlimited;
    this.most = crowdLimits(people);
    this.patience = new Patience(now);
    this.suspicion = new Suspicion(now);
    this.requests = new Allowances(this.most.requests, now);
    this.modest = new Allowances(MODEST, now);
    this.messages = {
      person: new Allowances(PERSON.messages, now),
      address: new Allowances(this.most.messages, now),
    };
    this.lines = { person: new Allowances(PERSON.lines, now), address: new Allowances(this.most.lines, now) };
    this.replays = {
      person: new Allowances(PERSON.replays, now),
      address: new Allowances(this.most.replays, now),
    };
  }

  /** Whether an address may make another request, whoever makes it. */
  mayAsk(address: string): boolean {
    return this.unlimited || this.requests.take(address);
  }

  /** Notes what a client was refused, which counts if it wanted too much or did not make sense. */
  noteRefused(client: Client, code: ErrorCode): void {
    if (!COUNTED.has(code)) return;
    this.patience.note(client);
    this.suspicion.note(client.address);
  }

  /** Counts a request of an address; says whom it comes before. */
  rankOf(address: string): Rank {
    if (this.unlimited) return 'modest';
    const isModest = this.modest.take(address);
    if (this.suspicion.isOn(address)) return 'suspect';
    return isModest ? 'modest' : 'eager';
  }

  /**
   * For how many milliseconds nothing more is done for a client, because it has been refused so often lately; usually 0.
   */
  restOf({ key }: Client): number {
    return this.unlimited ? 0 : this.patience.restOf(key);
  }

  /** Whether another message may be read. */
  maySend({ person, address }: Origin): boolean {
    if (this.unlimited) return true;
    return this.messages.person.take(person) && this.messages.address.take(address);
  }

  insistMaySpeak({ person, address }: Origin): void {
    if (this.unlimited) return;
    if (!(this.lines.person.take(person) && this.lines.address.take(address)))
      throw new Refused('too-fast', 'You are writing faster than others can read. Wait a moment.');
  }

  /** People who have not said who they are have what their address has. */
  insistMayReplay({ person, address }: { readonly person: string | null; readonly address: string }): void {
    if (this.unlimited) return;
    const isOwn = person === null || this.replays.person.take(person);
    if (!(isOwn && this.replays.address.take(address)))
      throw new Refused('too-fast', 'You are going through games too fast. Wait a moment.');
  }

  /** Counts a connection in. The returned function counts it out; null if there are too many. */
  connect(key: { readonly address: string } | { readonly person: string }): (() => void) | null {
    const [name, most] =
      'address' in key
        ? [`address ${key.address}`, this.most.sockets]
        : [`person ${key.person}`, PERSON.sockets];
    return this.sockets.add(name, this.unlimited ? Number.POSITIVE_INFINITY : most);
  }

  /** Counts in somebody who listens to a game of others. The returned function counts them out. */
  insistMayListen({ person, address }: Origin): () => void {
    const count = (key: string, most: number) =>
      this.listening.add(key, this.unlimited ? Number.POSITIVE_INFINITY : most);
    const leavePerson = count(`person ${person}`, PERSON.listening);
    const leaveAddress = leavePerson && count(`address ${address}`, this.most.listening);
    if (!leaveAddress) {
      leavePerson?.();
      throw new Refused('too-many', 'You or others in your network are watching too many games. Close some.');
    }
    return () => {
      leavePerson();
      leaveAddress();
    };
  }
}
