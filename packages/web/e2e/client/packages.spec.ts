import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const NAMES = ['engine', 'bots', 'locales', 'protocol'];
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');

/** The example of a package's README. */
function exampleOf(name: string): string {
  const text = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
  const [, code] = /^```js\n(.*?)^```$/ms.exec(text) ?? [];
  if (code === undefined) throw new Error(`The README of ${name} has no example.`);
  return code;
}

/** An empty project, as somebody else's, with our tarballs installed. */
function emptyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'khora-project-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  execFileSync(process.execPath, ['scripts/pack.ts', join(folder, 'packed')], { cwd: ROOT });
  const tarballs = readdirSync(join(folder, 'packed')).map((file) => `./packed/${file}`);
  const shell = process.platform === 'win32';
  execFileSync('npm', ['install', '--silent', '--prefer-offline', '--no-audit', ...tarballs], {
    cwd: folder,
    shell,
  });
  return folder;
}

/** What an example prints, line by line. */
function linesInNode(folder: string, name: string): string[] {
  const env = { ...process.env, FORCE_COLOR: '0' };
  const output = execFileSync(process.execPath, [`${name}.js`], { cwd: folder, encoding: 'utf8', env });
  return output.trim().split('\n');
}

/** Bundles an example and opens it in a page; returns what the page prints, to which more may be added. */
async function openBundle(page: Page, folder: string, name: string): Promise<readonly string[]> {
  writeFileSync(
    join(folder, `${name}.html`),
    `<link rel="icon" href="data:," /><script type="module" src="/${name}.js"></script>`,
  );
  const outDir = `${name}-bundle`;
  await build({
    root: folder,
    base: './',
    logLevel: 'silent',
    build: { outDir, rolldownOptions: { input: join(folder, `${name}.html`) } },
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route(`**/${outDir}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`/${outDir}/${name}.html`);
  return said;
}

test('the packages install anywhere; their examples compile, and run in Node and in a browser', async ({
  context,
}) => {
  const folder = emptyProject();
  try {
    for (const name of NAMES) {
      for (const ending of ['ts', 'js']) writeFileSync(join(folder, `${name}.${ending}`), exampleOf(name));
      const lines = linesInNode(folder, name);
      expect(lines.length).toBeGreaterThan(1);
      const page = await context.newPage();
      const said = await openBundle(page, folder, name);
      await expect.poll(() => said).toEqual(lines);
    }
    const files = NAMES.map((name) => `${name}.ts`);
    // Without the types of third-party packages, some of which need React's or the browser's.
    const options = ['--strict', '--skipLibCheck', '--noEmit', '--module', 'nodenext', '--target', 'es2024'];
    const compiled = execFileSync(process.execPath, [COMPILER, ...options, ...files], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(compiled).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
