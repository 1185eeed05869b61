import { existsSync, readFileSync } from 'node:fs';
import { RULES_VERSION } from '@khora/engine';
import type { Outcome } from '../game/plan.ts';
import { lineWriter } from '../game/record-file.ts';
import type { Shard } from '../game/shard.ts';
import { gamesOf, type Simulation } from '../simulate/simulation.ts';
import { InputError, messageOf } from '../terminal/errors.ts';

/** What was played in parts: which command, and everything that determines its games. */
export interface Whole {
  readonly command: 'simulate' | 'balance' | 'dataset';
  readonly rules: number;
  readonly simulation: Simulation;
}

interface Header extends Whole {
  readonly format: 'khora-part';
  readonly version: 1;
  readonly shard: Shard;
}

export function wholeOf(command: Whole['command'], simulation: Simulation): Whole {
  return { command, rules: RULES_VERSION, simulation };
}

export function partName({ number, of }: Shard): string {
  return `part-${number}-of-${of}.jsonl`;
}

/**
 * Writes a part game by game: what it is a part of, then one outcome per line. A part that was stopped is continued.
 */
export function partWriter(path: string, whole: Whole, shard: Shard) {
  const header: Header = { format: 'khora-part', version: 1, ...whole, shard };
  const { outcomes, bytes } = begunPart(path, header);
  const lines = lineWriter(path, bytes);
  if (bytes === 0) lines.write(JSON.stringify(header));
  return {
    /** What it already contains: the first games of the part. */
    outcomes,
    write: (outcome: Outcome) => lines.write(JSON.stringify(outcome)),
    close: () => lines.close(),
  };
}

/** What a file of that name already has of this part; a line that was cut off is not counted. */
function begunPart(path: string, header: Header): { outcomes: Outcome[]; bytes: number } {
  if (!existsSync(path)) return { outcomes: [], bytes: 0 };
  const text = readFileSync(path, 'utf8');
  const [first = '', ...rest] = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  if (first !== JSON.stringify(header))
    throw new InputError(
      `'${path}' already exists and is not a part of this run. Delete it, or name another file with --part.`,
    );
  const lines = rest.slice(0, -1);
  const bytes = Buffer.byteLength([first, ...lines, ''].join('\n'));
  return { outcomes: lines.map((line) => JSON.parse(line) as Outcome), bytes };
}

interface Part {
  readonly path: string;
  readonly header: Header;
  readonly outcomes: readonly Outcome[];
}

function readPart(path: string): Part {
  try {
    const [first = '', ...rest] = readFileSync(path, 'utf8').trimEnd().split('\n');
    const header = JSON.parse(first) as Header;
    if ((header.format as string) !== 'khora-part')
      throw new Error('its first line does not describe a part');
    if ((header.version as number) !== 1) throw new Error(`it is of version ${String(header.version)}`);
    return { path, header, outcomes: rest.map((line) => JSON.parse(line) as Outcome) };
  } catch (error) {
    throw new InputError(`'${path}' is not a readable part of a run: ${messageOf(error)}.`, { cause: error });
  }
}

/** All parts of one run, put together: its games in the order in which a single run plays them. */
export function mergeParts(paths: readonly string[]): { whole: Whole; outcomes: Outcome[] } {
  const [first, ...others] = paths.map(readPart);
  if (!first) throw new InputError('Name the parts to merge.');
  for (const { path, header } of others) {
    if (keyOf(header) !== keyOf(first.header))
      throw new InputError(`'${path}' and '${first.path}' are not parts of the same run.`);
  }
  const parts = [first, ...others];
  const { command, rules, simulation, shard } = first.header;
  for (let number = 1; number <= shard.of; number++) {
    const found = parts.filter(({ header }) => header.shard.number === number);
    if (found.length === 0) throw new InputError(`Part ${number} of ${shard.of} is missing.`);
    if (found.length > 1)
      throw new InputError(`Part ${number} was given twice: ${found.map(({ path }) => path).join(', ')}.`);
  }
  const outcomes = parts.flatMap((part) => part.outcomes);
  // All rotations of a deal are in one part, in order.
  outcomes.sort((a, b) => a.deal - b.deal);
  const games = gamesOf(simulation);
  if (outcomes.length !== games)
    throw new InputError(
      `The parts contain ${outcomes.length} of ${games} games: some were stopped early. Run their commands again.`,
    );
  return { whole: { command, rules, simulation }, outcomes };
}

function keyOf({ command, rules, simulation, shard }: Header): string {
  return JSON.stringify([command, rules, simulation, shard.of]);
}
