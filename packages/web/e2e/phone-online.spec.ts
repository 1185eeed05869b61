import { checkOnline } from './online-access.ts';
import { test } from './online-kit.ts';

for (const theme of ['light', 'dark']) {
  test(`no screen that needs a server has an accessibility violation on a phone (${theme})`, async ({
    browser,
    server,
    viewport,
    hasTouch,
    isMobile,
  }) => {
    await checkOnline({ browser, server, theme, options: { viewport, hasTouch, isMobile } });
  });
}
