import { levelOf } from './content/content.ts';
import type { Gains } from './content/effects.ts';
import type { Game } from './game.ts';
import { type Earned, playerAt } from './state.ts';
import {
  type Color,
  type Resource,
  type Seat,
  type Size,
  type Source,
  TOP_LEVEL,
  type Track,
} from './vocabulary.ts';

/** R3.1 */
const LIMITS: Readonly<Record<Resource, number>> = {
  citizens: 15,
  taxes: 10,
  glory: 10,
  troops: 15,
  drachmas: Number.POSITIVE_INFINITY,
  points: Number.POSITIVE_INFINITY,
  scrolls: Number.POSITIVE_INFINITY,
};

/** Gains stop at the limit and never take (R2.D13); losses stop at 0 (R3.2). */
export function change(game: Game, seat: Seat, resource: Resource, by: number, source: Source): void {
  const has = playerAt(game.state, seat)[resource];
  const limit = LIMITS[resource];
  if (by < 0) write(game, seat, resource, Math.max(0, has + by), source);
  else if (has < limit) write(game, seat, resource, Math.min(limit, has + by), source);
}

export function changeAll(game: Game, seat: Seat, gains: Gains, source: Source): void {
  for (const resource in gains) {
    change(game, seat, resource as Resource, gains[resource as Resource] ?? 0, source);
  }
}

/** Legislation and Military may go above the limit for a while (R2.D13). */
export function overflow(
  game: Game,
  seat: Seat,
  resource: 'citizens' | 'troops',
  by: number,
  source: Source,
): void {
  write(game, seat, resource, playerAt(game.state, seat)[resource] + by, source);
}

export function endOverflow(game: Game, seat: Seat, source: Source): void {
  const player = playerAt(game.state, seat);
  if (player.citizens > LIMITS.citizens) write(game, seat, 'citizens', LIMITS.citizens, source);
  if (player.troops > LIMITS.troops) write(game, seat, 'troops', LIMITS.troops, source);
}

function write({ state, log }: Game, seat: Seat, resource: Resource, amount: number, source: Source): void {
  const player = playerAt(state, seat);
  const by = amount - player[resource];
  if (by === 0) return;
  player[resource] = amount;
  if (resource === 'points') player.earned[source.kind as keyof Earned] += by;
  log?.push({ type: 'changed', seat, resource, by, source });
}

/** Raises a track without payment; each level entered gives its benefit (R3.3, R3.8). */
export function raiseTrack(game: Game, seat: Seat, track: Track, levels: number, source: Source): void {
  const player = playerAt(game.state, seat);
  for (let i = 0; i < levels && player[track] < TOP_LEVEL; i++) {
    player[track] += 1;
    const level = player[track];
    game.log?.push({ type: 'raised', seat, track, level, source });
    const entered = levelOf(game.content, track, level);
    changeAll(game, seat, entered.gains, entered.source);
  }
}

export function addToken(
  { state, log }: Game,
  seat: Seat,
  color: Color,
  size: Size,
  by: 1 | -1,
  source: Source,
): void {
  playerAt(state, seat).knowledge[color][size] += by;
  log?.push({ type: 'token', seat, color, size, by, source });
}
