import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { defineConfig } from 'vitest/config';

const tested = [...readdirSync('packages').map((name) => `packages/${name}`), 'scripts'].filter((folder) =>
  existsSync(`${folder}/test`),
);

/** The PostgreSQL of the tests comes as a package for Linux; elsewhere they are left out. */
const missing = process.platform === 'linux' && process.arch === 'x64' ? [] : ['test/postgres/**'];

/**
 * How long a test or its preparation may take: many times what any needs on an idle machine. It is there to end what
 * hangs, not to measure, so it holds on a busy machine too, and no test has a limit of its own.
 */
const LIMIT = 300_000;
/** How long `expect.poll` looks again: less than a test may take, so that the error says what did not happen. */
const PATIENCE = 240_000;

const TESTS = 'test/**/*.test.ts';

/**
 * The tests that replace a module need all modules for themselves. All others share what they load with the files that run
 * in the same process, which saves a sixth of the time.
 */
function replacing(folder: string): string[] {
  return globSync(TESTS, { cwd: folder })
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('vi.mock('))
    .map((file) => file.replaceAll(sep, '/'));
}

export default defineConfig({
  test: {
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    teardownTimeout: LIMIT,
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    // The next test finds the globals as they were.
    unstubGlobals: true,
    // A test that asserts nothing fails.
    expect: { requireAssertions: true, poll: { timeout: PATIENCE } },
    projects: tested.flatMap((root) => {
      const name = basename(root);
      const alone = replacing(root);
      const own = { name: `${name} alone`, include: alone, isolate: true };
      const others = { name, include: [TESTS], exclude: [...missing, ...alone], isolate: false };
      return (alone.length > 0 ? [own, others] : [others]).map((test) => ({ extends: true, root, test }));
    }),
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'] },
  },
});
