// The same beliefs with every number of the rules changed: a number hard-coded in the plan would show.
import { type Content, contentOf, RULES_VERSION } from '@khora/engine';
import { expect, test, vi } from 'vitest';
import { describeBeliefs } from './believing.ts';

type Numbers = { -readonly [N in keyof Content['numbers']]: N extends 'limits' ? object : number };
interface Correction {
  note: string;
  correct(facts: { numbers: Numbers }): void;
}
interface Corrections {
  CORRECTIONS: readonly Correction[];
}

vi.mock('../../../engine/src/content/corrections.ts', async (original): Promise<Corrections> => {
  const { CORRECTIONS } = await original<Corrections>();
  const other: Correction = {
    note: 'another game',
    correct({ numbers }) {
      Object.assign(numbers, {
        limits: { citizens: 16, taxes: 9, glory: 8, troops: 17 },
        cardsDealt: 6,
        citizensPerScroll: 2,
        scrollsPerToken: 3,
        philosophyScrolls: 2,
        legislationCitizens: 4,
        legislationCards: 3,
        tradeDrachmas: 2,
        tokenPrice: 6,
        explorations: 2,
        progressLevels: 2,
        achievementReward: 2,
      } satisfies Numbers);
    },
  };
  return { CORRECTIONS: [...CORRECTIONS, other] };
});

test('every number is different', () => {
  const [old, now] = [contentOf(RULES_VERSION - 1).numbers, contentOf(RULES_VERSION).numbers];
  const { limits, ...others } = now;
  for (const [name, number] of Object.entries(others)) expect(number, name).not.toBe(Reflect.get(old, name));
  expect(limits).toMatchObject({ citizens: 16, taxes: 9, glory: 8, troops: 17 });
});

describeBeliefs(RULES_VERSION);
