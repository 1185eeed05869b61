import type { Review } from '@khora/bots/review';
import { textArea } from '../../ui/more.ts';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { amount, percent } from './measures.ts';
import '../../ui/plain-table.css';

/** How well everybody decided, beside the bots. */
export function Skills({ review, names }: { readonly review: Review; readonly names: readonly string[] }) {
  const { texts, t } = useLanguage();
  const w = useReviewWords();
  if (review.skills.length === 0) return <p>{w('decisions.waiting')}</p>;
  return (
    <>
      <div className="review-scroll" {...textArea()}>
        <table className="plain-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{w('skill.accuracy')}</th>
              <th scope="col">{w('skill.mistakes')}</th>
              <th scope="col">{w('skill.given')}</th>
              <th scope="col">{w('skill.level')}</th>
            </tr>
          </thead>
          <tbody>
            {review.skills.map(({ seat, accuracy, mistakes, cost, costError, decisions, level }) => (
              <tr key={seat}>
                <th scope="row" className={`seat-${seat} skill-name`}>
                  {names[seat]}
                </th>
                <td>
                  <b>{percent(texts, accuracy / 100)}</b>
                </td>
                <td>
                  {amount(texts, 'points', mistakes)} <small>{w('skill.among', { decisions })}</small>
                </td>
                <td>
                  {amount(texts, 'points', cost)} <small>±{amount(texts, 'points', costError)}</small>
                </td>
                <td>{t(`bots.${level}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="detail">{w('skill.formula', review.usual)}</p>
    </>
  );
}
