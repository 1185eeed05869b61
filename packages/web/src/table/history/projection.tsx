import { standings } from '@khora/engine';
import { useLanguage } from '../../words/language.tsx';
import { PlayerName } from '../pieces/pieces.tsx';
import { useTable } from '../state/context.ts';
import './projection.css';

/** Everybody's score as if the game ended now, source by source. */
export function Projection() {
  const { view, names } = useTable();
  const { texts } = useLanguage();
  const ranked = standings(view).toSorted((a, b) => a.rank - b.rank);
  const most = Math.max(1, ...ranked.map(({ points }) => points));
  return (
    <ul className="projection">
      {ranked.map(({ seat, points, breakdown }) => (
        <li key={seat} className={`seat-${seat}`}>
          <p>
            <PlayerName seat={seat} name={names[seat] ?? ''} />
            <b>{points}</b>
          </p>
          <div className="bar" style={{ width: `${(Math.max(0, points) / most) * 100}%` }} />
          <dl>
            {breakdown.map((each) => (
              <div key={each.source}>
                <dt>{texts.source(each.source)}</dt>
                <dd>{each.points}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
