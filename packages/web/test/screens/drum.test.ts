import { contentOf, RULES_VERSION } from '@khora/engine';
import { expect, test } from 'vitest';
import { drumOf } from '../../src/screens/result/drum.ts';

test('each source of points has drums of its own, whatever else a game brought', () => {
  const { cards, cities } = contentOf(RULES_VERSION);
  const scoring = [...cards.values(), ...[...cities.values()].flat()].filter(({ score }) => score);
  const groups = ['action', 'card', 'development', 'event', 'level', 'space', 'glory', 'other'];
  const sources = [...groups, ...scoring.map(({ source }) => source.id)];
  const looks = sources.map((source) => {
    const { paint, fluted } = drumOf(source);
    return `${paint}${fluted ? ' fluted' : ''}`;
  });
  expect(new Set(looks).size).toBe(sources.length);
});

test('a source that these rules do not know has drums too', () => {
  expect(drumOf('of-other-rules')).toEqual(drumOf('other'));
});
