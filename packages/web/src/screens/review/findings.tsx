import type { RatedDecision, Review, Swing } from '@khora/bots/review';
import type { GameState, Seat } from '@khora/engine';
import { href } from '../../browser/router.ts';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { BetterMove } from './better-move.tsx';
import { whereWords } from './course.tsx';
import { amount, change, turningPoints } from './measures.ts';
import { said } from './move-words.ts';
import { bestOf, SHOWN, worstOf } from './ratings.ts';
import { Why } from './why.tsx';

interface FindingsProps {
  readonly id: string;
  readonly review: Review;
  readonly states: readonly GameState[];
  readonly names: readonly string[];
}

/** What changed the chances most. */
export function TurningPoints({ id, review, states, names }: FindingsProps) {
  const spoken = useLanguage();
  const w = useReviewWords();
  const cause = (swing: Swing) => {
    if (typeof swing.cause === 'string') {
      const round = states[swing.index]?.round ?? swing.round;
      return w(`turning.${swing.cause}`, { round });
    }
    const decision = review.decisions.find(({ index }) => index === swing.index);
    const { seat } = swing.cause;
    const move = decision ? said(spoken, states[swing.index], seat, decision.played.move) : '…';
    return w('turning.choice', { player: names[seat] ?? '', move });
  };
  return (
    <ol className="turning">
      {turningPoints(review).map((swing, order) => (
        <li key={`${swing.index}-${String(order)}`}>
          <a href={href({ screen: 'replay', id, at: swing.index })}>
            <b className="turning-number">{order + 1}</b>
            <span>{cause(swing)}</span>
          </a>
          <ul>
            {swing.win.map((by, seat) => (
              <li key={names[seat]} className={`seat-${seat}`} data-kind={by < 0 ? 'loss' : 'gain'}>
                {w('turning.change', { player: names[seat] ?? '', change: change(spoken.texts, 'win', by) })}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** A player's most expensive or best decisions. */
export function Decisions({
  seat,
  of,
  ...props
}: FindingsProps & { readonly seat: Seat; readonly of: 'worst' | 'best' }) {
  const { review } = props;
  const { texts } = useLanguage();
  const w = useReviewWords();
  if (review.decisions.length === 0) return <p>{w('decisions.waiting')}</p>;
  const points = (value: number) => amount(texts, 'points', value);
  const shown =
    of === 'worst'
      ? worstOf(review, seat).map((decision) => ({
          decision,
          rating: w('decisions.gaveAway', { points: points(decision.loss) }),
        }))
      : bestOf(review, seat).map(({ decision, by, over }) => ({
          decision,
          rating: w(over === 'reference' ? 'decisions.gained' : 'decisions.ahead', { points: points(by) }),
        }));
  return (
    <>
      <ul className="findings">
        {shown.slice(0, SHOWN).map((each) => (
          <Finding key={each.decision.index} of={of} {...each} {...props} />
        ))}
      </ul>
      {shown.length < SHOWN && <p className="detail">{w(`decisions.rest.${of}`, { count: shown.length })}</p>}
    </>
  );
}

interface FindingProps extends FindingsProps {
  readonly decision: RatedDecision;
  /** What it gave away or gained, in words. */
  readonly rating: string;
  readonly of: 'worst' | 'best';
}

function Finding({ id, decision, rating, of, review, states }: FindingProps) {
  const spoken = useLanguage();
  const w = useReviewWords();
  const { index, seat, played } = decision;
  const state = states[index];
  const moment = review.moments[index];
  return (
    <li>
      <a href={href({ screen: 'replay', id, at: index })}>
        {moment && <small>{whereWords(w, moment)}</small>}
        <b>{said(spoken, state, seat, played.move)}</b>
      </a>
      <span className="finding-cost" data-kind={of === 'worst' ? 'loss' : 'gain'}>
        {rating}
      </span>
      {state && of === 'worst' && <BetterMove decision={decision} state={state} />}
      {state && of === 'best' && (
        <p>
          <Why state={state} seat={seat} move={played.move} of="brings" />
        </p>
      )}
    </li>
  );
}
