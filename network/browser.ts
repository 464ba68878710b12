import type { UploadSender, Platform } from './platform';

/** A browser's globals, or Node's, which has fewer. */
const globals: Partial<typeof globalThis> = globalThis;

/**
 * The caller's parts, and the browser's own for the rest. A replaced `fetch` sends the uploads too,
 * unless `upload` is given; so does fetch with `omit`, because an XMLHttpRequest always sends the
 * cookies of its own origin.
 */
export function platformWith(
  parts: Partial<Platform> = {},
  credentials?: RequestCredentials,
): Platform {
  const { XMLHttpRequest, WebSocket } = globals;
  return {
    fetch: (url, init) => fetch(url, init),
    upload:
      XMLHttpRequest === undefined || parts.fetch !== undefined || credentials === 'omit'
        ? null
        : sendByXhr,
    WebSocket: WebSocket ?? null,
    storage: null,
    clock: {
      now: () => performance.now(),
      setTimeout: (run, ms) => setTimeout(run, ms),
      // The value that setTimeout above returned.
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    random: Math.random,
    online: {
      get: () => globals.navigator?.onLine !== false,
      subscribe(listener) {
        const controller = new AbortController();
        for (const event of ['online', 'offline'])
          globals.addEventListener?.(event, listener, controller);
        return () => controller.abort();
      },
    },
    ...parts,
  };
}

/**
 * Sends by XMLHttpRequest, the only API of browsers that reports how many bytes of a body are sent.
 */
export const sendByXhr: UploadSender = (
  url,
  { method, headers, body, signal, credentials },
  onProgress,
) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const text = new Promise<string>((whole, broken) => {
      request.onload = () => whole(request.responseText);
      request.onerror = () => broken(new TypeError('The connection broke.'));
      request.onabort = () => broken(signal.reason);
    });
    // Before the headers this rejects the request; after them, `text()`.
    text.catch(reject);
    request.open(method, url);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onreadystatechange = () => {
      if (request.readyState !== request.HEADERS_RECEIVED) return;
      resolve({
        status: request.status,
        headers: { get: (name) => headerOf(request.getAllResponseHeaders(), name) },
        text: () => text,
        body: null,
      });
    };
    // After the end this does nothing.
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });

/**
 * Not by `getResponseHeader`, which writes an error to the console for a header that another origin
 * does not expose.
 */
function headerOf(headers: string, name: string): string | null {
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1] ?? null;
}
