import { useEffect, useLayoutEffect, useMemo, useState, useTransition } from 'react';

/** Where one is: the address after the #, so that any static server will do. */
export type Route =
  | {
      readonly screen:
        | 'home'
        | 'new'
        | 'settings'
        | 'library'
        | 'credits'
        | 'online'
        | 'games'
        | 'account'
        | 'fair-play'
        | 'moderation'
        | 'best'
        | 'friends';
    }
  | { readonly screen: 'profile'; readonly user: string }
  /** A table of a server; a private one is entered by its invitation. */
  | { readonly screen: 'room'; readonly id: string; readonly invitation?: string }
  | { readonly screen: 'table' | 'result' | 'replay'; readonly id: string };

const PLAIN = [
  'home',
  'new',
  'settings',
  'library',
  'credits',
  'online',
  'games',
  'account',
  'fair-play',
  'moderation',
  'best',
  'friends',
] as const;
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

/** The address of a table to send to others: messengers show a preview of it in this language. */
export function roomAddress(
  { id, invitation }: Extract<Route, { screen: 'room' }>,
  language: string,
): string {
  const path = `room/${id}${invitation ? `/${invitation}` : ''}`;
  return new URL(language === 'en' ? path : `${path}?lang=${language}`, window.location.href).href;
}

export function go(route: Route): void {
  window.location.hash = href(route);
}

/** Goes on from one screen to another so that the first is not come back to; not if one has left it already. */
export function moveOn(from: Route, to: Route): void {
  if (window.location.hash === href(from)) window.location.replace(href(to));
}

/** Another screen is drawn in slices; the last one stays until it is there, and the page says that it is busy. */
export function useRoute(): Route {
  const [hash, setHash] = useState(window.location.hash);
  const [onTheWay, startTransition] = useTransition();
  useEffect(() => {
    const changed = () => startTransition(() => setHash(window.location.hash));
    window.addEventListener('hashchange', changed);
    // It may have changed between drawing and listening.
    changed();
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.ariaBusy = onTheWay ? 'true' : null;
  }, [onTheWay]);
  return useMemo(() => parseRoute(hash), [hash]);
}
