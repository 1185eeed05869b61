import { gain } from './gains.ts';
import type { Game } from './game.ts';
import { LEVELS } from './levels.ts';
import { ONGOING } from './phrases.ts';
import type { Player } from './player.ts';
import { having } from './possessions.ts';
import { sure, TRACKS, type Track } from './words.ts';

/** R2.E4 */
const TOP = 7;

/** R2.E1, R3.3 the level's benefit comes with it, however it was reached. */
export function raise(player: Player, track: Track): void {
  if (player[track] === TOP) return;
  player[track] += 1;
  gain(player, sure(LEVELS[track].get(player[track]), `${track} ${player[track]}`).gains, 'level');
}

export function belowTop(player: Player): Track[] {
  return TRACKS.filter((track) => player[track] < TOP);
}

/** R2.E4, R6.11: what the next level costs. */
function levelCost(game: Game, player: Player, track: Track, discount: number): number {
  const inE = game.phase === 'progress';
  if (inE && having(player, ONGOING.levelsFree).some(({ words }) => words[0] === track)) return 0;
  const { cost } = sure(LEVELS[track].get(player[track] + 1), `${track} above ${player[track]}`);
  const cheaper = [
    discount,
    ...having(player, ONGOING.levelsCheaper).map(({ words }) => Number(words[0])),
    ...(inE ? having(player, ONGOING.levelsInE).map(({ words }) => Number(words[1] ?? 0)) : []),
  ];
  return Math.max(
    0,
    cheaper.reduce((rest, less) => rest - less, cost),
  );
}

/** The tracks that can be raised and paid for. */
export function payable(game: Game, player: Player, discount: number): Track[] {
  return belowTop(player).filter((track) => levelCost(game, player, track, discount) <= player.drachmas);
}

export function raisePaid(game: Game, player: Player, track: Track, discount: number): void {
  player.drachmas -= levelCost(game, player, track, discount);
  raise(player, track);
}
