import { useEffect, useState } from 'react';
import { href } from '../../browser/router.ts';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { whereWords } from '../review/course.tsx';
import { amount } from '../review/measures.ts';
import { Trend } from '../review/trend.tsx';
import { isSolved, type Mistake, ownMistakes } from './mistakes.ts';
import '../../ui/plain-table.css';
import './puzzles.css';

/** The player's worst decisions in all reviewed games as exercises, and what costs most over many games. */
export function MistakesScreen() {
  const w = useReviewWords();
  const [mistakes, setMistakes] = useState<readonly Mistake[] | null>(null);
  useEffect(() => void ownMistakes().then(setMistakes), []);
  if (!mistakes) return <main aria-busy="true" />;
  const next = mistakes.find((mistake) => !isSolved(mistake));
  return (
    <Page title={w('mistakes.title')}>
      <p>{w(mistakes.length === 0 ? 'mistakes.none' : 'mistakes.text')}</p>
      {mistakes.length > 0 && (
        <p className="puzzle-rating">
          {w('mistakes.count', { solved: mistakes.filter(isSolved).length, count: mistakes.length })}
        </p>
      )}
      {next && (
        <p className="buttons">
          <a className="button primary large" href={exerciseHref(next)}>
            {w('puzzles.next')}
          </a>
        </p>
      )}
      <Mistakes mistakes={mistakes} />
      <Trend />
    </Page>
  );
}

export function exerciseHref({ game, seat, at }: Mistake): string {
  return href({ screen: 'practice', id: game, seat, at });
}

function Mistakes({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  return (
    <ul className="mistakes">
      {mistakes.map((mistake) => {
        const { game, at, decision, review } = mistake;
        const moment = review.moments[decision.index];
        return (
          <li key={`${game} ${at}`}>
            <a href={exerciseHref(mistake)}>
              <b>{texts.move(decision.kind)}</b>
              {moment && <small>{whereWords(w, moment)}</small>}
            </a>
            <span>{w('decisions.gaveAway', { points: amount(texts, 'points', decision.loss) })}</span>
            {isSolved(mistake) && <span className="mistake-solved">{w('mistakes.solved')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
