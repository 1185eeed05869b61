import { setImmediate as turn } from 'node:timers/promises';
import type { Budget } from '@khora/bots';
import { heatOf, type Windfalls, windfallsOf } from '@khora/bots/windfall';
import { type CardId, type CityId, derivedSeed, type GameSetup, type Standing } from '@khora/engine';
import { contestantOf, type Roster } from '../contestants/contestants.ts';
import { playMatch } from './play-game.ts';
import type { FinishedRecord } from './record.ts';

/** One game to be played, as plain data for a worker. */
export interface GamePlan {
  /** Games of one deal share the setup: they are its rotations. */
  readonly deal: number;
  readonly setup: GameSetup;
  /** Names by seat, as 'citizen' or 'archon@200ms'. */
  readonly bots: readonly string[];
  readonly budget?: Budget | undefined;
  readonly seed: string;
  /** Whether to find out what luck did. */
  readonly adjust?: boolean | undefined;
}

/** How it ended; all lists are by seat. */
export interface Outcome {
  readonly deal: number;
  readonly bots: readonly string[];
  readonly cities: readonly CityId[];
  readonly standings: readonly Standing[];
  readonly rounds: readonly (readonly number[])[];
  readonly played: readonly (readonly CardId[])[];
  readonly record: FinishedRecord;
  readonly windfalls?: Windfalls;
}

/** Plays games and yields their outcomes in the order of the plans. */
export type PlayAll = (plans: Iterable<GamePlan>) => AsyncIterable<Outcome>;

export async function playPlan(
  { deal, bots, adjust = false, ...terms }: GamePlan,
  roster?: Roster,
): Promise<Outcome> {
  const contestants = bots.map((name) => contestantOf(name, roster));
  const game = await playMatch({ ...terms, contestants, name: nameOf(terms.seed) });
  const { standings, rounds, played, state } = game;
  const cities = state.players.flatMap(({ city }) => city ?? []);
  const record = { ...game.record, bots };
  const outcome = { deal, bots, cities, standings, rounds, played, record };
  return adjust ? { ...outcome, windfalls: windfallsIn(record, bots, terms.seed) } : outcome;
}

function windfallsIn(record: FinishedRecord, bots: readonly string[], seed: string): Windfalls {
  const heats = bots.map((name) => heatOf(name.replace(/@.*/, '')));
  return windfallsOf(record, { seed: derivedSeed(seed, 'windfall'), heats });
}

/** A name for outside programs, which must not learn the seed from it. */
function nameOf(seed: string): string {
  return derivedSeed(seed, 'name').slice(0, 12);
}

/** Plays in this thread, one after another. */
export function playHere(roster: Roster): PlayAll {
  return async function* (plans) {
    for (const plan of plans) {
      // Lets timers and signals through between two games.
      await turn();
      yield await playPlan(plan, roster);
    }
  };
}
