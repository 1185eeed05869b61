import { contentOf, type GameView, type Resource, type Seat, seated } from '@khora/engine';
import { RULE_OF_RESOURCE } from '@khora/locales';
import { PlayerMarker, ResourceIcon } from '../../art/art.ts';
import { stillTip } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { resourceHelp } from '../../words/resource-help.ts';
import { useTable } from '../state/context.ts';
import './carved-track.css';

interface TrackProps {
  readonly resource: Resource;
}

/** Stable keys, so that markers travel. */
const LANES = [0, 1, 2, 3];

function place(value: number, top: number): string {
  return `${((Math.min(value, top) + 0.5) / (top + 1)) * 100}%`;
}

/** A track of the board, carved into stone, with everybody's markers and the ghost of where the viewer's would go. */
export function CarvedTrack({ resource }: TrackProps) {
  const { view, names, me, ghost } = useTable();
  const spoken = useLanguage();
  const { texts } = spoken;
  const top = contentOf(view.rules).numbers.limits[resource];
  const value = (seat: Seat) => view.players[seat]?.[resource] ?? 0;
  const told = seated(view.players)
    .map(([player, seat]) => `${names[seat]}: ${player[resource]}`)
    .join(', ');
  const mine = value(me);
  const goes = ghost && ghost[resource] !== mine ? ghost[resource] : null;
  return (
    <div
      className={`carved ${resource}`}
      role="img"
      aria-label={`${texts.resource(resource)}. ${told}`}
      {...stillTip(
        texts.resource(resource),
        `${resourceHelp(spoken, resource, view.rules)} ${told}`,
        RULE_OF_RESOURCE[resource],
        'R3.1',
      )}
    >
      <ResourceIcon resource={resource} size={28} className="carved-icon" />
      <div className="groove">
        {Array.from({ length: top + 1 }, (_, number) => (
          <i key={`n${String(number)}`} className={number === mine ? 'slot mine' : 'slot'}>
            {number}
          </i>
        ))}
        {goes !== null && (
          <span className="marker ghost" style={{ left: place(goes, top) }}>
            <PlayerMarker seat={me} size={20} />
          </span>
        )}
        {seated(view.players).map(([, seat]) => (
          <Marker key={LANES[seat]} view={view} seat={seat} resource={resource} top={top} />
        ))}
      </div>
    </div>
  );
}

/** Markers on the same number fan out. */
const APART = 9;

function fan({ players }: GameView, seat: Seat, resource: Resource): number {
  const there = players.flatMap((player, other) =>
    player[resource] === players[seat]?.[resource] ? [other] : [],
  );
  return (there.indexOf(seat) - (there.length - 1) / 2) * APART;
}

function Marker({ view, seat, resource, top }: TrackProps & { view: GameView; seat: Seat; top: number }) {
  const count = view.players[seat]?.[resource] ?? 0;
  return (
    <span
      className="marker"
      data-anchor={`${seat}-${resource}`}
      style={{ left: `calc(${place(count, top)} + ${fan(view, seat, resource)}px)` }}
    >
      <PlayerMarker seat={seat} size={18} />
      {count > top && <b>{count}</b>}
    </span>
  );
}
