import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
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

/**
 * Packages whose tests replace modules or globals; in the others, test files share what they load, which saves time.
 */
const ISOLATED = new Set(['engine', 'bots', 'server', 'web']);

export default defineConfig({
  test: {
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    teardownTimeout: LIMIT,
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    // A test that asserts nothing fails.
    expect: { requireAssertions: true },
    projects: tested.map((folder) => {
      const name = basename(folder);
      return {
        extends: true,
        root: folder,
        test: { name, include: ['test/**/*.test.ts'], exclude: missing, isolate: ISOLATED.has(name) },
      };
    }),
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'] },
  },
});
