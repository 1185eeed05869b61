import { isIPv6 } from 'node:net';
import type { Client } from './patience.ts';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** How many groups of an IPv6 address name a network: whoever has one has all addresses in it. */
const NETWORK = 4;
const GROUPS = 8;

/** What limits count by: an IPv4 address, or the network (/64) of an IPv6 address. */
export function addressOf(ip: string): string {
  const [, mapped] = MAPPED.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = '', after] = (ip.split('%')[0] ?? '').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  const all = after === undefined ? head : [...head, ...zeros, ...tail];
  return `${all
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const SITE = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/;

/** An address that limits count by and, for IPv6, the site (/48) around it: whoever rents one has 65,536 networks. */
export function networksOf(address: string): string[] {
  const [, site] = SITE.exec(address) ?? [];
  return site === undefined ? [address] : [address, `${site}::/48`];
}

const KEY = 200;

/** Finding out costs more than the rest of a refusal, and several ask. */
const found = new WeakMap<object, string>();

/** Where a request comes from, as limits count it. */
export function sourceOf(request: { readonly ip: string }): string {
  const known = found.get(request);
  if (known !== undefined) return known;
  const source = addressOf(request.ip);
  found.set(request, source);
  return source;
}

/**
 * Somebody who asks for something, or for a socket, before anything is looked up about them: an address and the name they go by. So
 * nobody else at an address suffers for what one of them does, unless neither has a name.
 */
export function clientOf(request: { readonly ip: string; readonly headers: Headers }): Client {
  const { upgrade, authorization, cookie } = request.headers;
  const wish = upgrade === undefined ? 'request' : 'socket';
  const name = (authorization ?? cookie ?? '').slice(0, KEY);
  const address = sourceOf(request);
  return { key: `${wish} ${address} ${name}`, address, isNamed: name !== '' };
}

interface Headers {
  readonly upgrade?: string | undefined;
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}
