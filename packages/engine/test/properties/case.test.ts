import { expect, test } from 'vitest';
import { playCase } from '../../fuzz/case.ts';

test('a game that fails tells the command that repeats it, in words that sh and cmd both understand', () => {
  const failing = () => {
    throw new Error('Broken.');
  };
  const again = (seed: string) => () =>
    playCase({ number: 7, setup: { players: 2, seed } }, 'invariants', failing);
  const command = 'again: node packages/engine/fuzz/fuzz.ts --games 1 --seed 7 --only invariants --setup';
  expect(again('agora')).toThrow(`${command} "{\\"players\\":2,\\"seed\\":\\"agora\\"}"`);
  expect(again('a$b`')).toThrow('\\"a\\$b\\`\\"');
});
