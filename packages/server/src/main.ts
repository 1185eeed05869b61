// The whole thing on one port: `npm start` runs this.
import { flushCompileCache } from 'node:module';
import { announce } from './announce.ts';
import { runProgram } from './run-program.ts';
import { startServer } from './server.ts';

await runProgram(async (config) => {
  const server = await startServer(config);
  // A server that is killed would leave nothing clean for the next one to start from.
  flushCompileCache();
  const url = config.url ?? `http://localhost:${server.port}`;
  announce('info', `Khôra: ${url}`, { url });
  return () => server.close();
});
