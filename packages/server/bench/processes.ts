// What a process uses, according to Linux.
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerProcess } from '../test/support/server-process.ts';

/** Resident memory of a process in megabytes. */
export function memory({ child }: Pick<ServerProcess, 'child'>): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Processor time that a process has used so far, in microseconds. */
export function processor(pid: number | undefined): number {
  return timeOf(`/proc/${pid}/stat`);
}

/** The same in seconds, for its main thread and for all others that are still there. */
export function threadTimes(pid: number | undefined): { readonly main: number; readonly others: number } {
  const main = timeOf(`/proc/${pid}/task/${pid}/stat`);
  return { main: main / 1e6, others: (processor(pid) - main) / 1e6 };
}

function timeOf(file: string): number {
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/**
 * Processor time that the host of a virtual machine has given to others, in milliseconds, which nobody here could have
 * used.
 */
export function stolen(): number {
  return Number(ticks()[7]) * 10;
}

/** Processor time that all programs and the system have used so far, in seconds. */
export function everybody(): number {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = ticks();
  return (user + nice + system + interrupts + soft) / 100;
}

/** What the processors did since the system was started, in hundredths of a second. */
function ticks(): readonly number[] {
  const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/ +/) ?? [];
  return fields.map(Number);
}

/** Processor time of the PostgreSQL that is reached through a socket in a folder, with its processes that have ended, in microseconds. */
export function postgresTime(url: string): number {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const first = all.find((pid) => contentOf(pid, 'cmdline').includes(`\0${folder}\0`));
  const ticks = all.reduce((sum, pid) => {
    const [, parent, ...fields] = contentOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
    const [own, ended] = [fields.slice(9, 11), fields.slice(11, 13)];
    const counted = pid === first ? [...own, ...ended] : parent === first ? own : [];
    return sum + counted.reduce((part, field) => part + Number(field), 0);
  }, 0);
  return ticks * 10_000;
}

/** Empty if the process has ended meanwhile. */
function contentOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
