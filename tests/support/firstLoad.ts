import type { BrowserContext, CDPSession } from 'playwright-core';
import type { TestBrowser } from './browser';
import type { BuiltServer, DemoPerson } from './builtServer';

/** A signed-in person's cookies and localStorage, for a browser that has nothing else. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Line {
  readonly bitsPerSecond: number;
  readonly roundTripMs: number;
}

export interface LoadedFile {
  readonly name: string;
  /** Bytes that came over the wire before the first row was painted, head included. */
  readonly bytes: number;
}

export interface FirstLoad {
  /** Scripts and styles. Largest first. */
  readonly files: readonly LoadedFile[];
  /** The paths of all requests that began before that. */
  readonly requests: readonly string[];
  /** From the navigation until the first row was painted. */
  readonly ms: number;
}

/** Signs in without loading the app. */
export async function signedIn(
  browser: TestBrowser,
  { url }: Pick<BuiltServer, 'url'>,
  person: DemoPerson | undefined,
): Promise<SignedIn> {
  if (person === undefined) throw new Error('The server named no such person.');
  const { context } = await browser.visitor('phone');
  const answer = await context.request.post(`${url}/session`, {
    headers: { 'X-Snagbook': '1' },
    data: { email: person.email, password: person.password },
  });
  const { user } = (await answer.json()) as { user: unknown };
  const { cookies } = await context.storageState();
  await context.close();
  const localStorage = [{ name: 'snagbook.person', value: JSON.stringify(user) }];
  return { cookies, origins: [{ origin: url, localStorage }] };
}

/**
 * Opens the list of a project on a phone of a signed-in person whose browser has neither the app
 * nor a copy of the project.
 */
export async function firstLoad(
  browser: TestBrowser,
  { url }: Pick<BuiltServer, 'url'>,
  storageState: SignedIn,
  line?: Line,
): Promise<FirstLoad> {
  const visitor = await browser.visitor('phone', { storageState });
  const page = visitor.page();
  const devtools = await visitor.context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (line !== undefined)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.roundTripMs,
      downloadThroughput: line.bitsPerSecond / 8,
      uploadThroughput: line.bitsPerSecond / 8,
    });
  const received = watchNetwork(devtools);
  await page.addInitScript({ content: markFirstRow });
  await page.goto(`${url}/p/EDEN`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('list').length > 0);
  const ms = await page.evaluate(
    () => performance.getEntriesByName('list')[0]?.startTime ?? Number.NaN,
  );
  // What arrived by then may be reported a moment later.
  await page.waitForTimeout(500);
  const { files, requests } = received(ms);
  await visitor.context.close();
  return { files, requests, ms };
}

/** A text: what runs the benches wraps functions in calls that a page does not have. */
const markFirstRow = `
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('a[data-row]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('list')));
  }).observe(document, { childList: true, subtree: true });`;

/** Returns what tells what had come so many ms after the first request. */
function watchNetwork(
  devtools: CDPSession,
): (untilMs: number) => Pick<FirstLoad, 'files' | 'requests'> {
  let startedAt = Number.NaN;
  const names = new Map<string, string>();
  /** Bytes by request, with the time, in s. */
  const pieces: { id: string; at: number; bytes: number }[] = [];
  const ends = new Map<string, { at: number; bytes: number }>();
  const requests: { path: string; at: number }[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (Number.isNaN(startedAt)) startedAt = timestamp;
    const path = new URL(request.url).pathname;
    requests.push({ path, at: timestamp });
    if (type === 'Script' || type === 'Stylesheet') names.set(requestId, path);
  });
  devtools.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    pieces.push({ id: requestId, at: timestamp, bytes: encodedDataLength });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    ends.set(requestId, { at: timestamp, bytes: encodedDataLength });
  });
  return (untilMs) => {
    const until = startedAt + untilMs / 1_000;
    const files = [...names]
      .map(([id, name]) => {
        const end = ends.get(id);
        const soFar = pieces
          .filter((piece) => piece.id === id && piece.at <= until)
          .reduce((sum, { bytes }) => sum + bytes, 0);
        return { name, bytes: end !== undefined && end.at <= until ? end.bytes : soFar };
      })
      .filter(({ bytes }) => bytes > 0)
      .toSorted((one, other) => other.bytes - one.bytes);
    return {
      files,
      requests: requests.filter(({ at }) => at <= until).map(({ path }) => path),
    };
  };
}
