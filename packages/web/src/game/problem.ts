import type { GameEvent, GameRecord, Viewer } from '@khora/engine';
import type { ShownGame } from '../runner/game.ts';
import { tableOf } from '../runner/ids.ts';

/** What helps to find out what went wrong, and nothing about the people involved. */
export interface Problem {
  readonly format: 'khora-problem';
  readonly version: string;
  readonly browser: string;
  readonly window: string;
  readonly language: string;
  readonly screen: string;
  readonly errors: readonly string[];
  readonly record: Pick<GameRecord, 'format' | 'version' | 'rules' | 'setup' | 'moves'> | null;
  readonly seen: Seen | null;
}

/** What a player or a spectator has seen of a game whose record the server still holds back. */
export interface Seen {
  readonly table: string;
  readonly viewer: Viewer;
  /** How many moves were made. */
  readonly moves: number;
  /** What happened, by move. */
  readonly log: readonly (readonly GameEvent[])[];
}

/** What there is to report of a game. */
export interface Evidence {
  readonly record: GameRecord | null;
  readonly seen: Seen | null;
}

interface Circumstances extends Omit<Problem, 'format' | 'record' | 'screen'> {
  /** The address after the #; it may name a table or a player. */
  readonly hash: string;
  readonly record: GameRecord | null;
}

/** Picks what is needed field by field: anything else in a record is left out. */
export function problemOf({ hash, record, ...rest }: Circumstances): Problem {
  return {
    format: 'khora-problem',
    ...rest,
    screen: hash.split('/')[1] ?? '',
    record: record && {
      format: record.format,
      version: record.version,
      rules: record.rules,
      setup: record.setup,
      moves: record.moves,
    },
  };
}

export function evidenceOf(game: ShownGame | null, log: Seen['log']): Evidence {
  const table = game && tableOf(game.id);
  if (!game || game.record || table === null) return { record: game?.record ?? null, seen: null };
  return { record: null, seen: { table, viewer: game.viewer, moves: game.length, log } };
}
