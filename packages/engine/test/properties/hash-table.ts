/**
 * The final hashes of fixed games stand in hashes-1.json, hashes-2.json …, one table for each rules version. A new
 * version, which is a line in content/corrections.ts, gets its table with
 *
 *     node packages/engine/test/properties/hash-table.ts
 *
 * This writes the table of the current version only; those of older versions never change. A refactoring changes none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { OPTION_VALUES, PLAYER_COUNTS } from '../../fuzz/setups.ts';
import { type GameSetup, hash, RULES_VERSION } from '../../src/index.ts';
import { playLine } from './line.ts';

const fileOf = (rules: number) => new URL(`hashes-${rules}.json`, import.meta.url);

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

export function finalHash(setup: GameSetup, rules: number): string {
  return hash(playLine(setup, { rules }));
}

export function readTable(rules: number): Record<string, string> {
  return JSON.parse(readFileSync(fileOf(rules), 'utf8')) as Record<string, string>;
}

if (import.meta.main) {
  const table = Object.fromEntries(SETUPS.map((setup) => [setup.seed, finalHash(setup, RULES_VERSION)]));
  writeFileSync(fileOf(RULES_VERSION), `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${SETUPS.length} hashes of rules version ${RULES_VERSION} written.`);
}
