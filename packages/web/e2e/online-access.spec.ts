import { checkOnline } from './online-access.ts';
import { test } from './online-kit.ts';

for (const theme of ['light', 'dark']) {
  test(`no screen that needs a server has an accessibility violation (${theme})`, async ({
    browser,
    server,
  }) => {
    await checkOnline({ browser, server, theme, options: { viewport: { width: 1280, height: 800 } } });
  });
}
