import { CARD_IDS } from '@khora/engine';
import type { Texts } from '@khora/locales';
import type { BotTally } from '../simulate/tally.ts';
import type { Part } from './stack-chart.ts';

/** Whatever is compared, by name: bots, or others that are counted like them. */
export interface ByName {
  readonly bots: ReadonlyMap<string, BotTally>;
}

/** End-game points of single cards and developments are combined; the rest is already in groups. */
function groupOf(source: string): string {
  if (CARD_IDS.some((id) => id === source)) return 'Cards at the end';
  return source.includes('-') ? 'Developments at the end' : source;
}

/** Mean points of a game by group of sources, the largest first; each part has a figure for each bot. */
export function pointSources({ bots }: ByName, texts: Texts): Part[] {
  const rows = [...bots.values()];
  const groups = new Set(rows.flatMap(({ sources }) => [...sources.keys()].map(groupOf)));
  const parts = [...groups].map((group) => ({
    name: group.endsWith('at the end') ? group : texts.source(group),
    data: rows.map(({ sources, fortune }) => {
      let total = 0;
      for (const [source, points] of sources) if (groupOf(source) === group) total += points;
      return total / fortune.entries;
    }),
  }));
  return parts.sort((a, b) => sum(b.data) - sum(a.data));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
