import type { RatedDecision } from '@khora/bots/review';
import type { GameState } from '@khora/engine';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { said } from './move-words.ts';
import { Why } from './why.tsx';

interface BetterMoveProps {
  readonly decision: RatedDecision;
  readonly state: GameState;
}

/** What should have been played instead, if anything, and why. */
export function BetterMove({ decision: { seat, played, better }, state }: BetterMoveProps) {
  const spoken = useLanguage();
  const w = useReviewWords();
  if (!better) return null;
  return (
    <p>
      {w('decisions.better', { move: said(spoken, state, seat, better.move) })}
      <Why state={state} seat={seat} move={better.move} than={played.move} of="brings" />
      <Why state={state} seat={seat} move={played.move} than={better.move} of="instead" />
    </p>
  );
}
