import type { Language } from '@khora/locales';
import type { Subscription } from '@khora/protocol';
import { keepPushWords } from '../../words/push-words.ts';
import { accounts } from '../connection/api.ts';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function isSubscribed(): Promise<boolean> {
  return canPush() && (await subscription()) !== null;
}

/** Asks the browser, then the server, for notifications about turns; false if the browser refuses. */
export async function subscribe(language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return false;
  await keepPushWords(language);
  const { key } = await accounts.pushKey();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await accounts.subscribe(partsOf(made));
  return true;
}

function partsOf(made: PushSubscription): Subscription {
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await made.unsubscribe();
  await accounts.unsubscribe(made.endpoint);
}
