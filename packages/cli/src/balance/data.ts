import { summaryOf } from '../simulate/summary.ts';
import type { Tally } from '../simulate/tally.ts';
import type { Balance } from './balance.ts';
import { cardFigures } from './cards.ts';
import { developmentShares } from './cities.ts';
import { eventFigures } from './course.ts';
import { PLAYERS } from './records.ts';
import { commandsOf, type Run } from './run.ts';

/** The figures of the page as plain data. */
export function balanceData({ origin, balance }: Run) {
  const { all, byPlace, persepolis, margins, shared, fingerprint } = balance;
  const { explorers, rounds } = persepolis;
  const { bots, seats } = figures(all);
  return {
    ...origin,
    commands: commandsOf(origin),
    fingerprint,
    players: bots[origin.bot],
    places: figures(byPlace).bots,
    seats,
    cities: cityData(balance),
    cards: cardData(balance, origin.rules),
    events: Object.fromEntries(
      eventFigures(balance).map(({ id, games, points, difference }) => [id, { games, points, difference }]),
    ),
    persepolis: {
      explored: explorers.entries,
      share: explorers.entries / balance.games,
      round: rounds.mean,
      winRate: explorers.winRate,
      winInterval: explorers.winInterval,
    },
    margin: { mean: margins.mean, interval: margins.interval },
    sharedWins: shared,
  };
}

function figures(tally: Tally) {
  return summaryOf(
    { games: tally.games, bots: [], rotate: false, setup: { players: PLAYERS }, seed: '' },
    tally,
  );
}

function cityData(balance: Balance) {
  const { bots } = figures(balance.byCity);
  return Object.fromEntries(
    developmentShares(balance).map(({ id, reached: [second, third, fourth] }) => [
      id,
      {
        ...bots[id],
        developments: { 2: second, 3: third, 4: fourth },
        persepolis: balance.cities.get(id)?.persepolis ?? 0,
      },
    ]),
  );
}

function cardData(balance: Balance, rules: number) {
  const { cards } = figures({ ...balance.all, cards: balance.cards });
  return Object.fromEntries(
    cardFigures(balance, rules).map(({ id, held, playRate, rounds, difference, dealt }) => [
      id,
      {
        held,
        playRate,
        round: rounds.count === 0 ? null : rounds.mean,
        ...cards[id],
        difference,
        dealt: { players: dealt.entries, winRate: dealt.winRate, winInterval: dealt.winInterval },
      },
    ]),
  );
}
