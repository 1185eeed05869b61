import type { GameRecord } from '@khora/engine';
import { walkOf } from '../decisions/walk.ts';
import { CHANCES, type Chance } from '../worlds/chance.ts';
import type { Reference } from '../worlds/reference.ts';
import { addDifference, ahead, meanOf, type Vector, zero } from '../worlds/vectors.ts';
import { worldOf } from '../worlds/worlds.ts';

/**
 * What chance alone did in a game, by kind: every seat's points ahead, then the chances of winning. These are the luck
 * lines of the account without the rest, to see over many games that luck is fair.
 */
export function luckOf(
  record: GameRecord,
  {
    reference,
    seed,
    worlds,
  }: { readonly reference: Reference; readonly seed: string; readonly worlds: number },
): Readonly<Record<Chance, Vector>> {
  const { stretches, result } = walkOf(record, reference);
  const length = 2 * result.players.length;
  const sums = { cards: zero(length), events: zero(length), dice: zero(length) } satisfies Record<
    Chance,
    Vector
  >;
  const all = Array.from({ length: worlds }, (_, world) => worldOf(`${seed}/${world}`));
  for (const { sets, luck } of stretches) {
    let before = luck.length > 0 ? sets.at(-1) : undefined;
    for (const { chance, fork } of luck) {
      before?.explore(all, worlds, reference);
      fork.explore(all, worlds, reference);
      if (before) addDifference(sums[chance], meanOf(fork.samples).mean, meanOf(before.samples).mean);
      before = fork;
    }
  }
  for (const chance of CHANCES) sums[chance] = ahead(sums[chance]);
  return sums;
}
