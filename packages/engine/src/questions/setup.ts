import { CITY_IDS, type CityId } from '../content/content.ts';
import type { MoveOf } from '../moves.ts';
import { playerAt, shown } from '../state.ts';
import { question } from './question.ts';

const CITY_MOVES: readonly MoveOf<'city'>[] = CITY_IDS.map((city) => Object.freeze({ type: 'city', city }));

export const city = question<'city'>({
  kind: 'city',
  rule: 'R1.2',
  may: false,
  candidates: () => CITY_MOVES,
  refuse({ position }, move) {
    if (!CITY_IDS.includes(move.city)) return 'unknown-city';
    return position.players.some((player) => player.city === move.city) ? 'city-taken' : null;
  },
  apply({ state, log }, seat, _step, move) {
    const chosen: CityId = move.city;
    playerAt(state, seat).city = chosen;
    log?.push({ type: 'city', seat, city: chosen });
  },
});

export const draft = question<'draft'>({
  kind: 'draft',
  rule: 'R1.3',
  may: false,
  secret: true,
  sure: true,
  candidates: ({ position, seat }) =>
    shown(playerAt(position, seat).offer).map((card) => ({ type: 'draft', card })),
  refuse: ({ position, seat }, { card }) =>
    shown(playerAt(position, seat).offer).includes(card) ? null : 'not-offered',
  apply({ state }, seat, _step, { card }) {
    playerAt(state, seat).picked = card;
  },
});
