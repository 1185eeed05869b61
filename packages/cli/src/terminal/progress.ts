import type { Io } from './io.ts';

const BAR = 24;
const EVERY = 100;

export interface Bar {
  at(done: number): void;
  end(): void;
}

/** A progress bar on stderr, if that is a terminal; nothing otherwise. */
export function progressBar(io: Io, total: number, unit: string): Bar {
  const { err } = io;
  const begun = io.now();
  let shown = Number.NEGATIVE_INFINITY;
  if (!err.isTTY) return { at: () => undefined, end: () => undefined };
  return {
    at(done) {
      const time = io.now();
      if (time - shown < EVERY && done < total) return;
      shown = time;
      err.write(`\r${barLine(done, total, unit, (time - begun) / 1000)}\x1b[K`);
    },
    end: () => err.write('\r\x1b[K'),
  };
}

/** '████░░░░  512 of 1,000 games  51 %  123/s  0:04 left' */
export function barLine(done: number, total: number, unit: string, seconds: number): string {
  const filled = Math.floor((BAR * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
  const percent = `${Math.floor((100 * done) / total)} %`;
  const rate = seconds > 0 ? done / seconds : 0;
  const speed = rate === 0 ? '' : `  ${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s`;
  const left = rate === 0 ? '' : `  ${clock((total - done) / rate)} left`;
  return `${bar}  ${done} of ${total} ${unit}  ${percent}${speed}${left}`;
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
