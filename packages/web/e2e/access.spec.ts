import { checkLeaves, checkPhases, checkScreens } from './access.ts';
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

for (const half of [0, 1]) {
  test(`no phase of the table has an accessibility violation in either theme, part ${half + 1} of 2`, async ({
    page,
  }) => {
    await checkPhases(page, half);
  });
}

test('nothing over the table has one', async ({ page }) => {
  await checkLeaves(page);
});

test('no other screen has one', async ({ page }) => {
  await checkScreens(page);
});
