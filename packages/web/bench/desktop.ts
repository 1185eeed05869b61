import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { BotId } from '@khora/bots';
import { chromium } from '@playwright/test';
import { chromiumPath, freePort } from '../e2e/browsers/browser.ts';
import { Host } from './host.ts';
import { digest, told } from './report.ts';
import { walk } from './walk.ts';
import { watchBots } from './watch.ts';

/** Plays in a large window, and reports every task of the page's thread that somebody may notice. */
export async function benchDesktop({ level, json }: { level: BotId; json: boolean }): Promise<void> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/serve.ts')], {
    env: { PORT: String(port), DIST: process.env.DIST ?? 'dist' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of server.stdout) if (String(line).includes('http://')) break;

  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await page.addInitScript(
    ([bot]) => {
      const seat = (name: string, who: string) => ({ who, name, city: null });
      localStorage.setItem('khora.settings', JSON.stringify({ pace: 'instant', motion: 'full' }));
      localStorage.setItem(
        'khora.plan',
        JSON.stringify({
          seats: [seat('Player', 'human'), ...['A', 'B', 'C'].map((name) => seat(name, bot ?? ''))],
          cities: 'random',
          options: { draft: 'pass', dice: 'standard', optionalPayment: false },
        }),
      );
    },
    [level],
  );
  const host = new Host();
  try {
    const moves = await watchBots(page);
    const seen = await walk(page, `http://localhost:${port}/`, host);
    const report = { level, load: loadavg()[0], stolen: host.taken(), moves, ...seen };
    console.log(json ? JSON.stringify(digest(report), null, 2) : told(report));
  } finally {
    host.close();
    await browser.close();
    server.kill();
    await once(server, 'exit');
  }
}
