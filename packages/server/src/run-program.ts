import { announce, announceAll } from './announce.ts';
import { type Config, mistyped, readConfig } from './config.ts';
import { explain, Obstacle } from './obstacle.ts';

/**
 * Runs a program with the settings from its environment until it is told to end; if it cannot start, one sentence says
 * why.
 */
export async function runProgram(start: (config: Config) => Promise<() => Promise<void>>): Promise<void> {
  announceAll();
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    for (const name of mistyped(process.env))
      announce('warn', `${name} is not a setting and changes nothing. .env.example lists the settings.`);
    const end = await start(config);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        void end().then(() => process.exit(0));
      });
  } catch (error) {
    const reason = config ? explain(error, config) : error instanceof Obstacle ? error.message : null;
    if (reason === null) throw error;
    announce('fatal', reason);
    process.exit(1);
  }
}
