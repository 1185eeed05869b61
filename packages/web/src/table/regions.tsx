import { useUnfolding } from '../ui/unfolding.ts';
import { Board } from './board.tsx';
import { City } from './city.tsx';
import { DiceTiles } from './dice-tiles.tsx';
import { Hand } from './hand.tsx';
import { Opponents } from './opponents.tsx';
import { OwnTracks } from './own-tracks.tsx';
import { Tray } from './tray.tsx';

/** All that lies on the table: what one is asked about first, then the viewer's own things, the map and the others. */
export function Regions() {
  const laid = useUnfolding(4);
  return (
    <>
      <div className="table-middle" aria-busy={laid < 4}>
        <div className="table-board">
          <Board pictures={laid > 2} />
          {laid > 0 && <Tray />}
        </div>
        {laid > 3 && <Opponents />}
      </div>
      <div className="table-own">
        {laid > 1 && (
          <>
            <City />
            <OwnTracks />
            <DiceTiles />
            <Hand />
          </>
        )}
      </div>
    </>
  );
}
