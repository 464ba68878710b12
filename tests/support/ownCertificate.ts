import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * A certificate for 127.0.0.1 that signs itself, with its key, as PEM. Only whoever is handed it
 * trusts it.
 */
export function ownCertificate(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(
    set(sequence(oid('550403'), tagged(0x0c, Buffer.from('Receiver of tests')))),
  );
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const time = (at: number): Buffer =>
    tagged(0x18, Buffer.from(new Date(at).toISOString().replaceAll(/[-:T]|\.\d+/g, '')));
  const authority = sequence(
    oid('551d13'),
    tagged(0x04, sequence(tagged(0x01, Buffer.from([0xff])))),
  );
  const names = sequence(
    oid('551d11'),
    tagged(
      0x04,
      sequence(tagged(0x87, Buffer.from([127, 0, 0, 1])), tagged(0x82, Buffer.from('localhost'))),
    ),
  );
  const keyId = sequence(
    oid('551d0e'),
    tagged(0x04, tagged(0x04, createHash('sha1').update(spki).digest())),
  );
  const day = 86_400_000;
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    name,
    spki,
    tagged(0xa3, sequence(authority, names, keyId)),
  );
  const der = sequence(
    body,
    algorithm,
    tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])),
  );
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]): Buffer => tagged(0x31, Buffer.concat(parts));
const oid = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
