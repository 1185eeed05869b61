import { achievementPhase } from './achievements.ts';
import { act } from './actions.ts';
import type { Chance } from './chance.ts';
import { dicePhase } from './dice.ts';
import { eventPhase } from './event.ts';
import { endOverflow, gain } from './gains.ts';
import { type Game, others, putUnder, turnOrder } from './game.ts';
import { gainsIn, ONGOING } from './phrases.ts';
import type { Player } from './player.ts';
import { having } from './possessions.ts';
import { progressPhase } from './progress.ts';
import { scoring } from './scoring.ts';
import { inTurn, type Script, together } from './script.ts';
import { setUp } from './setup.ts';
import { ACTIONS, sure, type Track } from './words.ts';

const ROUNDS = 9;

/** A whole game, as docs/rules.md describes it. */
export function* wholeGame(game: Game, chance: () => Chance): Script {
  yield* setUp(game, chance);
  while (game.round < ROUNDS) {
    announce(game);
    taxPhase(game);
    yield* dicePhase(game, chance);
    yield* actionPhase(game);
    yield* progressPhase(game);
    yield* eventPhase(game);
    yield* achievementPhase(game);
  }
  yield* scoring(game);
}

/** R2.A1 */
function announce(game: Game): void {
  game.round += 1;
  game.phase = 'event';
  game.event = sure(game.eventDeck.shift(), 'an event');
  for (const player of game.players) Object.assign(player, { dice: [], tiles: null, kept: null });
}

/** R2.B1 */
function taxPhase(game: Game): void {
  game.phase = 'tax';
  for (const player of game.players) gain(player, { drachmas: player.taxes }, 'action');
  for (const player of game.players)
    for (const { source, words } of having(player, ONGOING.taxPhase))
      if (isFulfilled(game, player, words)) gain(player, gainsIn(words[0]), source);
}

/** R6.5 */
function isFulfilled(game: Game, player: Player, [, track, than]: readonly string[]): boolean {
  if (track === undefined) return true;
  const level = (who: Player) => who[track as Track];
  return others(game, player).every((other) =>
    than === 'lower' ? level(other) >= level(player) : level(other) <= level(player),
  );
}

/** R2.D1 */
function* actionPhase(game: Game): Script {
  game.phase = 'action';
  for (const [number, action] of ACTIONS.entries()) {
    game.action = number;
    const takers = turnOrder(game).filter(({ kept }) => kept?.includes(number));
    const acts = takers.map((player) => act(game, player, action));
    if (action === 'Military') yield* inTurn(acts);
    else yield* together(acts);
    putUnder(game);
  }
  game.action = null;
  for (const player of game.players) endOverflow(player); // R2.D13
}
