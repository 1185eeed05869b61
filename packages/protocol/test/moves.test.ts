import { isMove, type Move } from '@khora/engine';
import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { moveSchema } from '../src/index.ts';
import { randomGame, SETUPS } from './games.ts';

// A move on the wire is a move of the engine, and the other way round; `npm run check` ensures it.
expectTypeOf<z.output<typeof moveSchema>>().toExtend<Move>();
expectTypeOf<Move>().toExtend<z.output<typeof moveSchema>>();
expectTypeOf<Move['type']>().toEqualTypeOf<z.output<typeof moveSchema>['type']>();

test('every legal move of random games can be sent', () => {
  const types = new Set<string>();
  const texts = new Set<string>();
  for (const setup of SETUPS)
    for (const seed of [1, 2, 3, 4])
      for (const { legal } of randomGame(setup, seed))
        for (const move of legal) {
          types.add(move.type);
          texts.add(JSON.stringify(move));
        }
  expect(types.size).toBeGreaterThan(15);
  for (const text of texts) expect(JSON.stringify(moveSchema.parse(JSON.parse(text)))).toBe(text);
});

test('whatever is accepted has the shape of a move', () => {
  const shapes = moveSchema.options.map(({ shape }) => Object.keys(shape).length);
  expect(shapes).toHaveLength(22);
  for (const move of [{ type: 'pass' }, { type: 'assign', tiles: [0, 6] }, { type: 'draft', card: 'bank' }])
    expect(isMove(moveSchema.parse(move))).toBe(true);
});

test.each([
  ['no object', 'pass'],
  ['no type', {}],
  ['another type', { type: 'cheat' }],
  ['a field too many', { type: 'pass', seat: 1 }],
  ['a field too few', { type: 'draft' }],
  ['a card that does not exist', { type: 'draft', card: 'atlantis' }],
  ['a name that objects inherit', { type: 'draft', card: 'constructor' }],
  ['tiles that are no list', { type: 'assign', tiles: 3 }],
  ['too many tiles', { type: 'assign', tiles: [0, 1, 2, 3, 4] }],
  ['a tile between tiles', { type: 'assign', tiles: [0.5] }],
  ['scrolls below none', { type: 'pay', tiles: [1], scrolls: -1 }],
  ['more cards than there are', { type: 'discard', cards: Array.from({ length: 41 }, () => 'bank') }],
  ['a die that nobody has', { type: 'reroll', dice: [4] }],
])('not a move: %s', (_, value) => {
  expect(moveSchema.safeParse(value).success).toBe(false);
});

test('fields from a prototype do not count', () => {
  const move: unknown = JSON.parse('{"type":"buy","__proto__":{"color":"red"}}');
  expect(moveSchema.safeParse(move).success).toBe(false);
});
