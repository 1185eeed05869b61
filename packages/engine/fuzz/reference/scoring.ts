import { earn } from './gains.ts';
import type { Game } from './game.ts';
import { mayTradeGlory } from './glory.ts';
import { END } from './phrases.ts';
import { type Player, tokens } from './player.ts';
import { having } from './possessions.ts';
import { ask, PASS, type Script } from './script.ts';
import { sure } from './words.ts';

/** What end-game cards and developments count, in the words of docs/components.md. */
const COUNTS: Readonly<Record<string, (player: Player) => number>> = {
  'card in play': ({ inPlay }) => inPlay.length,
  'card in play, itself included': ({ inPlay }) => inPlay.length,
  'card in hand': ({ hand }) => hand.length,
  'drachmas, rounded down': ({ drachmas }) => drachmas,
  'the lowest of the three track levels': ({ economy, culture, military }) =>
    Math.min(economy, culture, military),
  'economy lvl': ({ economy }) => economy,
  'knowledge token': (player) => tokens(player),
  'minor token': (player) => tokens(player, 'minor'),
  'blue token': ({ knowledge }) => knowledge.blue.minor + knowledge.blue.major,
  taxes: ({ taxes }) => taxes,
  citizen: ({ citizens }) => citizens,
};

/** R4.1: adds the end-game points to a breakdown. */
function addLast(player: Player, earned: Map<string, number>): void {
  for (const { id, words } of having(player, END.points)) {
    const [points, every, what = ''] = words;
    const count = sure(COUNTS[what], `how to count '${what}'`)(player);
    earn(earned, id, Number(points) * Math.floor(count / Number(every ?? 1)));
  }
  earn(earned, 'glory', player.glory * tokens(player, 'major'));
}

const total = (earned: ReadonlyMap<string, number>) => [...earned.values()].reduce((a, b) => a + b);

/** R4.1, after a last opportunity for Thebes 2 (R6.1). */
export function* scoring(game: Game): Script {
  for (const player of game.players)
    if (mayTradeGlory(player)) yield* ask(player, 'tradeGlory', () => [PASS]);
  for (const player of game.players) {
    addLast(player, player.earned);
    player.points = total(player.earned);
  }
  game.phase = 'over';
}

export interface Standing {
  readonly seat: number;
  readonly rank: number;
  readonly points: number;
  readonly earned: ReadonlyMap<string, number>;
}

/** R4.2: the result at the end, and until then what it would be if the game ended now. */
export function standings({ players, phase }: Game): Standing[] {
  const results = players.map((player) => {
    const earned = new Map(player.earned);
    if (phase !== 'over') addLast(player, earned);
    return { player, earned, points: total(earned) };
  });
  return results.map(({ player, earned, points }) => {
    const ahead = results.filter(
      (other) =>
        other.points > points || (other.points === points && other.player.drachmas > player.drachmas),
    );
    return { seat: player.seat, rank: 1 + ahead.length, points, earned };
  });
}
