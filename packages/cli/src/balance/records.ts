import { createGame } from '@khora/engine';
import type { LabRecord } from '../game/record.ts';
import { readRecords } from '../game/record-file.ts';
import { verifyRecord } from '../game/verify.ts';
import { InputError } from '../terminal/errors.ts';

/** Recorded games of one bot against itself. */
export interface SelfPlay {
  readonly records: readonly LabRecord[];
  readonly bot: string;
  readonly rules: number;
  /** The seed of all games; null if they come from several runs. */
  readonly seed: string | null;
}

export const PLAYERS = 4;

/** The records of a file, checked: all of the standard game, of one bot at all four seats, each deal once. */
export function readSelfPlay(path: string): SelfPlay {
  const records = readRecords(path);
  const [first] = records;
  const bot = first?.bots?.[0];
  const rules = first?.rules;
  const seeds = new Map<string, number>();
  records.forEach((record, index) => {
    const problem = problemOf(record, bot, rules) ?? repetition(record, seeds.get(record.setup.seed));
    if (problem) throw new InputError(`Game ${index + 1} of '${path}' cannot be counted: ${problem}.`);
    seeds.set(record.setup.seed, index + 1);
  });
  return { records, bot: bot ?? '', rules: rules ?? 0, seed: commonSeed(records) };
}

/** Why a record cannot be used for the balance of one bot against itself. */
function problemOf({ bots, rules, setup }: LabRecord, bot: string | undefined, version: unknown) {
  if (setup.players !== PLAYERS) return `it has ${setup.players} players, not ${PLAYERS}`;
  if (bot === undefined || bots?.length !== PLAYERS) return 'it does not say who played';
  if (bots.some((name) => name !== bot))
    return `${bots.join(', ')} played, and balance is measured with one bot against itself (${bot})`;
  if (rules !== version)
    return `it is of rules version ${rules}, the first one of version ${String(version)}`;
  if (setup.cities) return 'its cities were not left to chance';
  const standard = new Map(Object.entries(createGame({ players: PLAYERS, seed: '' }).options));
  const odd = Object.entries(setup.options ?? {}).find(([name, value]) => standard.get(name) !== value);
  return odd ? `it is not the standard game (${odd[0]}: ${String(odd[1])})` : null;
}

/** Games of the same deal are not independent, and would make the intervals too narrow. */
function repetition({ setup }: LabRecord, before: number | undefined): string | null {
  return before === undefined ? null : `it repeats the deal of game ${before} (seed '${setup.seed}')`;
}

/** `khora simulate` numbers the deals of a seed from 0. */
function commonSeed(records: readonly LabRecord[]): string | null {
  const seeds = records.map(({ setup }) => setup.seed);
  const seed = seeds[0]?.replace(/-0$/, '');
  return seeds.every((each, deal) => each === `${seed}-${deal}`) ? (seed ?? null) : null;
}

/** Replays a record and insists that it ends as recorded. */
export function checkGame(record: LabRecord, game: number, path: string): void {
  const verdict = verifyRecord(record);
  if (verdict.ok && verdict.finished) return;
  const problem = verdict.ok ? 'it is not finished' : verdict.problem;
  throw new InputError(`Game ${game} of '${path}' cannot be counted: ${problem}.`);
}
