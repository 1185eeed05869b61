import { sha256Hex } from '@khora/engine';

/** What the seed of a game was made of. Published when the game is over. */
export interface Fairness {
  readonly table: string;
  /** The server's contribution. Its hash was published before any player gave theirs. */
  readonly secret: string;
  readonly commitment: string;
  /** The players' contributions by seat; null for bots. */
  readonly entropy: readonly (string | null)[];
}

/** What the server publishes of its secret before the game. */
export function commitmentTo(secret: string): string {
  return sha256Hex(`khora dice\n${secret}`);
}

/** The seed that follows from everybody's contribution. */
export function fairSeed({ table, secret, entropy }: Omit<Fairness, 'commitment'>): string {
  return sha256Hex(JSON.stringify(['khora seed', table, secret, ...entropy]));
}

/** Whether the secret is the one that was committed to, and the seed the one that follows. */
export function isFair(fairness: Fairness, seed: string): boolean {
  return commitmentTo(fairness.secret) === fairness.commitment && fairSeed(fairness) === seed;
}
