import { playerAt } from '@khora/engine';
import { PlayerMarker } from '../../art/art.ts';
import { showsAll, useLayout } from '../layout/layout.ts';
import { Amount } from '../pieces/pieces.tsx';
import { othersOf, useTable } from '../state/context.ts';
import { OpponentDice } from './opponents.tsx';
import './rivals.css';

/** The others' dice, tiles and troops, beside the viewer's own dice: on a phone with room for it. */
export function Rivals() {
  const { view, me, names } = useTable();
  const { layout } = useLayout();
  if (showsAll(layout)) return null;
  return (
    <ul className="rivals">
      {othersOf(view, me).map((seat) => (
        <li key={seat} className={`seat-${seat}`}>
          <PlayerMarker seat={seat} size={20} />
          <span className="rival-name">{names[seat]}</span>
          <OpponentDice seat={seat} />
          <Amount resource="troops" count={playerAt(view, seat).troops} />
        </li>
      ))}
    </ul>
  );
}
