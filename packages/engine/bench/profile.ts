import { type Profiler, Session } from 'node:inspector/promises';
import { basename } from 'node:path';

const SAMPLE_MICROSECONDS = 100;

/** Where the time goes: the functions with the most time of their own, as shares of the whole. */
export async function profile(work: () => void, entries: number): Promise<string> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
  await session.post('Profiler.start');
  work();
  const { profile: taken } = await session.post('Profiler.stop');
  session.disconnect();
  const lines = selfTimes(taken).slice(0, entries);
  const shown = lines.map(({ name, share }) => `${(share * 100).toFixed(1).padStart(6)} %  ${name}`);
  return ['Self time by function:', ...shown].join('\n');
}

function selfTimes({
  nodes,
  samples = [],
  timeDeltas = [],
}: Profiler.Profile): { name: string; share: number }[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame.functionName, callFrame)]));
  const times = new Map<string, number>();
  let all = 0;
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? '?';
    const time = timeDeltas[index] ?? 0;
    times.set(name, (times.get(name) ?? 0) + time);
    all += time;
  }
  const shares = Array.from(times, ([name, time]) => ({ name, share: time / all }));
  return shares.sort((a, b) => b.share - a.share);
}

function nameOf(name: string, { url, lineNumber }: { url: string; lineNumber: number }): string {
  return `${name || '(anonymous)'}${url ? `  ${basename(url)}:${lineNumber + 1}` : ''}`;
}
