import { expect, test } from 'vitest';
import { assault } from '../../fuzz/assault.ts';

test('thousands of messages of nonsense change nothing', async () => {
  const report = await assault({ messages: 4000, seed: 7 });
  expect(report.messages).toBeGreaterThanOrEqual(4000);
  expect(report.refused).toBeGreaterThan(2000);
  expect(Object.keys(report.codes)).toEqual(
    expect.arrayContaining(['malformed', 'illegal-move', 'no-seat', 'no-such-table', 'not-signed-in']),
  );
});
