import type { RatedDecision } from '@khora/bots/review';
import { useEffect, useState } from 'react';
import { type KeptReview, listReviews } from '../../browser/reviews.ts';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review-words.ts';
import { type Cost, costsOf } from './costs.ts';
import { amount } from './measures.ts';

const RECENT = 3;

/** Which kinds of decision cost the player of this device most, over all reviewed games and lately. */
export function Trend() {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const [costs, setCosts] = useState<readonly Cost[]>([]);
  useEffect(() => {
    const read = async () => setCosts(costsOf((await listReviews()).flatMap(ownDecisions), RECENT));
    void read();
  }, []);
  if (costs.length === 0) return null;
  return (
    <section>
      <h2>{w('practice.trend')}</h2>
      <p className="detail">{w('practice.trendText')}</p>
      <table className="review-table">
        <thead>
          <tr>
            <th scope="col">{w('practice.kind')}</th>
            <th scope="col">{w('practice.all')}</th>
            <th scope="col">{w('practice.last')}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ kind, all, recent }) => (
            <tr key={kind}>
              <th scope="row">{texts.move(kind)}</th>
              <td>{amount(texts, 'points', all)}</td>
              <td>{amount(texts, 'points', recent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One list for each game in which it is clear who the player was. */
function ownDecisions({ seat, review }: KeptReview): (readonly RatedDecision[])[] {
  return seat === null ? [] : [review.decisions.filter((decision) => decision.seat === seat)];
}
