import type { Language } from './languages.ts';

/** Messages by key, or groups of them. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

const NO_BREAK = '\u00A0';

/** A number and what it counts: '# drachmas', '{count, number} glory', '1 level'. */
const COUNTED = /(#|\d|\{\w+, number\}) (?=\p{L})/gu;

/** Words of one letter stay with the next word, as is the custom in Czech and Russian. */
const CLINGING: Partial<Record<Language, RegExp>> = {
  cs: /(?<![\p{L}\p{N}])([ksvzouai]) (?=\S)/giu,
  ru: /(?<![\p{L}\p{N}])([вкосуиая]) (?=\S)/giu,
};

/**
 * Messages as pages show them, where lines wrap: a number stays with its noun. Terminals, tests and programs get plain
 * ones.
 */
export function typeset<T extends MessageTree>(language: Language, messages: T): T {
  const clinging = CLINGING[language];
  const set = (text: string): string => {
    const counted = text.replace(COUNTED, `$1${NO_BREAK}`);
    return clinging ? counted.replace(clinging, `$1${NO_BREAK}`) : counted;
  };
  const walk = (tree: MessageTree): MessageTree =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? set(value) : walk(value)]),
    );
  // The same keys, and every text still a text.
  return walk(messages) as T;
}
