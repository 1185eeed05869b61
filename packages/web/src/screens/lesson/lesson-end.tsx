import { projectedPoints } from '@khora/engine';
import { go, type WayBack } from '../../browser/router.ts';
import { bring, deleteSave } from '../../browser/saves.ts';
import { remember } from '../../browser/table-memory.ts';
import { startFirstGame } from '../../game/new-game.ts';
import type { LessonId } from '../../lessons/lesson.ts';
import { backHref } from '../../lessons/way.ts';
import type { ShownGame } from '../../runner/game.ts';
import { newId } from '../../runner/ids.ts';
import { useCoachWords } from '../../words/coach/coach-words.ts';
import { useLanguage } from '../../words/language.tsx';
import { rivalNames, usualNames } from '../../words/usual-names.ts';

interface LessonEndProps {
  readonly id: LessonId;
  readonly game: ShownGame;
  readonly back: WayBack | null;
  readonly onAgain: () => void;
}

/** Turns the lesson into a game of the player's own, and continues it. */
async function playOn({ id, seats, own, record, view }: ShownGame): Promise<void> {
  if (!record) return;
  const game = newId();
  const now = Date.now();
  await bring({
    id: game,
    created: now,
    updated: now,
    seats,
    own,
    record,
    over: false,
    round: view.round,
    cities: view.players.map(({ city }) => city),
    points: projectedPoints(view),
  });
  remember(game, { newcomer: true });
  // Where nothing can be stored, there is nothing to delete.
  await deleteSave(id).catch(() => undefined);
  go({ screen: 'table', id: game });
}

/** Where to go from here. */
export function LessonEnd({ id, game, back, onAgain }: LessonEndProps) {
  const { t } = useCoachWords();
  const spoken = useLanguage();
  const again = (
    <button type="button" className="button" onClick={onAgain}>
      {t('coach.again')}
    </button>
  );
  if (id !== 'guided') {
    return (
      <div className="prompt-buttons">
        {again}
        <a className="button primary" href={backHref(back)}>
          {t(back ? 'coach.back' : 'coach.more')}
        </a>
      </div>
    );
  }
  return (
    <div className="prompt-buttons">
      {again}
      <button
        type="button"
        className="button"
        onClick={() => go({ screen: 'table', id: startFirstGame(usualNames(spoken), rivalNames(spoken)) })}
      >
        {t('coach.first')}
      </button>
      <button type="button" className="button primary" onClick={() => void playOn(game)}>
        {t('coach.playOn')}
      </button>
    </div>
  );
}
