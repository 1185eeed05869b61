import { legalMoves, type Move, replay, SEATS } from '@khora/engine';
import { useEffect, useState } from 'react';
import { isCurrent, type KeptReview, readReview } from '../../browser/reviews.ts';
import { href } from '../../browser/router.ts';
import { openGame, useClient } from '../../game/client.ts';
import { TroubleScreen } from '../../game/trouble-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { worstOf } from '../review/findings.tsx';
import { Exercise } from './exercise.tsx';

/** How many of a player's worst decisions come back. */
const EXERCISES = 6;
const CHOICES = 4;

/** A seat's worst decisions in a reviewed game, one after another, as exercises. */
export function PracticeScreen({
  id,
  seat: wanted,
  at,
}: {
  readonly id: string;
  readonly seat: number;
  readonly at: number;
}) {
  const w = useReviewWords();
  const seat = SEATS.find((each) => each === wanted) ?? 0;
  const { game, trouble } = useClient();
  const [kept, setKept] = useState<KeptReview | null | undefined>();
  useEffect(() => {
    openGame(id);
    void readReview(id).then(setKept);
  }, [id]);
  if (trouble) return <TroubleScreen {...trouble} />;
  if (game?.id !== id || !game.record || kept === undefined) return <main aria-busy="true" />;
  if (kept === null || !isCurrent(kept))
    return <Elsewhere id={id} text={w('practice.missing')} label={w('title')} />;
  const mistakes = worstOf(kept.review, seat, EXERCISES);
  const mistake = mistakes[at];
  const state = mistake && [...replay(game.record)][mistake.index];
  if (!mistake?.better || !state) {
    return <Elsewhere id={id} text={w('practice.done')} label={w('whatIf.back')} />;
  }
  return (
    <Exercise
      key={at}
      title={w('practice.one', { number: at + 1, count: mistakes.length })}
      state={state}
      seat={seat}
      choices={choicesOf(mistake.better.move, mistake.played.move, legalMoves(state, seat))}
      margin={mistake.loss}
      aheadOf="played"
      onTry={() => undefined}
      next={{ label: w('puzzles.next'), href: href({ screen: 'practice', id, seat, at: at + 1 }) }}
    />
  );
}

/** No exercise: a sentence, and the way to the review. */
function Elsewhere({
  id,
  text,
  label,
}: {
  readonly id: string;
  readonly text: string;
  readonly label: string;
}) {
  const w = useReviewWords();
  return (
    <Page title={w('practice.title')}>
      <p>{text}</p>
      <p className="buttons">
        <a className="button primary" href={href({ screen: 'review', id })}>
          {label}
        </a>
      </p>
    </Page>
  );
}

/** The better move, the one that was played, and others from all over the list. */
function choicesOf(better: Move, played: Move, legal: readonly Move[]): readonly Move[] {
  const known = new Set([JSON.stringify(better), JSON.stringify(played)]);
  const others = legal.filter((move) => !known.has(JSON.stringify(move)));
  const stride = Math.max(1, Math.floor(others.length / (CHOICES - 2)));
  return [better, played, ...others.filter((_, index) => index % stride === 0).slice(0, CHOICES - 2)];
}
