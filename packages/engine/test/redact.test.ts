import { describe, expect, test } from 'vitest';
import { reveals } from '../src/events.ts';
import { type GameEvent, redact } from '../src/index.ts';

const SOURCE = { kind: 'card', id: 'council' } as const;
const CARDS = ['bank', 'oracle'] as const;

/** Every kind of event about hidden cards, and what others hear instead. */
const SECRET: readonly [event: GameEvent, heard: object][] = [
  [{ type: 'dealt', seat: 1, cards: CARDS }, { cards: 2 }],
  [{ type: 'passed', seat: 1, to: 2, cards: CARDS }, { cards: 2 }],
  [{ type: 'drafted', seat: 1, cards: CARDS }, { cards: 2 }],
  [{ type: 'drew', seat: 1, cards: CARDS, source: SOURCE }, { cards: 2 }],
  [{ type: 'offered', seat: 1, cards: CARDS }, { cards: 2 }],
  [
    { type: 'keptCard', seat: 1, cards: ['bank'], returned: ['oracle'] },
    { cards: 1, returned: 1 },
  ],
  [{ type: 'discarded', seat: 1, cards: CARDS, source: SOURCE }, { cards: 2 }],
];

describe('what is heard of hidden cards', () => {
  test.each(SECRET)('their owner hears all, others a number: %j', (event, heard) => {
    expect(redact(event, 1)).toEqual(event);
    expect(redact(event, 0)).toEqual({ ...event, ...heard });
    expect(redact(event, 'spectator')).toEqual({ ...event, ...heard });
  });

  test.each(SECRET)('what was a number stays one: %j', (event, heard) => {
    const already = { ...event, ...heard } as GameEvent;
    expect(redact(already, 0)).toEqual(already);
  });

  test('R1.3 whoever receives a passed pack knows it, and no other event has a receiver', () => {
    const [, [passed] = []] = SECRET;
    if (!passed) throw new Error('no pack');
    expect(redact(passed, 2)).toEqual(passed);
    expect(redact(passed, 3)).toMatchObject({ cards: 2 });
    // A field of that name in another event reveals nothing.
    const other = { type: 'drew', seat: 1, to: 2, cards: CARDS, source: SOURCE } as GameEvent;
    expect(redact(other, 2)).toMatchObject({ cards: 2 });
  });

  test.each<GameEvent>([
    { type: 'tookBack', seat: 1, card: 'bank' },
    { type: 'announced', event: 'drought' },
    { type: 'rolled', seat: 1, dice: [1, 2] },
  ])('everybody hears all of what is open: %j', (event) => {
    for (const watcher of [0, 1, 'spectator'] as const) expect(redact(event, watcher)).toEqual(event);
  });
});

describe('what ends taking back', () => {
  test.each<GameEvent>([
    { type: 'dealt', seat: 0, cards: CARDS },
    { type: 'passed', seat: 0, to: 1, cards: CARDS },
    { type: 'drafted', seat: 0, cards: CARDS },
    { type: 'announced', event: 'drought' },
    { type: 'rolled', seat: 0, dice: [1, 2] },
    { type: 'rerolled', seat: 0, dice: [1, 2], which: [0] },
    { type: 'assigned', seat: 0, tiles: [0, 2] },
    { type: 'drew', seat: 0, cards: CARDS, source: SOURCE },
    { type: 'offered', seat: 0, cards: CARDS },
  ])('something is revealed: %j', (event) => {
    expect(reveals([event])).toBe(true);
    expect(reveals([{ type: 'firstPlayer', seat: 0 }, event])).toBe(true);
  });

  test.each<GameEvent>([
    { type: 'answered', seat: 0, kind: 'assign' },
    { type: 'played', seat: 0, card: 'bank', cost: 0, scrolls: 0 },
    { type: 'keptCard', seat: 0, cards: ['bank'], returned: [] },
    { type: 'discarded', seat: 0, cards: CARDS, source: SOURCE },
    { type: 'declined', seat: 0, kind: 'buy' },
  ])('nothing new is seen: %j', (event) => {
    expect(reveals([event])).toBe(false);
  });

  test('nothing happened', () => {
    expect(reveals([])).toBe(false);
  });
});
