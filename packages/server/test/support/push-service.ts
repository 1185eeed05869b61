import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Subscription } from '@khora/protocol';
import type { Addresses } from '../../src/push/addresses.ts';

export interface Delivery {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A push service on a free port. It takes what it is sent, or answers as the test wants. */
export class PushService {
  readonly deliveries: Delivery[] = [];
  /** The statuses of the next answers; then 201. */
  readonly answers: number[] = [];
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.deliveries.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
      });
      response.writeHead(this.answers.shift() ?? 201).end();
    });
  });

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Lets the server under test send to this service, and nowhere else. */
  get addresses(): Addresses {
    return { isAllowed: (endpoint) => endpoint.startsWith(this.origin), lookup };
  }
}

/** A browser that has subscribed, with its own keys (RFC 8291). */
export class Browser {
  readonly subscription: Subscription;
  private readonly keys: ECDH;
  private readonly secret = randomBytes(16);

  constructor(endpoint: string) {
    this.keys = createECDH('prime256v1');
    this.subscription = {
      endpoint,
      keys: {
        p256dh: this.keys.generateKeys('base64url'),
        auth: this.secret.toString('base64url'),
      },
    };
  }

  /** Opens an aes128gcm message by the letter of RFC 8188 and RFC 8291. Throws if it is not for this browser. */
  decrypt(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const recordSize = body.readUInt32BE(16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    if (sealed.length > recordSize) throw new Error('More than one record.');
    const shared = this.keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const input = Buffer.from(hkdfSync('sha256', shared, this.secret, info, 32));
    const key = hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = plain.findLastIndex((byte) => byte !== 0);
    if (plain[end] !== 2) throw new Error('Not the last record.');
    return JSON.parse(plain.subarray(0, end).toString());
  }
}

/** Checks the sender's signature (RFC 8292) against the key that browsers were given; what it claims. */
export function verifySender(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('Another key.');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const good = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('A forged signature.');
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return { ...read(header), ...read(claims) };
}
