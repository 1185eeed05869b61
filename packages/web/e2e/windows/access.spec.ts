import { testAccess } from '../support/access.ts';
import { expectAccessibleForced, test } from '../support/kit.ts';

test('a screen with forms can be read with forced colours, light or dark', async ({ page }) => {
  await page.goto('/#/new');
  await expectAccessibleForced(page, 'new game');
});

testAccess('on a desktop', expectAccessibleForced);
