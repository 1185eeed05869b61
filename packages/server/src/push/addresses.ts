import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that no push service is in, our own above all. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

/** Which addresses of push services may be contacted. Clients name them, so they must not lead into our own network. */
export interface Addresses {
  isAllowed(endpoint: string): boolean;
  /** Looks up the address of a name and refuses internal ones, because a name can lead anywhere. */
  readonly lookup: LookupFunction;
}

export const OUTSIDE: Addresses = {
  isAllowed(endpoint) {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, username, password, port } = new URL(endpoint);
    const plain = protocol === 'https:' && username === '' && password === '' && port === '';
    return plain && hostname.includes('.') && isIP(hostname) === 0;
  },
  lookup(hostname, options, callback) {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const good = found.filter((each) => !isInside(each));
      const [first] = good;
      if (!first) callback(new Error(`${hostname} leads into a private network.`), '', 0);
      else if (options.all) callback(null, good);
      else callback(null, first.address, first.family);
    });
  },
};

function isInside({ address, family }: LookupAddress): boolean {
  return INSIDE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
