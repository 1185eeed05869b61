import { RULES_VERSION } from '@khora/engine';
import type { Outcome } from '../game/plan.ts';
import { playAndCount } from '../simulate/run.ts';
import { commandOf, type Simulation } from '../simulate/simulation.ts';
import type { Io } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress.ts';
import { Balance } from './balance.ts';
import type { Beside } from './beside.ts';
import { checkGame, PLAYERS, readSelfPlay } from './records.ts';
import { studyOf } from './study.ts';

/** Where the games of a balance came from. */
export interface Origin {
  /** As 'strategos' or 'archon@200it'. */
  readonly bot: string;
  readonly games: number;
  readonly rules: number;
  /** Null if the games were read from records of several runs. */
  readonly seed: string | null;
  readonly recorded: boolean;
}

export interface Run {
  readonly origin: Origin;
  readonly balance: Balance;
  /** Games of other bots to compare with. */
  readonly beside?: readonly Beside[];
}

interface Wanted {
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
  readonly workers?: number | undefined;
}

export function simulationOf({ bot, games, seed }: Omit<Wanted, 'workers'>): Simulation {
  return {
    games,
    bots: Array.from({ length: PLAYERS }, () => bot),
    rotate: false,
    setup: { players: PLAYERS },
    seed,
  };
}

/** Plays the games now. */
export async function playBalance(wanted: Wanted, io: Io): Promise<Run> {
  const balance = new Balance();
  await playAndCount(simulationOf(wanted), wanted, io, ({ record, deal }) => {
    balance.add(studyOf(record, deal));
  });
  return playedBalance(wanted, balance);
}

/** Puts together what was played in parts. */
export function mergeBalance({ bots, seed }: Simulation, outcomes: readonly Outcome[]): Run {
  const balance = new Balance();
  for (const { record, deal } of outcomes) balance.add(studyOf(record, deal));
  return playedBalance({ bot: bots[0] ?? '', seed }, balance);
}

function playedBalance({ bot, seed }: Pick<Wanted, 'bot' | 'seed'>, balance: Balance): Run {
  // Fewer than wanted if it was stopped; a shorter run plays the same first games.
  const { games } = balance;
  return { balance, origin: { bot, games, rules: RULES_VERSION, seed, recorded: false } };
}

/** Takes the games from records. */
export function readBalance(path: string, io: Io): Run {
  const { records, bot, rules, seed } = readSelfPlay(path);
  const balance = new Balance();
  const progress = progressBar(io, records.length, 'games');
  try {
    records.forEach((record, deal) => {
      checkGame(record, deal + 1, path);
      balance.add(studyOf(record, deal));
      progress.at(deal + 1);
    });
  } finally {
    progress.end();
  }
  return { balance, origin: { bot, games: balance.games, rules, seed, recorded: true } };
}

/** The command lines that write the same page again; none if the games come from several runs. */
export function commandsOf({ bot, games, seed, recorded }: Origin): string[] {
  if (seed === null) return [];
  const command = commandOf({ ...simulationOf({ bot, games, seed }), bots: [bot] });
  if (recorded) return [`${command} --records games.jsonl`, 'khora balance --from games.jsonl'];
  // Both commands take their games from the same options.
  return [command.replace('simulate', 'balance').replace('--bots', '--bot')];
}
