import type { Options } from '@khora/engine';
import type { ClockRule, CreateTable, Visibility } from '@khora/protocol';
import { keepJson, keptJson } from '../../browser/storage.ts';
import type { PlayerCount } from '../../game/game-options.tsx';
import { newEntropy } from '../connection/api.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The clocks that are offered, the usual one first. */
export const CLOCKS = {
  none: { kind: 'none' },
  blitz: { kind: 'live', bank: 10 * MINUTE, increment: 10 },
  live: { kind: 'live', bank: 25 * MINUTE, increment: 20 },
  hours: { kind: 'correspondence', perMove: 8 * HOUR },
  day: { kind: 'correspondence', perMove: DAY },
  days: { kind: 'correspondence', perMove: 3 * DAY },
  week: { kind: 'correspondence', perMove: 7 * DAY },
} as const satisfies Readonly<Record<string, ClockRule>>;
export type ClockName = keyof typeof CLOCKS;

/** What the form for a new table asks. */
export interface TablePlan {
  readonly players: PlayerCount;
  readonly visibility: Visibility;
  readonly clock: ClockName;
  readonly kind: 'casual' | 'rated';
  readonly options: Options;
}

const FIRST: TablePlan = {
  players: '2',
  visibility: 'link',
  clock: 'none',
  kind: 'casual',
  options: { cityChoice: 'random', draft: 'pass', dice: 'standard', optionalPayment: false },
};
const KEY = 'khora.table-plan';

export function lastTablePlan(): TablePlan {
  const stored = keptJson(KEY) as Partial<TablePlan> | null;
  return stored?.clock && Object.hasOwn(CLOCKS, stored.clock) ? { ...FIRST, ...stored } : FIRST;
}

/** The plan in the server's form; remembered for next time. */
export function wishOf(plan: TablePlan): CreateTable & { entropy: string } {
  keepJson(KEY, plan);
  const { players, visibility, clock, kind, options } = plan;
  return {
    settings: {
      players: Number(players) as 2 | 3 | 4,
      visibility,
      clock: CLOCKS[clock],
      rated: kind === 'rated',
      options,
    },
    entropy: newEntropy(),
  };
}
