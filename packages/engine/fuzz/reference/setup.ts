import { type Chance, checkCities, checkEventDeck, checkFirstPlayer, checkPoliticsDeck } from './chance.ts';
import { CITIES } from './components.ts';
import { applyEffect } from './effects.ts';
import { draw, type Game, type Setup, turnOrder } from './game.ts';
import { newPlayer, type Player } from './player.ts';
import { ask, askInSecret, type Script } from './script.ts';
import { ACHIEVEMENTS, each, sure } from './words.ts';

const CARDS_DEALT = 5;

export function newGame(setup: Setup, rules: number): Game {
  return {
    setup,
    rules,
    round: 0,
    phase: 'setup',
    firstPlayer: 0,
    action: null,
    players: Array.from({ length: setup.players }, (_, seat) => newPlayer(seat)),
    event: null,
    eventDeck: [],
    politicsDeck: [],
    explored: [],
    achievements: each(ACHIEVEMENTS, () => []),
  };
}

export function* setUp(game: Game, chance: () => Chance): Script {
  const given = chance();
  checkFirstPlayer(given, game);
  checkPoliticsDeck(given);
  checkEventDeck(given);
  game.firstPlayer = given.firstPlayer;
  game.politicsDeck = [...given.politicsDeck];
  game.eventDeck = [...given.eventDeck];
  yield* takeCities(game, given);
  yield* deal(game);
  for (const player of turnOrder(game)) {
    const [first] = sure(CITIES.get(player.city ?? ''), 'developments');
    yield* applyEffect(game, player, sure(first, 'development 1')); // R1.6
  }
}

/** R1.2 */
function* takeCities(game: Game, given: Chance): Script {
  const { players, setup } = game;
  if (setup.options?.cityChoice !== 'choose') {
    checkCities(given, game);
    for (const player of players) player.city = sure((setup.cities ?? given.cities)[player.seat], 'a city');
    return;
  }
  for (const player of turnOrder(game)) {
    const free = () => [...CITIES.keys()].filter((city) => players.every((other) => other.city !== city));
    const move = yield* ask(player, 'city', () => free().map((city) => ({ type: 'city', city })));
    player.city = sure(move, 'a city').city;
  }
}

/** R1.3, R1.8 */
function* deal(game: Game): Script {
  const { players, setup } = game;
  let packs = players.map(() => draw(game, CARDS_DEALT));
  const pack = ({ seat }: Player) => sure(packs[seat], `the pack of seat ${seat}`);
  if (setup.options?.draft === 'deal') {
    for (const player of players) player.hand = pack(player);
    return;
  }
  game.phase = 'draft';
  while (packs.some(({ length }) => length > 1)) {
    const kept = new Map<Player, string>();
    yield* askInSecret(
      players,
      'draft',
      (player) => pack(player).map((card) => ({ type: 'draft', card })),
      (player, { card }) => kept.set(player, card),
    );
    for (const player of players) player.hand.push(sure(kept.get(player), 'a card kept'));
    const rest = players.map((player) => pack(player).filter((card) => card !== kept.get(player)));
    packs = [...rest.slice(-1), ...rest.slice(0, -1)];
  }
  for (const player of players) player.hand.push(...pack(player));
}
