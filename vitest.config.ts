import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const tested = readdirSync('packages').filter((name) => existsSync(`packages/${name}/test`));

export default defineConfig({
  test: {
    projects: tested.map((name) => ({
      extends: true,
      root: `./packages/${name}`,
      test: { name, include: ['test/**/*.test.ts'] },
    })),
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'] },
  },
});
