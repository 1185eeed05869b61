import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, freePort } from './e2e/browser.ts';

const PORT = await freePort();
/** What a run writes, the build it tests included; runs at the same time need different folders. */
const OUT = process.env.E2E_OUT ?? 'test-results';

export default defineConfig({
  testDir: 'e2e',
  outputDir: `${OUT}/runs`,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    serviceWorkers: 'block',
    launchOptions: { executablePath: await chromiumPath(), args: ['--no-sandbox'] },
  },
  projects: [
    ...(process.env.SHOTS ? [{ name: 'shots', testMatch: /shots/ }] : []),
    { name: 'desktop', testIgnore: /phone|shots/ },
    {
      name: 'phone',
      testMatch: /phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node src/serve.ts',
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT), DIST: `${OUT}/dist` },
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
