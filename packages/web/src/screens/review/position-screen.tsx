import { unpacked } from '@khora/bots/review-tools';
import { type GameRecord, type GameState, replay } from '@khora/engine';
import { useMemo } from 'react';
import { go } from '../../browser/router.ts';
import { bring } from '../../browser/saves.ts';
import { saveOf } from '../../game/record-file.ts';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { usualNames } from '../../words/usual-names.ts';
import { WhatIf } from './what-if.tsx';
import './review.css';

/** A position that somebody shared by a link: take a seat and play on. */
export function PositionScreen({
  position,
  ending,
}: {
  readonly position: string;
  readonly ending?: readonly number[] | undefined;
}) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const shared = useMemo(() => {
    try {
      const record = unpacked(position);
      const state: GameState | undefined = [...replay(record)].at(-1);
      return state ? { record, state } : null;
    } catch {
      // Nobody can do anything about why a link is broken.
      return null;
    }
  }, [position]);
  return (
    <Page title={w('whatIf.title')}>
      {shared?.state.phase === 'over' ? (
        <SharedGame record={shared.record} />
      ) : shared ? (
        <WhatIf
          id={null}
          record={shared.record}
          names={shared.state.players.map(({ city }, seat) =>
            city ? texts.city(city) : texts.word('player', { number: seat + 1 }),
          )}
          state={shared.state}
          at={shared.record.moves.length}
          ending={ending?.length === shared.record.setup.players ? ending : undefined}
        />
      ) : (
        <p role="alert">{w('whatIf.bad')}</p>
      )}
    </Page>
  );
}

/** A finished game that somebody shared by a link. */
function SharedGame({ record }: { readonly record: GameRecord }) {
  const spoken = useLanguage();
  const w = useReviewWords();
  const open = async () => {
    const save = saveOf(record, usualNames(spoken));
    await bring(save);
    go({ screen: 'review', id: save.id });
  };
  return (
    <>
      <p>{w('whatIf.over')}</p>
      <p className="buttons">
        <button type="button" className="button primary" onClick={() => void open()}>
          {w('whatIf.review')}
        </button>
      </p>
    </>
  );
}
