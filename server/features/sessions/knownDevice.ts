import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { settings } from '../../settings';

/**
 * What a browser keeps of the people who have signed in on it, so that their next sign-in is not held up by what strangers try: a name of
 * its own, and for each person a signature of this server over that name and their e-mail. It says nothing to whoever reads it, and opens
 * nothing by itself.
 */
const sign = (secret: Buffer, device: string, email: string): string => createHmac('sha256', secret).update(JSON.stringify(['device', device, email])).digest('base64url');

/** A name that this server gave: another one might be shared by many devices. */
const isOurs = (device: string): boolean => /^[\w-]{22}$/.test(device);

/** The device's name if this person has signed in on it before; null if not. */
export function deviceKnownTo(secret: Buffer, cookie: string | null, email: string): string | null {
  const [device = '', ...signatures] = (cookie ?? '').split('.');
  if (!isOurs(device)) return null;
  const expected = Buffer.from(sign(secret, device, email));
  const known = signatures.slice(0, settings.session.peopleOfDevice).some((signature) => {
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return known ? device : null;
}

/** The cookie of a device on which this person has signed in too; those who did so longest ago are forgotten. */
export function knownDevice(secret: Buffer, cookie: string | null, email: string): string {
  const [before = '', ...signatures] = (cookie ?? '').split('.');
  const device = isOurs(before) ? before : randomBytes(16).toString('base64url');
  const mine = sign(secret, device, email);
  const others = device === before ? signatures.filter((signature) => /^[\w-]{43}$/.test(signature) && signature !== mine) : [];
  return [device, mine, ...others].slice(0, 1 + settings.session.peopleOfDevice).join('.');
}
