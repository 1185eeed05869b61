import { answer, expect, question, test } from './kit.ts';
import { positions } from './positions.ts';

const KINDS = [
  'city',
  'draft',
  'reroll',
  'assign',
  'pay',
  'keep',
  'buy',
  'explore',
  'play',
  'develop',
  'progress',
  'tracks',
  'reward',
  'token',
  'takeBack',
  'lose',
  'discard',
  'action',
  'claim',
  'tradeGlory',
] as const;

test('every kind of decision can be made at the table', async ({ page }) => {
  const records = positions(KINDS);
  for (const kind of KINDS) {
    await test.step(kind, async () => {
      const record = records.get(kind);
      if (!record) throw new Error(`No position asks for ${kind}.`);
      await page.goto('/#/home');
      await page.getByLabel('Load a record file').setInputFiles({
        name: `${kind}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(record)),
      });
      await expect(page).toHaveURL(/#\/table\//);
      const asked = await question(page);
      expect(asked).not.toBeNull();
      await page.screenshot({ path: test.info().outputPath(`${kind}.png`) });
      await answer(page, asked ?? '', (target) => target.click(), 0);
    });
  }
});
