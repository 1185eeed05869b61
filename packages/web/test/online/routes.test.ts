import { expect, test } from 'vitest';
import { href, parseRoute, type Route } from '../../src/browser/router.ts';
import { gameOf, tableOf } from '../../src/runner/ids.ts';

test.each<Route>([
  { screen: 'online' },
  { screen: 'room', id: 'abcdefgh2345' },
  { screen: 'room', id: 'abcdefgh2345', invitation: 'x-Y_z' },
  { screen: 'profile', user: 'some/body' },
  { screen: 'result', id: gameOf('abcdefgh2345') },
])('%o is found again by its address', (route) => {
  expect(parseRoute(href(route))).toEqual(route);
});

test('games of a server are distinguished from those of this browser', () => {
  expect(tableOf(gameOf('abcdefgh2345'))).toBe('abcdefgh2345');
  expect(tableOf('abcdefgh2345')).toBeNull();
});
