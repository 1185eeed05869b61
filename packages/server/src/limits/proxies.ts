import { isIP } from 'node:net';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** The networks that one's own proxy is usually in. */
const USUAL = ['loopback', 'linklocal', 'uniquelocal'];
const YES = ['true', '1', 'yes', 'on', 'y', 'enabled'];
const NO = ['false', '0', 'no', 'off', 'n', 'disabled'];

/** The networks whose proxies are trusted to say who asks; null if the text does not make sense. */
export function readTrusted(text: string): readonly string[] | null {
  const said = text.trim().toLowerCase();
  if (NO.includes(said)) return [];
  if (YES.includes(said)) return USUAL;
  const networks = said.split(/[\s,]+/).filter((network) => network !== '');
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  if (USUAL.includes(text)) return true;
  const [address = '', length, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

/** A warning if the settings look as if a proxy had been forgotten; otherwise null. */
export function forgottenProxy({ url, trusted }: { url: string | undefined; trusted: readonly string[] }) {
  if (!url?.startsWith('https:') || trusted.length > 0) return null;
  return 'KHORA_URL begins with https, so there must be a proxy in front, but KHORA_TRUST_PROXY does not name it: all players share one address and its limits.';
}

/** Warns once about an untrusted proxy: one that the settings do not name. */
export class ProxyWatch {
  private readonly log: Pick<FastifyBaseLogger, 'warn'>;
  private told = false;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.log = log;
  }

  look({ headers, ip, socket }: Pick<FastifyRequest, 'headers' | 'ip'> & { socket: Peer }): void {
    if (this.told || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    this.told = true;
    this.log.warn(
      { proxy: ip },
      'X-Forwarded-For is ignored because KHORA_TRUST_PROXY does not name its sender. If this is your proxy, add its address there: without it, all players share one address and its limits.',
    );
  }
}

interface Peer {
  readonly remoteAddress?: string | undefined;
}
