import type { GameEvent, Source } from '@khora/engine';
import { english } from '@khora/locales';
import { expect, test } from 'vitest';
import { tell } from '../../src/terminal/story.ts';

const names = ['Athens', 'Sparta'];
const trade: Source = { kind: 'action', id: 'trade' };
const progress: Source = { kind: 'phase', id: 'progress' };
const changed = (
  seat: 0 | 1,
  resource: 'drachmas' | 'points' | 'scrolls',
  by: number,
  source: Source,
): GameEvent => ({
  type: 'changed',
  seat,
  resource,
  by,
  source,
});
const told = (...events: GameEvent[]) => tell(english, events, names);

test('gains are on the line of what caused them', () => {
  expect(
    told(
      { type: 'action', seat: 0, action: 3, source: trade },
      changed(0, 'drachmas', 2, trade),
      changed(0, 'points', 3, { kind: 'card', id: 'lighthouse' }),
    ),
  ).toEqual(['Athens takes the Trade action: +2 drachmas, +3 points (Lighthouse)']);
});

test('a price is on the line of the level that it bought', () => {
  expect(
    told(
      changed(0, 'scrolls', -1, progress),
      changed(0, 'drachmas', -4, progress),
      { type: 'raised', seat: 0, track: 'culture', level: 3, source: progress },
      changed(0, 'drachmas', 1, progress),
    ),
  ).toEqual([
    expect.stringMatching(
      /^Athens reaches Culture level 3.*: −1 philosophy token, −4 drachmas, \+1 drachma$/,
    ),
  ]);
});

test("one player's gains are not on the line of another's action", () => {
  const lines = told({ type: 'action', seat: 0, action: 3, source: trade }, changed(1, 'drachmas', 2, trade));
  expect(lines).toEqual(['Athens takes the Trade action', 'Sparta gains 2 drachmas (Trade)']);
});

test('losses that buy nothing have lines of their own', () => {
  const drought: Source = { kind: 'event', id: 'drought' };
  const lines = told(changed(0, 'drachmas', -2, drought), changed(1, 'drachmas', -1, drought));
  expect(lines).toEqual(['Athens loses 2 drachmas (Drought)', 'Sparta loses 1 drachma (Drought)']);
});
