// Four seats that commit at the same instant: node packages/server/bench/same-instant.ts [--times N] [--seed S]
import { rmSync } from 'node:fs';
import { sameInstant } from '../fuzz/same-instant.ts';
import { startProcess } from '../test/support/server-process.ts';
import { newFolder } from '../test/support/table-kit.ts';
import { readOptions } from './options.ts';

const values = readOptions({ times: 10_000, seed: 1 });
const folder = newFolder();
const server = await startProcess({ KHORA_DATA: folder, KHORA_BOT_THREADS: '0' });
try {
  const start = performance.now();
  const result = await sameInstant(server.origin, values.times, values.seed);
  const seconds = (performance.now() - start) / 1000;
  const { times, tables, sent, accepted, refused, reasons } = result;
  console.log(
    `${times} times four seats at once, at ${tables} tables: ${sent} messages, ${accepted} taken, ${refused} refused ${JSON.stringify(reasons)}, none dropped, ${seconds.toFixed(1)} s`,
  );
} finally {
  await server.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
