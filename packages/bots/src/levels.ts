import type { Choose } from './bot.ts';
import { Archon } from './learned/archon.ts';
import { unpackWeights } from './learned/network.ts';
import { strategosWith } from './learned/strategos.ts';
import { POLICY, VALUE } from './learned/weights.ts';

let strategist: Choose | null = null;

/** The learned bots are made when they are first asked: unpacking their weights takes a moment. */
export function strategos(): Choose {
  strategist ??= strategosWith(unpackWeights(VALUE));
  return strategist;
}

/** Archon keeps to a time, so it unpacks its weights itself. */
export const archon: Archon = new Archon(() => ({
  value: unpackWeights(VALUE),
  policy: unpackWeights(POLICY),
}));
