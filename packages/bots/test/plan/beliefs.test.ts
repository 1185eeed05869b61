import { RULES_VERSION } from '@khora/engine';
import { describe } from 'vitest';
import { describeBeliefs } from './believing.ts';

const VERSIONS = Array.from({ length: RULES_VERSION }, (_, index) => index + 1);

describe.each(VERSIONS)('by rules version %i', (rules) => {
  describeBeliefs(rules);
});
