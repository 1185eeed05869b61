import { expect, test } from 'vitest';
import { languageFor, localeOf } from '../src/index.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'es-MX', 'en'], 'es'],
  [['sk', 'de'], 'cs'],
  [['pl', 'sk-SK'], 'cs'],
  [['RU'], 'ru'],
  [['fr', 'it'], 'en'],
  [[], 'en'],
] as const)('of the languages %j, %s is the first that there is', (tags, language) => {
  expect(languageFor(tags)).toBe(language);
});

test('English dates, numbers and lists are British, as its spelling', () => {
  expect(localeOf('en')).toBe('en-GB');
  expect(localeOf('cs')).toBe('cs');
});
