// A process that only thinks for bots, on this machine or another: it takes work from the queue in PostgreSQL.
import Fastify from 'fastify';
import { ConfigError, readConfig } from './config.ts';
import { openHouse } from './house.ts';

try {
  const config = readConfig(process.env);
  if (!config.database)
    throw new ConfigError('A worker shares its work through PostgreSQL: set DATABASE_URL.');
  if (config.botThreads === 0)
    throw new ConfigError('A worker without threads does nothing: set KHORA_BOT_THREADS.');
  const house = await openHouse(config, {
    log: Fastify({ logger: { level: config.log } }).log,
    now: Date.now,
  });
  console.log(`Khôra: thinking with ${config.botThreads} threads`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void house.close().then(() => process.exit(0));
    });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
