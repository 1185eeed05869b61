import { type Command, Option } from 'commander';
import { parseBots, seatBots } from '../contestants/contestants.ts';
import type { Simulation } from '../simulate/simulation.ts';
import { parseBudget } from '../terminal/budget.ts';
import { atLeast, playersFrom, type SetupOptions, setupFrom, withSetupOptions } from './options.ts';

/** The options of games between bots, as commander passes them. */
export interface MatchOptions extends SetupOptions {
  games: number;
  bots: string;
  seed: string;
  rotate?: boolean;
  budget?: string;
  workers?: number;
  adjust?: boolean;
}

export function withMatchOptions(command: Command, { bots }: { readonly bots: string }): Command {
  command
    .option('-n, --games <number>', 'games to play', atLeast(1), 100)
    .option('-b, --bots <list>', 'bots by seat', bots);
  return withSetupOptions(command)
    .option('-s, --seed <text>', 'seed for everything random', 'khora')
    .option('--rotate', 'play every deal once with each bot at each seat, with the same cities and cards')
    .option('--budget <budget>', 'how long bots may think: 200ms, 1s or 500it')
    .addOption(new Option('-w, --workers <number>', 'threads; default: one per core').argParser(atLeast(1)));
}

export function simulationFrom(options: MatchOptions): Simulation {
  const names = parseBots(options.bots);
  const players = playersFrom(options, names.length);
  return {
    games: options.games,
    bots: seatBots(names, players),
    rotate: options.rotate ?? false,
    setup: setupFrom(options, players),
    seed: options.seed,
    budget: options.budget === undefined ? undefined : parseBudget(options.budget),
    ...(options.adjust && { adjust: true }),
  };
}
