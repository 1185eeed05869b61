// Kills servers in the middle of play, over and over, and says what was lost: node packages/server/bench/kill.ts
// --times 200 [--postgres] [--tables 100] [--seed 1] With --upgrade, two servers on PostgreSQL are told to end instead, one after another, and servers of the next version take their places; with --from DIR, the first ones are of an
// earlier version that is checked out there.
import { startPostgres } from '../test/support/postgres.ts';
import { endServers } from './kill-run.ts';
import { readOptions } from './options.ts';

const values = readOptions({
  times: 200,
  tables: 100,
  moves: 1500,
  seed: 1,
  postgres: false,
  upgrade: false,
  from: '',
});
const { upgrade } = values;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const postgres = values.postgres || upgrade ? await startPostgres() : null;
try {
  const start = performance.now();
  const figures = await endServers({
    ending: upgrade ? { kind: 'upgraded', from: values.from || undefined } : { kind: 'killed' },
    times: values.times,
    tables: values.tables,
    moves: values.moves,
    seed: values.seed,
    url: await postgres?.fresh(),
    tell: console.error,
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const { ended, acknowledged, heard, resent, lost, untrue, doubled, gaps, inPlay, wentOn } = figures;
  console.log(
    `${ended} ${upgrade ? 'upgrades' : 'kills'} of ${postgres ? 'one of two servers on PostgreSQL' : 'a server on SQLite'}, ${seconds} s`,
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
