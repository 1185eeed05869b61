import { progress } from './progress.ts';

/** The result of a day's game. */
export interface DailyOutcome {
  readonly points: number;
  /** Among the four at the table. */
  readonly rank: number;
  /** Points ahead of the best rival; negative if behind. */
  readonly lead: number;
  /** Projected points at the end of each round. */
  readonly curve: readonly number[];
}

/** The try of a day that counts: the first one. */
export interface DailyTry {
  readonly begun: number;
  readonly outcome?: DailyOutcome;
}

/** The tries of this device by day, such as '2026-11-17'. */
export type DailyLog = Readonly<Record<string, DailyTry>>;

const DAY = 86_400_000;
const DAILY = /^daily-(\d{4}-\d{2}-\d{2})(-[a-z0-9]+)?$/;

/** The id under which a day's game is saved; `practice` names a game that does not count. */
export function dailyId(day: string, practice?: string): string {
  return practice ? `daily-${day}-${practice}` : `daily-${day}`;
}

/** The day of a saved game, and whether it counts; null for any other game. */
export function dailyOf(id: string): { readonly day: string; readonly counts: boolean } | null {
  const [, day, practice] = DAILY.exec(id) ?? [];
  return day ? { day, counts: practice === undefined } : null;
}

function isOutcome(value: unknown): value is DailyOutcome {
  const { points, rank, lead, curve } = (value ?? {}) as Partial<DailyOutcome>;
  return [points, rank, lead].every((number) => typeof number === 'number') && Array.isArray(curve);
}

/** Whatever is valid in a log written by another version or another device. */
export function asDailyLog(stored: unknown): DailyLog {
  if (typeof stored !== 'object' || stored === null) return {};
  const tries = Object.entries(stored).flatMap(([day, value]: [string, unknown]) => {
    const { begun, outcome } = (value ?? {}) as Partial<DailyTry>;
    if (typeof begun !== 'number' || dailyOf(dailyId(day)) === null) return [];
    return [[day, isOutcome(outcome) ? { begun, outcome } : { begun }] as const];
  });
  return Object.fromEntries(tries);
}

/** Of two devices, the one that began a day first counts; its result may still be to come. */
export function mergeDailyLogs(a: DailyLog, b: DailyLog): DailyLog {
  const merged: Record<string, DailyTry> = { ...a };
  for (const [day, other] of Object.entries(b)) {
    const own = merged[day];
    if (!own || other.begun < own.begun || (other.begun === own.begun && other.outcome)) merged[day] = other;
  }
  return merged;
}

/** Kept on this device, and with the account. */
const kept = progress({ key: 'daily', read: asDailyLog, merge: mergeDailyLogs });

export function readDailyLog(): DailyLog {
  return kept.get();
}

/** Called when the log changes here, or the account brings what another device knows; returns how to stop. */
export function onDailyLog(listener: () => void): () => void {
  return kept.subscribe(listener);
}

export function noteBegun(day: string, begun: number): void {
  kept.change((log) => mergeDailyLogs(log, { [day]: { begun } }));
}

/** The first outcome of a day stays. */
export function noteOutcome(day: string, outcome: DailyOutcome, now: number): void {
  const { begun = now, outcome: known } = readDailyLog()[day] ?? {};
  if (!known) kept.change((log) => mergeDailyLogs(log, { [day]: { begun, outcome } }));
}

/** Days in a row with a finished game, up to today, or up to yesterday while today's is not finished. */
export function streakOf(log: DailyLog, today: string): number {
  const isDone = (time: number) => log[new Date(time).toISOString().slice(0, 10)]?.outcome !== undefined;
  let time = Date.parse(today);
  if (!isDone(time)) time -= DAY;
  let days = 0;
  for (; isDone(time); time -= DAY) days += 1;
  return days;
}
