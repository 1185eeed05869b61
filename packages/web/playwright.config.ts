import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, freePort } from './e2e/browser.ts';

const PORT = await freePort();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
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
    env: { PORT: String(PORT) },
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
