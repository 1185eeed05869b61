// The checks, then the tests: both run, either may fail the whole. Arguments go to Vitest.
import { run } from './run.ts';

const checks = await run(['scripts/check.ts'], { quiet: false });
const tests = await run(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  quiet: false,
});
if (!checks.ok) console.error('npm run check failed: see above the tests.');
if (!(checks.ok && tests.ok)) process.exitCode = 1;
