import { settings } from '../../settings';

// Where messages may be sent: a person says where, and without this list the server would send requests wherever they say.

/** Push services of the browsers: Chromium and those made of it, Firefox, Safari, Edge. One that begins with a dot stands for all names that end so. */
const known = ['fcm.googleapis.com', 'android.googleapis.com', 'jmt17.google.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** The endpoint as it is kept, if it is one of a known service, or of one in `more`: hosts, with a port if it is another one than 443. Null for all others. */
export function knownEndpoint(endpoint: string, more: readonly string[] = []): string | null {
  // Nothing that two readers of addresses could understand in two ways.
  if (endpoint.length > settings.push.endpoint || !/^https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[\w\-.~:/?[\]!$&'()*+,;=%]*$/i.test(endpoint) || !URL.canParse(endpoint)) return null;
  const { host, port, hostname, href } = new URL(endpoint);
  const isKnown = port === '' && known.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
  return isKnown || more.includes(host) ? href : null;
}

/** Of an endpoint in the log, where the rest has no place: whoever knows it can send to the device. */
export const hostOf = (endpoint: string): string => new URL(endpoint).host;
