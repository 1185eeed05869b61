// A process that only thinks for bots, on this machine or another: it takes work from the queue in PostgreSQL.
import Fastify from 'fastify';
import { announce } from './announce.ts';
import { ConfigError } from './config.ts';
import { openHouse } from './house.ts';
import { runProgram } from './run-program.ts';

await runProgram(async (config) => {
  if (!config.database) throw new ConfigError('A worker gets its work through PostgreSQL: set DATABASE_URL.');
  if (config.botThreads === 0)
    throw new ConfigError('A worker without threads does nothing: set KHORA_BOT_THREADS.');
  const house = await openHouse(config, {
    log: Fastify({ logger: { level: config.log } }).log,
    now: Date.now,
  });
  announce('info', `Khôra: thinking with ${config.botThreads} threads`);
  return () => house.close();
});
