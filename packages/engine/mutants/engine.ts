import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Mutant, mutantsOf } from './mutant.ts';
import { Modules } from './world.ts';

/** The engine's folder; files are named relative to it. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');

function found(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

const read = (file: string) => readFileSync(posix.join(ROOT, file), 'utf8');

/** Tests that replace a module, start a process or test this tool cannot run in here. */
function isRunHere(file: string): boolean {
  return !/vi\.mock\(|node:child_process|from '[./]+mutants\//.test(read(file));
}

/** The engine, its mutants and its tests. */
export function engine(): { mutants: Mutant[]; tests: string[]; modules: Modules } {
  const tests = found('test/**/*.test.ts').filter(isRunHere);
  const sources = found('src/**/*.ts');
  const modules = new Modules(ROOT);
  for (const file of [...sources, ...tests]) modules.add(file);
  return { mutants: sources.flatMap((file) => mutantsOf(file, read(file))), tests, modules };
}

/** A fingerprint of everything that a verdict depends on. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const files = found('{src,test,fuzz,mutants}/**/*.{ts,json}').filter(
    (file) => file !== 'mutants/equivalents.ts',
  );
  for (const file of [...files, '../../docs/components.md', '../../docs/rules.md'])
    hash.update(`${file}\n${read(file)}`);
  return hash.digest('hex').slice(0, 16);
}
