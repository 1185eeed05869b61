import { afterAll, beforeAll, expect, test } from 'vitest';
import { sameInstant } from '../../fuzz/same-instant.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

test('four answers at the same instant are all accepted, and every refusal has a reason', async () => {
  const { times, sent, accepted, refused, reasons } = await sameInstant(server.origin, 100, 3);
  expect(times).toBeGreaterThanOrEqual(100);
  expect(accepted + refused).toBe(sent);
  expect(accepted).toBeGreaterThanOrEqual(4 * times);
  expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(refused);
  expect(refused).toBeGreaterThan(20);
});
