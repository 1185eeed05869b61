import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Networks, packNetworks } from '@khora/bots/expert';
import type { Run } from '../runs/run-file.ts';

const TARGET = new URL('../../../bots/src/expert/networks/weights.ts', import.meta.url);

/** Writes networks as a module of the bots package, with the figures of the run that made them. */
export function writeNetworks(networks: Networks, { terms, games, minutes, curve }: Run): string {
  const run = { ...terms, games, minutes: Math.round(minutes), curve };
  const module = [
    '// Made by `khora iterate --install`: do not edit.',
    "import type { PackedNetworks } from './packing.ts';",
    '',
    '/** The run that made these networks, with its learning curve. */',
    `export const RUN = ${JSON.stringify(run)};`,
    '',
    `export const NETWORKS: PackedNetworks = ${JSON.stringify(packNetworks(networks))};`,
    '',
  ];
  const file = fileURLToPath(TARGET);
  writeFileSync(file, module.join('\n'));
  return file;
}
