import { TOP_LEVEL, type Track } from '@khora/engine';
import type { Gains } from './holding.ts';
import type { Outlook } from './outlook.ts';
import type { Rates } from './rates.ts';

/** For each level: what it yields in the rounds to come, and what the levels above it promise. */
export function levelWorths(
  {
    content,
    weights: w,
    rates,
    often,
    rounds,
  }: Pick<Outlook, 'content' | 'weights' | 'rates' | 'often' | 'rounds'>,
  track: Track,
): number[] {
  const yields = {
    economy: often.trade * rates.drachmas,
    culture: often.culture,
    military: often.military * rates.troops,
  }[track];
  const promise = (level: number, left: number): number => {
    const next = content.levels[track][level + 1];
    if (!next || left === 0) return 0;
    let gain = (left - 1) * yields - next.cost * rates.drachmas;
    for (const resource in next.gains) {
      const by = next.gains[resource as keyof Gains] ?? 0;
      const rate = rates[resource as keyof Rates];
      gain += resource === 'taxes' ? (by * rate * (left - 1)) / rounds : by * rate;
    }
    if (track === 'culture' && level + 1 === content.thirdDie) gain += w.action * (left - 1);
    return Math.max(0, w.levelDelay * (gain + promise(level + 1, left - 1)));
  };
  const worths = [0];
  for (let level = 1; level <= TOP_LEVEL; level++) {
    const die = track === 'culture' && level >= content.thirdDie ? w.action * rounds : 0;
    worths.push(level * yields * rounds + die + promise(level, rounds));
  }
  return worths;
}
