import { expect, test } from 'vitest';
import type { GamePlan } from '../../src/game/plan.ts';
import { withWorkers } from '../../src/workers/games.ts';

const plan = (deal: number, bot = 'random'): GamePlan => ({
  deal,
  setup: { players: 2, seed: `w${deal}` },
  bots: [bot, bot],
  seed: 's',
});

test('outcomes come in the order of the plans, batch after batch', async () => {
  const deals = await withWorkers(2, async (playAll) => {
    const seen: number[] = [];
    for (const batch of [[0, 1, 2, 3, 4, 5], [], [6, 7]]) {
      for await (const { deal } of playAll(batch.map((deal) => plan(deal)))) seen.push(deal);
    }
    return seen;
  });
  expect(deals).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('an error in a thread is reported', async () => {
  const broken = withWorkers(2, async (playAll) => {
    for await (const outcome of playAll([plan(0), plan(1, 'hal')])) expect(outcome.deal).toBe(0);
  });
  await expect(broken).rejects.toThrow("There is no bot 'hal'");
});

test('the results need not be read to the end', async () => {
  const first = await withWorkers(2, async (playAll) => {
    for await (const { deal } of playAll([plan(0), plan(1), plan(2)])) return deal;
    return null;
  });
  expect(first).toBe(0);
});
