import type { GameRecord } from '@khora/engine';

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
