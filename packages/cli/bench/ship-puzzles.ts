// Puts puzzles that `khora puzzles` found into the client, in rising order.
//   npx node packages/cli/bench/ship-puzzles.ts puzzles.jsonl more.jsonl
import { readFileSync, writeFileSync } from 'node:fs';
import type { Puzzle } from '@khora/bots/review';
import { puzzleLine } from '@khora/bots/review-tools';

const TARGET = new URL('../../web/src/screens/puzzles/puzzle-data.ts', import.meta.url);

const puzzles = process.argv.slice(2).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle),
);
const lines = puzzles
  // At the same difficulty, clearer puzzles come first.
  .sort((a, b) => a.difficulty - b.difficulty || b.check.margin[0] - a.check.margin[0])
  .map(
    (puzzle) =>
      `  ${JSON.stringify(puzzleLine(puzzle)).replaceAll("'", "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"')},`,
  );
writeFileSync(
  TARGET,
  `/** Written by \`npx node packages/cli/bench/ship-puzzles.ts\`: puzzles in rising order, one per line. */
export const PUZZLES: readonly string[] = [
${lines.join('\n')}
];
`,
);
console.log(`${lines.length} puzzles are shipped.`);
