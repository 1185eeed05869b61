import { replay, type Standing, standings } from '@khora/engine';
import { useEffect, useMemo, useState } from 'react';
import { href } from '../../browser/router.ts';
import { readSave } from '../../browser/saves.ts';
import { originOf } from '../../game/origins.ts';
import type { ShownGame } from '../../runner/game.ts';
import { useReviewWords } from '../../words/review/review-words.ts';
import '../../ui/plain-table.css';
import './review.css';

/** How the original game ended, beside how it ends now. */
export function Endings({
  game,
  places,
}: {
  readonly game: ShownGame;
  readonly places: readonly Standing[];
}) {
  const w = useReviewWords();
  const origin = useMemo(() => originOf(game.id), [game.id]);
  const [before, setBefore] = useState<readonly number[] | 'unknown' | null>(origin?.points ?? null);
  useEffect(() => {
    const read = async () => {
      if (!origin || origin.points) return;
      const save = origin.id === null ? undefined : await readSave(origin.id);
      const last = save && [...replay(save.record)].at(-1);
      setBefore(last ? standings(last).map(({ points }) => points) : 'unknown');
    };
    void read().catch(() => setBefore('unknown'));
  }, [origin]);
  if (!origin || !before) return null;
  if (before === 'unknown') return <p className="endings">{w('whatIf.unknown')}</p>;
  return (
    <section className="endings">
      <h2>{w('whatIf.compared')}</h2>
      <table className="plain-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{w('whatIf.before')}</th>
            <th scope="col">{w('whatIf.now')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ seat, points }) => (
            <tr key={seat}>
              <th scope="row" className={`seat-${seat} skill-name`}>
                {game.seats[seat]?.name}
              </th>
              <td>{before[seat]}</td>
              <td>
                <b>{points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {origin.id !== null && (
        <p className="buttons">
          <a className="button" href={href({ screen: 'review', id: origin.id })}>
            {w('whatIf.back')}
          </a>
        </p>
      )}
    </section>
  );
}
