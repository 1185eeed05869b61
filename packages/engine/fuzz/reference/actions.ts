import { canAcquire, payFor } from './acquiring.ts';
import { CARDS, CITIES, type Component } from './components.ts';
import { actionsGranted, applyEffect } from './effects.ts';
import { explore } from './exploring.ts';
import { endOverflow, gain } from './gains.ts';
import { draw, type Game } from './game.ts';
import { gainsIn, ONGOING } from './phrases.ts';
import type { Player } from './player.ts';
import { having } from './possessions.ts';
import { ask, PASS, type Script } from './script.ts';
import { type Action, COLORS, sure } from './words.ts';

/** R2.D5 */
const LEGISLATION = { citizens: 3, cards: 2 };
/** R2.D7 */
const TOKEN_PRICE = 5;

type Play<T> = Readonly<Partial<Record<Action, T>>>;

/** R2.D4 to R2.D8: what an action gives by itself; R2.D13: two of them may exceed the limit. */
const OWN_GAIN: Play<(player: Player) => void> = {
  Philosophy: (player) => gain(player, { scrolls: 1 }, 'action'),
  Legislation(player) {
    player.citizens += LEGISLATION.citizens;
  },
  Culture: (player) => gain(player, { points: player.culture }, 'action'),
  Trade: (player) => gain(player, { drachmas: player.economy + 1 }, 'action'),
  Military(player) {
    player.troops += player.military;
  },
};

/** What the player then chooses. */
const CHOICE: Play<(game: Game, player: Player) => Script> = {
  Legislation: keepOne,
  Trade: buyToken,
  Military: explore,
  Politics: playCard,
  Development: develop,
};

/** An action, from its own gain to the last of what it grants. */
export function* act(game: Game, player: Player, action: Action): Script {
  const gainOwn = OWN_GAIN[action];
  if (gainOwn) {
    gainOwn(player);
    fire(player, action);
  }
  const choose = CHOICE[action];
  if (choose) yield* choose(game, player);
  if (game.phase === 'resolution') endOverflow(player); // R2.D13
}

/** R2.D3: what happens "when you take the X action", with its own gain or once it is carried out. */
function fire(player: Player, action: Action): void {
  for (const { source, words } of having(player, ONGOING.actionGives))
    if (words[0] === action) gain(player, gainsIn(words[1]), source);
}

/** R2.D5 */
function* keepOne(game: Game, player: Player): Script {
  const drawn = draw(game, LEGISLATION.cards);
  const kept = yield* ask(player, 'keep', () => drawn.map((card) => ({ type: 'keep', card })));
  if (!kept) return;
  player.hand.push(kept.card);
  player.returned.push(...drawn.filter((card) => card !== kept.card));
}

/** R2.D7 */
function* buyToken(_game: Game, player: Player): Script {
  const [cheaper] = having(player, ONGOING.tokenPrice);
  const price = cheaper ? Number(cheaper.words[0]) : TOKEN_PRICE;
  const affordable = () => (price <= player.drachmas ? COLORS : []);
  const move = yield* ask(player, 'buy', () => [
    ...affordable().map((color) => ({ type: 'buy' as const, color })),
    PASS,
  ]);
  if (move?.type !== 'buy') return;
  player.drachmas -= price;
  player.knowledge[move.color].minor += 1;
}

/** R2.D10 */
function* playCard(game: Game, player: Player): Script {
  const card = (id: string) => sure(CARDS.get(id), id);
  const playable = () => player.hand.filter((id) => canAcquire(game, player, card(id)));
  const move = yield* ask(player, 'play', () => [
    ...playable().map((id) => ({ type: 'play' as const, card: id })),
    PASS,
  ]);
  if (move?.type !== 'play') return;
  payFor(game, player, card(move.card));
  // R6.3: for each other card, after its payment and before its effect.
  for (const { source, words } of having(player, ONGOING.playingGives))
    gain(player, gainsIn(words[0]), source);
  player.hand = player.hand.filter((id) => id !== move.card);
  player.inPlay.push(move.card);
  yield* applyAll(game, player, card(move.card));
}

/** R2.D11 */
function* develop(game: Game, player: Player): Script {
  const next = sure(CITIES.get(player.city ?? ''), 'developments')[player.development];
  const move = yield* ask(player, 'develop', () => [
    ...(next && canAcquire(game, player, next) ? [{ type: 'develop' as const }] : []),
    PASS,
  ]);
  if (!next || move?.type !== 'develop') return;
  payFor(game, player, next);
  player.development += 1;
  fire(player, 'Development');
  yield* applyAll(game, player, next);
}

function* applyAll(game: Game, player: Player, own: Component): Script {
  yield* applyEffect(game, player, own);
  for (const action of actionsGranted(own)) yield* act(game, player, action);
}
