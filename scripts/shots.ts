// Screenshots into shots/, light and dark: every screen in desktop and phone size, the table, result and replay in seven more,
// in other languages; and what a newcomer sees, step by step (docs/first-ten-minutes.md).
import { run } from './run.ts';

process.env.SHOTS = '1';
const config = 'packages/web/playwright.config.ts';
const { ok } = await run(
  ['node_modules/@playwright/test/cli.js', 'test', '-c', config, '--project', 'shots'],
  {
    quiet: false,
  },
);
if (!ok) process.exitCode = 1;
