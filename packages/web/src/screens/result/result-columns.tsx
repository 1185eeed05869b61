import type { CityId, Seat, Standing } from '@khora/engine';
import type { Leaving } from '@khora/protocol';
import { CityEmblem, Laurel } from '../../art/art.ts';
import { PlayerName } from '../../table/pieces/pieces.tsx';
import { useLanguage } from '../../words/language.tsx';
import type { Share } from './ceremony.ts';
import { drumOf } from './drum.ts';

const HEIGHT = 250;
/** Drums lower than this have no room for their number. */
const READABLE = 15;

interface ColumnsProps {
  readonly standings: readonly Standing[];
  readonly shares: readonly Share[];
  /** The sources counted so far. */
  readonly shown: number;
  /** The source pointed at in the table. */
  readonly marked: string | null;
  readonly names: readonly string[];
  readonly cities: readonly (CityId | null)[];
  /** How players left before the end, by seat; empty for games of this browser. */
  readonly leavings: readonly (Leaving | null)[];
}

/** A column for each player, with a drum for each source of points; what was lost sinks it into the ground. */
export function Columns({ standings, shares, shown, marked, names, cities, leavings }: ColumnsProps) {
  const { texts, t } = useLanguage();
  const done = shown === shares.length;
  const counted = shares.slice(0, shown);
  const of = (seat: Seat, which: (points: number) => boolean) =>
    counted.map(({ points }) => points.get(seat) ?? 0).filter(which);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const total = (seat: Seat) => sum(of(seat, () => true));
  const lost = (seat: Seat) => -sum(of(seat, (points) => points < 0));
  const deepest = Math.max(0, ...standings.map(({ breakdown }) => lossOf(breakdown)));
  const unit = HEIGHT / (Math.max(1, ...standings.map(({ points }) => points)) + deepest);
  return (
    <ol className="columns" style={{ '--ground-depth': `${deepest * unit}px` }}>
      {standings.map(({ seat, rank }) => {
        const city = cities[seat];
        const won = done && rank === 1;
        const left = leavings[seat];
        return (
          <li key={seat} className={won ? `column seat-${seat} won` : `column seat-${seat}`}>
            <div className="column-space" aria-hidden="true" style={{ height: HEIGHT }}>
              <div className="column-stack" style={{ bottom: (deepest - lost(seat)) * unit }}>
                <span className="column-capital">
                  {won && <Laurel size={72} className="column-laurel" />}
                </span>
                {drumsOf(counted, seat).map(({ source, value, sunk }) => {
                  const { paint, fluted } = drumOf(source);
                  const looks = ['drum', fluted && 'fluted', marked && marked !== source && 'dim'];
                  return (
                    <span
                      key={source}
                      className={looks.filter(Boolean).join(' ')}
                      data-drum={paint}
                      style={{ height: value * unit, paddingBottom: sunk * unit }}
                    >
                      {(value - sunk) * unit >= READABLE && value}
                    </span>
                  );
                })}
              </div>
            </div>
            <div className="column-base">
              {done && <b className="column-rank">{texts.word('rank', { rank, player: '' }).trim()}</b>}
              {city && <CityEmblem city={city} size={46} />}
              <strong>{total(seat)}</strong>
              <span className="column-name">
                <PlayerName seat={seat} name={names[seat] ?? ''} />
              </span>
              <span className="column-city">{city && texts.city(city)}</span>
              {done && left && <span className="column-left">{t(`result.left.${left}`)}</span>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface Drum {
  readonly source: string;
  readonly value: number;
  /** How much of it is in the ground. */
  readonly sunk: number;
}

/** The drums of a player, the top one first. */
function drumsOf(shares: readonly Share[], seat: Seat): Drum[] {
  const valueIn = ({ points }: Share) => points.get(seat) ?? 0;
  let ground = -shares.reduce((all, share) => all + Math.min(0, valueIn(share)), 0);
  return shares
    .filter((share) => valueIn(share) > 0)
    .map((share) => {
      const value = valueIn(share);
      const sunk = Math.min(value, ground);
      ground -= sunk;
      return { source: share.source, value, sunk };
    })
    .toReversed();
}

function lossOf(breakdown: Standing['breakdown']): number {
  return -breakdown.reduce((all, { points }) => all + Math.min(0, points), 0);
}
