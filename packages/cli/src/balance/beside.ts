import { CITY_IDS, type CityId } from '@khora/engine';
import { english } from '@khora/locales';
import { addOutcome, newTally, type Tally } from '../simulate/tally.ts';
import { count, percent, percentRange } from '../terminal/numbers.ts';
import type { Balance } from './balance.ts';
import { rateDifference, sideOf } from './difference.ts';
import { columns, list, markdownTable, paragraph } from './markdown.ts';
import { checkGame, readSelfPlay } from './records.ts';
import { studyOf } from './study.ts';

/** Games of another bot against itself, to see what depends on the players. */
export interface Beside {
  readonly bot: string;
  readonly tally: Tally;
}

export function readBeside(path: string): Beside {
  const { records, bot } = readSelfPlay(path);
  const tally = newTally();
  records.forEach((record, deal) => {
    checkGame(record, deal + 1, path);
    addOutcome(tally, studyOf(record, deal).outcome);
  });
  return { bot, tally };
}

/** The cities among all the bots, and which of them fare differently. */
export function besideSection(bot: string, { all }: Balance, beside: readonly Beside[]): string[] {
  if (beside.length === 0) return [];
  const bots: readonly Beside[] = [{ bot, tally: all }, ...beside];
  const ranked = CITY_IDS.toSorted((a, b) => rate(all, b) - rate(all, a));
  return [
    '### Among other players',
    paragraph(
      'The same cities in games of other bots against themselves: what changes with the players is their doing, what stays is the city’s.',
      ...beside.map((other) => told(bot, all, other)),
    ),
    markdownTable(
      columns(
        'city',
        ...bots.flatMap(({ bot: name, tally }) => [`>${name}, ${count(tally.games)} games`, '>95 %']),
      ),
      ranked.map((city) => [
        english.city(city),
        ...bots.flatMap(({ tally }) => {
          const fortune = tally.cities.get(city);
          return fortune ? [percent(fortune.winRate), percentRange(fortune.winInterval)] : ['–', '–'];
        }),
      ]),
    ),
  ];
}

function rate({ cities }: Tally, city: CityId): number {
  return cities.get(city)?.winRate ?? 0;
}

function told(bot: string, all: Tally, other: Beside): string {
  const moved = (side: -1 | 1) =>
    CITY_IDS.filter((city) => {
      const [own, others] = [all.cities.get(city), other.tally.cities.get(city)];
      return own && others && sideOf(rateDifference(own, others).interval, 0) === side;
    }).map((city) => english.city(city));
  const [more, less] = [moved(1), moved(-1)];
  const parts = [
    ...(more.length > 0 ? [`clearly more often for ${list(more)}`] : []),
    ...(less.length > 0 ? [`clearly less often for ${list(less)}`] : []),
  ];
  return parts.length === 0
    ? `No city wins clearly more or less often among \`${bot}\` than among \`${other.bot}\`.`
    : `Among \`${bot}\`, compared with \`${other.bot}\`, wins come ${parts.join(', and ')}.`;
}
