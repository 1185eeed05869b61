import type { Language } from '@khora/locales';

/** Each language's endings without accents, longest first: what is left names the same thing. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: 'ations ation ings ing ers ies ied es ed er ly e s y'.split(' '),
  de: 'ungen heiten keiten ung heit keit ern em en er es st et e n s t'.split(' '),
  es: 'amientos aciones amiento uciones acion ucion iones mente iendo ando adas ados idas idos ion ada ado ida ido ar er ir an en as os es a o e s'.split(
    ' ',
  ),
  cs: 'ovani ami emi ych ymi ech ich ach eho emu ove ovi eni ani ou um em im at it et mi y i u a e o'.split(
    ' ',
  ),
  ru: 'иями ениями ение ения ении ений ание ания ании остью ости ость ями ами ыми ими ого его ому ему иям ать ить еть ыть ах ях ов ев еи ии ыи ои ая яя ое ее ые ие ам ям ом ем ую юю ть ия ию а я о е ы и у ю ь'.split(
    ' ',
  ),
};

/** The fewest letters that still tell one word from another. */
const SHORTEST_STEM = 3;

/** Only letters, in lower case and without accents: 'Ä', 'ä' and a typed 'ae' are the same. */
export function fold(text: string, language: Language): string {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return language === 'de' ? plain.replaceAll(/([aou])e/g, '$1') : plain;
}

/** What the forms of a folded word have in common. */
export function stem(word: string, language: Language): string {
  const ending = ENDINGS[language].find(
    (each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM,
  );
  return ending ? word.slice(0, -ending.length) : word;
}

/** Numbers of rules stay whole: 'R2.D12' is one word. */
const WORD = /r\d+\.[a-g]?\d+|[\p{L}\p{N}]+/gu;

/** The folded words of a text, the full stop of a rule's number left out: 'r2d12'. */
export function wordsOf(text: string, language: Language): readonly string[] {
  return Array.from(fold(text, language).matchAll(WORD), ([word]) => word.replace('.', ''));
}
