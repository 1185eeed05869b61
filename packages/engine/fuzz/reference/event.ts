import { act } from './actions.ts';
import { EVENTS } from './components.ts';
import { gain, lose } from './gains.ts';
import { draw, type Game, putUnder, turnOrder } from './game.ts';
import { EVENT, gainsIn } from './phrases.ts';
import type { Player } from './player.ts';
import { mayRaise } from './progress.ts';
import { ask, inTurn, PASS, type Script, together } from './script.ts';
import { ACTIONS, COLORS, combinations, SIZES, sure } from './words.ts';

/** R2.F1, R2.F2 */
export function* eventPhase(game: Game): Script {
  game.phase = 'resolution';
  const text = sure(EVENTS.get(game.event ?? ''), 'an event');
  if (EVENT.population.test(text)) return;
  if (EVENT.conquest.test(text)) {
    yield* conquer(game);
    return;
  }
  const concerned = groups(game);
  for (const line of text.split(/; (?!whoever)/)) {
    const [, who = '', what = ''] = /^(.+?): (.+)$/.exec(line) ?? [];
    yield* apply(game, sure(concerned[who], `'${who}'`), what);
    putUnder(game);
  }
}

/** R2.F1: most and fewest are fixed before the first effect. */
function groups(game: Game): Readonly<Record<string, readonly Player[]>> {
  const all = turnOrder(game);
  const troops = all.map((player) => player.troops);
  const most = all.filter((player) => player.troops === Math.max(...troops));
  const fewest = all.filter((player) => player.troops === Math.min(...troops));
  return { all, 'most troops': most, most, fewest };
}

type Effect = (game: Game, player: Player, words: readonly string[]) => Script | undefined;

const EFFECTS: Readonly<Record<Exclude<keyof typeof EVENT, 'population' | 'conquest'>, Effect>> = {
  change(_game, player, [sign, amounts]) {
    if (sign === '+') gain(player, gainsIn(amounts), 'event');
    else lose(player, gainsIn(amounts), 'event');
  },
  *raise(game, player, [track = '', discount]) {
    const only = track === 'one track' ? {} : { only: track };
    yield* mayRaise(game, player, { discount: Number(discount), ...only });
  },
  politics: (game, player) => act(game, player, 'Politics'),
  *loseToken(_game, player, [gains]) {
    const owned = () =>
      COLORS.flatMap((color) => SIZES.map((size) => ({ type: 'lose', color, size }))).filter(
        ({ color, size }) => player.knowledge[color][size] > 0,
      );
    const lost = yield* ask(player, 'lose', owned);
    if (!lost) return;
    player.knowledge[lost.color][lost.size] -= 1;
    gain(player, gainsIn(gains), 'event');
  },
  loseAll(_game, player, [resource = '']) {
    lose(player, { [resource]: Number.POSITIVE_INFINITY }, 'event');
  },
  draw(game, player, [count]) {
    player.hand.push(...draw(game, Number(count)));
  },
  *discard(_game, player, [count]) {
    // R3.2, R3.5
    const most = Math.min(Number(count), player.hand.length);
    const choices = most > 0 ? combinations(player.hand, most) : [];
    const move = yield* ask(player, 'discard', () => choices.map((cards) => ({ type: 'discard', cards })));
    const cards = move?.cards ?? [];
    player.hand = player.hand.filter((card) => !cards.includes(card));
    player.returned.push(...cards);
  },
};

function* apply(game: Game, players: readonly Player[], what: string): Script {
  const names = (Object.keys(EFFECTS) as (keyof typeof EFFECTS)[]).filter((name) => EVENT[name].test(what));
  const name = sure(names[0], `the effect '${what}'`);
  const words = sure(EVENT[name].exec(what), what).slice(1);
  const scripts = players.flatMap((player) => EFFECTS[name](game, player, words) ?? []);
  if (name === 'raise') yield* inTurn(scripts);
  else yield* together(scripts);
}

/** R6.10 */
function* conquer(game: Game): Script {
  if (!game.explored.includes('persepolis')) return;
  const allowed = [...ACTIONS.keys()].filter((action) => ACTIONS[action] !== 'Military');
  for (const player of turnOrder(game)) {
    const move = yield* ask(player, 'action', () => [
      ...allowed.map((action) => ({ type: 'action' as const, action })),
      PASS,
    ]);
    if (move?.type !== 'action') continue;
    yield* act(game, player, sure(ACTIONS[move.action], 'an action'));
    putUnder(game);
  }
}
