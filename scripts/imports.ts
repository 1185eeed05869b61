// The import direction between packages: each may import those of the layers before its own, by their bare name.
import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { packageFiles, parse, report } from './packages.ts';

const layers = [['engine'], ['bots', 'locales', 'protocol'], ['server', 'web', 'cli']];

const layerOf = (name: string) => layers.findIndex((layer) => layer.includes(name));

/** What is wrong with an import of `target` in `file`, and what to do; undefined if nothing is. */
function objection(file: string, target: string): string | undefined {
  const [, own = '', folder] = file.split('/');
  const layer = layerOf(own);
  if (layer < 0) return `the package "${own}" has no place yet: add it to the layers of scripts/imports.ts`;
  const source = folder === 'src';
  if (target.startsWith('.')) {
    const path = posix.join(posix.dirname(file), target);
    if (!path.startsWith(`packages/${own}/`)) return 'leaves the package: import another one by its name';
    if (source && !path.startsWith(`packages/${own}/src/`)) return 'leaves src: sources import only sources';
    return undefined;
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
