import { levelOf } from './content/content.ts';
import type { Gains } from './content/effects.ts';
import { ofResource, ofTrack, setResource } from './fields.ts';
import type { Game } from './game.ts';
import { changed } from './prices.ts';
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

/** A gain or, if negative, a loss, as far as the limits allow. */
export function change(game: Game, seat: Seat, resource: Resource, by: number, source: Source): void {
  if (by === 0) return;
  const has = ofResource(playerAt(game.state, seat), resource);
  write(game, seat, resource, changed(game.content, resource, has, by), source);
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
  write(game, seat, resource, ofResource(playerAt(game.state, seat), resource) + by, source);
}

export function endOverflow(game: Game, seat: Seat, source: Source): void {
  const { citizens, troops } = playerAt(game.state, seat);
  const { limits } = game.content.numbers;
  if (citizens > limits.citizens) write(game, seat, 'citizens', limits.citizens, source);
  if (troops > limits.troops) write(game, seat, 'troops', limits.troops, source);
}

function write({ state, log }: Game, seat: Seat, resource: Resource, amount: number, source: Source): void {
  const player = playerAt(state, seat);
  const by = amount - ofResource(player, resource);
  if (by === 0) return;
  setResource(player, resource, amount);
  if (resource === 'points') player.earned[source.kind as keyof Earned] += by;
  log?.push({ type: 'changed', seat, resource, by, source });
}

/** Raises a track without payment; each level entered gives its benefit (R3.3, R3.8). */
export function raiseTrack(game: Game, seat: Seat, track: Track, levels: number, source: Source): void {
  const player = playerAt(game.state, seat);
  for (let i = 0; i < levels && ofTrack(player, track) < TOP_LEVEL; i++) {
    const level = ofTrack(player, track) + 1;
    player[track] = level;
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
