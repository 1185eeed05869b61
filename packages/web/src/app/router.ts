import { useSyncExternalStore } from 'react';

/** Where one is: the address after the #, so that any static server will do. */
export type Route =
  | { readonly screen: 'home' | 'new' | 'settings' | 'library' | 'credits' | 'online' | 'games' | 'account' }
  | { readonly screen: 'profile'; readonly user: string }
  /** A table of a server; a private one is entered by its invitation. */
  | { readonly screen: 'room'; readonly id: string; readonly invitation?: string }
  | { readonly screen: 'table' | 'result' | 'replay'; readonly id: string };

const PLAIN = ['home', 'new', 'settings', 'library', 'credits', 'online', 'games', 'account'] as const;
const OF_A_GAME = ['table', 'result', 'replay'] as const;

export function parseRoute(hash: string): Route {
  const [name = '', id = '', invitation] = hash.replace(/^#\/?/, '').split('/');
  const plain = PLAIN.find((screen) => screen === name);
  if (plain) return { screen: plain };
  if (name === 'profile' && id) return { screen: name, user: decodeURIComponent(id) };
  if (name === 'room' && id) return { screen: name, id, ...(invitation && { invitation }) };
  const game = OF_A_GAME.find((screen) => screen === name);
  return game && id ? { screen: game, id } : { screen: 'home' };
}

export function href(route: Route): string {
  switch (route.screen) {
    case 'profile':
      return `#/profile/${encodeURIComponent(route.user)}`;
    case 'room':
      return `#/room/${route.id}${route.invitation ? `/${route.invitation}` : ''}`;
    default:
      return 'id' in route ? `#/${route.screen}/${route.id}` : `#/${route.screen}`;
  }
}

export function go(route: Route): void {
  window.location.hash = href(route);
}

/** Goes on from one screen to another so that the first is not come back to; not if one has left it already. */
export function moveOn(from: Route, to: Route): void {
  if (window.location.hash === href(from)) window.location.replace(href(to));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

let last: { readonly hash: string; readonly route: Route } | null = null;

function current(): Route {
  const { hash } = window.location;
  if (last?.hash !== hash) last = { hash, route: parseRoute(hash) };
  return last.route;
}

export function useRoute(): Route {
  return useSyncExternalStore(subscribe, current);
}
