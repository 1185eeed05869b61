// The built client: rebuilt when its sources have changed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGE = join(import.meta.dirname, '..');
/** Another folder keeps the browser tests apart from a client being served at the same time. */
export const DIST = resolve(PACKAGE, process.env.DIST ?? 'dist');
const INDEX = join(DIST, 'index.html');
const WORKER = join(DIST, 'service-worker.js');

/** When anything in a folder was last changed. */
function changed(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
}

function isStale(): boolean {
  if (!existsSync(INDEX) || !existsSync(WORKER)) return true;
  const built = statSync(INDEX).mtimeMs;
  const sources = ['engine', 'bots', 'locales', 'protocol', 'web'].map((name) =>
    join(PACKAGE, '..', name, 'src'),
  );
  const files = ['index.html', 'vite.config.ts', 'package.json'].map(
    (name) => statSync(join(PACKAGE, name)).mtimeMs,
  );
  const folders = [...sources, join(PACKAGE, 'public')].map(changed);
  return Math.max(...files, ...folders) > built;
}

export async function buildIfStale(): Promise<void> {
  if (!isStale()) return;
  console.log('Building the client …');
  const vite = await import('vite');
  const configFile = join(PACKAGE, 'vite.config.ts');
  await vite.build({ configFile, logLevel: 'warn', build: { outDir: DIST, emptyOutDir: true } });
}
