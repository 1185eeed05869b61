// The checks, the tests, then the browser tests: all run, any may fail the whole. Arguments go to Vitest, which then
// runs alone.
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
if (!checks.ok) console.error('npm run check failed: see above the tests.');
if (!(checks.ok && tests.ok && browser)) process.exitCode = 1;
