import type { Language } from '@khora/locales';

/** A place where a word may be broken, with a hyphen that is visible only there. */
export const SOFT = '\u00AD';
/** Shorter words fit everywhere. */
const LONG = 9;
/** This many letters stay together at either end. */
const END = 3;

const VOWELS = 'aeiouyáéíóúýůěäöüаеёиоуыэюя';
const ONSETS = ['b', 'c', 'd', 'f', 'g', 'p', 't'].flatMap((hard) => [`${hard}r`, `${hard}l`]);
/** Letters that are one sound, or begin a syllable together. */
const TOGETHER: Readonly<Record<Language, readonly string[]>> = {
  en: ['ch', 'sh', 'th', 'ph', 'gh', 'wh', 'ck', 'ng', ...ONSETS],
  de: ['schl', 'schm', 'schn', 'schr', 'schw', 'sch', 'ch', 'ck', 'ph', 'th', 'qu', 'str', 'spr', 'tr'],
  es: ['ch', 'll', 'rr', 'qu', ...ONSETS],
  cs: ['ch'],
  ru: [],
};
/** English syllables follow no rule, but these endings are always syllables. */
const ENDINGS = /(?:tion|sion|ment|ness|ship|ture|phy|ary)s?$/i;

/** Compound words of the game: no rule finds the seam. */
const SEAMS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Light-house', 'Con-struct-ing', 'Con-script-ing'],
  de: [
    'Gesetz-gebung',
    'Stein-bruch',
    'Truppen-aus-he-bung',
    'Kriegs-aus-bruch',
    'Wohl-stand',
    'Rekru-tie-rung',
    'Münz-stätte',
  ],
  es: [],
  cs: ['Vše-stran-nost', 'Pří-spě-vek', 'Korint-ské', 'Za-chránce'],
  ru: ['Про-цве-та-ние', 'Коринф-ский', 'Раз-но-сто-рон-нее', 'По-сте-пен-ные'],
};

const isVowel = (letters: string) => VOWELS.includes(letters.toLowerCase().charAt(0));

/** A word in sounds, with letters that belong together as one piece. */
function soundsOf(word: string, language: Language): string[] {
  const sounds: string[] = [];
  for (let at = 0; at < word.length; ) {
    const rest = word.slice(at).toLowerCase();
    const joint = TOGETHER[language].find((letters) => rest.startsWith(letters));
    // A soft or hard sign belongs to the letter before it.
    const length = joint?.length ?? 1 + (/^.[ьъ]/.test(rest) ? 1 : 0);
    sounds.push(word.slice(at, at + length));
    at += length;
  }
  return sounds;
}

/** Where a syllable begins among the consonants between two vowels. */
function breakIn(consonants: number, language: Language): number | null {
  // A single consonant goes with the next syllable, except in English, where nobody knows.
  if (consonants === 1) return language === 'en' ? null : 0;
  // In Slavic words one consonant stays behind, in others all but one.
  return language === 'cs' || language === 'ru' ? 1 : consonants - 1;
}

function hyphenate(word: string, language: Language): string {
  const seamed = SEAMS[language].find((known) => known.replaceAll('-', '') === word);
  if (seamed) return seamed.replaceAll('-', SOFT);
  const sounds = soundsOf(word, language);
  const vowels = [...sounds.keys()].filter((index) => isVowel(sounds[index] ?? ''));
  const breaks = new Set<number>();
  for (const [order, vowel] of vowels.entries()) {
    const consonants = (vowels[order + 1] ?? vowel) - vowel - 1;
    const at = consonants > 0 ? breakIn(consonants, language) : null;
    if (at !== null) breaks.add(vowel + 1 + at);
  }
  const ending = language === 'en' ? ENDINGS.exec(word)?.index : undefined;
  let before = 0;
  return sounds
    .map((sound, index) => {
      const isWanted = breaks.has(index) || before === ending;
      const isFree = before >= END && word.length - before >= END;
      before += sound.length;
      return isWanted && isFree ? SOFT + sound : sound;
    })
    .join('');
}

/** The same text, with marks where its long words may continue on the next line, as in a book. */
export function hyphens(language: Language): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const soft = text.replaceAll(/\p{L}+/gu, (word) =>
      word.length < LONG ? word : hyphenate(word, language),
    );
    known.set(text, soft);
    return soft;
  };
}
