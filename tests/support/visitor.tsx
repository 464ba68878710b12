import { createMemoryHistory, type RouterHistory } from '@tanstack/history';
import { render, within, type RenderResult } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { App, onCaughtError } from '../../src/shell/App';
import { createFaults } from '../../src/reports/faults';
import { createCore, type AppCore } from '../../src/shell/core';
import { realClock, type World } from '../../src/device/world';
import { DeviceEnvironment } from '../../src/sync/rows/deviceEnvironment';
import { createDevice, type Device, type Tab } from './device';

/** A person's browser on a real server: cookies, and a line that can be cut. */
export interface Visitor {
  readonly device: Device;
  readonly tab: Tab;
  readonly core: AppCore;
  /** Where the person is. */
  path(): string;
  /** Who gave what the page shows: the device, if it gave any of it last. */
  reads(): Source;
  /** Requests that left the browser, by operation or path. */
  readonly requests: string[];
  /** Those of them that carry files. */
  readonly uploads: string[];
  /**
   * Until it is mended no request arrives; with `answers` they arrive and their answers do not;
   * with `bytes` nothing fails and nothing comes.
   */
  cut(what?: 'requests' | 'answers' | 'bytes'): void;
  mend(): void;
  /**
   * The phone goes into the pocket and comes out again: what is held so that it can be undone is
   * sent.
   */
  putAway(): void;
  /** The page, as this person sees it. */
  show(): ReturnType<typeof within>;
  /** As when the tab is killed: nothing is tidied up but the page itself. */
  kill(): void;
  leave(): void;
}

export type Source = 'SERVER' | 'DEVICE';

export interface VisitorOptions {
  readonly path?: string;
  /**
   * What the tab has behind it, as after a reload.
   * @default it was opened on the path
   */
  readonly history?: RouterHistory;
  readonly device?: Device;
  /**
   * What becomes of an answer on its way.
   * @default it arrives as it is
   */
  readonly onWay?: (
    response: Response,
    request: { readonly url: string; readonly body: unknown },
  ) => Response;
  /** @default the real one */
  readonly clock?: World['clock'];
  /** What carries requests to the server. @default the machine's own line */
  readonly line?: World['fetch'];
}

// Here things happen by themselves, when the server says so, and React is not to warn of that.
// After the library's own beforeAll.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

const jars = new WeakMap<Device, Map<string, string>>();

export function visit(
  url: string,
  {
    path = '/',
    history = createMemoryHistory({ initialEntries: [path] }),
    device = createDevice(),
    onWay = (response) => response,
    clock = realClock,
    line: carrier = fetch,
  }: VisitorOptions = {},
): Visitor {
  const requests: string[] = [];
  const uploads: string[] = [];
  let line: 'up' | 'requests' | 'answers' | 'bytes' | 'dead' = 'up';
  const held: (() => void)[] = [];
  let page: Pick<RenderResult, 'container' | 'unmount'> | undefined;
  const jar = jars.get(device) ?? new Map<string, string>();
  jars.set(device, jar);
  const tab = device.tab({
    origin: url,
    async fetch(address, init) {
      if (line === 'dead') return new Promise(() => undefined);
      requests.push(new URL(address).pathname);
      if (init.body != null && typeof init.body !== 'string')
        uploads.push(new URL(address).pathname);
      if (line === 'bytes') await carried(init.signal);
      if (line === 'requests') throw new TypeError('Failed to fetch');
      const headers = new Headers(init.headers);
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await carrier(address, { ...init, headers });
      for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
      return arrives(onWay(response, { url: address, body: init.body }));
    },
    network: { upload: null, WebSocket },
  });
  /** Resolves when the line carries bytes again. */
  function carried(signal: AbortSignal | null | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      held.push(resolve);
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  }
  function arrives(response: Response): Response | Promise<never> {
    if (line === 'dead') return new Promise<never>(() => undefined);
    if (line !== 'up') throw new TypeError('Failed to fetch');
    return response;
  }

  // Only what is not about waiting is driven by hand; the network layer has the real clock.
  const core = createCore(
    { ...tab.world, clock, network: { ...tab.world.network, clock } },
    history,
    createFaults(tab.world.storage),
  );
  return {
    device,
    tab,
    core,
    requests,
    uploads,
    path: () => history.location.href,
    reads() {
      const environment = core.current()?.userSession.environment;
      return environment instanceof DeviceEnvironment && environment.fromDevice.get().size > 0
        ? 'DEVICE'
        : 'SERVER';
    },
    cut(what = 'requests') {
      line = what;
    },
    mend() {
      line = 'up';
      for (const go of held.splice(0)) go();
    },
    putAway() {
      tab.visible(false);
      tab.visible(true);
    },
    show() {
      let put = (_shown: ReactNode): void => {};
      function Page(): ReactNode {
        const [shown, setShown] = useState<ReactNode>(null);
        // oxlint-disable-next-line react/globals -- the test puts the page from outside, once
        put = setShown;
        return shown;
      }
      page = render(<Page />, { onCaughtError });
      // Not within the library's `act`, which forgets a page that waits for its code at once, and
      // leaves it empty for good.
      flushSync(() => put(<App core={core} />));
      return within(page.container);
    },
    kill() {
      line = 'dead';
      tab.kill();
      page?.unmount();
    },
    leave() {
      page?.unmount();
      core.close();
    },
  };
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';');
  const at = pair.indexOf('=');
  if (/max-age=0\b/i.test(cookie)) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}
