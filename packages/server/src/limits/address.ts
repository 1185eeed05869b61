import { isIPv6 } from 'node:net';

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

const KEY = 200;

/**
 * Somebody who asks for something, or for a socket, before anything is looked up about them: an address and the name they go by. So
 * nobody else at an address suffers for what one of them does, unless neither has a name.
 */
export function clientOf({ ip, headers }: { readonly ip: string; readonly headers: Headers }): string {
  const wish = headers.upgrade === undefined ? 'request' : 'socket';
  return `${wish} ${addressOf(ip)} ${(headers.authorization ?? headers.cookie ?? '').slice(0, KEY)}`;
}

interface Headers {
  readonly upgrade?: string | undefined;
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}
