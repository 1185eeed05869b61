/**
 * The final hashes of fixed games stand in hashes.json. After a deliberate change of the rules, write them anew with
 *
 *     node packages/engine/test/properties/hash-table.ts
 *
 * and look at which ones changed: a correction of a number belongs into content/corrections.ts and raises
 * RULES_VERSION; a refactoring changes none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { OPTION_VALUES, PLAYER_COUNTS } from '../../fuzz/setups.ts';
import { type GameSetup, hash } from '../../src/index.ts';
import { playLine } from './line.ts';

const FILE = new URL('hashes.json', import.meta.url);

/** Every number of players with every combination of options. */
export const SETUPS: readonly GameSetup[] = PLAYER_COUNTS.flatMap((players) =>
  OPTION_VALUES.cityChoice.flatMap((cityChoice) =>
    OPTION_VALUES.draft.flatMap((draft) =>
      OPTION_VALUES.dice.flatMap((dice) =>
        OPTION_VALUES.optionalPayment.map((optionalPayment): GameSetup => {
          const seed = [players, cityChoice, draft, dice, optionalPayment ? 'optional' : 'forced'].join(' ');
          return { players, seed, options: { cityChoice, draft, dice, optionalPayment } };
        }),
      ),
    ),
  ),
);

export function finalHash(setup: GameSetup): string {
  return hash(playLine(setup));
}

export function readTable(): Record<string, string> {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
}

if (import.meta.main) {
  const table = Object.fromEntries(SETUPS.map((setup) => [setup.seed, finalHash(setup)]));
  writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${SETUPS.length} hashes written.`);
}
