// How well one word matches another.

/** How well a word matches what was typed. */
const SAME = 10;
const SAME_STEM = 8;
const BEGINS = 6;
const STEM_BEGINS = 5;
const CONTAINS = 3;
const MISTYPED = 2;

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

export interface Typed {
  readonly word: string;
  readonly stems: readonly string[];
  /** A word still being typed may be the beginning of anything. */
  readonly isLast: boolean;
}

/** A word of an article, or of its name. */
export type Stemmed = Pick<Typed, 'word' | 'stems'>;

export function answers({ word, stems, isLast }: Typed, other: Stemmed): number {
  if (other.word === word) return SAME;
  if (other.stems.some((each) => stems.includes(each))) return SAME_STEM;
  if (other.word.startsWith(word) && (isLast || word.length >= PIECE)) return BEGINS;
  const [root = word] = stems;
  if (root.length >= PIECE && other.word.startsWith(root)) return STEM_BEGINS;
  if (word.length >= PIECE && other.word.includes(word)) return CONTAINS;
  return 0;
}

export function nearly({ word }: Typed, { word: other }: Stemmed): number {
  if (word.length < PIECE || word[0] !== other[0]) return 0;
  const slips = word.length >= TWO_SLIPS ? 2 : 1;
  // Half a word may be mistyped too.
  return isNear(word, other, slips) || isNear(word, other.slice(0, word.length), slips) ? MISTYPED : 0;
}
