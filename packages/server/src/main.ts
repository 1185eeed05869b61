// The whole thing on one port: `npm start` runs this.
import { flushCompileCache } from 'node:module';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './server.ts';

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  // A server that is killed would not leave what the next one can start from.
  flushCompileCache();
  console.log(`Khôra: ${config.url ?? `http://localhost:${server.port}`}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof ConfigError) console.error(error.message);
  else if (code === 'EADDRINUSE')
    console.error(`Port ${process.env.PORT ?? 3000} is taken. Choose another: PORT=3001 npm start`);
  else throw error;
  process.exit(1);
}
