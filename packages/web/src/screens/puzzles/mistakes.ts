import type { RatedDecision, Review } from '@khora/bots/review';
import type { Move, Seat } from '@khora/engine';
import { progress } from '../../browser/progress.ts';
import { type KeptReview, listReviews } from '../../browser/reviews.ts';
import { listSaves, unkeptSave } from '../../browser/saves.ts';
import { tableOf } from '../../runner/ids.ts';
import { worstOf } from '../review/ratings.ts';

/** A decision that comes back as an exercise. */
export interface Mistake {
  readonly game: string;
  readonly seat: Seat;
  /** Its place among those of its game, the most expensive first. */
  readonly at: number;
  readonly decision: RatedDecision;
  readonly review: Review;
}

/** What a move gives away compared with the best, in points. */
export interface Choice {
  readonly move: Move;
  readonly loss: number;
}

/** How many decisions of a game come back, and how many moves there are to choose from, at most. */
const MOST = 6;
const CHOICES = 4;
/** In points: with less, the moves are too much alike to ask about. */
const CLEAR = 0.5;

/** A seat's worst decisions in a reviewed game. */
export function mistakesIn(
  { id, review }: Pick<KeptReview, 'id' | 'review'>,
  seat: Seat,
): readonly Mistake[] {
  return worstOf(review, seat)
    .filter(({ loss }) => loss > CLEAR)
    .slice(0, MOST)
    .map((decision, at) => ({ game: id, seat, at, decision, review }));
}

/** The best move, the one that was played, and others that were tried and are clearly worse. */
export function choicesOf({ better, played, loss, others }: RatedDecision): readonly Choice[] {
  if (!better) return [];
  const known = [
    { move: better.move, loss: 0 },
    { move: played.move, loss },
  ];
  return [...known, ...others.filter((other) => other.loss > CLEAR)].slice(0, CHOICES);
}

/** Which exercises have been tried, by their names, and whether they were ever solved. */
type Tries = Readonly<Record<string, boolean>>;

/** The latest of them; older games are seldom looked at again. */
const KEPT = 600;

const tries = progress<Tries>({
  key: 'mistakes',
  read: (stored) => ({ ...(stored as Tries | null) }),
  merge: mergeTries,
});

/** What was tried on either, and solved on either. */
export function mergeTries(device: Tries, account: Tries): Tries {
  const both = Object.entries(device).map(
    ([name, solved]) => [name, solved || account[name] === true] as const,
  );
  return latest({ ...account, ...Object.fromEntries(both) });
}

function latest(all: Tries): Tries {
  return Object.fromEntries(Object.entries(all).slice(-KEPT));
}

function nameOf({ game, decision }: Mistake): string {
  return `${game}/${decision.index}`;
}

export function isSolved(mistake: Mistake): boolean {
  return tries.get()[nameOf(mistake)] === true;
}

/** What has been solved once stays solved. */
export function noteAttempt(mistake: Mistake, solved: boolean): void {
  const name = nameOf(mistake);
  tries.change(({ [name]: before, ...others }) => latest({ ...others, [name]: solved || before === true }));
}

/** The player's mistakes in all games that can still be opened: those not solved yet first, then by what they cost. */
export async function ownMistakes(): Promise<readonly Mistake[]> {
  const reviews = await listReviews();
  const saved = new Set((await listSaves().catch(() => ({ saves: [] }))).saves.map(({ id }) => id));
  const isThere = ({ id }: KeptReview) => saved.has(id) || tableOf(id) !== null || unkeptSave(id) !== null;
  return inOrder(
    reviews.filter(isThere).flatMap((kept) => (kept.seat === null ? [] : mistakesIn(kept, kept.seat))),
  );
}

export function inOrder(mistakes: readonly Mistake[]): readonly Mistake[] {
  return mistakes.toSorted(
    (a, b) => Number(isSolved(a)) - Number(isSolved(b)) || b.decision.loss - a.decision.loss,
  );
}

/** The exercise after this one: of the same game as long as there are any, then of others; none if all are solved. */
export function nextOf(
  mistakes: readonly Mistake[],
  { game, at }: Pick<Mistake, 'game' | 'at'>,
): Mistake | null {
  const open = mistakes.filter((each) => !isSolved(each) && !(each.game === game && each.at === at));
  const later = open.filter((each) => each.game === game && each.at > at).toSorted((a, b) => a.at - b.at);
  return later[0] ?? open[0] ?? null;
}
