import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const TARGET = 'es2022';
const SERVICE_WORKER = join(import.meta.dirname, 'src/service-worker.ts');
/** What is not kept for playing without a network: fallbacks, letters that no language of the client has, and what tells
 * whether there is a server. */
const LEFT_OUT = /\.woff$|-(greek|vietnamese|cyrillic-ext)|\.map$|^server\.json$/;

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

/** The page imports the app in steps; all of it is fetched at once nevertheless. */
function fetchedAhead(entry: string): Plugin {
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
          if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(entry)) add(chunk.fileName);
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

/** Builds the service worker last, since it names every other file. */
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
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), fetchedAhead('src/app/app.tsx'), serviceWorker()],
  build: { target: TARGET, outDir: 'dist', sourcemap: false, chunkSizeWarningLimit: 900 },
  worker: { format: 'es' },
});
