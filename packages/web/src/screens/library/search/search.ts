import type { Language } from '@khora/locales';
import { stemsOf, tellingOf, wordsOf } from './folding.ts';
import { answers, nearly, type Stemmed, type Typed } from './matching.ts';

/** Something that can be found: first by its name, then by what is said about it. */
export interface Article {
  readonly name: string;
  /** What kind of thing it is, and where it is. */
  readonly kind: string;
  readonly text: string;
}

/** How much a place counts: a name says more than a sentence. */
const WEIGHT = { name: 6, kind: 2, text: 1 } as const;
/** For a name that matches the whole query. */
const WHOLE_NAME = 100;

const FIELDS = ['name', 'kind', 'text'] as const satisfies readonly (keyof typeof WEIGHT)[];
type Filed = readonly { readonly word: string; readonly weight: number }[];

/** What was found, and the folded words in it that matched, to be marked. */
export interface Found<E extends Article> {
  readonly articles: readonly E[];
  readonly marked: ReadonlySet<string>;
}

/** All articles in one language, ready to be searched with every key that is pressed. */
export class SearchIndex<E extends Article> {
  readonly language: Language;
  private readonly filed: { readonly article: E; readonly words: Filed }[] = [];
  /** Every word of all articles. */
  private readonly words = new Map<string, Stemmed>();
  /** The book's words for what others call by another name, by stem. */
  private readonly aliases: ReadonlyMap<string, string>;

  /** `aliases` are pairs such as 'coin=drachma', with spaces between them. */
  constructor(language: Language, aliases = '') {
    this.language = language;
    const folded = (word: string) => wordsOf(word, language)[0] ?? '';
    this.aliases = new Map(
      aliases.split(' ').map((pair) => {
        const [other = '', own = ''] = pair.split('=');
        return [mainStem(folded(other), language), folded(own)];
      }),
    );
  }

  add(article: E): void {
    const words = FIELDS.flatMap((field) =>
      wordsOf(article[field], this.language).map((word) => ({ word, weight: WEIGHT[field] })),
    );
    this.filed.push({ article, words });
    for (const { word } of words)
      if (!this.words.has(word)) this.words.set(word, { word, stems: stemsOf(word, this.language) });
  }

  /**
   * Best first. Typing errors are considered only if nothing else is found. If nothing has every word, as in a question
   * that somebody asks in full, what has half of them is found.
   */
  find(query: string): Found<E> {
    const { language } = this;
    const telling = tellingOf(wordsOf(ruleNumber(query) ?? query, language), language);
    const typed = telling.map((word, at): Typed => {
      return { word, stems: stemsOf(word, language), isLast: at === telling.length - 1 };
    });
    const whole = telling.join(' ');
    const exact = typed.map((each) => this.matches(each, answers));
    const found = this.rank(exact, { whole, least: typed.length });
    if (found) return found;
    const near = typed.map((each) => this.matches(each, nearly));
    const best = exact.map((words, at) => (words.size > 0 ? words : (near[at] ?? words)));
    return (
      this.rank(near, { whole, least: typed.length }) ??
      this.rank(best, { whole, least: typed.length / 2 }) ?? { articles: [], marked: new Set() }
    );
  }

  /** How well every word of all articles matches a typed one, or what the book calls it. */
  private matches(typed: Typed, how: (each: Typed, other: Stemmed) => number): ReadonlyMap<string, number> {
    const { language, aliases } = this;
    const alias = aliases.get(mainStem(typed.word, language));
    const meant = alias ? [typed, { ...typed, word: alias, stems: stemsOf(alias, language) }] : [typed];
    const found = new Map<string, number>();
    for (const other of this.words.values()) {
      const score = Math.max(...meant.map((one) => how(one, other)));
      if (score > 0) found.set(other.word, score);
    }
    return found;
  }

  /** The articles with at least so many typed words, shorter ones first among equals; null if there are none. */
  private rank(
    scores: readonly ReadonlyMap<string, number>[],
    { whole, least }: { readonly whole: string; readonly least: number },
  ): Found<E> | null {
    const ranked = this.filed
      .map(({ article, words }) => ({ article, length: words.length, ...scoreOf(words, scores, whole) }))
      .filter(({ hits }) => hits > 0 && hits >= least)
      .sort((a, b) => b.score - a.score || a.length - b.length);
    if (ranked.length === 0) return null;
    return {
      articles: ranked.map(({ article }) => article),
      marked: new Set(scores.flatMap((found) => [...found.keys()])),
    };
  }
}

function mainStem(word: string, language: Language): string {
  return stemsOf(word, language)[0] ?? word;
}

/** How many typed words match, and how well. */
function scoreOf(filed: Filed, scores: readonly ReadonlyMap<string, number>[], whole: string) {
  const best = scores.map((score) =>
    Math.max(0, ...filed.map(({ word, weight }) => (score.get(word) ?? 0) * weight)),
  );
  const sum = best.reduce((all, each) => all + each, 0);
  const name = filed.flatMap(({ word, weight }) => (weight === WEIGHT.name ? [word] : [])).join(' ');
  return { hits: best.filter((each) => each > 0).length, score: name === whole ? sum + WHOLE_NAME : sum };
}

/** 'r2d12', '2.d12' and 'R2.D12' all mean the rule; null if no rule number is typed. */
function ruleNumber(query: string): string | null {
  const [, part, phase = '', number = ''] = /^\s*r?\s*(\d)\s*\.?\s*([a-g]?)\s*(\d+)\s*$/i.exec(query) ?? [];
  return part === undefined ? null : `R${part}.${phase}${number}`;
}
