import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { Agent, createServer } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ownCertificate } from './ownCertificate';

/** A message as it arrived, opened with the keys of its device. */
export interface Pushed {
  device: string;
  headers: IncomingHttpHeaders;
  /** Bytes that came. */
  length: number;
  notice: Record<string, unknown>;
  /** Who signed for it: the claims, and the public key with which they were signed. */
  claims: { aud: string; exp: number; sub: string };
  key: string;
}

/** A browser with a push service, as it tells of itself. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushService {
  /** Its host with the port. */
  host: string;
  /** Trusts its certificate. */
  agent: Agent;
  pushed: Pushed[];
  /** What it answers; for all devices that are not named. */
  status: number;
  statusOf: Map<string, number>;
  headers: Record<string, string>;
  device(name: string): PushDevice;
  close(): Promise<void>;
}

/**
 * A push service on this machine, which decrypts what comes by RFC 8291 and holds its signature
 * against RFC 8292. It shares no code with the sender.
 */
export async function startPushService(): Promise<PushService> {
  const pair = ownCertificate();
  const devices = new Map<string, { keys: ECDH; auth: Buffer }>();
  const told = {
    pushed: [] as Pushed[],
    status: 201,
    statusOf: new Map<string, number>(),
    headers: {} as Record<string, string>,
  };
  const server = createServer(pair, (request, response) => {
    void bodyOf(request).then((body) => {
      const device = request.url?.slice(1) ?? '';
      const known = devices.get(device);
      if (known === undefined) return response.writeHead(404).end();
      const status = told.statusOf.get(device) ?? told.status;
      if (status < 300)
        told.pushed.push({
          device,
          headers: request.headers,
          length: body.length,
          notice: JSON.parse(opened(body, known).toString()) as Pushed['notice'],
          ...signerOf(request.headers.authorization ?? ''),
        });
      return response.writeHead(status, told.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const agent = new Agent({ ca: pair.cert });
  return Object.assign(told, {
    host,
    agent,
    device(name: string): PushDevice {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      devices.set(name, { keys, auth });
      return {
        endpoint: `https://${host}/${name}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // without an encoding they are that
  return Buffer.concat(parts);
}

/** RFC 8291 over RFC 8188, with one record. */
function opened(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (what: string, length: number): Buffer =>
    Buffer.from(
      hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length),
    );
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive('aes128gcm', 16),
    derive('nonce', 12),
  ).setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // Behind the text stands a 2, then nothing but zeros.
  return plain.subarray(0, plain.lastIndexOf(2));
}

function signerOf(authorization: string): Pick<Pushed, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!holds) throw new Error('The signature does not hold');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as Pushed['claims'], key };
}
