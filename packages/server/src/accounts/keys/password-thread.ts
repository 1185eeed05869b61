import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { standBehind } from '../../bots/stand-behind.ts';

// Whoever guesses passwords must not hold up moves.
standBehind(15);

/** As the authentication library does it, so that either can check what the other has made. */
const COST = { N: 16_384, r: 16, p: 1 };
const LENGTH = 64;
const SALT = 16;

function keyOf(password: string, salt: string): Buffer {
  return scryptSync(password.normalize('NFKC'), salt, LENGTH, { ...COST, maxmem: 256 * COST.N * COST.r });
}

/** Runs in a thread of its own: this takes as long as hundreds of moves. */
export function hash(password: string): string {
  const salt = randomBytes(SALT).toString('hex');
  return `${salt}:${keyOf(password, salt).toString('hex')}`;
}

export function verify({ hash: known, password }: { hash: string; password: string }): boolean {
  const [salt = '', key = ''] = known.split(':');
  const bytes = Buffer.from(key, 'hex');
  return bytes.length === LENGTH && timingSafeEqual(bytes, keyOf(password, salt));
}
