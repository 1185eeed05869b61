import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
};

/** The compressed versions that the build puts beside a file, smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Whether a browser's list of encodings contains this one, and not with the quality 0, which refuses it. */
function isAccepted(name: string, accepted: string): boolean {
  return accepted.split(',').some((each) => {
    const [encoding, quality] = each.split(';').map((part) => part.trim());
    return encoding === name && !/^q=0(\.0*)?$/.test(quality ?? '');
  });
}

/** The file as it is sent: compressed, if there is such a version and the browser accepts it. */
function sentFor(file: string, accepted: string): { readonly path: string; readonly encoding?: string } {
  const found = ENCODINGS.find(({ name, ending }) => isAccepted(name, accepted) && existsSync(file + ending));
  return found ? { path: file + found.ending, encoding: found.name } : { path: file };
}

function fileOf(folder: string, url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  const file = normalize(join(folder, path === '/' ? 'index.html' : path));
  return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : null;
}

/** Answers with the files of a folder. */
export function staticFiles(folder: string): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = fileOf(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    // Names in assets contain a hash of their content; everything else may change with the next version.
    const hashed = file.startsWith(join(folder, 'assets') + sep);
    const { path, encoding } = sentFor(file, request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': statSync(path).size,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      vary: 'accept-encoding',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(path).pipe(response);
  };
}
