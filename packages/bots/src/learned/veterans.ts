import type { Choose } from '../bot.ts';
import { Archon } from './archon.ts';
import { unpackWeights } from './network.ts';
import { strategosWith } from './strategos.ts';
import { POLICY, VALUE } from './weights.ts';

/** Former levels, kept so that the laboratory can measure later ones against them. */
export const VETERAN_IDS = ['strategos-1', 'archon-1'] as const;
export type VeteranId = (typeof VETERAN_IDS)[number];

let strategist: Choose | null = null;

const archon: Archon = new Archon(() => ({
  value: unpackWeights(VALUE),
  policy: unpackWeights(POLICY),
}));

export const VETERANS: Readonly<Record<VeteranId, Choose>> = {
  'strategos-1': (view, thinking) => {
    strategist ??= strategosWith(unpackWeights(VALUE));
    return strategist(view, thinking);
  },
  'archon-1': archon.choose,
};
