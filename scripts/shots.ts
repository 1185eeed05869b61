// Screenshots into shots/: every screen in desktop and phone size, the table and the result in four more.
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
