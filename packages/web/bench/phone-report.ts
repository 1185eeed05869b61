import type { Interaction } from './interactions.ts';

/** A mid-range phone on what Lighthouse calls slow 4G; milliseconds and bits in a second. */
export const PHONE = { width: 390, height: 844, slower: 4, latency: 150, down: 1_600_000, up: 750_000 };

/** Milliseconds from the navigation until Play now can be pressed, and until the first question can be answered. */
export interface Visit {
  readonly home: number;
  readonly asked: number;
  /** How much of it the page spent waiting for a processor used by other programs. */
  readonly waited: number;
}

export interface PhoneReport {
  readonly load: number | undefined;
  readonly stolen: number;
  readonly cold: readonly Visit[];
  readonly warm: readonly Visit[];
  /** The interactions of a whole game that took long enough to be timed, and how many there were in all. */
  readonly taps: readonly Interaction[];
  readonly count: number;
  /** How long the game waited for a processor used by other programs, in milliseconds. */
  readonly waited: number;
}

const WORST = 12;

function visitLines(kind: string, visits: readonly Visit[]): string {
  return [
    `${kind}: the first question can be answered after`,
    ...visits.map(
      ({ home, asked, waited }) =>
        `  ${asked.toFixed(0)} ms, the front page after ${home.toFixed(0)} ms; ` +
        `other programs kept the page waiting for ${waited.toFixed(0)} ms`,
    ),
  ].join('\n');
}

function tapLine({ what, duration, wait, handling, drawing }: Interaction): string {
  const parts = `waiting ${wait.toFixed(0)}, handling ${handling.toFixed(0)}, drawing ${drawing.toFixed(0)}`;
  return `  ${duration} ms: ${what}; ${parts}`;
}

/** The report for people. */
export function toldOfPhone({ load, stolen, cold, warm, taps, count, waited }: PhoneReport): string {
  const { width, height, slower, latency, down, up } = PHONE;
  const worst = taps.toSorted((a, b) => b.duration - a.duration);
  // Those that were too short to be timed are the fastest.
  const at = (part: number) => worst[Math.floor((1 - part) * count)]?.duration ?? 0;
  return [
    `a phone of ${width} × ${height}, ${slower} times slower; ${latency} ms, ${down / 1e6} Mbit/s down, ${up / 1e6} up`,
    `load of the machine ${load?.toFixed(1)}; its host took ${stolen} ms`,
    visitLines('cold', cold),
    visitLines('warm', warm),
    `${count} interactions of a game: median ${at(0.5)} ms, 98 % ${at(0.98)} ms, longest ${at(1)} ms; ` +
      `other programs kept the page waiting for ${waited.toFixed(0)} ms`,
    ...worst.slice(0, WORST).map(tapLine),
  ].join('\n');
}
