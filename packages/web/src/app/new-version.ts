import { parseRoute } from '../browser/router.ts';
import { firstMove } from '../game/client.ts';

// A new version of the client waits in the service worker while any window of it has a game open, and takes over when
// the player is between two games.

/** Held, shared, by every window that has a game open. */
const TABLE = 'khora.table';

let leave: (() => void) | null = null;
let sitting: Promise<unknown> = Promise.resolve();

function isInGame(): boolean {
  return 'id' in parseRoute(window.location.hash);
}

function takeSeat(): void {
  if (leave) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  leave = resolve;
  sitting = navigator.locks.request(TABLE, { mode: 'shared' }, () => promise);
}

function standUp(): void {
  leave?.();
  leave = null;
}

/** Whether a window has opened a game and is only waiting for its hold, because somebody wants it exclusively. */
async function isSomebodyComing(): Promise<boolean> {
  const { pending = [] } = await navigator.locks.query();
  return pending.some(({ name, mode }) => name === TABLE && mode === 'shared');
}

/** Lets a waiting version take over; resolves when it has done so, or when a newer one has replaced it. */
async function handOver(waiting: ServiceWorker): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'redundant') resolve();
  });
  waiting.postMessage('takeOver', {});
  await promise;
}

let isWaiting = false;

/** Lets the waiting version take over as soon as no game is open, here or in another window. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  while (registration.waiting && !isInGame()) {
    await sitting;
    await navigator.locks.request(TABLE, async () => {
      const { waiting } = registration;
      if (waiting && !isInGame() && !(await isSomebodyComing())) await handOver(waiting);
    });
  }
  isWaiting = false;
}

/** Reloads the page once another version has taken over, but never during a game. */
function followChanges(): () => void {
  let controlled = navigator.serviceWorker.controller !== null;
  let outdated = false;
  const refresh = () => {
    if (outdated && !isInGame()) window.location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker does not bring a new version.
    outdated = controlled;
    controlled = true;
    refresh();
  });
  return refresh;
}

/** Milliseconds after which somebody on the front page is probably not about to play. */
const LINGERS = 10_000;

/**
 * On a first visit the game comes first: files for later wait for a move, or until it is clear that nobody is about to
 * play.
 */
async function untilCalm(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (!isInGame() && parseRoute(window.location.hash).screen !== 'home') resolve();
  };
  window.addEventListener('hashchange', look);
  look();
  const timer = setTimeout(() => {
    if (!isInGame()) resolve();
  }, LINGERS);
  await Promise.race([promise, firstMove]);
  window.removeEventListener('hashchange', look);
  clearTimeout(timer);
}

/** Keeps the client for use without a network, and up to date between games. */
export async function keepUpToDate(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const refresh = followChanges();
  // From the very start: a game that is opened before the worker is there counts too.
  const sitOrStand = () => (isInGame() ? takeSeat() : standUp());
  window.addEventListener('hashchange', sitOrStand);
  sitOrStand();
  await untilCalm();
  let registration: ServiceWorkerRegistration | undefined;
  try {
    await navigator.serviceWorker.register('./service-worker.js');
    registration = await navigator.serviceWorker.getRegistration();
  } catch {
    // Not allowed here; the client works without it.
  }
  if (!registration) return;
  const known = registration;
  const installing = () => {
    known.installing?.addEventListener('statechange', () => {
      if (known.waiting && parseRoute(window.location.hash).screen === 'home') void takeOver(known);
    });
  };
  known.addEventListener('updatefound', installing);
  installing();
  const settle = () => {
    if (isInGame()) return;
    refresh();
    void takeOver(known);
  };
  window.addEventListener('hashchange', () => {
    settle();
    // Offline there is nothing new.
    if (!isInGame()) known.update().catch(() => undefined);
  });
  settle();
}
