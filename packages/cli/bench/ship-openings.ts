// Puts what recorded games say about openings into the client. Each file holds games of one bot and one number of players:
//   npx khora simulate --bots trierarch --players 4 --games 4000 --seed openings --records 4.jsonl
//   npx node packages/cli/bench/ship-openings.ts 2.jsonl 3.jsonl 4.jsonl
import { writeFileSync } from 'node:fs';
import { type Counted, Openings } from '../src/balance/opening-counts.ts';
import { studyOf } from '../src/balance/study.ts';
import { readRecords } from '../src/game/record-file.ts';

const TARGET = new URL('../../web/src/screens/explorer/openings-data.ts', import.meta.url);

const text = (counts: readonly Counted[]) =>
  counts.map(([players, wins]) => (players === 0 ? '' : `${players} ${Number(wins.toFixed(1))}`)).join(',');

const sets = process.argv.slice(2).map((file) => {
  const records = readRecords(file);
  const openings = new Openings();
  records.forEach((record, deal) => {
    openings.add(studyOf(record, deal));
  });
  const [first] = records;
  const cities = openings.counts.map(({ all, first: picks, drafted, tiles, developments }) =>
    [[all], picks, drafted, tiles, developments].map(text).join(';'),
  );
  return { players: first?.setup.players, games: openings.games, bot: first?.bots?.[0], cities };
});
const lines = sets.map(
  ({ players, games, bot, cities }) => `  {
    players: ${players},
    games: ${games},
    bot: '${bot}',
    cities: [
${cities.map((city) => `      '${city}',`).join('\n')}
    ],
  },`,
);
writeFileSync(
  TARGET,
  `import type { OpeningsData } from './openings.ts';

/** Written by \`npx node packages/cli/bench/ship-openings.ts\`: cities in the order of the game's own. */
export const OPENINGS_DATA: readonly OpeningsData[] = [
${lines.join('\n')}
];
`,
);
console.log(`${sets.map(({ players, games }) => `${games} games of ${players}`).join(', ')} are shipped.`);
