import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Asked {
  challenge: string;
  /** Whose passkey is made. */
  user?: { id: string };
}

/** A device with one passkey, which does what it is told: as a browser hands on what it says. */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  /** Whether it asked for a finger, a face or a PIN. */
  verifies = true;
  /** Whose it says it is, base64url, as it was told when it was made. */
  userHandle: string | undefined;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** `at`: where its browser thinks it is. */
  constructor(readonly at: string) {}

  make({ challenge, user }: Asked): string {
    this.userHandle = user?.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = Buffer.concat([this.head(0x40), Buffer.alloc(16), length, this.id, key]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]),
    );
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  show({ challenge }: Asked): string {
    this.counter += 1;
    const [data, client] = [this.head(0), this.client('webauthn.get', challenge)];
    const signature = sign(
      'sha256',
      Buffer.concat([data, createHash('sha256').update(client).digest()]),
      this.keys.privateKey,
    );
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  }

  private head(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash('sha256').update(new URL(this.at).hostname).digest(),
      Buffer.from([0x01 | (this.verifies ? 0x04 : 0) | more]),
      counter,
    ]);
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.at, crossOrigin: false }));
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64url, 'base64url'));
