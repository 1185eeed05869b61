// Turns the packages that others can build on into tarballs of plain JavaScript with types: npm run pack [-- FOLDER]
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { run } from './run.ts';

const NAMES = ['engine', 'bots', 'locales', 'protocol'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: string | Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

/** Where a module of the sources is in the tarball. */
function packed(source: string, ending: '.js' | '.d.ts'): string {
  return source.replace(/^\.\/src\//, './').replace(/\.ts$/, ending);
}

/** The published manifest: it exports the built files and is not private. */
function manifestOf({ exports, ...own }: Manifest): object {
  const entries = typeof exports === 'string' ? { '.': exports } : exports;
  return {
    ...own,
    private: false,
    sideEffects: false,
    engines: { node: '>=22' },
    exports: Object.fromEntries(
      Object.entries(entries).map(([path, source]) => [
        path,
        { types: packed(source, '.d.ts'), default: packed(source, '.js') },
      ]),
    ),
  };
}

/** In declaration files, the compiler leaves the extensions of imports as they are in the sources. */
function withBuiltImports(types: string): string {
  return types.replaceAll(/(from |import\()'(\.[^']*)\.ts'/g, "$1'$2.js'");
}

/** Collects what goes into a tarball. Only files that have a source count: earlier builds may have left more behind. */
function stage(name: string, folder: string): void {
  const own = join('packages', name);
  for (const source of globSync('**/*.ts', { cwd: join(own, 'src') })) {
    const built = join(own, '.tsc', 'src', source.replace(/\.ts$/, ''));
    const target = join(folder, source.replace(/\.ts$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(`${built}.js`, `${target}.js`);
    writeFileSync(`${target}.d.ts`, withBuiltImports(readFileSync(`${built}.d.ts`, 'utf8')));
  }
  const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(manifest), null, 2)}\n`);
  cpSync(join(own, 'README.md'), join(folder, 'README.md'));
  cpSync('LICENSE', join(folder, 'LICENSE'));
}

const destination = resolve(process.argv[2] ?? 'dist');
const projects = NAMES.map((name) => `packages/${name}/tsconfig.src.json`);
const build = [
  'node_modules/typescript/bin/tsc',
  '-b',
  ...projects,
  '--emitDeclarationOnly',
  'false',
] as const;
if ((await run(build, { quiet: false })).ok) {
  mkdirSync(destination, { recursive: true });
  for (const name of NAMES) {
    const folder = mkdtempSync(join(tmpdir(), `khora-${name}-`));
    stage(name, folder);
    // On Windows, npm is a shell script.
    const shell = process.platform === 'win32';
    execFileSync('npm', ['pack', '--silent', '--pack-destination', destination], {
      cwd: folder,
      shell,
      stdio: 'inherit',
    });
    rmSync(folder, { recursive: true });
  }
} else process.exitCode = 1;
