import { expect } from '../support/kit.ts';
import { test } from './online-kit.ts';

test('a push becomes one notification for its table, in the words that the page stored', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const page = await context.newPage();
  await page.goto(`${server.origin}/#/credits`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const cache = await caches.open('khora.push');
    const words = { language: 'de', title: 'Du bist dran', body: 'Am Tisch wird auf dich gewartet.' };
    await cache.put('./push-words.json', new Response(JSON.stringify(words)));
  });
  const devtools = await context.newCDPSession(page);
  const { promise: registered, resolve } = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
    if (first) resolve(first.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  for (const version of [3, 4]) {
    const data = JSON.stringify({ type: 'turn', table: 'abcdefgh2345', version, round: 1 });
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.origin, registrationId, data });
  }
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, data }) => ({ title, body, data: String(data) }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Du bist dran', body: 'Am Tisch wird auf dich gewartet.', data: 'abcdefgh2345' }]);
});
