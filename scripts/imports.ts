// The import direction between packages, and between the folders of those that have a plan.
import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { packageFiles, parse, report } from './packages.ts';

/** Each package may import those of the layers before its own, by their bare name. */
const layers = [['engine'], ['bots', 'locales', 'protocol'], ['server', 'web', 'cli']];

/**
 * The folders of a package's sources, from the bottom up: each imports only from those before it. A folder within a folder
 * has a place of its own. Packages without a plan are free to import within themselves.
 */
const plans: Readonly<Record<string, readonly string[]>> = {
  protocol: ['vocabulary', 'game', 'dice', 'tables', 'people', 'daily', '.'],
  cli: [
    ['stats', 'terminal', 'runs', 'puzzles', 'protocol', 'database', 'admin'],
    ['contestants', 'game', 'workers', 'train', 'iterate', 'simulate', 'shards'],
    ['report', 'replay', 'play', 'review', 'ladder', 'dataset', 'calibrate', 'balance', 'commands', '.'],
  ].flat(),
  web: [
    ['art/kit', 'art/motifs', 'art/signs', 'art/scenes', 'art/panoramas', 'art', 'styles'],
    [
      'runner',
      'browser',
      'words/base',
      'words',
      'words/online',
      'words/lessons',
      'words/coach',
      'words/book',
      'words/daily',
      'words/sheet',
      'words/laurels',
      'words/explorer',
      'words/review',
      'ui',
    ],
    ['online/connection', 'runner/device', 'runner/server', 'game', 'lessons'],
    ['table/state', 'table/layout', 'table/pieces', 'screens/settings'],
    ['table/board', 'table/cities', 'table/coach', 'table/prompt', 'table/history', 'table/motion', 'table'],
    [
      'online/account/sync',
      'online/account/me',
      'online/account/keys',
      'online/account',
      'online/moderation',
      'online/lobby',
      'online/room',
      'screens/library/shelves',
      'screens/library/rules',
      'screens/library/search',
      'screens/library',
      'screens/daily',
      'screens/sheet',
      'screens/laurels',
      'screens/explorer',
      'screens/review',
      'screens/puzzles',
      'screens/result',
      'screens/learn',
      'screens/lesson',
      'screens',
      'app',
      '.',
    ],
  ].flat(),
};

/** The second implementation of the rules, which the engine is compared with: it imports its own files and Node's. */
const REFERENCE = 'packages/engine/fuzz/reference/';
const OF_THE_REFERENCE = /^(\.\/[a-z-]+\.ts|node:.+)$/;

const layerOf = (name: string) => layers.findIndex((layer) => layer.includes(name));

const folderOf = (path: string, own: string) => posix.dirname(posix.relative(`packages/${own}/src`, path));

/** What is wrong with an import from one folder of a package's sources into another. */
function folderObjection(own: string, from: string, to: string): string | undefined {
  const plan = plans[own];
  if (!plan) return undefined;
  const stray = [from, to].find((folder) => !plan.includes(folder));
  if (stray) return `the folder "${stray}" has no place yet: add it to the plan in scripts/imports.ts`;
  if (plan.indexOf(to) <= plan.indexOf(from)) return undefined;
  return `against the plan: ${to} builds on ${from}, not the other way round (scripts/imports.ts)`;
}

/** What is wrong with an import of `target` in `file`, and what to do; undefined if nothing is. */
function objection(file: string, target: string): string | undefined {
  const [, own = '', folder] = file.split('/');
  const layer = layerOf(own);
  if (layer < 0) return `the package "${own}" has no place yet: add it to the layers of scripts/imports.ts`;
  if (file.startsWith(REFERENCE) && !OF_THE_REFERENCE.test(target))
    return 'leaves the reference: it follows docs/rules.md and knows nothing of the engine';
  const source = folder === 'src';
  if (target.startsWith('.')) {
    const path = posix.join(posix.dirname(file), target);
    if (!path.startsWith(`packages/${own}/`)) return 'leaves the package: import another one by its name';
    if (!source) return undefined;
    if (!path.startsWith(`packages/${own}/src/`)) return 'leaves src: sources import only sources';
    return folderObjection(own, folderOf(file, own), folderOf(path, own));
  }
  const [, other, deep] = /^@khora\/([^/]+)(\/src\b)?/.exec(target) ?? [];
  if (other === undefined) {
    if (own !== 'engine' || !source) return undefined;
    return 'the engine imports nothing from outside: no module of Node, no dependency';
  }
  if (other === own) return source ? 'imports its own package by name: use a relative path' : undefined;
  if (deep) return `reaches into a package: export it from packages/${other}/src/index.ts`;
  if (layerOf(other) >= 0 && layerOf(other) < layer) return undefined;
  const allowed = layers.slice(0, layer).flat().join(', ') || 'no other package';
  return `against the direction: ${own} may import ${allowed}`;
}

const files = packageFiles('*/**/*.{ts,tsx,mts,js,mjs}');
const problems = files.length > 0 ? [] : ['no files found under packages/: the pattern must be wrong'];
for (const file of files) {
  const { program, lineOf } = parse(file);
  const check = ({ source }: { source: { type: string; start: number; value?: unknown } | null }) => {
    if (!source) return;
    const target = source.value;
    const wrong = typeof target === 'string' ? objection(file, target) : 'imports a computed path: name it';
    if (wrong) problems.push(`${file}:${lineOf(source.start)} imports ${JSON.stringify(target)}: ${wrong}`);
  };
  new Visitor({
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
  }).visit(program);
}
report(problems, `${files.length} files import in the right direction`);
