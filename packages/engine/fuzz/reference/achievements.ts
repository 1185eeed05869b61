import { gain } from './gains.ts';
import { type Game, turnOrder } from './game.ts';
import type { Player } from './player.ts';
import { ask, type Script, together } from './script.ts';
import { ACHIEVEMENTS, type Achievement, sure } from './words.ts';

/** R2.G1 */
const MEETS: Readonly<Record<Achievement, (player: Player) => boolean>> = {
  points: ({ points }) => points >= 10,
  citizens: ({ citizens }) => citizens >= 12,
  troops: ({ troops }) => troops >= 6,
  economy: ({ economy }) => economy >= 4,
  politics: ({ inPlay }) => inPlay.length >= 3,
};

/** R2.G2, R2.G3, R6.15 */
export function* achievementPhase(game: Game): Script {
  game.phase = 'achievement';
  const open = ACHIEVEMENTS.filter((achievement) => game.achievements[achievement].length === 0);
  for (const achievement of open)
    game.achievements[achievement] = game.players.filter(MEETS[achievement]).map(({ seat }) => seat);
  yield* together(turnOrder(game).map((player) => settle(game, player, open)));
}

/** R2.G3: what is shared first, then what a player chooses. */
function* settle({ achievements }: Game, player: Player, earnedNow: readonly Achievement[]): Script {
  const own = earnedNow.filter((achievement) => achievements[achievement].includes(player.seat));
  const sole = own.filter((achievement) => achievements[achievement].length === 1);
  gain(player, { taxes: own.length - sole.length }, 'action');
  for (const achievement of sole) {
    const claim = yield* ask(player, 'claim', () =>
      (['taxes', 'glory'] as const).map((reward) => ({ type: 'claim', achievement, reward })),
    );
    gain(player, { [sure(claim, 'a claim').reward]: 1 }, 'action');
  }
}
