import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The use that a text was sealed for; it cannot be opened for another one. */
export interface Seal {
  purpose: 'one-time codes' | 'sign-in step' | 'passkey' | 'provider' | 'identity';
  /** For example the id of the person. */
  about: string;
}

/** Encrypts a text with a key of this data directory, and proves that this server wrote it. */
export function seal(secret: Buffer, { purpose, about }: Seal, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce).setAAD(
    Buffer.from(about),
  );
  return Buffer.concat([
    nonce,
    cipher.update(text, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64url');
}

/** The text, or null if it was not sealed by this server for this use. */
export function unseal(secret: Buffer, { purpose, about }: Seal, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const end = bytes.length - tagBytes;
  if (end < nonceBytes) return null;
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyFor(secret, purpose),
    bytes.subarray(0, nonceBytes),
  )
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(end));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(nonceBytes, end)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return null;
  }
}

const nonceBytes = 12;
const tagBytes = 16;

const keyFor = (secret: Buffer, purpose: Seal['purpose']): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `snagbook ${purpose}`, 32));
