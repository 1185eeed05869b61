import type { Budget } from '@khora/bots';
import type { GameSetup } from '@khora/engine';
import type { GamePlan } from '../game/plan.ts';
import { showBudget } from '../terminal/budget.ts';

/** What to simulate: enough to give the same games on any machine and any number of workers. */
export interface Simulation {
  readonly games: number;
  /** Names by seat; with rotation, by seat of the first game of each deal. */
  readonly bots: readonly string[];
  /**
   * Whether all rotations of the bots play the same deal; otherwise everyone keeps their seat and each game is a new
   * deal.
   */
  readonly rotate: boolean;
  readonly setup: Omit<GameSetup, 'seed'>;
  readonly seed: string;
  readonly budget?: Budget | undefined;
  /** Whether to subtract luck from the results. */
  readonly adjust?: boolean | undefined;
}

/** Rotation takes a whole number of turns around the table. */
export function gamesOf({ games, rotate, setup }: Simulation): number {
  return rotate ? Math.ceil(games / setup.players) * setup.players : games;
}

export function planOf({ bots, rotate, setup, seed, budget, adjust }: Simulation, index: number): GamePlan {
  const turn = rotate ? index % bots.length : 0;
  const deal = rotate ? Math.floor(index / bots.length) : index;
  return {
    deal,
    setup: { ...setup, seed: `${seed}-${deal}` },
    bots: [...bots.slice(turn), ...bots.slice(0, turn)],
    budget,
    seed: `${seed}-${deal}/${turn}`,
    ...(adjust && { adjust }),
  };
}

export function* plansOf(simulation: Simulation): Generator<GamePlan, void> {
  const games = gamesOf(simulation);
  for (let index = 0; index < games; index++) yield planOf(simulation, index);
}

/** The command line that plays the same games. */
export function commandOf({ games, bots, rotate, setup, seed, budget, adjust }: Simulation): string {
  const { cities, options = {} } = setup;
  const given = options.cityChoice === 'choose' ? 'choose' : cities?.join(',');
  return [
    `khora simulate --games ${games} --bots ${bots.join(',')} --seed ${shellWord(seed)}`,
    rotate ? '--rotate' : '',
    adjust ? '--adjust' : '',
    given ? `--cities ${given}` : '',
    options.draft ? `--draft ${options.draft}` : '',
    options.dice ? `--dice ${options.dice}` : '',
    options.optionalPayment ? '--optional-payment' : '',
    budget ? `--budget ${showBudget(budget)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function shellWord(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
