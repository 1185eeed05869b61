import { checkPhases, testAccess } from './access.ts';
import { expectAccessible, test } from './kit.ts';

test('with forced colours neither the table nor another screen has a violation, light or dark', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await checkPhases(page, 0);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expectAccessible(page, 'the table, dark');
  await page.goto('/#/new');
  await expectAccessible(page, 'new game, dark');
});

testAccess('on a desktop');
