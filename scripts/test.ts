// The checks, the tests, then the browser tests: all are run, and if any fails, the whole fails and says at its end what
// did. With arguments, only Vitest is run, with them.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from './run.ts';

/** What we read of Vitest's report. */
type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** One paragraph for each test, or file, of Vitest's report that failed. */
function failures({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}\n${message}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join('\n')}`,
    );
  });
}

const args = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'khora-tests-'));
const report = join(folder, 'report.json');
const isAll = args.length === 0;
const checks = !isAll || (await run(['scripts/check.ts'], { quiet: false })).ok;
const tests = await run(
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ],
  { quiet: false },
);
const browser =
  !isAll ||
  (
    await run(['node_modules/@playwright/test/cli.js', 'test', '-c', 'packages/web/playwright.config.ts'], {
      quiet: false,
    })
  ).ok;
// What failed early would otherwise be far above the browser tests.
if (!checks) console.error('npm run check failed: see above, before the tests.');
if (!tests.ok) {
  const told = await readFile(report, 'utf8').then(
    (text) => failures(JSON.parse(text) as Report),
    () => [],
  );
  console.error(['Vitest failed: see above, before the browser tests.', ...told].join('\n\n'));
}
if (!browser) console.error('The browser tests failed: see above.');
await rm(folder, { recursive: true });
if (!(checks && tests.ok && browser)) process.exitCode = 1;
