import { type GameState, type Move, type Seat, view } from '@khora/engine';
import { useMemo } from 'react';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { whyWords } from '../../words/why-words.ts';

interface WhyProps {
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: Move;
  /** What it is compared with. */
  readonly than?: Move | undefined;
  readonly of: 'brings' | 'instead';
}

/** Why a move is better than another, or what the other brings, in a sentence or two; nothing if nothing is to be said. */
export function Why({ state, seat, move, than, of }: WhyProps) {
  const spoken = useLanguage();
  const w = useReviewWords();
  const { gains, actions } = useMemo(
    () => whyWords(spoken, { view: view(state, seat), seat, move, than }),
    [spoken, state, seat, move, than],
  );
  const brought = gains.length > 0 ? [w(`decisions.${of}`, { gains: spoken.texts.list(gains) })] : [];
  const said = [...actions, ...brought].join(' ');
  return said === '' ? null : <span className="finding-gains">{said}</span>;
}
