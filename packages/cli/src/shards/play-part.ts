import type { Shard } from '../game/shard.ts';
import { playAndCount } from '../simulate/run.ts';
import type { Io } from '../terminal/io.ts';
import { count } from '../terminal/numbers.ts';
import { partName, partWriter, type Whole } from './part-file.ts';

interface PartOptions {
  readonly shard: Shard;
  readonly part?: string;
  readonly workers?: number;
}

/**
 * Plays one part of a run and writes it to a file of its own, for `khora merge`. What is already in the file is not
 * played again.
 */
export async function playPart(whole: Whole, { shard, part, workers }: PartOptions, io: Io): Promise<void> {
  const path = part ?? partName(shard);
  const writer = partWriter(path, whole, shard);
  const before = writer.outcomes.length;
  const { games } = await playAndCount(whole.simulation, { workers, shard, skip: before }, io, (outcome) =>
    writer.write(outcome),
  );
  writer.close();
  const kept = before > 0 ? ` (${count(before)} from before)` : '';
  io.out.write(
    `${count(before + games)} games${kept}: part ${shard.number} of ${shard.of}. Put the parts together with 'khora merge'.\nWritten: ${path}\n`,
  );
}
