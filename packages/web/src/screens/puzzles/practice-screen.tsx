import { type GameState, replay, SEATS } from '@khora/engine';
import { useEffect, useMemo, useState } from 'react';
import { isCurrent, type KeptReview, readReview } from '../../browser/reviews.ts';
import { href } from '../../browser/router.ts';
import { openGame, useClient } from '../../game/client.ts';
import { TroubleScreen } from '../../game/trouble-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { basisOf } from '../review/measures.ts';
import { Exercise } from './exercise.tsx';
import { choicesOf, type Mistake, mistakesIn, nextOf, noteAttempt, ownMistakes } from './mistakes.ts';
import { exerciseHref } from './mistakes-screen.tsx';

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
  const [own, setOwn] = useState<readonly Mistake[]>([]);
  useEffect(() => {
    openGame(id);
    void readReview(id).then(setKept);
    void ownMistakes().then(setOwn);
  }, [id]);
  if (trouble) return <TroubleScreen {...trouble} />;
  if (game?.id !== id || !game.record || kept === undefined || (kept && kept.id !== id))
    return <main aria-busy="true" />;
  if (kept === null || !isCurrent(kept))
    return <Elsewhere id={id} text={w('practice.missing')} label={w('title')} />;
  const mistakes = mistakesIn(kept, seat);
  const mistake = mistakes[at];
  const state = mistake && [...replay(game.record)][mistake.decision.index];
  if (!mistake || !state) return <Elsewhere id={id} text={w('practice.done')} label={w('whatIf.back')} />;
  return (
    <Practice
      key={`${id} ${at}`}
      mistake={mistake}
      count={mistakes.length}
      state={state}
      // Those of others are only practised with their game.
      all={kept.seat === seat && own.length > 0 ? own : mistakes}
    />
  );
}

interface PracticeProps {
  readonly mistake: Mistake;
  /** How many there are in its game. */
  readonly count: number;
  readonly state: GameState;
  /** Where the next one comes from. */
  readonly all: readonly Mistake[];
}

function Practice({ mistake, count, state, all }: PracticeProps) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const { decision, review, seat, at } = mistake;
  const choices = useMemo(() => choicesOf(decision), [decision]);
  const [best] = choices;
  const next = nextOf(all, mistake);
  return (
    <Exercise
      title={w('practice.one', { number: at + 1, count })}
      state={state}
      seat={seat}
      choices={choices.map(({ move }) => move)}
      verdict={(chosen, said, points) => {
        const better = best ? said(best.move) : '';
        const { loss = 0 } = choices.find(({ move }) => move === chosen) ?? {};
        return chosen === best?.move
          ? w('practice.right', { move: better, points: points(decision.loss) })
          : w('practice.wrong', { move: said(chosen), points: points(loss), better });
      }}
      basis={w('practice.basis', basisOf(texts, [review]))}
      onTry={(solved) => noteAttempt(mistake, solved)}
      next={
        next
          ? { label: w('puzzles.next'), href: exerciseHref(next) }
          : { label: w('mistakes.title'), href: href({ screen: 'mistakes' }) }
      }
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
