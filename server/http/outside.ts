import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

// Which addresses a webhook may reach: those of the internet. Otherwise whoever may enter an address
// could have the server call what only it can reach (SSRF).

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Of carriers.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast and reserved.
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');

/** Of version 6 only what is given out; mapped and translated addresses lie outside of that. */
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  // Tunnels, which hold addresses of version 4, and examples.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && givenOut.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** No address of the name may be reached. */
export class NotOutside extends Error {
  override readonly name = 'NotOutside';
  static readonly code = 'PRIVATE_ADDRESS';
  readonly code = NotOutside.code;
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * Resolves a name for a connection, which then goes to one of these addresses and no other: a name
 * that is resolved again could lead elsewhere.
 */
export function lookupOutside(hostname: string, options: LookupOptions, found: Found): void {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const [first, ...rest] = addresses.filter(({ address }) => isOutside(address));
    // One that leads inside as well is not trusted with the others.
    if (first === undefined || rest.length + 1 < addresses.length)
      return found(new NotOutside(`${hostname} is no address of the internet.`), []);
    if (options.all === true) return found(null, [first, ...rest]);
    return found(null, first.address, first.family);
  });
}

const longest = 2_000;

/**
 * An address for a webhook in the form that is stored; null if it is none: https, no password in
 * it, port 443 or from 1024 on, and no number of an inner network.
 */
export function webhookAddress(entered: string): string | null {
  if (entered.length > longest || !URL.canParse(entered)) return null;
  const { protocol, username, password, hostname, port, href } = new URL(entered);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  if (port !== '' && Number(port) < 1_024) return null;
  if (isIP(host) !== 0) return isOutside(host) ? href : null;
  // A name without a dot is one of an inner network.
  return /\.[^.]/.test(host) && !/(^|\.)(localhost|local|internal)\.?$/.test(host) ? href : null;
}
