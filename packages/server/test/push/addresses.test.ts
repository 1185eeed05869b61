import { expect, test } from 'vitest';
import { OUTSIDE } from '../../src/push/addresses.ts';

const resolve = (hostname: string, all = false) =>
  new Promise<unknown>((done) => {
    OUTSIDE.lookup(hostname, { all }, (error, address) => done(error ?? address));
  });

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
])('%s may be a push service', (endpoint) => {
  expect(OUTSIDE.isAllowed(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://localhost/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://push.example:8443/abc',
  'https://user:secret@push.example/abc',
  'file:///etc/passwd',
  'nonsense',
])('%s is not a push service', (endpoint) => {
  expect(OUTSIDE.isAllowed(endpoint)).toBe(false);
});

test.each([
  'localhost',
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
])('a name that leads to %s is not followed', async (address) => {
  expect(await resolve(address)).toBeInstanceOf(Error);
  expect(await resolve(address, true)).toBeInstanceOf(Error);
});

test('an address outside is followed', async () => {
  expect(await resolve('93.184.216.34')).toBe('93.184.216.34');
  expect(await resolve('93.184.216.34', true)).toEqual([{ address: '93.184.216.34', family: 4 }]);
});
