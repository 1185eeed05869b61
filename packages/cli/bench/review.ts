// What the review says over many games: whether it rates the stronger bot higher, and whether luck is fair. Every game is a line
// of the file, so that a run can be stopped and gone on with.
//   npx node packages/cli/bench/review.ts skill archon citizen --games 200 --file skill.jsonl
//   npx node packages/cli/bench/review.ts luck --games 1000 --file luck.jsonl
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOTS, type BotId, isBotId } from '@khora/bots';
import { type Depth, learnedReference, luckOf, reviewOf } from '@khora/bots/review';
import type { GameRecord } from '@khora/engine';
import { playGame } from '../src/game/play-game.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    file: { type: 'string', default: 'review-bench.jsonl' },
  },
});
const [what, one, other] = positionals;
const games = Number(values.games);
const lines = existsSync(values.file)
  ? readFileSync(values.file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
  : [];

/** Coarse: these are statistics over many games. */
const DEPTH: Depth = { worlds: 2, tries: 4, moves: 4 };

function recordOf(seed: string, levels: readonly BotId[]): GameRecord {
  return playGame({
    setup: { players: 4, seed },
    bots: levels.map((level) => BOTS[level]),
    budget: { iterations: 12 },
    seed,
  }).record;
}

function note(value: unknown): void {
  lines.push(JSON.stringify(value));
  appendFileSync(values.file, `${JSON.stringify(value)}\n`);
}

/** One bot of the first kind, at each seat in turn, among three of the second. */
function skill(strong: BotId, weak: BotId): void {
  for (let game = lines.length; game < games; game++) {
    const seat = game % 4;
    const levels = [0, 1, 2, 3].map((each) => (each === seat ? strong : weak));
    const { skills } = reviewOf(recordOf(`skill/${strong}/${weak}/${game}`, levels), { depth: DEPTH });
    const loss = skills.map((own) => own.loss / own.decisions);
    const others = loss.filter((_, each) => each !== seat);
    note({
      seat,
      accuracy: skills.map((own) => own.accuracy),
      loss,
      higher: (loss[seat] ?? 0) < others.reduce((sum, each) => sum + each, 0) / others.length,
    });
  }
  const all = lines.map((line) => JSON.parse(line) as { higher: boolean; loss: number[]; seat: number });
  const higher = all.filter((game) => game.higher).length;
  const mean = (own: boolean) => {
    const chosen = all.flatMap(({ loss, seat }) => loss.filter((_, each) => (each === seat) === own));
    return chosen.reduce((sum, each) => sum + each, 0) / chosen.length;
  };
  console.log(
    `${higher} of ${all.length} games: ${strong} rated higher than ${weak}; given away in a decision ${mean(true).toFixed(2)} and ${mean(false).toFixed(2)}`,
  );
}

/** Games of the strong evaluation against itself. */
function luck(): void {
  const reference = learnedReference();
  for (let game = lines.length; game < games; game++) {
    const record = recordOf(`luck/${game}`, ['citizen', 'citizen', 'citizen', 'citizen']);
    const found = luckOf(record, { reference, seed: `luck/${game}`, worlds: 1 });
    note(Object.fromEntries(Object.entries(found).map(([chance, sums]) => [chance, Array.from(sums)])));
  }
  const all = lines.map((line) => JSON.parse(line) as Record<string, number[]>);
  for (const chance of ['dice', 'cards', 'events']) {
    for (const measure of ['ahead', 'win']) {
      const told = [0, 1, 2, 3].map((seat) => {
        const values = all.map((game) => game[chance]?.[measure === 'win' ? 4 + seat : seat] ?? 0);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
        const error = Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
        return `${mean.toFixed(3)} ±${error.toFixed(3)}`;
      });
      console.log(`${chance} ${measure}, ${all.length} games: ${told.join('  ')}`);
    }
  }
}

if (what === 'skill' && isBotId(one) && isBotId(other)) skill(one, other);
else if (what === 'luck') luck();
else throw new Error("Say 'skill STRONG WEAK' or 'luck'.");
