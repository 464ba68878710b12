import { settings } from '../../settings';

// The push services to which messages may be sent. The endpoint comes from the browser; without
// this list anybody could make the server send requests to any host (SSRF).

/**
 * Push services of the browsers: those of Chromium and browsers based on it, Firefox, Safari, Edge.
 * A name that begins with a dot stands for all its subdomains.
 */
const known = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * The endpoint in the form that is stored; null unless its host is a known service or in `more`
 * (hosts, with their port if it is not 443).
 */
export function knownEndpoint(endpoint: string, more: readonly string[] = []): string | null {
  // Only characters that all URL parsers read alike.
  if (
    endpoint.length > settings.push.endpoint ||
    !/^https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[\w\-.~:/?[\]!$&'()*+,;=%]*$/i.test(endpoint) ||
    !URL.canParse(endpoint)
  )
    return null;
  const { host, port, hostname, href } = new URL(endpoint);
  const isKnown =
    port === '' &&
    known.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
  return isKnown || more.includes(host) ? href : null;
}

/**
 * The host of an endpoint, for the log: the rest is secret, because whoever knows it can send to
 * the device.
 */
export const hostOf = (endpoint: string): string => new URL(endpoint).host;
