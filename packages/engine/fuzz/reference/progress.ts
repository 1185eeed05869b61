import { gain } from './gains.ts';
import { type Game, turnOrder } from './game.ts';
import { gainsIn, ONGOING } from './phrases.ts';
import type { Player } from './player.ts';
import { having } from './possessions.ts';
import { payable, raisePaid } from './raising.ts';
import { ask, PASS, type Script } from './script.ts';

/** R2.E1 to R2.E3 */
export function* progressPhase(game: Game): Script {
  game.phase = 'progress';
  const idle: Player[] = [];
  for (const player of turnOrder(game)) {
    const raised = yield* progress(game, player);
    if (raised === 0) idle.push(player);
  }
  // R6.4
  for (const player of idle)
    for (const { source, words } of having(player, ONGOING.noneRaised))
      gain(player, gainsIn(words[0]), source);
}

/** Returns the number of levels raised. */
function* progress(game: Game, player: Player): Script<number> {
  for (let raised = 0; ; raised++) {
    const free = Math.max(1, ...having(player, ONGOING.levelsInE).map(({ words }) => Number(words[0])));
    const scrolls = raised < free ? 0 : 1;
    if (scrolls > player.scrolls) return raised;
    if (!(yield* mayRaise(game, player, { discount: 0 }))) return raised;
    player.scrolls -= scrolls;
  }
}

/** Asks which track to raise by one level; returns whether one was raised. */
export function* mayRaise(
  game: Game,
  player: Player,
  { discount, only }: { discount: number; only?: string },
): Script<boolean> {
  const tracks = () =>
    payable(game, player, discount).filter((track) => only === undefined || track === only);
  const move = yield* ask(player, 'progress', () => [
    ...tracks().map((track) => ({ type: 'progress' as const, track })),
    PASS,
  ]);
  if (move?.type !== 'progress') return false;
  raisePaid(game, player, move.track, discount);
  return true;
}
