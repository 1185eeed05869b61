import type { EventId } from '@khora/engine';
import { english } from '@khora/locales';
import type { ByName } from '../report/point-sources.ts';
import { seatTable } from '../simulate/table.ts';
import { count, percent, percentRange, range } from '../terminal/numbers.ts';
import { type Balance, PLACES, renamed } from './balance.ts';
import { type Difference, meanDifference, sideOf } from './difference.ts';
import { columns, list, markdownTable, paragraph, picture, signed, signedRange } from './markdown.ts';
import { PERSEPOLIS } from './study.ts';

export interface EventFigures {
  readonly id: EventId;
  readonly name: string;
  readonly games: number;
  readonly points: number;
  /** Mean points of a player with the event minus without it; null if every game had it, or hardly any. */
  readonly difference: Difference | null;
}

export function eventFigures({ events }: Balance): EventFigures[] {
  return [...events].map(([id, { present, absent, games }]) => ({
    id,
    name: english.event(id),
    games,
    points: present.mean,
    difference: meanDifference(present, absent),
  }));
}

/** The events that chance brings, the one with the most points first. */
export function comparedEvents(balance: Balance): (EventFigures & { readonly difference: Difference })[] {
  return eventFigures(balance)
    .filter((event): event is EventFigures & { difference: Difference } => event.difference !== null)
    .sort((a, b) => b.difference.value - a.difference.value);
}

export function eventSections(balance: Balance): string[] {
  const compared = comparedEvents(balance);
  const fixed = eventFigures(balance).filter(({ games }) => games === balance.games);
  const beyond = (side: -1 | 1) =>
    compared.filter(({ difference }) => sideOf(difference.interval, 0) === side).map(({ name }) => name);
  const [more, less] = [beyond(1), beyond(-1).toReversed()];
  return [
    '## Events',
    paragraph(
      `Every game has ${list(fixed.map(({ name }) => name))}; chance picks seven of the others. So the difference between games with and without an event is its effect on a player’s mean points; who wins is another matter.`,
      more.length > 0 ? `More points: ${list(more)}.` : '',
      less.length > 0 ? `Fewer points: ${list(less)}.` : '',
      more.length + less.length === 0 ? 'No event makes a clear difference here.' : '',
    ),
    compared.length > 0 ? picture('Difference in mean points with each event', 'balance/events.svg') : '',
    markdownTable(
      columns('event', '>games', '>points with it', '>difference', '>95 %'),
      [...compared, ...eventFigures(balance).filter(({ difference }) => difference === null)].map(
        ({ name, games, points, difference }) => [
          name,
          count(games),
          games === 0 ? '–' : points.toFixed(1),
          difference ? signed(difference.value) : '–',
          difference ? signedRange(difference.interval) : '–',
        ],
      ),
    ),
    ...persepolisSection(balance),
  ];
}

function persepolisSection({ games, persepolis, cities, all }: Balance): string[] {
  const { explorers, rounds } = persepolis;
  const { entries, winRate, winInterval } = explorers;
  const told =
    entries === 0
      ? `Persepolis was explored in none of the ${count(games)} games.`
      : `Persepolis was explored in ${count(entries)} of ${count(games)} games (${percent(entries / games)}), on average in round ${rounds.mean.toFixed(1)}. Whoever explored it won ${percent(winRate)} of these games (${percentRange(winInterval)}), which again is no proof that exploring it wins: it takes ${PERSEPOLIS?.need ?? 0} troops.`;
  const rows = [...all.cities]
    .map(([id, { entries: played }]) => ({ id, played, explored: cities.get(id)?.persepolis ?? 0 }))
    .sort((a, b) => b.explored / b.played - a.explored / a.played)
    .map(({ id, played, explored }) => [
      english.city(id),
      count(played),
      count(explored),
      percent(explored / played),
    ]);
  return [
    '## Persepolis',
    paragraph(told),
    entries === 0 ? '' : markdownTable(columns('city', '>played', '>explored', '>share'), rows),
  ];
}

export function seatSections({ all }: Balance): string[] {
  const table = seatTable(all);
  const seats = [...all.seats].filter(([, { winInterval }]) => sideOf(winInterval, 1 / all.seats.size) !== 0);
  return [
    '## Seats',
    paragraph(
      'The first player is drawn by lot and changes with the dice, so no seat should be better than another: this table is a check of the games rather than of the game.',
      seats.length === 0
        ? 'No seat differs clearly from a fair share.'
        : `Yet a fair share is outside the interval of seat ${list(seats.map(([seat]) => String(seat + 1)))}: at least one of four intervals misses the truth in about one run of five.`,
    ),
    markdownTable(table.columns, table.rows),
  ];
}

/** All players together, then by their place at the end. */
export function places(balance: Balance): ByName {
  const all = [...balance.all.bots.values()].map((bot) => ['all players', bot] as const);
  return { bots: new Map([...all, ...renamed(balance.byPlace, PLACES, (place) => place).bots]) };
}

export function pointSections(balance: Balance): string[] {
  const { bots } = places(balance);
  const { margins, shared, games } = balance;
  const rounds = Math.max(...[...bots.values()].map((bot) => bot.rounds.length));
  const rows = [...bots].map(([name, { fortune, scores }]) => [
    name,
    count(fortune.entries),
    fortune.points.mean.toFixed(1),
    range(fortune.points.interval),
    ...[0, 0.1, 0.5, 0.9, 1].map((share) => String(quantile(scores, share))),
  ]);
  const roundRows = [...bots].map(([name, { rounds: totals, fortune }]) => [
    name,
    ...totals.map((total) => (total / fortune.entries).toFixed(1)),
    fortune.points.mean.toFixed(1),
  ]);
  const numbers = Array.from({ length: rounds }, (_, round) => `>${round + 1}`);
  return [
    '## Points',
    paragraph(
      `The winner was ${margins.mean.toFixed(1)} points ahead on average (${range(margins.interval)}); ${count(shared)} of ${count(games)} games (${percent(shared / games)}) ended in a shared win. If points are equal, drachmas decide.`,
    ),
    picture('How often each total was reached, by place', 'balance/scores.svg'),
    markdownTable(
      columns('place', '>players', '>mean', '>95 %', '>lowest', '>10 %', '>median', '>90 %', '>highest'),
      rows,
    ),
    '### Points by round',
    paragraph('Mean points at the end of each round, and after the final scoring.'),
    picture('Mean points after each round, by place', 'balance/rounds.svg'),
    markdownTable(columns('place', ...numbers, '>end'), roundRows),
  ];
}

/** The total that this share of the players did not exceed. */
function quantile(scores: ReadonlyMap<number, number>, share: number): number {
  const sorted = [...scores].sort(([a], [b]) => a - b);
  const players = sorted.reduce((sum, [, times]) => sum + times, 0);
  let seen = 0;
  for (const [total, times] of sorted) {
    seen += times;
    if (seen >= share * players) return total;
  }
  return sorted.at(-1)?.[0] ?? 0;
}
