import type { Language } from '@khora/locales';

/** The forms of Russian nouns in -е, -я and -й after the same root. */
const nounsIn = (root: string) =>
  ['е', 'я', 'ю', 'ем', 'и', 'й', 'ям', 'ями', 'ях', 'ей'].map((ending) => root + ending);

/** Each language's endings without accents: what is left names the same thing. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: 'ations ation ings ing ers ies ied es ed er ly e s y'.split(' '),
  de: 'ungen heiten keiten ung heit keit ern em en er es st et e n s t'.split(' '),
  es: 'amientos aciones amiento uciones acion ucion iones mente iendo ando adas ados idas idos ion ada ado ida ido ar er ir an en as os es a o e s'.split(
    ' ',
  ),
  cs: 'ovani ami emi ych ymi imi ech ich ach eho iho emu imu ove ovi eni ani ou um em im am at it et mi y i u a e o'.split(
    ' ',
  ),
  ru: [
    ...['ени', 'ани', 'и'].flatMap(nounsIn),
    ...'остью ости ость ями ами ыми ими ого его ому ему ать ить еть ыть ах ях ов ев еи ыи ои ая яя ое ее ые ам ям ом ем ую юю ть а я о е ы и у ю ь'.split(
      ' ',
    ),
  ],
};

/** Other changes that make forms of the same word: what is matched, and the stem that it stands for. */
const CHANGES: { readonly [L in Language]?: readonly (readonly [RegExp, string])[] } = {
  // 'ausgespielt' and 'auszuspielen' belong to 'ausspielen'.
  de: [[/^(ab|an|auf|aus|ein|frei|vor|weiter|zuruck)?(?:ge|zu)(\p{L}{3,}?)(?:t|en)$/u, '$1$2']],
  cs: [
    // 'kostek' and 'kostce' belong to 'kostka'.
    [/^(\p{L}+[^aeiouy])e([^aeiouy])$/u, '$1$2'],
    [/^(\p{L}{2,})c(?:e|ich)$/u, '$1k'],
  ],
};

/** Words of questions that say nothing about what is looked for. */
const EMPTY: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an the is are do does i my we you it who what when where how why many much can to of in on for with and or happens if'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem des ein eine einen ist sind ich du wir man es wer was wann wo wie warum viele viel kann zu in im an auf fur mit und oder bei passiert wenn'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una es son yo se quien que cuando donde como por cuantos cuantas puedo a de del en con y o si para pasa'.split(
      ' ',
    ),
  ),
  cs: new Set(
    'je jsou ja my se si kdo co kdy kde jak proc kolik muzu mohu v ve na s se z k pro a nebo pri kdyz stane'.split(
      ' ',
    ),
  ),
  ru: new Set(
    'я мы вы это кто что когда где как почему сколько можно ли в во на с к из для и или при если'.split(' '),
  ),
};

/** The words that say what is looked for; all of them, if none does. */
export function tellingOf(words: readonly string[], language: Language): readonly string[] {
  const telling = words.filter((word) => !EMPTY[language].has(word));
  return telling.length > 0 ? telling : words;
}

/** The fewest letters that still tell one word from another, and a word in its own form from those of others. */
const SHORTEST_STEM = 3;
const SHORTEST_WORD = 4;

/** Only letters, in lower case and without accents: 'Ä', 'ä' and a typed 'ae' are the same, and so are 'ph' and 'f'. */
export function fold(text: string, language: Language): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ph', 'f');
  return language === 'de' ? plain.replaceAll(/([aou])e/g, '$1') : plain;
}

/** What the forms of a folded word may have in common; the best guess comes first. */
export function stemsOf(word: string, language: Language): readonly string[] {
  const [ending] = ENDINGS[language]
    .filter((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM)
    .toSorted((a, b) => b.length - a.length);
  const changed = (CHANGES[language] ?? []).flatMap(([from, to]) =>
    from.test(word) ? [word.replace(from, to)] : [],
  );
  const whole = word.length >= SHORTEST_WORD ? [word] : [];
  return [ending ? word.slice(0, -ending.length) : word, ...whole, ...changed];
}

/** Numbers of rules stay whole: 'R2.D12' is one word. */
const WORD = /r\d+\.[a-g]?\d+|[\p{L}\p{N}]+/gu;

/** The folded words of a text, the full stop of a rule's number left out: 'r2d12'. */
export function wordsOf(text: string, language: Language): readonly string[] {
  return Array.from(fold(text, language).matchAll(WORD), ([word]) => word.replace('.', ''));
}
