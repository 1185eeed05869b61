import { more } from '../ui/more.ts';
import { useUnfolding } from '../ui/unfolding.ts';
import { Board } from './board/board.tsx';
import { Tray } from './board/tray.tsx';
import { City } from './cities/city.tsx';
import { DiceTiles } from './cities/dice-tiles.tsx';
import { Hand } from './cities/hand.tsx';
import { Opponents } from './cities/opponents.tsx';
import { OwnTracks } from './cities/own-tracks.tsx';

const PARTS = 5;

/** All that lies on the table: what one is asked about first, then the viewer's own things, the map and the others. */
export function Regions() {
  const laid = useUnfolding(PARTS);
  return (
    <>
      <div className="table-middle" aria-busy={laid < PARTS}>
        <div className="table-board" ref={more}>
          <Board pictures={laid > 3} />
        </div>
        {laid > 0 && <Tray />}
        {laid > 4 && <Opponents />}
      </div>
      <div className="table-own">
        {laid > 1 && (
          <div className="own-city" ref={more}>
            <City />
            <OwnTracks />
          </div>
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
