import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

/** A passkey in software: what a phone or a security key does, without attestation. */
export class Authenticator {
  private readonly id = randomBytes(32);
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;
  private uses = 0;

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.publicKey = pair.publicKey;
    this.privateKey = pair.privateKey;
  }

  /** What navigator.credentials.create answers. */
  register(ceremony: Ceremony) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.state(ceremony.rpId, PRESENT_AND_VERIFIED | WITH_CREDENTIAL),
      Buffer.alloc(16),
      length,
      this.id,
      this.coseKey(),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return {
      ...this.name(),
      response: {
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** What navigator.credentials.get answers. */
  authenticate(ceremony: Ceremony) {
    const data = clientData('webauthn.get', ceremony);
    const state = this.state(ceremony.rpId, PRESENT_AND_VERIFIED);
    const signature = sign('sha256', Buffer.concat([state, sha256(data)]), this.privateKey);
    return {
      ...this.name(),
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: state.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  private name() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  private state(rpId: string, flags: number): Buffer {
    this.uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.uses);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter]);
  }

  /** { 1: 2, 3: -7, -1: 1, -2: x, -3: y }: an ES256 key. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

/** CBOR: short texts, and bytes up to 65,535 with the shortest head. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  const { length } = value;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), value]);
}
