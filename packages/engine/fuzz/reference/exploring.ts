import { gain, lose } from './gains.ts';
import type { Game } from './game.ts';
import { ONGOING } from './phrases.ts';
import type { Player } from './player.ts';
import { having } from './possessions.ts';
import { ask, PASS, type Script } from './script.ts';
import { SPACES, type Space } from './spaces.ts';

/** R2.D8, R2.D9; Thebes 3 explores twice (R6.8). */
export function* explore(game: Game, player: Player): Script {
  const times = having(player, ONGOING.exploreTwice).length > 0 ? 2 : 1;
  for (let time = 0; time < times; time++) {
    const move = yield* ask(player, 'explore', () => [
      ...open(game, player).map(({ id }) => ({ type: 'explore' as const, space: id })),
      PASS,
    ]);
    if (move?.type !== 'explore') return;
    for (const space of SPACES) if (space.id === move.space) take(game, player, space);
  }
}

function open({ explored }: Game, { troops }: Player): Space[] {
  return SPACES.filter(({ id, need }) => !explored.includes(id) && need <= troops);
}

function take(game: Game, player: Player, { id, loss, tokens, size, gains }: Space): void {
  // R6.7
  const less = having(player, ONGOING.lossLess).map(({ words }) => Number(words[0]));
  const lost = less.reduce((rest, by) => rest - by, loss);
  lose(player, { troops: Math.max(0, lost) }, 'space');
  for (const color of tokens) player.knowledge[color][size] += 1;
  gain(player, gains, 'space');
  game.explored.push(id);
}
