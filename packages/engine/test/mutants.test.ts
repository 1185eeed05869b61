import { beforeAll, describe, expect, test } from 'vitest';
import { type Mutant, mutantsOf } from '../mutants/mutant.ts';
import { chosen, optionsFrom } from '../mutants/options.ts';
import { rehearse } from '../mutants/rehearsal.ts';
import { reportOn } from '../mutants/report.ts';
import { Trials, type Verdict } from '../mutants/trial.ts';
import { Modules } from '../mutants/world.ts';

const SOURCE = `
import { LIMIT } from './limit.ts';

export function least(numbers: readonly number[]): number {
  let least = LIMIT as number;
  for (const each of numbers) if (each < least) least = each;
  return least;
}

export function countdown(from: number): number[] {
  const all: number[] = [];
  while (from > 0) all.push(from--);
  return all;
}
`;
const TESTS = `
import { describe, expect, test } from 'vitest';
import { countdown, least } from '../src/sample.ts';

describe('sample', () => {
  test.each([[[3, 1, 2], 1], [[], 100]])('the least', (numbers, expected) => {
    expect(least(numbers)).toBe(expected);
  });
  test('counting down', () => expect(countdown(3)).toEqual([3, 2, 1]));
});
`;
const FILES: Readonly<Record<string, string>> = {
  'src/limit.ts': 'export const LIMIT = 100;\n',
  'src/sample.ts': SOURCE,
  'test/sample.test.ts': TESTS,
};
const read = (file: string) => FILES[file] ?? '';

/** The mutants of a line of code, as the change alone. */
function changes(code: string): string[] {
  return mutantsOf('x.ts', code).map((mutant) => /⟦(.*)⟧/.exec(mutant.code)?.[1] ?? '');
}

describe('mutants of', () => {
  test.each([
    ['f(a < b);', ['a < b → true', 'a < b → false', '< → <=', '< → >=', 'f(a < b); → ;']],
    ['x = a && b;', ['a && b → ((a) || (b))', 'x = a && b; → ;']],
    ['x = a ?? b;', ['a ?? b → (a)', 'a ?? b → (b)', 'x = a ?? b; → ;']],
    ['const x = [1, 2];', ['[1, 2] → []', '1, →', ', 2 →', '1 → 2', '1 → 0', '2 → 3', '2 → 1']],
    ["const x = { a: '', 'b': c };", ['{ a', "a: '', →", ", 'b': c →", "'' → 'GRUB'"]],
    ['const x = a?.b;', ['?. → .']],
    ['if (a) b();', ['a → true', 'a → false']],
    ['if (a) b(); else c();', ['a → true', 'a → false', 'b(); → ;', 'c(); → ;']],
    ['const f = (a: number) => a - 1;', ['a - 1 → undefined', '- → +', '1 → 2', '1 → 0']],
    [
      'x = Math.max(0, a);',
      ['max → min', 'Math.max(0, a) → (a)', 'Math.max(0, a) → (0)', '0 → 1', '0 → (-1)'],
    ],
    ['const x = y.filter(f) as T;', ['y.filter(f) → y']],
    ['type A = 1 | 2; interface B { c: 3 }', []],
  ])('%s', (code, expected) => {
    const found = changes(code);
    for (const change of expected)
      expect(
        found.some((each) => each.startsWith(change.trim())),
        change,
      ).toBe(true);
    if (expected.length === 0) expect(found).toEqual([]);
  });

  test('a place is named by what is around it, without its line', () => {
    const [mutant] = mutantsOf('x.ts', '\nconst table = {\n  first: { cost: f(1 ) },\n};');
    expect(mutantsOf('x.ts', 'const t = { a: { cost: f(1 as N) } };').at(-1)).toMatchObject({
      line: 1,
      where: 't.a.cost',
      code: 'const t = { a: { cost: f(⟦1 → 0⟧ as N) } };',
    });
    expect(mutant).toMatchObject({ line: 2, where: 'table' });
  });

  test('equal changes of one line are told apart by a number', () => {
    const codes = mutantsOf('x.ts', 'f(1, 1);').map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('trials', () => {
  const mutants = ['src/limit.ts', 'src/sample.ts'].flatMap((file) => mutantsOf(file, read(file)));
  const verdicts = new Map<Mutant, Verdict>();

  beforeAll(async () => {
    const modules = new Modules('/', read);
    modules.add('test/sample.test.ts');
    const rehearsal = await rehearse(modules, mutants, ['test/sample.test.ts']);
    const trials = new Trials(modules, rehearsal);
    for (const [index, mutant] of mutants.entries()) {
      verdicts.set(mutant, await trials.try(index, mutant, 'all', null));
    }
  });

  const survivors = () => mutants.filter((mutant) => !verdicts.get(mutant)).map(({ code }) => code);

  test('what no test notices survives, and nothing else', () => {
    expect(survivors()).toEqual(['for (const each of numbers) if (each ⟦< → <=⟧ least) least = each;']);
  });

  test('a constant of another file is noticed, and so is an endless loop', () => {
    const titles = mutants.flatMap((mutant) =>
      /LIMIT =|from--/.test(mutant.code) ? [verdicts.get(mutant)?.title] : [],
    );
    expect(titles).toContain('sample > the least [1]');
    expect(titles).toContain('sample > counting down');
  });

  const report = (codes: readonly string[], tried = mutants) =>
    reportOn(
      tried.map((mutant) => ({ mutant, verdict: verdicts.get(mutant) ?? null })),
      {
        equivalents: [{ file: 'src/sample.ts', where: 'least', because: 'It is as small.', mutants: codes }],
        all: mutants,
        show: null,
      },
    );

  test('a survivor with an argument is equivalent', () => {
    expect(report([]).lines).toContain('Survivors:');
    const { lines } = report(survivors());
    expect(lines).not.toContain('Survivors:');
    expect(lines.join('\n')).toMatch(/0 survive.*\n.*1 are equivalent/);
  });

  test('an argument fails the run once its mutant is gone or a test notices it', () => {
    const isSound = (code: string) => report([code], mutants.slice(1)).isGood;
    expect(isSound(survivors()[0] ?? '')).toBe(true);
    expect(isSound('return ⟦most → undefined⟧;')).toBe(false);
    expect(isSound('return ⟦least → undefined⟧;')).toBe(false);
  });
});

describe('options', () => {
  const mutants = mutantsOf('src/sample.ts', SOURCE);
  const count = (...args: string[]) => chosen(mutants, optionsFrom(args)).size;

  test('a file, a text, a sample, a shard', () => {
    expect(count()).toBe(mutants.length);
    expect(count('--file', 'sample')).toBe(mutants.length);
    expect(count('--file', 'other')).toBe(0);
    expect(count('--mutant', 'countdown')).toBeLessThan(mutants.length);
    expect(count('--sample', '5')).toBe(5);
    expect(count('--shard', '1/2') + count('--shard', '2/2')).toBe(mutants.length);
  });

  test.each([['--sample', 'all'], ['--shard', '3/2'], ['--tests', 'none'], ['--what']])(
    'refused: %s',
    (...args) => {
      expect(() => optionsFrom(args)).toThrow(/--/);
    },
  );
});
