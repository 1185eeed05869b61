import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { commitmentTo, type DicePromise } from '@khora/protocol';
import { Refused } from '../errors.ts';

/** No characters that can be mistaken for others. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;
const HOUR = 3_600_000;

/** The server's side of a game's seed. */
interface Dice {
  /** The table that they are for: each id exists once, so they are used once. */
  readonly table: string;
  readonly secret: string;
}

/**
 * The server's contribution to every seed. It follows from the table's id and a key that only the server knows, so one
 * process can promise it before the table exists, and another can keep the promise.
 */
export class DiceCup {
  private readonly key: string;
  private readonly now: () => number;

  constructor(key: string, now: () => number) {
    this.key = key;
    this.now = now;
  }

  draw(): Dice {
    const table = Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return { table, secret: this.secretOf(table) };
  }

  /** Commits to dice for a table that a user is about to open. */
  promise(user: string): DicePromise {
    const { table, secret } = this.draw();
    const until = this.now() + HOUR;
    return { dice: `${table}.${until}.${this.seal(table, until, user)}`, commitment: commitmentTo(secret) };
  }

  /** The dice that were promised to the user. */
  redeem(dice: string, user: string): Dice {
    const [table = '', until = '', seal = ''] = dice.split('.');
    const expected = Buffer.from(this.seal(table, Number(until), user));
    const given = Buffer.from(seal);
    if (given.length !== expected.length || !timingSafeEqual(given, expected) || Number(until) < this.now())
      throw new Refused(
        'malformed',
        'These dice were not promised to you, or too long ago. Ask for new ones.',
      );
    return { table, secret: this.secretOf(table) };
  }

  private secretOf(table: string): string {
    return createHmac('sha256', this.key).update(`secret ${table}`).digest('hex');
  }

  private seal(table: string, until: number, user: string): string {
    return createHmac('sha256', this.key).update(`promise ${table} ${until} ${user}`).digest('base64url');
  }
}
