// What limits the search: how much better its choices are than the policy's when its trials are played for one round or
// more and there are plenty of them. Choices are judged by other games: the real position played on to the end by the
// policy, with other dice, the same for every move. A line of the file is a decision, so that a run can be stopped.
//   npx node packages/cli/bench/horizon.ts --games 60 --file horizon.jsonl
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOTS } from '@khora/bots';
import { mindOf, NETWORKS, Searcher, unpackNetworks } from '@khora/bots/expert';
import { seeded } from '@khora/bots/learned';
import {
  advance,
  clone,
  createGame,
  decisions,
  type GameSetup,
  type GameState,
  type Move,
  type Seat,
  standings,
  view,
} from '@khora/engine';
import { playGame } from '../src/game/play-game.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'horizon' },
    file: { type: 'string', default: 'horizon.jsonl' },
  },
});

const HORIZONS = [1, 2, 3, 4, 9];
const TRIALS = 48;
const PLAYED_ON = 96;
/** Per game, among the decisions in which the policy is not sure. */
const DECISIONS = 4;
const SURE = 0.99;
/** As in the search: how many moves are tried, how freely everybody plays on, and what a victory is worth. */
const FIELD = 8;
const HEAT = 0.5;
const VICTORY = 25;

const mind = mindOf(unpackNetworks(NETWORKS));
const searcher = new Searcher(() => mind);

interface Doubtful {
  readonly state: GameState;
  readonly seat: Seat;
  /** Likeliest first. */
  readonly moves: readonly Move[];
}

interface Judged {
  readonly game: number;
  readonly kind: string | undefined;
  /** By horizon: what its choice brings more than the policy's likeliest move. */
  readonly gains: readonly number[];
  /** The same for the move that was best in half of the games played on, judged by the other half. */
  readonly best: number;
}

function doubtfulIn(game: number): Doubtful[] {
  const setup: GameSetup = { players: 4, seed: `${values.seed}/${game}` };
  const { record } = playGame({
    setup,
    bots: [0, 1, 2, 3].map(() => BOTS.strategos),
    budget: { iterations: 10 },
    seed: setup.seed,
  });
  const state = createGame(setup, record.rules);
  const found: Doubtful[] = [];
  for (const { seat, move } of record.moves) {
    const moves = mind.player.score(state, seat);
    const scores = new Map(moves.map((each, i) => [each, mind.player.scores[i] ?? 0]));
    const ranked = [...moves].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
    const top = scores.get(ranked[0] as Move) ?? 0;
    const mass = [...scores.values()].reduce((sum, score) => sum + Math.exp(score - top), 0);
    if (1 / mass < SURE) found.push({ state: clone(state), seat, moves: ranked.slice(0, FIELD) });
    advance(state, seat, move);
  }
  const source = seeded(`${setup.seed}/decisions`);
  return Array.from({ length: DECISIONS }, () => found.splice(source.below(found.length), 1)).flat();
}

/** What a move is worth in the end if the policy plays on for everybody. */
function playedOn({ state, seat }: Doubtful, move: Move, world: string): number {
  const game = clone(state);
  game.seed = world;
  advance(game, seat, move);
  const source = seeded(world);
  for (let [open] = decisions(game); open; [open] = decisions(game))
    advance(game, open.seat, mind.player.sample(game, open.seat, source, HEAT));
  const result = standings(game);
  const winners = result.filter(({ rank }) => rank === 1);
  const won = winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
  return (result.find((standing) => standing.seat === seat)?.points ?? 0) + VICTORY * won;
}

function judged(game: number, at: number, doubtful: Doubtful): Judged {
  const { state, seat, moves } = doubtful;
  const name = `${values.seed}/${game}/${at}`;
  const results = moves.map((move) =>
    Array.from({ length: PLAYED_ON }, (_, k) => playedOn(doubtful, move, `${name}/on/${k}`)),
  );
  const gain = (move: number, from = 0, to = PLAYED_ON) =>
    mean((results[move] ?? []).slice(from, to)) - mean((results[0] ?? []).slice(from, to));
  const seen = view(state, seat);
  const gains = HORIZONS.map((rounds) => {
    const sums = moves.map(() => 0);
    for (let k = 0; k < TRIALS; k++) {
      const trials = searcher.tried(seen, moves, { name: `${name}/${k}`, rounds });
      trials.forEach(({ value }, i) => {
        sums[i] = (sums[i] ?? 0) + value;
      });
    }
    return gain(sums.indexOf(Math.max(...sums)));
  });
  const half = moves.map((_, i) => gain(i, 0, PLAYED_ON / 2));
  const best = gain(half.indexOf(Math.max(...half)), PLAYED_ON / 2);
  return { game, kind: state.players[seat]?.agenda.at(-1)?.do, gains, best };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function told(numbers: readonly number[]): string {
  const error = Math.sqrt(mean(numbers.map((one) => (one - mean(numbers)) ** 2)) / (numbers.length - 1));
  return `${mean(numbers).toFixed(2)} ± ${error.toFixed(2)}`;
}

const lines = existsSync(values.file) ? readFileSync(values.file, 'utf8').split('\n').filter(Boolean) : [];
const known = lines.map((line) => JSON.parse(line) as Judged);
for (let game = known.length / DECISIONS; game < Number(values.games); game++) {
  const found = doubtfulIn(game).map((doubtful, at) => judged(game, at, doubtful));
  known.push(...found);
  appendFileSync(values.file, found.map((one) => `${JSON.stringify(one)}\n`).join(''));
}
console.log(
  `${known.length} decisions: points gained over the policy's likeliest move, a victory counting ${VICTORY}`,
);
HORIZONS.forEach((rounds, i) => {
  console.log(`${rounds} rounds: ${told(known.map(({ gains }) => gains[i] ?? 0))}`);
});
console.log(`the best of the moves tried: ${told(known.map(({ best }) => best))}`);
