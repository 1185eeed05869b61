import { expect, test } from 'vitest';
import { mistyped, readConfig } from '../../src/config.ts';

test.each([
  ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
  ['KHORA_CROWD', '-1', 'must be a whole number from 1 to 100000'],
  ['KHORA_BOT_THREADS', '1000', 'must be a whole number from 0 to 64'],
  ['KHORA_URL', 'khora', 'must be an address such as https://khora.example'],
  ['KHORA_LOG', 'loud', 'must be one of silent, error, warn, info, debug'],
  ['KHORA_UNLIMITED', 'maybe', 'must be true or false'],
  ['KHORA_PROBLEMS', 'help@khora.example', 'must begin with https:// or mailto:'],
  ['DATABASE_URL', 'mysql://db', 'must begin with postgres:// or postgresql://'],
])('%s=%s is refused with what it may be', (name, value, may) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}='${value}' ${may} (see .env.example).`);
});

test('everything that is wrong is reported at once', () => {
  expect(() => readConfig({ PORT: 'abc', KHORA_LOG: 'loud' })).toThrow(/^PORT=[^\n]*; KHORA_LOG=[^\n]*$/);
});

test('what is left empty counts as not set', () => {
  expect(readConfig({ PORT: '', KHORA_URL: '' })).toMatchObject({ port: 3000, url: undefined });
});

test('a mistyped setting is noticed', () => {
  const environment = {
    KHORA_TRUST_PROXIES: 'true',
    KHORA_TOKEN: 'of a client',
    KHORA_DATA: 'data',
    PATH: '',
  };
  expect(mistyped(environment)).toEqual(['KHORA_TRUST_PROXIES']);
});
