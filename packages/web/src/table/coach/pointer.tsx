import { playerAt } from '@khora/engine';
import { useEffect, useRef } from 'react';
import { boxOf, onTable } from '../state/anchors.ts';
import type { Coach } from '../state/coach.ts';
import { useTable } from '../state/context.ts';
import { selectorOf } from './targets.ts';
import './pointer.css';

/** In pixels, between a piece and the ring around it. */
const APART = 4;

function bringIntoSight(selector: string): void {
  const piece = [...document.querySelectorAll(selector)].find(
    (each) => each.getBoundingClientRect().width > 0,
  );
  piece?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Puts a ring around a piece, wherever it goes. */
function useRing(selector: string) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let last = '';
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const box = boxOf(selector);
      // It may appear late, with the part of the table that it is on.
      if (box && last === '') bringIntoSight(selector);
      const place = box ? [box.left, box.top, box.width, box.height].join(' ') : '';
      if (!ring.current || place === last) return;
      last = place;
      const { style } = ring.current;
      style.visibility = box ? 'visible' : 'hidden';
      if (!box) return;
      style.left = onTable(box.left - APART);
      style.top = onTable(box.top - APART);
      style.width = onTable(box.width + 2 * APART);
      style.height = onTable(box.height + 2 * APART);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return ring;
}

/** Shows where to look: a ring around the cue's piece. It covers nothing and takes no clicks. */
export function Pointer({ coach }: { readonly coach: Coach }) {
  const { view, me, picks, chosen, say } = useTable();
  const tiles = playerAt(view, me).tiles ?? [];
  const selector = selectorOf(coach.spot, coach.wanted, { picks, chosen, tiles });
  const ring = useRing(selector);
  const { elsewhere } = coach;
  useEffect(() => {
    const notHere = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('.table-middle, .table-own')) return;
      if (target.closest(selector) || target.closest('button[aria-disabled="false"], .tray-handle')) return;
      say(elsewhere);
    };
    // Before the table hears of it: what was pressed may change, and the ring go on.
    document.addEventListener('click', notHere, { capture: true });
    return () => document.removeEventListener('click', notHere, { capture: true });
  }, [selector, say, elsewhere]);
  return <div key={selector} ref={ring} className="pointer" aria-hidden="true" data-points={selector} />;
}
