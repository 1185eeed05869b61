import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { initialValue, Judge } from '../../src/expert/networks/judge.ts';
import { packNetworks, unpackNetworks } from '../../src/expert/networks/packing.ts';
import { initialPolicy } from '../../src/expert/networks/policy-network.ts';
import { NETWORKS } from '../../src/expert/networks/weights.ts';
import { likelihoods, PolicyPlayer } from '../../src/expert/play/player.ts';
import { seeded } from '../../src/seeded.ts';
import { positions } from '../kit.ts';

/** In kB, for both networks as a client fetches them. */
const LIMIT = 600;

describe('networks with eight bits per weight', () => {
  const learned = { policy: initialPolicy(16, seeded('policy')), value: initialValue(16, seeded('value')) };
  // As after learning: some rows are large, some were never used.
  learned.policy.state.fill(0, 0, 160);
  learned.value.w1.subarray(320, 480).forEach((weight, i, row) => {
    row[i] = 40 * weight;
  });

  test('are off by no more than half a step of their row', () => {
    const { policy, value } = unpackNetworks(packNetworks(learned));
    for (const [own, packed, row] of [
      [learned.policy.state, policy.state, 16],
      [learned.policy.move, policy.move, 16],
      [learned.value.w1, value.w1, 16],
      [learned.value.w2, value.w2, 32],
    ] as const) {
      for (let at = 0; at < own.length; at += row) {
        const weights = own.subarray(at, at + row);
        const step = Math.max(...weights.map(Math.abs)) / 127;
        const off = weights.map((weight, i) => Math.abs(weight - (packed[at + i] ?? Number.NaN)));
        expect(Math.max(...off)).toBeLessThanOrEqual(step * 0.5001);
      }
    }
    expect(policy.out).toEqual(learned.policy.out);
    expect(value.b3).toEqual(learned.value.b3);
  });

  test('judge and play nearly as before', () => {
    const packed = unpackNetworks(packNetworks(learned));
    const judges = [new Judge(learned.value), new Judge(packed.value)] as const;
    const players = [new PolicyPlayer(learned.policy), new PolicyPlayer(packed.policy)] as const;
    for (const { state, seat } of positions(300, 'packing')) {
      const [one, other] = [judges[0].look(state, seat), judges[1].look(state, seat)];
      expect(other.points[0]).toBeCloseTo(one.points[0] ?? 0, 0);
      expect(other.win[0]).toBeCloseTo(one.win[0] ?? 0, 1);
      for (const player of players) player.score(state, seat);
      const [before, after] = [likelihoods(players[0].scores), likelihoods(players[1].scores)];
      before.forEach((chance, move) => {
        expect(after[move]).toBeCloseTo(chance, 1);
      });
    }
  });

  test('packed again, they are the same', () => {
    const packed = packNetworks(learned);
    expect(packNetworks(unpackNetworks(packed))).toEqual(packed);
  });
});

test(`the networks of the game are at most ${LIMIT} kB on the wire`, () => {
  expect(brotliCompressSync(JSON.stringify(NETWORKS)).length / 1000).toBeLessThanOrEqual(LIMIT);
});
