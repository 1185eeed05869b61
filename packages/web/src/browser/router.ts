import { useEffect, useLayoutEffect, useMemo, useState, useTransition } from 'react';

export const SHELVES = ['cards', 'cities', 'events', 'spaces', 'actions', 'rules'] as const;
export type Shelf = (typeof SHELVES)[number];

/** A place in the rule book: a shelf, and what to find on it. */
export interface BookPlace {
  readonly shelf: Shelf;
  readonly id?: string;
}

/** A game to come back to; a private table of a server is entered with its invitation. */
export interface WayBack {
  readonly game: string;
  readonly invitation?: string;
}

/** The current screen: the address after the #, so that any static server will do. */
export type Route =
  | {
      readonly screen:
        | 'home'
        | 'new'
        | 'settings'
        | 'learn'
        | 'credits'
        | 'summary'
        | 'daily'
        | 'sheet'
        | 'laurels'
        | 'explorer'
        | 'online'
        | 'games'
        | 'account'
        | 'fair-play'
        | 'moderation'
        | 'best'
        | 'friends'
        | 'puzzles'
        | 'mistakes';
    }
  /** The rule book, open at a place. */
  | { readonly screen: 'library'; readonly place?: BookPlace }
  | { readonly screen: 'profile'; readonly user: string }
  | { readonly screen: 'lesson'; readonly id: string; readonly back?: WayBack }
  /** A table on a server; a private one is entered with its invitation. */
  | { readonly screen: 'room'; readonly id: string; readonly invitation?: string }
  /** A position that somebody shared, as text, and everybody's points at the end of its game. */
  | { readonly screen: 'position'; readonly position: string; readonly ending?: readonly number[] }
  | { readonly screen: 'replay'; readonly id: string; readonly at?: number }
  /** Exercises from a seat's worst decisions in a game. */
  | { readonly screen: 'practice'; readonly id: string; readonly seat: number; readonly at: number }
  /** A puzzle, and the theme that the next one shall have too. */
  | { readonly screen: 'puzzle'; readonly id: string; readonly theme?: string }
  /** A review, at a position. */
  | { readonly screen: 'review'; readonly id: string; readonly at?: number }
  | { readonly screen: 'table' | 'result'; readonly id: string };

const PLAIN = [
  'home',
  'new',
  'settings',
  'learn',
  'credits',
  'summary',
  'daily',
  'sheet',
  'laurels',
  'explorer',
  'online',
  'games',
  'account',
  'fair-play',
  'moderation',
  'best',
  'friends',
  'puzzles',
  'mistakes',
] as const;
const OF_A_GAME = ['table', 'result'] as const;
const AT_A_MOVE = ['replay', 'review'] as const;

export function parseRoute(hash: string): Route {
  const [name = '', id = '', third, fourth] = hash.replace(/^#\/?/, '').split('/');
  const plain = PLAIN.find((screen) => screen === name);
  if (plain) return { screen: plain };
  if (name === 'library') {
    const shelf = SHELVES.find((each) => each === id);
    return shelf ? { screen: name, place: { shelf, ...(third && { id: third }) } } : { screen: name };
  }
  if (name === 'profile' && id) return { screen: name, user: decodeURIComponent(id) };
  if (name === 'room' && id) return { screen: name, id, ...(third && { invitation: third }) };
  if (name === 'practice' && id && isCount(third))
    return { screen: name, id, seat: Number(third), at: isCount(fourth) ? Number(fourth) : 0 };
  if (name === 'position' && id)
    return {
      screen: name,
      position: decodeURIComponent(id),
      ...(isPoints(third) && { ending: pointsIn(third) }),
    };
  const moving = AT_A_MOVE.find((screen) => screen === name);
  if (moving && id) return { screen: moving, id, ...(isCount(third) && { at: Number(third) }) };
  if (name === 'puzzle' && id) return { screen: name, id, ...(third && { theme: third }) };
  if (name === 'lesson' && id)
    return {
      screen: name,
      id,
      ...(third && { back: { game: third, ...(fourth && { invitation: fourth }) } }),
    };
  const game = OF_A_GAME.find((screen) => screen === name);
  return game && id ? { screen: game, id } : { screen: 'home' };
}

function isPoints(text: string | undefined): text is string {
  return text !== undefined && /^-?\d{1,3}(,-?\d{1,3})*$/.test(text);
}

function pointsIn(text: string): readonly number[] {
  return text.split(',').map(Number);
}

function isCount(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,5}$/.test(text);
}

export function href(route: Route): string {
  switch (route.screen) {
    case 'profile':
      return `#/profile/${encodeURIComponent(route.user)}`;
    case 'library':
      return ['#/library', route.place?.shelf, route.place?.id].filter(Boolean).join('/');
    case 'room':
      return `#/room/${route.id}${route.invitation ? `/${route.invitation}` : ''}`;
    case 'practice':
      return `#/practice/${route.id}/${route.seat}/${route.at}`;
    case 'position':
      return `#/position/${encodeURIComponent(route.position)}${route.ending ? `/${route.ending.join(',')}` : ''}`;
    case 'replay':
    case 'review':
      return `#/${route.screen}/${route.id}${route.at === undefined ? '' : `/${route.at}`}`;
    case 'puzzle':
      return `#/puzzle/${route.id}${route.theme ? `/${route.theme}` : ''}`;
    case 'lesson':
      return ['#/lesson', route.id, route.back?.game, route.back?.invitation].filter(Boolean).join('/');
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

/** Goes from one screen to another without keeping the first in the history, unless the player has already left it. */
export function moveOn(from: Route, to: Route): void {
  if (window.location.hash === href(from)) window.location.replace(href(to));
}

/** Notes in the history where on a screen the player is: Back leads there again. */
export function standAt(route: Route): void {
  window.history.replaceState(window.history.state, '', href(route));
}

/** A new screen is drawn in slices; the old one stays until it is there, and the page says that it is busy. */
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
