import { type GameRecord, projectedPoints, replay } from '@khora/engine';
import type { Place } from '@khora/protocol';
import type { Fairness } from '@khora/protocol/client';
import type { Save } from '../../runner/game.ts';
import { gameOf } from '../../runner/ids.ts';

/** The record of a finished game as the server publishes it. */
export interface PublishedRecord extends GameRecord {
  readonly result?: { readonly hash: string; readonly points: readonly number[] };
  readonly players: readonly string[];
  readonly fair: Fairness;
  /** How it ended, by seat: players who left come last. Older servers do not say. */
  readonly places?: readonly Place[];
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

/** A finished game to look at. Nobody moves in it, so nobody is a bot. */
export async function fetchSave(home: string, table: string): Promise<Save | undefined> {
  const record = await fetchRecord(home, table);
  if (!record) return undefined;
  const state = Array.from(replay(record)).at(-1);
  if (!state) return undefined;
  return {
    id: gameOf(table),
    created: 0,
    updated: 0,
    seats: record.players.map((name, seat) => ({
      kind: 'human',
      name: record.fair.entropy[seat] === null ? title(name) : name,
    })),
    record,
    over: state.phase === 'over',
    round: state.round,
    cities: state.players.map(({ city }) => city),
    points: projectedPoints(state),
  };
}
