import {
  type GameEvent,
  type GameView,
  type Move,
  playerAt,
  type Reason,
  type Seat,
  tilePrice,
} from '@khora/engine';
import type { Texts } from '@khora/locales';
import type { Spoken } from '../../words/language.tsx';
import { reasonText } from '../../words/reason-text.ts';
import type { Picks } from '../state/choice.ts';
import type { Delta } from '../state/delta.ts';
import { billOf } from '../state/plan.ts';

type Log = readonly (readonly GameEvent[])[];

/** How much of a log has been told since it was opened. */
export interface Heard {
  readonly known: { readonly moves: number };
  readonly moves: number;
}

/** What has not been announced yet, however many reports came at once, and the state after announcing it. */
export function unheard(
  log: Log,
  known: Heard['known'],
  heard: Heard | null,
): { readonly events: readonly GameEvent[]; readonly heard: Heard } {
  const from = heard?.known === known ? heard.moves : known.moves;
  return { events: log.slice(from).flat(), heard: { known, moves: log.length } };
}

/** The tiles on the dice, with what they cost, and the sum. */
export function tileWords({ texts, t }: Spoken, view: GameView, seat: Seat, picks: Picks): string {
  const lying = playerAt(view, seat).dice.flatMap((value, die) => {
    const tile = picks.tiles[die] ?? null;
    if (tile === null) return [];
    const cost = tilePrice(tile, value);
    const price = cost > 0 ? t('table.costsCitizens', { count: cost }) : t('table.free');
    return [`${t('table.die', { number: die + 1, value })}, ${texts.action(tile)}, ${price}`];
  });
  if (lying.length === 0) return '';
  const { cost, citizens, fromScrolls, left } = billOf(view, seat, picks);
  const sum =
    left < 0
      ? t('table.assignShort', { cost, short: -left })
      : t('table.assignHint', { cost, citizens: citizens + fromScrolls, left });
  return [...lying, sum].join('. ');
}

/** Why the choice cannot be confirmed; nothing if only a part of it is missing: one of two is no mistake. */
export function refusalOf(texts: Texts, chosen: Move | null, why: (move: Move) => Reason | null): string {
  const reason = chosen && why(chosen);
  return reason && reason.reason !== 'wrong-count' ? reasonText(texts, reason) : '';
}

/** What a choice would cost and bring. */
export function deltaWords(texts: Texts, { resources, tracks, tokens }: Delta): string {
  return [
    ...(resources.length > 0
      ? [texts.gains(Object.fromEntries(resources.map(({ resource, by }) => [resource, by])))]
      : []),
    ...tracks.map(({ track, to }) => `${texts.track(track)} ${to}`),
    ...tokens.map(
      ({ color, size, by }) => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${texts.token(color, size)}`,
    ),
  ].join(', ');
}
