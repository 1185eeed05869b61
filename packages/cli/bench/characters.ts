// What characters do differently, and what it costs them: one bot with a character among three without, from each seat
// in turn. node packages/cli/bench/characters.ts [--bot trierarch] [--games 200] [--seed characters] [--iterations 0]
import { parseArgs } from 'node:util';
import { BOTS, CHARACTERS, type Character, isBotId } from '@khora/bots';
import { ACTIONS, advance, createGame, decisions, derivedSeed, isOver, type Seat, view } from '@khora/engine';

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'trierarch' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'characters' },
    iterations: { type: 'string', default: '0' },
  },
});
const { bot, seed } = values;
const games = Number(values.games);
const iterations = Number(values.iterations);
if (!isBotId(bot)) throw new RangeError(`There is no bot '${bot}'.`);
const choose = BOTS[bot];

interface Habits {
  points: number;
  tiles: number[];
  spaces: number;
  tokens: number;
  cards: number;
  developments: number;
}

function habitsOf(character: Character | null): Habits {
  const habits: Habits = {
    points: 0,
    tiles: ACTIONS.map(() => 0),
    spaces: 0,
    tokens: 0,
    cards: 0,
    developments: 0,
  };
  for (let game = 0; game < games; game++) {
    const own = (game % 4) as Seat;
    const state = createGame({ players: 4, seed: `${seed}/${Math.floor(game / 4)}` });
    for (let turn = 0; !isOver(state); turn++) {
      const [open] = decisions(state);
      if (!open) throw new Error('Nobody is asked, and the game is not over.');
      const { seat } = open;
      const move = choose(view(state, seat), {
        seed: derivedSeed(seed, `${game} ${turn}`),
        ...(seat === own && character && { character }),
        ...(iterations > 0 && { budget: { iterations } }),
      });
      if (seat === own) note(habits, move);
      advance(state, seat, move);
    }
    const { points, inPlay, development, knowledge } = state.players[own] ?? raise();
    habits.points += points / games;
    habits.cards += inPlay.length / games;
    habits.developments += development / games;
    for (const { minor, major } of Object.values(knowledge)) habits.tokens += (minor + major) / games;
  }
  return habits;
}

function raise(): never {
  throw new Error('There is nobody at this seat.');
}

function note(habits: Habits, move: ReturnType<typeof choose>): void {
  if (move.type === 'explore') habits.spaces += 1 / games;
  if (move.type !== 'assign') return;
  for (const tile of move.tiles) habits.tiles[tile] = (habits.tiles[tile] ?? 0) + 1;
}

const NAMES = ['Philosophy', 'Legislation', 'Culture', 'Trade', 'Military', 'Politics', 'Development'];
console.log(
  `| character | points | ${NAMES.join(' | ')} | spaces explored | knowledge tokens | cards in play | developments |`,
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|');
for (const character of [null, ...CHARACTERS]) {
  const { points, tiles, spaces, tokens, cards, developments } = habitsOf(character);
  const all = tiles.reduce((sum, count) => sum + count, 0);
  const shares = tiles.map((count) => `${Math.round((100 * count) / all)} %`);
  const numbers = [spaces, tokens, cards, developments].map((number) => number.toFixed(1));
  console.log(`| ${[character ?? 'none', points.toFixed(1), ...shares, ...numbers].join(' | ')} |`);
}
