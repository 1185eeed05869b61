// Serves only the client, without a game server: builds it if needed, serves it, and says where.
import { createServer } from 'node:http';
import { buildIfStale, DIST } from './build.ts';
import { staticFiles } from './static-files.ts';

const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not '${process.env.PORT}'.`);
  process.exit(1);
}
await buildIfStale();
const server = createServer(staticFiles(DIST));
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another: PORT=${port + 1}`);
  process.exit(1);
});
server.listen(port, () => {
  const address = server.address();
  console.log(`Khôra: http://localhost:${typeof address === 'object' && address ? address.port : port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close(() => process.exit(0)));
