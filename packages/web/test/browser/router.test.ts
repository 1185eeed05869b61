import { expect, test } from 'vitest';
import { href, parseRoute, type Route } from '../../src/browser/router.ts';

test.each<Route>([
  { screen: 'review', id: 'abc' },
  { screen: 'review', id: 'abc', at: 7 },
  { screen: 'puzzle', id: '3' },
  { screen: 'puzzle', id: '3', theme: 'tiles' },
  { screen: 'mistakes' },
  { screen: 'lesson', id: 'paying' },
  { screen: 'lesson', id: 'paying', back: { game: 'abc' } },
  { screen: 'lesson', id: 'paying', back: { game: '@abc', invitation: 'secret' } },
  { screen: 'replay', id: 'abc' },
  { screen: 'replay', id: 'abc', at: 42 },
  { screen: 'position', position: '2|{"players":2,"seed":"a/b c"}|01.1z' },
  { screen: 'position', position: '2|{"players":2,"seed":"a/b c"}|01.1z', ending: [63, -1] },
])('an address leads to where it was made for: %o', (route) => {
  expect(parseRoute(href(route))).toEqual(route);
});

test('a move that is no number is left out', () => {
  expect(parseRoute('#/replay/abc/x')).toEqual({ screen: 'replay', id: 'abc' });
});

test('links to a table that were sent before tables had an address of their own still work', () => {
  expect(parseRoute('#/room/abc')).toEqual({ screen: 'room', id: 'abc' });
  expect(parseRoute('#/room/abc/secret')).toEqual({ screen: 'room', id: 'abc', invitation: 'secret' });
});
