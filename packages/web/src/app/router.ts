import { useSyncExternalStore } from 'react';

/** Where one is: the address after the #, so that any static server will do. */
export type Route =
  | { readonly screen: 'home' | 'new' | 'settings' | 'library' | 'credits' }
  | { readonly screen: 'table' | 'result' | 'replay'; readonly id: string };

const PLAIN = ['home', 'new', 'settings', 'library', 'credits'] as const;
const OF_A_GAME = ['table', 'result', 'replay'] as const;

export function parseRoute(hash: string): Route {
  const [name = '', id = ''] = hash.replace(/^#\/?/, '').split('/');
  const plain = PLAIN.find((screen) => screen === name);
  if (plain) return { screen: plain };
  const game = OF_A_GAME.find((screen) => screen === name);
  return game && id ? { screen: game, id } : { screen: 'home' };
}

export function href(route: Route): string {
  return 'id' in route ? `#/${route.screen}/${route.id}` : `#/${route.screen}`;
}

export function go(route: Route): void {
  window.location.hash = href(route);
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
