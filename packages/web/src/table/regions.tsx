import { useUnfolding } from '../ui/unfolding.ts';
import { Board } from './board.tsx';
import { City } from './city.tsx';
import { DiceTiles } from './dice-tiles.tsx';
import { Hand } from './hand.tsx';
import { Opponents } from './opponents.tsx';
import { OwnTracks } from './own-tracks.tsx';
import { Tray } from './tray.tsx';

const STEPS = 5;

/** All that lies on the table: what one is asked about first, then the viewer's own things, the map and the others. */
export function Regions() {
  const laid = useUnfolding(STEPS);
  return (
    <>
      <div className="table-middle" aria-busy={laid < STEPS}>
        <div className="table-board">
          <Board pictures={laid > 3} />
          {laid > 0 && <Tray />}
        </div>
        {laid > 4 && <Opponents />}
      </div>
      <div className="table-own">
        {laid > 1 && (
          <>
            <City />
            <OwnTracks />
          </>
        )}
        {laid > 2 && (
          <>
            <DiceTiles />
            <Hand />
          </>
        )}
      </div>
    </>
  );
}
