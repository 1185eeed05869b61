import { expect, playOn, prompt, question, startGame, test } from '../support/kit.ts';

test('settings take effect at once and are remembered', async ({ page }) => {
  await page.goto('/#/settings');
  const html = page.locator('html');
  const choose = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();
  const size = () => html.evaluate((root) => Number.parseFloat(getComputedStyle(root).fontSize));
  const normal = await size();
  await choose('Text size', 'Larger');
  expect(await size()).toBeGreaterThan(normal);
  await choose('Theme', 'Dark');
  await page.getByText('Stronger shapes', { exact: true }).click();
  await page.getByText('Sound', { exact: true }).click();
  await choose('Speed of the bots', 'Calm');
  const changed = {
    'data-text': 'larger',
    'data-theme': 'dark',
    'data-shapes': 'on',
  };
  for (const [name, value] of Object.entries(changed)) await expect(html).toHaveAttribute(name, value);
  await page.reload();
  for (const [name, value] of Object.entries(changed)) await expect(html).toHaveAttribute(name, value);
  await expect(page.getByRole('radio', { name: 'Calm' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
});

test('the chosen one of several stands out, by its ground and by a filled ring', async ({ page }) => {
  await page.goto('/#/settings');
  for (const theme of ['Light', 'Dark']) {
    const themes = page.getByRole('radiogroup', { name: 'Theme' });
    await themes.getByText(theme, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
    const looks = await themes.locator('.choices-one').evaluateAll((all) =>
      all.map((one) => {
        const { backgroundColor } = getComputedStyle(one);
        const [r = 0, g = 0, b = 0] = (backgroundColor.match(/\d+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        const ring = Number.parseFloat(getComputedStyle(one, '::before').borderTopWidth);
        return { isChosen: one.hasAttribute('data-selected'), light, ring };
      }),
    );
    const [chosen] = looks.filter(({ isChosen }) => isChosen);
    const others = looks.filter(({ isChosen }) => !isChosen);
    expect(others.length, theme).toBeGreaterThan(0);
    for (const other of others) {
      const [low = 0, high = 0] = [chosen?.light ?? 0, other.light].sort((one, two) => one - two);
      expect((high + 0.05) / (low + 0.05), theme).toBeGreaterThan(4.5);
      expect(chosen?.ring, theme).toBeGreaterThan(other.ring);
    }
  }
});

test('the language changes without a reload, in the middle of a game', async ({ page }) => {
  await startGame(page);
  await question(page);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
    return caches.open('khora.push').then(() => undefined);
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('Deutsch', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('region', { name: 'Deine Entscheidung' })).toContainText('Karte');
  await expect(page).toHaveTitle('Partie · Khôra');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /griechische Stadt/);
  // Notifications follow, once the page has stored words for them.
  const words = () => page.evaluate(async () => (await caches.match('./push-words.json'))?.text());
  await expect.poll(words).toContain('Du bist dran');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
});

test.describe('by the system', () => {
  test.use({ settings: { motion: 'system' } });
  test('light and motion follow a change of the system in the middle of a game', async ({ page }) => {
    await startGame(page);
    const html = page.locator('html');
    for (const [colorScheme, reducedMotion, theme, motion] of [
      ['dark', 'reduce', 'dark', 'off'],
      ['light', 'no-preference', 'light', 'full'],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion });
      await expect(html).toHaveAttribute('data-theme', theme);
      await expect(html).toHaveAttribute('data-motion', motion);
    }
  });
});

test.describe('with stronger shapes', () => {
  test.use({ settings: { shapes: true } });
  test('each player has a shape of their own, and markers get an outline', async ({ page }) => {
    await startGame(page);
    await question(page);
    const markers = page.locator('.marker');
    expect(await markers.count()).toBeGreaterThan(3);
    const outline = await markers.first().evaluate((marker) => getComputedStyle(marker).outlineStyle);
    expect(outline).toBe('solid');
    const shapes = await page
      .locator('.opponent header > :first-child svg')
      .evaluateAll((icons) => icons.map((icon) => icon.querySelector('path')?.getAttribute('d')));
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(shapes.length).toBeGreaterThanOrEqual(3);
  });
});

test.describe('without Confirm', () => {
  test.use({ settings: { confirm: false } });
  test('a single choice is played at once', async ({ page }) => {
    await startGame(page);
    await question(page);
    await page.locator('.tray .choice').first().click();
    await expect(page.locator('main')).not.toHaveAttribute('data-move', '0');
  });
});

test.describe('without single-key shortcuts', () => {
  test.use({ settings: { shortcuts: false } });
  test('letters and digits do nothing', async ({ page }) => {
    await startGame(page);
    await playOn(
      page,
      (target) => target.click(),
      async (asked) => asked.startsWith('Put a different action tile'),
    );
    const before = await prompt(page).textContent();
    for (const key of ['2', 'l', 's', '?']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await prompt(page).textContent()).toBe(before);
  });
});

test('with larger text the table still shows its prompt, and nothing is cut off sideways', async ({
  page,
}) => {
  await page.goto('/#/settings');
  await page.getByText('Larger', { exact: true }).click();
  await startGame(page);
  await question(page);
  await expect(prompt(page)).toBeInViewport();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
