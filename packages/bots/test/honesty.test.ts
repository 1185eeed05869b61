import { determinize, legalMoves, view } from '@khora/engine';
import { expect, test } from 'vitest';
import { BOT_IDS, BOTS, type BotId, CHARACTERS } from '../src/index.ts';
import { encode, INPUTS } from '../src/learned/features.ts';
import { positions } from './kit.ts';

/** Enough iterations for search to try more than one move in more than one world. */
const BUDGET = { iterations: 15 };
/** Positions to try; search takes longer over each. */
const POSITIONS: Readonly<Record<BotId, number>> = {
  random: 3000,
  ephebe: 1000,
  citizen: 1000,
  hoplite: 500,
  trierarch: 500,
  strategos: 100,
  archon: 30,
};

/** Without a character, and with each of them in turn. */
const TEMPERS = [{}, ...CHARACTERS.map((character) => ({ character }))];

test.each(BOT_IDS)('%s: what its seat cannot see never changes its choice, which is always legal', (id) => {
  const choose = BOTS[id];
  let at = 0;
  for (const { state, seat } of positions(POSITIONS[id], `honesty/${id}`)) {
    const thinking = { seed: `s${at}`, budget: BUDGET, ...TEMPERS[at++ % TEMPERS.length] };
    const seen = view(state, seat);
    const move = choose(seen, thinking);
    expect(legalMoves(state, seat)).toContainEqual(move);
    const otherwise = determinize(seen, `other/${at}`);
    expect(choose(view(otherwise, seat), thinking)).toEqual(move);
  }
});

test('the inputs of the networks are the same for a game, a view of it, and a game that looks alike', () => {
  const inputs = () => ({ index: new Int32Array(512), value: new Float32Array(512) });
  for (const { state, seat } of positions(1500, 'inputs')) {
    const seen = view(state, seat);
    const read = [state, seen, determinize(seen, 'other')].map((position) => {
      const own = inputs();
      const count = encode(position, seat, own);
      const open = inputs();
      const known = encode(position, seat, open, { knowing: 'public' });
      return { count, own, known, open };
    });
    expect(read[1]).toEqual(read[0]);
    expect(read[2]).toEqual(read[0]);
    expect(Math.max(...(read[0]?.own.index ?? []))).toBeLessThan(INPUTS);
  }
});

test('what the public knows of a player does not include their hand', () => {
  for (const { state, seat } of positions(300, 'public')) {
    const other = ((seat + 1) % state.players.length) as typeof seat;
    const own = { index: new Int32Array(512), value: new Float32Array(512) };
    const seen = { index: new Int32Array(512), value: new Float32Array(512) };
    const count = encode(state, seat, own, { knowing: 'public' });
    expect(encode(view(state, other), seat, seen, { knowing: 'public' })).toBe(count);
    expect(seen).toEqual(own);
  }
});
