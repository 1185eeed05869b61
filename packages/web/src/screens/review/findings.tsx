import type { RatedDecision, Review, Swing } from '@khora/bots/review';
import { type GameState, type Move, type Seat, view } from '@khora/engine';
import { href } from '../../browser/router.ts';
import { moveWords } from '../../words/hint-words.ts';
import { type Spoken, useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { whereWords } from './course.tsx';
import { change, turningPoints } from './measures.ts';
import { Why } from './why.tsx';

interface FindingsProps {
  readonly id: string;
  readonly review: Review;
  readonly states: readonly GameState[];
  readonly names: readonly string[];
}

/** A move of the game in words. */
function said(spoken: Spoken, state: GameState | undefined, seat: Seat, move: Move): string {
  return state ? moveWords(spoken, view(state, seat), seat, move) : spoken.texts.move(move.type);
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

const SHOWN = 3;
const SLIGHT = 0.5;

/** A player's most expensive or best decisions. */
export function Decisions({
  seat,
  of,
  ...props
}: FindingsProps & { readonly seat: Seat; readonly of: 'worst' | 'best' }) {
  const { review } = props;
  const w = useReviewWords();
  if (review.decisions.length === 0) return <p>{w('decisions.waiting')}</p>;
  const chosen = of === 'worst' ? worstOf(review, seat) : bestOf(review, seat);
  if (chosen.length === 0) return <p>{w('decisions.none')}</p>;
  return (
    <ul className="findings">
      {chosen.map((decision) => (
        <Finding key={decision.index} decision={decision} of={of} {...props} />
      ))}
    </ul>
  );
}

/** A seat's most expensive decisions. */
export function worstOf({ decisions }: Review, seat: Seat, count: number = SHOWN): readonly RatedDecision[] {
  return decisions
    .filter((decision) => decision.seat === seat && decision.better && decision.loss > SLIGHT)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, count);
}

function bestOf({ decisions }: Review, seat: Seat): readonly RatedDecision[] {
  return decisions
    .filter((decision) => decision.seat === seat && decision.gain > SLIGHT && decision.loss < decision.gain)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, SHOWN);
}

function Finding({
  id,
  decision,
  of,
  review,
  states,
}: FindingsProps & { readonly decision: RatedDecision; readonly of: 'worst' | 'best' }) {
  const spoken = useLanguage();
  const w = useReviewWords();
  const { index, seat, played, better, loss, gain } = decision;
  const state = states[index];
  const moment = review.moments[index];
  const points = new Intl.NumberFormat(spoken.texts.locale, { maximumFractionDigits: 1 });
  return (
    <li>
      <a href={href({ screen: 'replay', id, at: index })}>
        {moment && <small>{whereWords(w, moment)}</small>}
        <b>{said(spoken, state, seat, played.move)}</b>
      </a>
      <span className="finding-cost" data-kind={of === 'worst' ? 'loss' : 'gain'}>
        {of === 'worst'
          ? w('decisions.gaveAway', { points: points.format(loss) })
          : w('decisions.gained', { points: points.format(gain) })}
      </span>
      {state && (
        <p>
          {of === 'best' ? (
            <Why state={state} seat={seat} move={played.move} of="brings" />
          ) : (
            better && (
              <>
                {w('decisions.better', { move: said(spoken, state, seat, better.move) })}
                <Why state={state} seat={seat} move={better.move} than={played.move} of="brings" />
                <Why state={state} seat={seat} move={played.move} than={better.move} of="instead" />
              </>
            )
          )}
        </p>
      )}
    </li>
  );
}
