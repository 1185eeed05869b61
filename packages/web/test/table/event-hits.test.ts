import { expect, test } from 'vitest';
import { eventExtremes, eventHits } from '../../src/table/state/event-hits.ts';
import { position } from './position.ts';

const TROOPS = [{ troops: 2 }, { troops: 5 }, { troops: 2 }];
const change = (resource: string, by: number) => ({ resources: [{ resource, by }], tracks: [], tokens: [] });

test('an event for most and fewest troops names everybody who has them', () => {
  expect(eventExtremes(position(TROOPS), 'conscripting-troops')).toEqual([
    { who: 'most', seats: [1] },
    { who: 'fewest', seats: [0, 2] },
  ]);
  expect(eventExtremes(position(TROOPS), 'drought')).toEqual([]);
});

test('once the event takes effect, it is those at the start of the phase', () => {
  const view = position(TROOPS, { phase: 'resolution', most: [2], fewest: [0] });
  expect(eventExtremes(view, 'military-victory')).toEqual([{ who: 'most', seats: [2] }]);
  expect(eventHits(view, 'military-victory', 1)).toEqual([]);
});

test('losses stop at what a player has', () => {
  const view = position([{ drachmas: 1 }, { drachmas: 4 }, { drachmas: 0 }]);
  const hit = (seat: 0 | 1 | 2) => eventHits(view, 'drought', seat)[0]?.delta;
  expect(hit(0)).toEqual(change('drachmas', -1));
  expect(hit(1)).toEqual(change('drachmas', -2));
  expect(hit(2)).toEqual({ resources: [], tracks: [], tokens: [] });
});

test('the part that concerns a seat is told; where its player has a choice, there are no figures', () => {
  const view = position(TROOPS.map((player) => ({ ...player, scrolls: 2 })));
  expect(eventHits(view, 'origin-of-the-academy', 0)).toEqual([{ part: 1, delta: change('scrolls', -2) }]);
  expect(eventHits(view, 'origin-of-the-academy', 1)).toEqual([{ part: 0, delta: change('scrolls', 1) }]);
  expect(eventHits(view, 'oracle-of-delphi', 0)).toEqual([{ part: 0, delta: null }]);
});

test('an event for an explored space does nothing before it is explored', () => {
  expect(eventHits(position(), 'conquest-of-the-persians', 0)).toEqual([]);
  const view = position([], { explored: ['persepolis'] });
  expect(eventHits(view, 'conquest-of-the-persians', 0)).toEqual([{ part: 0, delta: null }]);
});
