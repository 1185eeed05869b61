import { expect } from 'vitest';
import type { Exports } from './module.ts';

/** A test of a file, by its place in it, because titles may repeat. */
export interface Test {
  readonly title: string;
  readonly body: () => unknown;
}

type Body = (...values: unknown[]) => unknown;

function bodyIn(rest: readonly unknown[]): Body {
  const body = rest.find((each) => typeof each === 'function');
  if (!body) throw new Error('A test needs a function.');
  return body as Body;
}

/** Stands in for Vitest: a test file that imports this registers its tests, and nothing runs yet. */
export function suite(): { tests: Test[]; vitest: Exports } {
  const tests: Test[] = [];
  let path: string[] = [];
  const group = (title: string, body: () => unknown) => {
    const outer = path;
    path = [...path, title];
    body();
    path = outer;
  };
  const test = (title: string, ...rest: unknown[]) => {
    tests.push({ title: [...path, title].join(' > '), body: bodyIn(rest) });
  };
  const each =
    (declare: (title: string, body: () => unknown) => void) =>
    (table: readonly unknown[]) =>
    (title: string, ...rest: unknown[]) => {
      // As in Vitest, rows are spread if all of them are lists.
      const isSpread = table.every((row) => Array.isArray(row));
      for (const [index, row] of table.entries()) {
        declare(`${title} [${index}]`, () => bodyIn(rest)(...(isSpread ? (row as unknown[]) : [row])));
      }
    };
  return {
    tests,
    vitest: {
      expect,
      test: Object.assign(test, { each: each(test) }),
      describe: Object.assign(group, { each: each(group) }),
    },
  };
}
