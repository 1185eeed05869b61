import { RULES_VERSION } from '@khora/engine';
import { showBudget } from '../terminal/budget.ts';
import type { Simulation } from './simulation.ts';
import type { BotTally, Fortune, Tally } from './tally.ts';

function fortuneData({ entries, wins, winRate, winInterval, points }: Fortune) {
  return {
    played: entries,
    wins,
    winRate,
    winInterval,
    points: { mean: points.mean, interval: points.interval },
  };
}

function botData({ fortune, scores, rounds, sources }: BotTally) {
  const mean = (total: number) => total / fortune.entries;
  return {
    ...fortuneData(fortune),
    scores: Object.fromEntries([...scores].sort(([a], [b]) => a - b)),
    pointsByRound: rounds.map(mean),
    pointsBySource: Object.fromEntries([...sources].map(([source, total]) => [source, mean(total)])),
  };
}

/** The figures of a simulation as plain data. */
export function summaryOf({ budget, ...simulation }: Simulation, tally: Tally) {
  const fortunes = <K extends PropertyKey>(map: ReadonlyMap<K, Fortune>) =>
    Object.fromEntries([...map].map(([key, fortune]) => [key, fortuneData(fortune)] as const));
  return {
    rules: RULES_VERSION,
    simulation: { ...simulation, ...(budget && { budget: showBudget(budget) }) },
    games: tally.games,
    deals: tally.deals,
    bots: Object.fromEntries([...tally.bots].map(([name, bot]) => [name, botData(bot)])),
    ...(!simulation.rotate && { seats: fortunes(tally.seats), cities: fortunes(tally.cities) }),
    cards: Object.fromEntries(
      [...tally.cards].map(([id, { played, unplayed }]) => [
        id,
        { played: fortuneData(played), unplayed: fortuneData(unplayed) },
      ]),
    ),
  };
}
