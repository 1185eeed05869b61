import { checkOnline } from './online-access.ts';
import { test } from './online-kit.ts';

test('no screen that needs a server has an accessibility violation on a phone', async ({
  browser,
  server,
  viewport,
  hasTouch,
  isMobile,
}) => {
  await checkOnline({ browser, server, options: { viewport, hasTouch, isMobile } });
});
