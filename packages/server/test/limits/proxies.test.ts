import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';
import { addressOf } from '../../src/limits/address.ts';
import { forgottenProxy, ProxyWatch } from '../../src/limits/proxies.ts';

const trusted = (text: string) => readConfig({ KHORA_TRUST_PROXY: text }).trustProxy;
const USUAL = ['loopback', 'linklocal', 'uniquelocal'];

test('the settings name the networks of proxies; older values keep their meaning', () => {
  expect(trusted('')).toEqual([]);
  for (const no of ['false', '0', 'no', 'off']) expect(trusted(no)).toEqual([]);
  for (const yes of ['true', '1', 'Yes', 'on']) expect(trusted(yes)).toEqual(USUAL);
  expect(trusted('127.0.0.1, 10.1.0.0/16 fd00::/8,loopback')).toEqual([
    '127.0.0.1',
    '10.1.0.0/16',
    'fd00::/8',
    'loopback',
  ]);
});

test('an invalid network is refused with what to do', () => {
  for (const wrong of ['everybody', '10.0.0.0/33', '10.0.0/8', '::1/129', '1.2.3.4/8/9'])
    expect(() => trusted(wrong)).toThrow(ConfigError);
  expect(() => trusted('maybe')).toThrow(
    "KHORA_TRUST_PROXY='maybe' must be true, false, or networks such as",
  );
});

test('a proxy that was forgotten in the settings is noticed at the start', () => {
  expect(forgottenProxy({ url: 'https://khora.example', trusted: [] })).toMatch('KHORA_TRUST_PROXY');
  expect(forgottenProxy({ url: 'https://khora.example', trusted: USUAL })).toBeNull();
  expect(forgottenProxy({ url: 'http://khora.example', trusted: [] })).toBeNull();
  expect(forgottenProxy({ url: undefined, trusted: [] })).toBeNull();
});

test('and when it speaks for the first time, once', () => {
  const warnings: unknown[] = [];
  const watch = new ProxyWatch({ warn: (...said: unknown[]) => void warnings.push(said) });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  watch.look({ headers: {}, ip: '10.0.0.1', socket: { remoteAddress: '10.0.0.1' } });
  watch.look({ headers, ip: '203.0.113.7', socket: { remoteAddress: '10.0.0.1' } });
  expect(warnings).toEqual([]);
  watch.look({ headers, ip: '10.0.0.1', socket: { remoteAddress: '10.0.0.1' } });
  watch.look({ headers, ip: '10.0.0.2', socket: { remoteAddress: '10.0.0.2' } });
  expect(warnings).toEqual([[{ proxy: '10.0.0.1' }, expect.stringContaining('KHORA_TRUST_PROXY')]]);
});

test('an IPv6 network counts as one address', () => {
  expect(addressOf('192.0.2.1')).toBe('192.0.2.1');
  expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(addressOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(addressOf('2001:0db8:0:0:1:2:3:4')).toBe(addressOf('2001:db8::1'));
  expect(addressOf('2001:db8:0:1::1')).not.toBe(addressOf('2001:db8::1'));
  expect(addressOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});
