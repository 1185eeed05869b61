// Screenshots of every screen in desktop and phone size, into shots/.
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
