import { reasonsApart } from '@khora/bots/reasons';
import { type GameState, type Move, type Seat, view } from '@khora/engine';
import { useMemo } from 'react';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';

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
  const { texts } = useLanguage();
  const w = useReviewWords();
  const { gains, actions } = useMemo(() => {
    const position = view(state, seat);
    return texts.why({ position, seat }, reasonsApart(position, move, than));
  }, [texts, state, seat, move, than]);
  const brought = gains.length > 0 ? [w(`decisions.${of}`, { gains: texts.list(gains) })] : [];
  const said = [...actions.map((action) => `${action}.`), ...brought].join(' ');
  return said === '' ? null : <span className="finding-gains">{said}</span>;
}
