// Builds the client if needed, serves it, and says where: `npm start` runs this.
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const PACKAGE = join(import.meta.dirname, '..');
const DIST = join(PACKAGE, 'dist');
const INDEX = join(DIST, 'index.html');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
};

/** When anything in a folder was last changed. */
function changed(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
}

function isStale(): boolean {
  if (!existsSync(INDEX)) return true;
  const built = statSync(INDEX).mtimeMs;
  const sources = ['engine', 'bots', 'locales', 'web'].map((name) => join(PACKAGE, '..', name, 'src'));
  const files = ['index.html', 'vite.config.ts', 'package.json'].map(
    (name) => statSync(join(PACKAGE, name)).mtimeMs,
  );
  const folders = [...sources, join(PACKAGE, 'public')].map(changed);
  return Math.max(...files, ...folders) > built;
}

async function build(): Promise<void> {
  console.log('Building the client …');
  const vite = await import('vite');
  await vite.build({ configFile: join(PACKAGE, 'vite.config.ts'), logLevel: 'warn' });
}

function fileOf(url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  const file = normalize(join(DIST, path === '/' ? 'index.html' : path));
  return file.startsWith(DIST + sep) && existsSync(file) && statSync(file).isFile() ? file : null;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileOf(request.url ?? '/');
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  // Names in assets carry a hash of their content; everything else may change with the next version.
  const hashed = file.startsWith(join(DIST, 'assets') + sep);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not '${process.env.PORT}'.`);
  process.exit(1);
}
if (isStale()) await build();
const server = createServer(answer);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  process.exit(1);
});
server.listen(port, () => {
  const address = server.address();
  console.log(`Khôra: http://localhost:${typeof address === 'object' && address ? address.port : port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close(() => process.exit(0)));
