import { type Chance, diceOf, must } from './chance.ts';
import { EVENTS } from './components.ts';
import { gain } from './gains.ts';
import { type Game, turnOrder } from './game.ts';
import { LEVELS } from './levels.ts';
import { pay } from './payment.ts';
import { EVENT, gainsIn } from './phrases.ts';
import type { Player } from './player.ts';
import { ask, askInSecret, type Script, together } from './script.ts';
import { ACTIONS, subsets, sure } from './words.ts';

const sum = (dice: readonly number[]) => dice.reduce((total, die) => total + die, 0);

/** R2.C1 to R2.C7 */
export function* dicePhase(game: Game, chance: () => Chance): Script {
  game.phase = 'dice';
  const { players, setup } = game;
  const variant = setup.options?.dice ?? 'standard';
  roll(players, chance(), { shared: variant === 'shared' });
  if (variant === 'reroll') yield* together(players.map((player) => reroll(player, chance)));
  if (variant !== 'shared') game.firstPlayer = lowest(game).seat;
  else if (game.round > 1) game.firstPlayer = (game.firstPlayer + 1) % players.length; // R5.2, R6.17
  growPopulation(game);
  yield* askInSecret(
    players,
    'assign',
    ({ dice }) => ASSIGNMENTS[dice.length] ?? [],
    (player, { tiles }) => {
      player.tiles = [...tiles];
    },
  );
  yield* together(turnOrder(game).map((player) => pay(game, player)));
}

/** R2.C1, R2.E5 */
function roll(players: readonly Player[], chance: Chance, { shared }: { shared: boolean }): void {
  for (const player of players) {
    const third = [...LEVELS.culture].some(
      ([level, { unlocksDie }]) => unlocksDie && level <= player.culture,
    );
    player.dice = diceOf(chance, player, third ? 3 : 2);
  }
  // R5.2
  const [one, two] = sure(players[0], 'a player').dice;
  const same = players.every(({ dice }) => dice[0] === one && dice[1] === two);
  must(!shared || same, 'R5.2', chance.dice);
}

/** R5.1 */
function* reroll(player: Player, chance: () => Chance): Script {
  const indexes = [...player.dice.keys()];
  const { dice } = sure(
    yield* ask(player, 'reroll', () => subsets(indexes).map((dice) => ({ type: 'reroll', dice }))),
    'a reroll',
  );
  const before = player.dice;
  player.dice = diceOf(chance(), player, before.length);
  const left = indexes.filter((index) => !dice.includes(index));
  must(
    left.every((index) => player.dice[index] === before[index]),
    'R5.1',
    player.dice,
  );
}

/** R2.C2: turn order begins with the previous first player. */
function lowest(game: Game): Player {
  const least = Math.min(...game.players.map(({ dice }) => sum(dice)));
  return sure(
    turnOrder(game).find(({ dice }) => sum(dice) === least),
    'a lowest sum',
  );
}

/** R2.C3, R6.16 */
function growPopulation({ event, players }: Game): void {
  const [, most, gains] = EVENT.population.exec(EVENTS.get(event ?? '') ?? '') ?? [];
  if (most === undefined) return;
  for (const player of players) if (sum(player.dice) <= Number(most)) gain(player, gainsIn(gains), 'event');
}

function arrangements(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((item) =>
    arrangements(
      list.filter((other) => other !== item),
      count - 1,
    ).map((rest) => [item, ...rest]),
  );
}

/** R2.C4, by the number of dice. */
const ASSIGNMENTS = [0, 1, 2, 3].map((count) =>
  arrangements([...ACTIONS.keys()], count).map((tiles) => ({ type: 'assign', tiles })),
);
