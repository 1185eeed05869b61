import { pushWords } from './words/push-words.ts';

/** Put in by the build (vite.config.ts): what a version consists of, by paths from the folder of this script. */
declare const KHORA_VERSION: string;
declare const KHORA_FILES: readonly string[];
/** The SHA-256 of index.html, the only file without a hash in its name. */
declare const KHORA_INDEX: string;

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Lasting {
  readonly notification: Notification;
}

/** A window of the client. */
interface Page {
  readonly url: string;
  focus(): Promise<Page>;
}

/** The side of a service worker's scope that we use; the DOM's types only know the page's. */
interface Scope {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const scope = globalThis as unknown as Scope;
const PREFIX = 'khora-';
const CACHE = PREFIX + KHORA_VERSION;
const HOME = scope.registration.scope;
const INDEX = new URL('index.html', HOME).href;
const FILES = new Set(KHORA_FILES.map((file) => new URL(file, HOME).href));
const ASSETS = new URL('assets/', HOME).href;

async function sha256(data: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The page of this version: a server being updated may already serve another one. */
async function fetchIndex(): Promise<Response> {
  const response = await fetch(INDEX, { cache: 'no-store' });
  if ((await sha256(await response.clone().arrayBuffer())) !== KHORA_INDEX)
    throw new Error('The page belongs to another version.');
  return response;
}

async function keep(cache: Cache, url: string): Promise<void> {
  // Names in assets contain a hash of their content, so what an earlier version fetched need not be fetched again.
  const known = url.startsWith(ASSETS) ? await caches.match(url) : undefined;
  const response = known ?? (url === INDEX ? await fetchIndex() : await fetch(url));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
}

/** All of a version or nothing, so that a page never lacks a part of itself. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all([...FILES, INDEX].map((url) => keep(cache, url)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** The previous version stays, for pages of it that are still open. */
async function tidyUp(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function index(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(INDEX)) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** It is somebody's turn, or they are invited: one notification for each table, the latest. */
async function tell(notice: { readonly type?: unknown; readonly table?: unknown } | null): Promise<void> {
  const words = await pushWords(HOME, navigator.languages);
  const table = typeof notice?.table === 'string' ? notice.table : '';
  const icon = new URL('favicon.svg', HOME).href;
  if (notice?.type === 'invitation') {
    const { title, body } = words.invited;
    // Leads to the list of invitations, because a private table needs more than its id.
    await scope.registration.showNotification(title, { body, icon, tag: `khora invited ${table}`, data: '' });
    return;
  }
  const { title, body } = words;
  await scope.registration.showNotification(title, { body, icon, tag: `khora ${table}`, data: table });
}

/** Goes to the table, in an existing window or a new one. */
async function goToTable(table: unknown): Promise<void> {
  const url = new URL(typeof table === 'string' && table ? `#/room/${table}` : '#/online', HOME).href;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  if (open) await open.focus();
  else await scope.clients.openWindow(url);
}

scope.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json() ?? null)));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goToTable(event.notification.data));
});
scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(tidyUp()));
// A new version waits until a page says that no game is open.
scope.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void scope.skipWaiting();
});
// Only the client's own files are answered here. Everything else that a server offers bypasses this worker.
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  const url = origin + pathname;
  if (url === HOME || url === INDEX) event.respondWith(index(request));
  else if (FILES.has(url) || url.startsWith(ASSETS)) event.respondWith(file(request));
});
