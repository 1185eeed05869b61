import { expectAccessibleForced } from '../support/kit.ts';
import { checkOnline } from './online-access.ts';
import { test } from './online-kit.ts';

test('no screen that needs a server has an accessibility violation in either theme or with forced colours', async ({
  browser,
  server,
}) => {
  await checkOnline({
    browser,
    server,
    options: { viewport: { width: 1280, height: 800 } },
    check: expectAccessibleForced,
  });
});
