import type { RatedDecision, Review } from '@khora/bots/review';
import type { GameRecord, GameState } from '@khora/engine';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { BetterMove } from './better-move.tsx';
import { amount } from './measures.ts';
import { said } from './move-words.ts';
import { isMeasurable } from './ratings.ts';

interface MoveMadeProps {
  readonly review: Review;
  readonly record: GameRecord;
  readonly state: GameState | undefined;
  readonly names: readonly string[];
  readonly at: number;
}

/** The move that was made at a position, what it gave away, and the better one. */
export function MoveMade({ review, record, state, names, at }: MoveMadeProps) {
  const spoken = useLanguage();
  const w = useReviewWords();
  const made = record.moves[at];
  if (!made || !state) return null;
  const { seat, move } = made;
  const decision = review.decisions.find(({ index }) => index === at);
  return (
    <div className={`move-made seat-${seat}`}>
      <b>{w('turning.choice', { player: names[seat] ?? '', move: said(spoken, state, seat, move) })}</b>
      {decision ? <Rating decision={decision} /> : <span className="detail">{w('decisions.waiting')}</span>}
      {decision && isMeasurable(decision.loss) && <BetterMove decision={decision} state={state} />}
    </div>
  );
}

function Rating({
  decision: { better, loss, lossError, gain, tried },
}: {
  readonly decision: RatedDecision;
}) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const points = (value: number) => amount(texts, 'points', value);
  if (better && isMeasurable(loss))
    return (
      <span className="finding-cost" data-kind="loss">
        {w('decisions.gaveAway', { points: points(loss) })} <small>±{points(lossError)}</small>
      </span>
    );
  if (tried < 2) return <span className="detail">{w('decisions.only')}</span>;
  if (isMeasurable(gain))
    return (
      <span className="finding-cost" data-kind="gain">
        {w('decisions.gained', { points: points(gain) })}
      </span>
    );
  return (
    <span className="detail">{better ? w('decisions.nothing') : w('decisions.found', { count: tried })}</span>
  );
}
