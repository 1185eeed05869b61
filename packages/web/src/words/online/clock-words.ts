import type { ClockFace, ClockRule } from '@khora/protocol';
import type { useWords } from './online-words.ts';

type Words = ReturnType<typeof useWords>;

/** How long players may think, in words. */
export function clockText(w: Words, clock: ClockRule): string {
  switch (clock.kind) {
    case 'live':
      return w('clock.live', { minutes: clock.bank / 60, seconds: clock.increment });
    case 'correspondence':
      return clock.perMove < 86_400
        ? w('clock.hours', { count: clock.perMove / 3600 })
        : w('clock.days', { count: clock.perMove / 86_400 });
    default:
      return w('clock.none');
  }
}

/** What is left on a clock at a moment of the server's time. */
export function leftAt({ left, since }: ClockFace, now: number): number {
  // During days off it has not begun to run yet.
  return Math.max(0, since === null ? left : left - Math.max(0, now - since));
}

/** 4:05, or for long times the largest two units. */
export function leftText(w: Words, milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return w('left.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 1) return w('left.hours', { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
