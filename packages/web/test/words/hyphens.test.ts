import { expect, test } from 'vitest';
import { hyphens } from '../../src/words/hyphens.ts';

const CASES = {
  en: [
    'Philoso-phy',
    'Legis-la-tion',
    'Develop-ment',
    'Extraor-din-ary',
    'Corin-thian Columns',
    'Extraor-din-ary Col-lec-tion',
    'Military',
  ],
  de: [
    'Phi-lo-so-phie',
    'Gesetz-gebung',
    'Ent-wick-lung',
    'Außer-ge-wöhn-li-che',
    'Wirt-schaft',
    'Wohl-stand',
    'Bau der Münz-stätte',
    'Militär',
  ],
  es: ['Filo-so-fía', 'Legis-la-ción', 'Desa-rro-llo', 'Repú-blica'],
  cs: ['Legis-la-tiva', 'Filo-so-fie', 'Korint-ské sloupy'],
  ru: ['Фило-со-фия', 'Зако-но-да-тель-ство', 'Колосс Родос-ский', 'Про-цве-та-ние', 'Военное дело'],
} as const;

test.each(Object.entries(CASES))('long words break between syllables (%s)', (language, words) => {
  const soft = hyphens(language as keyof typeof CASES);
  for (const word of words) expect(soft(word.replaceAll('-', '')).replaceAll('\u00AD', '-')).toBe(word);
});

test('the letters stay the same', () => {
  const soft = hyphens('de');
  const text = 'Wenn du eine Karte ausspielst: +2 Drachmen, +3 Siegpunkte (Fortschritt)';
  expect(soft(text).replaceAll('\u00AD', '')).toBe(text);
});
