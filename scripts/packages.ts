import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** The TypeScript files under `packages/` that match a pattern, in a stable order. */
export function packageFiles(pattern: string): string[] {
  return globSync(`packages/${pattern}`, {
    exclude: ['**/node_modules', '**/.tsc', '**/dist', '**/test-results'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** The syntax tree of a file, with a function that returns the line of an offset. */
export function parse(file: string) {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return { program, lineOf: (offset: number) => text.slice(0, offset).split('\n').length };
}

/** Prints the problems, if any, and ends with a matching exit code. */
export function report(problems: readonly string[], allIsWell: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(allIsWell);
  else process.exitCode = 1;
}
