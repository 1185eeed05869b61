import { Activity, memo, type ReactNode } from 'react';
import { more } from '../ui/more.ts';
import { useUnfolding } from '../ui/unfolding.ts';
import { Board } from './board/board.tsx';
import { Tray } from './board/tray.tsx';
import { City } from './cities/city.tsx';
import { DiceTiles } from './cities/dice-tiles.tsx';
import { Hand } from './cities/hand.tsx';
import { Opponents } from './cities/opponents.tsx';
import { OwnTracks } from './cities/own-tracks.tsx';
import type { Tab } from './state/use-tab.ts';

const PARTS = 5;

interface RegionsProps {
  readonly only: Tab | null;
  /** The board is shown beside that part. */
  readonly withBoard?: boolean;
  /** What is in the place of the hand. */
  readonly forHand?: ReactNode;
}

/**
 * Everything on the table: first what the question is about, then the viewer's own things, the map and the others. If
 * there is room for `only` one part, the others are drawn hidden, when there is time.
 */
export const Regions = memo(function Regions({ only, withBoard = false, forHand }: RegionsProps) {
  const unfolded = useUnfolding(PARTS);
  const laid = only ? PARTS : unfolded;
  const mode = (part: Tab) => (only === null || only === part ? 'visible' : 'hidden');
  return (
    <>
      <div className="table-middle" aria-busy={laid < PARTS}>
        <Activity mode={withBoard ? 'visible' : mode('board')}>
          <div className="table-board" ref={more}>
            <Board pictures={laid > 3} />
          </div>
        </Activity>
        <Activity mode={mode('tray')}>{laid > 0 && <Tray />}</Activity>
        <Activity mode={mode('others')}>{laid > 4 && <Opponents />}</Activity>
      </div>
      <div className="table-own">
        <Activity mode={mode('city')}>
          {laid > 1 && (
            <div className="own-city" ref={more}>
              <City />
              <OwnTracks />
            </div>
          )}
        </Activity>
        <Activity mode={mode('dice')}>{laid > 2 && <DiceTiles />}</Activity>
        <Activity mode={forHand ? 'hidden' : mode('hand')}>{laid > 2 && <Hand />}</Activity>
        {forHand}
      </div>
    </>
  );
});
