import { contentOf, type Move, type Space } from '@khora/engine';
import { RULE_OF_PIECE, ruleOfReason } from '@khora/locales';
import { type KeyboardEvent, useRef } from 'react';
import { AegeanMap, ResourceIcon, SPACE_POSITIONS, TokenIcon } from '../../art/art.ts';
import { sentences, tip } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { showsAll, useLayout } from '../layout/layout.ts';
import { sameMove } from '../state/choice.ts';
import { useTable } from '../state/context.ts';
import { useZoom } from './use-zoom.ts';
import './exploration-map.css';

const WIDTH = 600;
const HEIGHT = 360;

/** The space nearest to this one in the direction of an arrow key. */
function neighbour(spaces: readonly Space[], from: Space, key: string): Space | undefined {
  const here = SPACE_POSITIONS[from.id];
  const along = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!along) return undefined;
  const [dx = 0, dy = 0] = along;
  const distance = ({ id }: Space) => {
    const { x, y } = SPACE_POSITIONS[id];
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return ahead > 0 ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const best = spaces.toSorted((a, b) => distance(a) - distance(b))[0];
  return best && distance(best) < Number.POSITIVE_INFINITY ? best : undefined;
}

/** The map of the Aegean and Persia: spaces within reach of the viewer's troops are lit. */
export function ExplorationMap({ pictures }: { pictures: boolean }) {
  const { view, decision, chosen } = useTable();
  const { t } = useLanguage();
  const map = useRef<HTMLFieldSetElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { isZoomed, reset } = useZoom(map, sheet);
  const { spaces } = contentOf(view.rules);
  const all = showsAll(useLayout().layout);
  const asked = decision?.kind === 'explore';
  const first = spaces.find(({ id }) => chosen?.type === 'explore' && chosen.space === id) ?? spaces[0];
  const move = (event: KeyboardEvent, space: Space) => {
    const next = neighbour(spaces, space, event.key);
    if (!next) return;
    event.preventDefault();
    map.current?.querySelector<HTMLElement>(`[data-space="${next.id}"]`)?.focus();
  };
  return (
    <div className={asked ? 'map-frame asked' : 'map-frame'}>
      <fieldset
        ref={map}
        className={asked ? 'map asked' : 'map'}
        aria-label={t('table.map')}
        // On a small screen the spaces within reach are also a list, for the thumb.
        data-twin={asked && !all ? '' : undefined}
        data-zoomed={isZoomed ? '' : undefined}
      >
        <div ref={sheet} className="map-sheet">
          {pictures && <AegeanMap className="map-art" size="100%" />}
          {spaces.map((space) => (
            <SpaceButton
              key={space.id}
              space={space}
              first={space === first}
              drawn={pictures}
              onArrow={move}
            />
          ))}
        </div>
        {isZoomed && (
          <button type="button" className="map-whole" onClick={reset}>
            {t('table.wholeMap')}
          </button>
        )}
      </fieldset>
      {asked && !all && <Places spaces={spaces} />}
    </div>
  );
}

/** The spaces within reach, in words. */
function Places({ spaces }: { spaces: readonly Space[] }) {
  const { view, chosen, pick, why } = useTable();
  const { texts } = useLanguage();
  const open = spaces.filter(({ id }) => why({ type: 'explore', space: id }) === null);
  return (
    <ul className="places">
      {open.map(({ id, color, size }) => {
        const move: Move = { type: 'explore', space: id };
        return (
          <li key={id}>
            <button
              type="button"
              className={sameMove(chosen, move) ? 'place chosen' : 'place'}
              aria-disabled={false}
              aria-pressed={sameMove(chosen, move)}
              onClick={(event) => pick(move, { byKeyboard: event.detail === 0 })}
            >
              {color !== 'persepolis' && <TokenIcon color={color} kind={size} size={30} />}
              <span>
                <b>{texts.space(id, view.rules)}</b> {texts.spaceEffect(id, view.rules)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function SpaceButton({
  space,
  first,
  drawn,
  onArrow,
}: {
  space: Space;
  first: boolean;
  drawn: boolean;
  onArrow: (event: KeyboardEvent, space: Space) => void;
}) {
  const { view, me, decision, chosen, pick, why } = useTable();
  const { texts, t } = useLanguage();
  const { id, color, size, need, loss, drachmas, points } = space;
  const { x, y } = SPACE_POSITIONS[id];
  const move: Move = { type: 'explore', space: id };
  const explored = view.explored.includes(id);
  const within = !explored && (view.players[me]?.troops ?? 0) >= need;
  const asked = decision?.kind === 'explore';
  const reason = why(move);
  const state = explored
    ? t('table.explored')
    : asked && reason
      ? texts.reason(reason)
      : within
        ? t('table.withinReach')
        : '';
  const names = [
    'space',
    size,
    color,
    explored && 'explored',
    within && 'within',
    sameMove(chosen, move) && 'chosen',
  ];
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
      data-space={id}
      tabIndex={asked ? (reason ? -1 : 0) : first ? 0 : -1}
      aria-disabled={!asked || reason !== null}
      aria-pressed={asked ? sameMove(chosen, move) : undefined}
      aria-label={`${texts.space(id, view.rules)}: ${texts.spaceEffect(id, view.rules)}${state && `. ${state}`}`}
      onClick={(event) => {
        if (asked) pick(move, { byKeyboard: event.detail === 0 });
      }}
      onKeyDown={(event) => onArrow(event, space)}
      {...tip(
        texts.space(id, view.rules),
        sentences(
          texts.spaceEffect(id, view.rules),
          t('table.needLoss', { need, loss }),
          state,
          !asked && reason && texts.reason(reason),
        ),
        RULE_OF_PIECE.space,
        asked && reason ? ruleOfReason(reason) : null,
      )}
    >
      {drawn &&
        !explored &&
        (color === 'persepolis' ? (
          <span className="persepolis-tokens">
            <TokenIcon color="red" kind="major" size={20} />
            <TokenIcon color="blue" kind="major" size={20} />
            <TokenIcon color="green" kind="major" size={20} />
          </span>
        ) : (
          <TokenIcon color={color} kind={size} size={size === 'major' ? 26 : 20} />
        ))}
      <span className="figures" data-figure={`${need}/${loss}`} />
      {!explored && drachmas + points > 0 && (
        <span className="gains">
          {drachmas > 0 && (
            <>
              <i data-figure={drachmas} />
              <ResourceIcon resource="drachmas" size={11} />
            </>
          )}
          {points > 0 && (
            <>
              <i data-figure={points} />
              <ResourceIcon resource="points" size={11} />
            </>
          )}
        </span>
      )}
    </button>
  );
}
