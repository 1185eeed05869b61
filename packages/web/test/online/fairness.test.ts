import { BOTS } from '@khora/bots';
import {
  begin,
  decisions,
  type GameRecord,
  hash,
  play,
  RECORD_VERSION,
  RULES_VERSION,
  view,
} from '@khora/engine';
import { commitmentTo, fairSeed } from '@khora/protocol';
import { expect, test } from 'vitest';
import type { PublishedRecord } from '../../src/online/connection/record.ts';
import { checkDice } from '../../src/online/room/fairness.ts';

const PARTS = { table: 'abcdefgh2345', secret: '5ec1e7', entropy: ['aa'.repeat(32), null] };

function published(): PublishedRecord {
  const setup = { players: 2, seed: fairSeed(PARTS) } as const;
  const moves: GameRecord['moves'][number][] = [];
  let { state } = begin(setup, RULES_VERSION);
  for (let open = decisions(state); open.length > 0; open = decisions(state)) {
    const seat = open[0]?.seat ?? 0;
    const move = BOTS.random(view(state, seat), { seed: String(moves.length) });
    moves.push({ seat, move });
    ({ state } = play(state, seat, move));
  }
  return {
    format: 'khora',
    version: RECORD_VERSION,
    rules: RULES_VERSION,
    setup,
    moves,
    result: { hash: hash(state), points: [] },
    players: ['Sappho', 'citizen'],
    seats: [],
    viewer: 'spectator',
    fair: { ...PARTS, commitment: commitmentTo(PARTS.secret) },
  };
}

test('a fair game passes: two dice for each player and round', () => {
  const findings = checkDice(published());
  expect(findings).toMatchObject({ seed: true, game: true, commitment: null, own: null });
  expect(findings.dice).toBeGreaterThanOrEqual(2 * 2 * 9);
});

test('another secret, another seed or another move is noticed', () => {
  const record = published();
  expect(checkDice({ ...record, fair: { ...record.fair, secret: 'other' } }).seed).toBe(false);
  expect(checkDice({ ...record, fair: { ...record.fair, entropy: [null, null] } }).seed).toBe(false);
  const loaded = { ...record, setup: { ...record.setup, seed: 'loaded' } };
  expect(checkDice(loaded)).toMatchObject({ seed: false, game: false });
  expect(checkDice({ ...record, moves: record.moves.slice(1) }).game).toBe(false);
});
