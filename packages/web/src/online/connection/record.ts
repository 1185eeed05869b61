import { type GameRecord, projectedPoints, replay, type Viewer } from '@khora/engine';
import type { Occupant, Place } from '@khora/protocol';
import type { Fairness } from '@khora/protocol/client';
import type { Save, SeatPlan } from '../../runner/game.ts';
import { gameOf } from '../../runner/ids.ts';

/** The record of a finished game as the server publishes it. */
export interface PublishedRecord extends GameRecord {
  readonly result?: { readonly hash: string; readonly points: readonly number[] };
  readonly players: readonly string[];
  readonly fair: Fairness;
  /** How it ended, by seat: players who left come last. Older servers do not say. */
  readonly places?: readonly Place[];
  readonly seats: readonly Occupant[];
  /** The seat of whoever asked. */
  readonly viewer: Viewer;
}

/** How a game ended according to the server; null for games of this browser. */
export function placesOf(record: GameRecord | null): readonly Place[] | null {
  return record && 'places' in record ? ((record as PublishedRecord).places ?? null) : null;
}

/** Null if there is none that we may see. `home` is the address of the client. */
export async function fetchRecord(home: string, table: string): Promise<PublishedRecord | null> {
  const response = await fetch(new URL(`api/games/${table}/record`, home));
  return response.ok ? ((await response.json()) as PublishedRecord) : null;
}

function title(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function planOf(seat: Occupant): SeatPlan {
  if (seat.kind === 'bot') return { kind: 'bot', name: title(seat.level), level: seat.level };
  return { kind: 'human', name: seat.kind === 'player' ? seat.name : '' };
}

/** A finished game to look at. */
export async function fetchSave(home: string, table: string): Promise<Save | undefined> {
  const published = await fetchRecord(home, table);
  if (!published) return undefined;
  const { viewer, seats, ...record } = published;
  const state = Array.from(replay(record)).at(-1);
  if (!state) return undefined;
  return {
    id: gameOf(table),
    created: 0,
    updated: 0,
    seats: seats.map(planOf),
    own: viewer === 'spectator' ? null : viewer,
    record,
    over: true,
    round: state.round,
    cities: state.players.map(({ city }) => city),
    points: projectedPoints(state),
  };
}
