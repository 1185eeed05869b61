// The checks, the tests, then the browser tests: all are run, and if any fails, the whole fails. With arguments, only
// Vitest is run, with them.
import { run } from './run.ts';

const args = process.argv.slice(2);
const checks = await run(['scripts/check.ts'], { quiet: false });
const tests = await run(['node_modules/vitest/vitest.mjs', 'run', ...args], { quiet: false });
const browser =
  args.length > 0 ||
  (
    await run(['node_modules/@playwright/test/cli.js', 'test', '-c', 'packages/web/playwright.config.ts'], {
      quiet: false,
    })
  ).ok;
if (!checks.ok) console.error('npm run check failed: see above, before the tests.');
if (!(checks.ok && tests.ok && browser)) process.exitCode = 1;
