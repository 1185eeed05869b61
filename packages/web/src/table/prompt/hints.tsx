import type { Hint } from '@khora/bots';
import { playerAt } from '@khora/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CityEmblem } from '../../art/art.ts';
import { toggleHints } from '../../game/client.ts';
import { useLanguage } from '../../words/language.tsx';
import { onTable } from '../state/anchors.ts';
import { picksOf, sameMove } from '../state/choice.ts';
import { useTable } from '../state/context.ts';
import './hints.css';

/** What the strongest bot would do: the owl of Athens shows the best moves and why. Choosing one confirms nothing. */
export function Hints({ hints }: { hints: readonly Hint[] | 'thinking' }) {
  const { t } = useLanguage();
  const box = useRef<HTMLElement>(null);
  const ready = hints !== 'thinking';
  useEffect(() => {
    if (ready) box.current?.querySelector<HTMLElement>('.hint')?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toggleHints();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ready]);
  const room = useRoomAbove(box);
  return (
    <aside ref={box} className="hints" aria-label={t('hint.title')} style={{ '--room': room }}>
      <header>
        <CityEmblem city="athens" size={34} />
        <h2>{t('hint.title')}</h2>
        <button type="button" className="button small" onClick={toggleHints}>
          {t('common.close')}
        </button>
      </header>
      {ready ? (
        <>
          <ol>
            {hints.map((hint) => (
              <li key={JSON.stringify(hint.move)}>
                <HintButton hint={hint} />
              </li>
            ))}
          </ol>
          <p className="hint-level">{t('hint.level')}</p>
        </>
      ) : (
        <p role="status">{t('hint.thinking')}</p>
      )}
    </aside>
  );
}

/** The gap between the page and the hints. */
const MARGIN = 14;

/** The free height above the element that the hints belong to. */
function useRoomAbove(of: RefObject<HTMLElement | null>): string {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const below = of.current?.offsetParent;
    if (!below) return undefined;
    const measure = () => setRoom(below.getBoundingClientRect().top - MARGIN);
    const observer = new ResizeObserver(measure);
    for (const each of [below, document.documentElement]) observer.observe(each);
    measure();
    return () => observer.disconnect();
  }, [of]);
  return onTable(room);
}

function HintButton({ hint }: { hint: Hint }) {
  const { move, win, margin, points } = hint;
  const { texts, t } = useLanguage();
  const { view, me, chosen, change } = useTable();
  const reasons = texts.grounds({ position: view, seat: me }, hint.reasons);
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent' }).format(win);
  return (
    <button
      type="button"
      className={sameMove(chosen, move) ? 'hint chosen' : 'hint'}
      aria-pressed={sameMove(chosen, move)}
      onClick={() => change(() => picksOf(playerAt(view, me), move))}
    >
      <strong>{texts.answer(view, me, move)}</strong>
      <span className="hint-chance">
        {t('hint.chance', {
          win: percent,
          margin: Math.max(1, Math.round(100 * margin)),
          points: texts.amount('points', Math.round(points)),
        })}
      </span>
      {reasons.length > 0 && <span className="hint-reasons">{reasons.join(' · ')}</span>}
    </button>
  );
}
