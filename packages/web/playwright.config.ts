import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, freePort, shellPath } from './e2e/browsers/browser.ts';
import { otherBrowsers } from './e2e/browsers/other-browsers.ts';

const PORT = await freePort();
/** What a run writes, the build it tests included; runs at the same time need different folders. */
const OUT = process.env.E2E_OUT ?? 'test-results';

/** How long anything on a page may take to happen: many times what it needs, because the machine may be busy. */
const PATIENCE = 60_000;

/** Files by a word in their name; the folder of the checkout may be called anything. */
const named = (word: string) => new RegExp(`(${word})[^/\\\\]*$`);

/** What needs a whole browser, since the headless shell hyphenates no words and shows no notifications. */
const WHOLE = 'sizes|texts-fit|push|shots';

const launch = (executablePath: string) => ({ launchOptions: { executablePath, args: ['--no-sandbox'] } });
const whole = launch(await chromiumPath());

export default defineConfig({
  testDir: 'e2e',
  outputDir: `${OUT}/runs`,
  fullyParallel: true,
  workers: 2,
  timeout: 600_000,
  expect: { timeout: PATIENCE },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    actionTimeout: PATIENCE,
    serviceWorkers: 'block',
    ...launch(await shellPath()),
  },
  projects: [
    ...(process.env.SHOTS ? [{ name: 'shots', testMatch: named('shots'), use: whole }] : []),
    { name: 'desktop', testIgnore: named(`phone|others|${WHOLE}`) },
    { name: 'whole', testMatch: named(WHOLE), testIgnore: named('shots'), use: whole },
    {
      name: 'phone',
      testMatch: named('phone'),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Nobody looks at the pixels: at the phone's own scale there are seven times as many to paint.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
    ...otherBrowsers().map((name) => ({ name, testMatch: named('others') })),
  ],
  webServer: {
    command: `"${process.execPath}" src/serve.ts`,
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT), DIST: `${OUT}/dist` },
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
