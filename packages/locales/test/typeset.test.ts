import { expect, test } from 'vitest';
import { LANGUAGES, loadTexts } from '../src/index.ts';
import { typeset } from '../src/typeset.ts';
import { CATALOGUES } from './kit.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('a number stays with its noun, and words of one letter with the next word', () => {
  expect(
    typeset('en', { a: '{count, plural, one {# troop} other {# troops}}', b: { c: '1 level for 2' } }),
  ).toEqual({
    a: '{count, plural, one {#\u00A0troop} other {#\u00A0troops}}',
    b: { c: '1\u00A0level for 2' },
  });
  expect(typeset('cs', { a: 'karty v ruce a z balíčku' }).a).toBe('karty v\u00A0ruce a\u00A0z\u00A0balíčku');
  expect(typeset('ru', { a: 'карта с руки' }).a).toBe('карта с\u00A0руки');
});

test.each(LANGUAGES)('%s says the same as before, and pages get it typeset', async (language) => {
  for (const [theme, messages] of Object.entries(typeset(language, CATALOGUES[language]))) {
    for (const [key, text] of Object.entries(messages)) {
      const before: Readonly<Record<string, string>> = CATALOGUES[language][theme as 'words'];
      expect(plain(text)).toBe(before[key]);
    }
  }
  const [forPages, forPrograms] = [await loadTexts(language, { typeset: true }), await loadTexts(language)];
  expect(forPages.amount('drachmas', 3)).toContain('\u00A0');
  expect(plain(forPages.amount('drachmas', 3))).toBe(forPrograms.amount('drachmas', 3));
});
