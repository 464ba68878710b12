import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A position in a project's journal for devices: encrypted, so that two cursors do not reveal how many events
 * lie between them, and bound to the project, so that it is not valid elsewhere.
 */
export function sealCursor(secret: Buffer, projectId: string, seq: number): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(Buffer.from(projectId));
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(BigInt(seq));
  return Buffer.concat([nonce, cipher.update(place), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The sequence number in a cursor, or null if it was not made here for this project. */
export function openCursor(secret: Buffer, projectId: string, cursor: string): number | null {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== 36) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, 12))
    .setAAD(Buffer.from(projectId))
    .setAuthTag(bytes.subarray(20));
  try {
    return Number(Buffer.concat([decipher.update(bytes.subarray(12, 20)), decipher.final()]).readBigUInt64BE());
  } catch {
    return null;
  }
}

const keys = new WeakMap<Buffer, Buffer>();

function keyFrom(secret: Buffer): Buffer {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'journal cursor', 32));
  keys.set(secret, key);
  return key;
}
