import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const TARGET = 'es2022';
const SERVICE_WORKER = join(import.meta.dirname, 'src/service-worker.ts');
/**
 * What is not stored for offline play: letters that none of the client's languages use, pictures for app stores, and
 * the file that tells whether there is a server.
 */
const LEFT_OUT = /-normal-.*\.woff2$|\.map$|^screenshot-|^server\.json$/;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !LEFT_OUT.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}

/** The page imports the app in steps, but all of them are fetched at once. */
function fetchedAhead(...entries: readonly string[]): Plugin {
  return {
    name: 'khora-fetched-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = new Set<string>();
        const add = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || files.has(name)) return;
          files.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
          chunk.imports.forEach(add);
        };
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && entries.some((entry) => chunk.facadeModuleId?.endsWith(entry)))
            add(chunk.fileName);
        return [...files]
          .filter((name) => !html.includes(name))
          .map((name): HtmlTagDescriptor => {
            const rel = name.endsWith('.css') ? 'stylesheet' : 'modulepreload';
            return { tag: 'link', attrs: { rel, crossorigin: true, href: `./${name}` }, injectTo: 'head' };
          });
      },
    },
  };
}

/**
 * Style sheets that come later are put at the end of the page. While one is on its way in the head, WebKit lays out nothing
 * new, although it may be of a screen that is only fetched ahead.
 */
function laterStylesLast(): Plugin {
  const IN_HEAD = 'document.head.appendChild(link)';
  return {
    name: 'khora-later-styles-last',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => {
        if (!code.includes(IN_HEAD)) throw new Error(`Vite's loader no longer has '${IN_HEAD}'.`);
        return code.replace(IN_HEAD, 'document.body.append(link)');
      },
    },
  };
}

/**
 * What is loaded step by step, by the module that begins it: each step is one file, because every file costs a request.
 */
const LOADS = [
  { name: 'start', begins: ['src/main.tsx'] },
  { name: 'words', begins: ['src/words/language.tsx'] },
  { name: 'app', begins: ['src/app/app.tsx'] },
  { name: 'table', begins: ['src/screens/table-screen.tsx', 'src/table/motion/flights.tsx'] },
] as const;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The step that a module belongs to: the first that needs it. */
function loadOf(id: string, graph: ModuleGraph): string | null {
  // Few of its parts are needed at once, but one module names them all.
  if (/react-aria|react-stately|@internationalized/.test(id)) return null;
  const needs = (from: string, seen: Set<string>): boolean => {
    if (from === id) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (graph.getModuleInfo(from)?.importedIds ?? []).some((next) => needs(next, seen));
  };
  const found = LOADS.find(({ begins }) =>
    begins.some((module) => needs(join(import.meta.dirname, module), new Set())),
  );
  return found?.name ?? null;
}

/** Builds the service worker last, because it names every other file; then compresses all of them. */
function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'khora-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = filesIn(folder);
      const index = sha256(readFileSync(join(folder, 'index.html')));
      const version = sha256([readFileSync(SERVICE_WORKER, 'utf8'), index, ...files].join('\n')).slice(0, 12);
      await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        publicDir: false,
        define: {
          KHORA_VERSION: JSON.stringify(version),
          KHORA_FILES: JSON.stringify(files),
          KHORA_INDEX: JSON.stringify(index),
        },
        build: {
          target: TARGET,
          outDir: folder,
          emptyOutDir: false,
          rolldownOptions: {
            input: SERVICE_WORKER,
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
      await compress(folder);
    },
  };
}

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Puts a `.br` and a `.gz` beside every file that gets smaller; servers send those. */
async function compress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const data = readFileSync(file);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(data, BROTLI),
        promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      if (br.length < data.length) writeFileSync(`${file}.br`, br);
      if (gz.length < data.length) writeFileSync(`${file}.gz`, gz);
    }),
  );
}

/** Included in problem reports. */
const { version: RELEASE } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
};

export default defineConfig({
  define: { KHORA_RELEASE: JSON.stringify(RELEASE) },
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    fetchedAhead('src/words/language.tsx', 'src/app/app.tsx'),
    laterStylesLast(),
    serviceWorker(),
  ],
  build: {
    target: TARGET,
    outDir: 'dist',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: loadOf, debugName: 'loads' }] } } },
  },
  worker: { format: 'es' },
});
