// The icons of the installed game, drawn from our own SVG by the browser of the tests: npm run icons
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../e2e/browsers/browser.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const ICONS = join(PUBLIC, 'icons');
const TERRACOTTA = '#B5532A';
/** A maskable icon may lose everything outside a circle of four fifths of its width. */
const SAFE = 0.62;

const art = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
mkdirSync(ICONS, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, share, ground } of [
  { name: 'icon-180', size: 180, share: 1, ground: TERRACOTTA },
  { name: 'icon-192', size: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, share: 1, ground: 'transparent' },
  { name: 'maskable-512', size: 512, share: SAFE, ground: TERRACOTTA },
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground} }
     svg { width: ${share * 100}%; height: ${share * 100}% }</style>${art}`,
  );
  await page.screenshot({ path: join(ICONS, `${name}.png`), omitBackground: true });
}
await browser.close();
