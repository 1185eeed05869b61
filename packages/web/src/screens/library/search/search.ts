import type { Language } from '@khora/locales';
import { stem, wordsOf } from './folding.ts';

/** Something that can be found: first by its name, then by what is said about it. */
export interface Entry {
  readonly name: string;
  /** What kind of thing it is, and where it is. */
  readonly kind: string;
  readonly text: string;
}

/** How well a word matches what was typed. */
const SAME = 10;
const SAME_STEM = 8;
const BEGINS = 6;
const STEM_BEGINS = 5;
const CONTAINS = 3;
const MISTYPED = 2;
/** How much a place counts: a name says more than a sentence. */
const WEIGHT = { name: 6, kind: 2, text: 1 } as const;
/** For a name that matches the whole query. */
const WHOLE_NAME = 100;

/** The shortest word that may contain the query or a typing error; longer ones may have two errors. */
const PIECE = 4;
const TWO_SLIPS = 8;

/** Whether two words differ by a few slips: a wrong, missing or extra letter, or two swapped. */
export function isNear(typed: string, word: string, slips: number): boolean {
  if (Math.abs(typed.length - word.length) > slips) return false;
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const wrong = typed[i - 1] === word[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + wrong,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return (row[word.length] ?? Number.POSITIVE_INFINITY) <= slips;
}

interface Typed {
  readonly word: string;
  readonly stem: string;
  /** A word still being typed may be the beginning of anything. */
  readonly isLast: boolean;
}

function answers({ word, stem: root, isLast }: Typed, other: string, otherRoot: string): number {
  if (other === word) return SAME;
  if (otherRoot === root) return SAME_STEM;
  if (other.startsWith(word) && (isLast || word.length >= PIECE)) return BEGINS;
  if (root.length >= PIECE && otherRoot.startsWith(root)) return STEM_BEGINS;
  if (word.length >= PIECE && other.includes(word)) return CONTAINS;
  return 0;
}

function nearly({ word }: Typed, other: string): number {
  if (word.length < PIECE || word[0] !== other[0]) return 0;
  const slips = word.length >= TWO_SLIPS ? 2 : 1;
  // Half a word may be mistyped too.
  return isNear(word, other, slips) || isNear(word, other.slice(0, word.length), slips) ? MISTYPED : 0;
}

const FIELDS = ['name', 'kind', 'text'] as const satisfies readonly (keyof typeof WEIGHT)[];
type Filed = readonly { readonly word: string; readonly weight: number }[];

/** What was found, and the folded words in it that matched, to be marked. */
export interface Found<E extends Entry> {
  readonly entries: readonly E[];
  readonly marked: ReadonlySet<string>;
}

/** All entries in one language, ready to be searched with every key that is pressed. */
export class SearchIndex<E extends Entry> {
  readonly language: Language;
  private readonly filed: { readonly entry: E; readonly words: Filed }[] = [];
  /** Every word of all entries with its stem. */
  private readonly words = new Map<string, string>();
  /** The book's words for what others call by another name, by stem. */
  private readonly aliases: ReadonlyMap<string, string>;

  /** `aliases` are pairs such as 'coin=drachma', with spaces between them. */
  constructor(language: Language, aliases = '') {
    this.language = language;
    const folded = (word: string) => wordsOf(word, language)[0] ?? '';
    this.aliases = new Map(
      aliases.split(' ').map((pair) => {
        const [other = '', own = ''] = pair.split('=');
        return [stem(folded(other), language), folded(own)];
      }),
    );
  }

  add(entry: E): void {
    const words = FIELDS.flatMap((field) =>
      wordsOf(entry[field], this.language).map((word) => ({ word, weight: WEIGHT[field] })),
    );
    this.filed.push({ entry, words });
    for (const { word } of words) if (!this.words.has(word)) this.words.set(word, stem(word, this.language));
  }

  /** Best first. Typing errors are considered only if nothing else is found. */
  find(query: string): Found<E> {
    const words = wordsOf(ruleNumber(query) ?? query, this.language);
    const typed = words.map((word, at): Typed => {
      return { word, stem: stem(word, this.language), isLast: at === words.length - 1 };
    });
    if (typed.length === 0) return { entries: [], marked: new Set() };
    const exact = this.rank(typed, answers);
    return exact.entries.length > 0 ? exact : this.rank(typed, nearly);
  }

  private rank(typed: readonly Typed[], how: (each: Typed, word: string, root: string) => number): Found<E> {
    const scores = typed.map((each) => {
      const found = new Map<string, number>();
      const alias = this.aliases.get(each.stem);
      const meant = alias ? [each, { ...each, word: alias, stem: stem(alias, this.language) }] : [each];
      for (const [word, root] of this.words) {
        const score = Math.max(...meant.map((one) => how(one, word, root)));
        if (score > 0) found.set(word, score);
      }
      return found;
    });
    const whole = typed.map(({ word }) => word).join(' ');
    const ranked = this.filed
      .map(({ entry, words }, at) => ({ entry, at, score: scoreOf(words, scores, whole) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.at - b.at);
    return {
      entries: ranked.map(({ entry }) => entry),
      marked: new Set(scores.flatMap((found) => [...found.keys()])),
    };
  }
}

/** Every typed word must match; 0 if one does not. */
function scoreOf(filed: Filed, scores: readonly ReadonlyMap<string, number>[], whole: string): number {
  let sum = 0;
  for (const score of scores) {
    const best = Math.max(0, ...filed.map(({ word, weight }) => (score.get(word) ?? 0) * weight));
    if (best === 0) return 0;
    sum += best;
  }
  const name = filed.flatMap(({ word, weight }) => (weight === WEIGHT.name ? [word] : [])).join(' ');
  return name === whole ? sum + WHOLE_NAME : sum;
}

/** 'r2d12', '2.d12' and 'R2.D12' all mean the rule; null if no rule number is typed. */
function ruleNumber(query: string): string | null {
  const [, part, phase = '', number = ''] = /^\s*r?\s*(\d)\s*\.?\s*([a-g]?)\s*(\d+)\s*$/i.exec(query) ?? [];
  return part === undefined ? null : `R${part}.${phase}${number}`;
}
