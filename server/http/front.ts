import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { answeredIn } from '../messages';
import { Refusal } from '../refusal';
import type { From } from './request';

/** What stands between browsers and this server. */
export interface Front {
  /** Whether a request was handed on by a proxy of ours; the nearest has the index 0. */
  trusts: (address: string, index: number) => boolean;
  /** Where people reach this server, without a slash at the end; null: wherever they call it. */
  origin: string | null;
}

export const noFront: Front = { trusts: () => false, origin: null };

/**
 * Reads which proxies are ours: a number of them, or their addresses and networks, separated by
 * commas. Null if it is neither.
 */
export function trustOf(text: string): Front['trusts'] | null {
  if (/^\d{1,2}$/.test(text)) return (_address, index) => index < Number(text);
  const list = new BlockList();
  for (const entry of text.split(',').map((each) => each.trim())) {
    const [address = '', bits, ...more] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0 || more.length > 0) return null;
    if (bits === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
      list.addSubnet(address, Number(bits), family);
    else return null;
  }
  return (address) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Where a request came from: the first in the line of proxies that is not one of ours. */
export function fromOf(
  req: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  { trusts, origin }: Front,
): From {
  const listed = (name: string): string[] =>
    (req.headers[name]?.toString() ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .toReversed();
  const nearest = req.socket.remoteAddress ?? 'unknown';
  const line = [nearest, ...listed('x-forwarded-for')];
  const untrusted = line.findIndex((address, index) => !trusts(address, index));
  const at = untrusted === -1 ? line.length - 1 : untrusted;
  const protocols = trusts(nearest, 0) ? listed('x-forwarded-proto') : [];
  const protocol = protocols[Math.max(0, Math.min(at, protocols.length) - 1)];
  return {
    address: line[at] ?? nearest,
    secure: origin === null ? protocol === 'https' : origin.startsWith('https:'),
    ...(origin === null ? {} : { origin }),
  };
}

/** Whether the request calls this server by its name. */
export function isCalledRight({ headers }: IncomingMessage, { origin }: Front): boolean {
  if (origin === null) return true;
  const { protocol, host } = new URL(origin);
  const called = `${protocol}//${headers.host ?? ''}`;
  return URL.canParse(called) && new URL(called).host === host;
}

/** Refuses a request that calls this server by another name (RFC 9110, 15.5.20). */
export function refuseOtherName(
  req: IncomingMessage,
  res: ServerResponse,
  { origin }: Front,
): void {
  const refusal = new Refusal('OTHER_HOST', { url: origin ?? '' });
  res.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(refusal.in(answeredIn(req.headers['accept-language'])));
}
