import { unpacked } from '@khora/bots/review-tools';
import { type GameState, replay } from '@khora/engine';
import { useMemo } from 'react';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review-words.ts';
import { WhatIf } from './what-if.tsx';
import './review.css';

/** A position that somebody shared by a link: one takes a seat and plays on. */
export function PositionScreen({ position }: { readonly position: string }) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const shared = useMemo(() => {
    try {
      const record = unpacked(position);
      const state: GameState | undefined = [...replay(record)].at(-1);
      return state ? { record, state } : null;
    } catch {
      // Whoever has a broken link can do nothing about the reason.
      return null;
    }
  }, [position]);
  return (
    <Page title={w('whatIf.title')}>
      {shared ? (
        <WhatIf
          id={null}
          record={shared.record}
          names={shared.state.players.map(({ city }, seat) =>
            city ? texts.city(city) : texts.word('player', { number: seat + 1 }),
          )}
          state={shared.state}
          at={shared.record.moves.length}
        />
      ) : (
        <p role="alert">{w('whatIf.bad')}</p>
      )}
    </Page>
  );
}
