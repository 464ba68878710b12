import { createHmac, timingSafeEqual } from 'node:crypto';

// One-time codes by RFC 6238, with what all authenticator apps know: SHA-1, six digits, 30 seconds.

const stepMs = 30_000;
const digits = 6;

/** Time steps by which a phone's clock may be wrong, in both directions. */
const drift = 1;

export const secretBytes = 20;

export const stepAt = (now: number): number => Math.floor(now / stepMs);

/** The code of a time step (RFC 4226, 5.3). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step of a code, if it is one of those around now and later than the last one used; else
 * null.
 */
export function stepOf(
  secret: Buffer,
  code: string,
  { now, last }: { now: number; last: number },
): number | null {
  const given = Buffer.from(code);
  const current = stepAt(now);
  // All are compared, so that the duration does not reveal which one matches.
  const fitting = Array.from(
    { length: 2 * drift + 1 },
    (_, index) => current - drift + index,
  ).filter((step) => {
    const expected = Buffer.from(codeAt(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected) && step > last;
  });
  return fitting[0] ?? null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** What an authenticator app reads from the QR code. */
export function uriOf(
  secret: Buffer,
  { email, issuer }: { email: string; issuer: string },
): string {
  const label = [issuer, email].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
