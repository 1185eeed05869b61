import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { staticFiles } from '../../src/static-files.ts';

const DIST = resolve(import.meta.dirname, '../..', process.env.E2E_OUT ?? 'test-results', 'dist');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function change(file: string, how: (text: string) => string): void {
  writeFileSync(file, how(readFileSync(file, 'utf8')));
}

function swap(text: string, before: string | RegExp, after: string): string {
  const swapped = text.replace(before, after);
  if (swapped === text) throw new Error(`The service worker does not contain ${String(before)}.`);
  return swapped;
}

/** Puts a version into a folder: every chunk gets a new name, and the previous version's files are gone. */
export function release(folder: string, version: string): void {
  rmSync(folder, { recursive: true, force: true });
  // Old compressed copies of what is changed below must go.
  cpSync(DIST, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  const rename = (text: string) =>
    names.reduce((done, name) => done.replaceAll(name, name.replace(/(\.\w+)$/, `.${version}$1`)), text);
  for (const name of names) {
    change(join(assets, name), rename);
    renameSync(join(assets, name), join(assets, rename(name)));
  }
  const page = join(folder, 'index.html');
  const before = sha256(readFileSync(page, 'utf8'));
  change(page, (text) => rename(text).replace('<html', `<html data-version="${version}"`));
  const after = sha256(readFileSync(page, 'utf8'));
  change(join(folder, 'service-worker.js'), (text) =>
    swap(swap(rename(text), before, after), /khora-[0-9a-f]{12}/, `khora-${version}`),
  );
}

interface Opened {
  readonly url: string;
  close(): Promise<void>;
}

export interface Site extends Opened {
  readonly folder: string;
}

/** Serves a folder, and beside it an API such as a later server might have. */
export async function serve(folder: string): Promise<Site> {
  const files = staticFiles(folder);
  let asked = 0;
  const answer: RequestListener = (request, response) => {
    const url = request.url ?? '';
    if (/^\/(api|healthz|ws|server\.json)\b/.test(url)) response.end(`answer ${++asked}`);
    // Browsers ask for it with pages that name no icon.
    else if (url === '/favicon.ico') response.writeHead(204).end();
    else files(request, response);
  };
  return { ...(await opened(answer)), folder };
}

/** The client under test, whose files of these names never come. */
export async function holdingBack(names: RegExp): Promise<Opened & { readonly held: () => number }> {
  const files = staticFiles(DIST);
  let held = 0;
  const site = await opened((request, response) => {
    if (names.test(request.url ?? '')) held += 1;
    else files(request, response);
  });
  return { ...site, held: () => held };
}

async function opened(answer: RequestListener): Promise<Opened> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
