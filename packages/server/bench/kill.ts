// Kills servers in the middle of play, again and again, and says what was lost:
// node packages/server/bench/kill.ts --times 200 [--postgres] [--tables 100] [--seed 1]
import { startPostgres } from '../test/support/postgres.ts';
import { runKills } from './kill-run.ts';
import { readOptions } from './options.ts';

const values = readOptions({ times: 200, tables: 100, moves: 1500, seed: 1, postgres: false });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const postgres = values.postgres ? await startPostgres() : null;
try {
  const start = performance.now();
  const figures = await runKills({
    times: values.times,
    tables: values.tables,
    moves: values.moves,
    seed: values.seed,
    url: await postgres?.fresh(),
    tell: console.error,
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const { kills, acknowledged, heard, resent, lost, untrue, doubled, gaps, inPlay, wentOn } = figures;
  console.log(
    `${kills} kills of ${postgres ? 'one of two servers on PostgreSQL' : 'a server on SQLite'}, ${seconds} s`,
  );
  console.log(`${acknowledged} moves acknowledged, ${heard} positions heard, ${resent} moves sent again`);
  console.log(`${lost} lost, ${doubled} doubled, ${untrue} positions untrue, ${gaps} gaps in what was told`);
  console.log(
    `${wentOn} of ${inPlay} tables in play went on, ${figures.unreadable} unreadable; ${figures.finished} games finished`,
  );
  console.log(`refused: ${JSON.stringify(figures.refused)}`);
  if (lost + doubled + untrue + gaps + figures.unreadable > 0 || wentOn < inPlay) process.exitCode = 1;
} finally {
  await postgres?.stop();
}
