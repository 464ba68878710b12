import { StrictMode } from 'react';
import { cleanup, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WebSocket } from 'ws';
import { App } from '../../src/shell/App';
import type { World } from '../../src/device/world';
import { outline } from '../support/outline';
import { startProxy, type Proxy } from '../support/proxy';
import { realClock } from '../support/visitor';
import { event } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();
let line: Proxy;
beforeAll(async () => {
  line = await startProxy(Number(new URL(screens.site.url).port));
});
afterAll(() => line.close());
afterEach(() => line.letSocketsThrough(true));

/** Between two looks where websockets are blocked, in ms. */
const pollMs = 20_000;

/** The real clock, except that those 20 seconds pass when the test says so. */
function pollingClock(): World['clock'] & { pass(): void } {
  let waiting: (() => void)[] = [];
  return {
    ...realClock,
    setTimeout(run, ms) {
      if (ms !== pollMs) return realClock.setTimeout(run, ms);
      waiting.push(run);
      return run;
    },
    clearTimeout(timer) {
      if (typeof timer !== 'function') return realClock.clearTimeout(timer);
      waiting = waiting.filter((run) => run !== timer);
    },
    pass() {
      for (const run of waiting.splice(0)) run();
    },
  };
}

const say = (snagId: string, body: string) =>
  screens.site.ask(
    'tradeA',
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId, body } },
  );

test('where websockets are blocked, what others do comes every 20 seconds, and the dot says so until the socket is through', async () => {
  line.letSocketsThrough(false);
  const raised = await screens.site.raise({ title: 'Behind a strict proxy' });
  const clock = pollingClock();
  const { page, tab } = await screens.arrive(
    'inspector',
    `/p/SITE/snags/${raised.number}`,
    undefined,
    { clock, url: line.url },
  );
  const dot = await page.findByRole('button', { name: 'Checking every 20 seconds' });

  await say(raised.id, 'Come on Tuesday');
  expect(page.queryByText('Come on Tuesday')).toBeNull();
  clock.pass();
  expect(await page.findByText('Come on Tuesday')).toBeVisible();

  await userEvent.click(dot);
  expect(
    outline(page.getByRole('region', { name: 'Connection and unsent work' })),
  ).toMatchSnapshot();
  expect(
    page.getByText('Live updates are blocked on this network. List last updated: just now.'),
  ).toBeVisible();

  line.letSocketsThrough(true);
  tab.online(true);
  expect(await page.findByRole('button', { name: 'Live' })).toBeVisible();
  expect(page.getByText('Changes by others appear at once.')).toBeVisible();
  await say(raised.id, 'Or on Friday');
  expect(await page.findByText('Or on Friday')).toBeVisible();
});

test('a socket that was live and is lost is mended, and the dot says since when it is not there', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE', undefined, { url: line.url });
  await page.findByRole('button', { name: 'Live' });
  line.cut();
  await userEvent.click(await page.findByRole('button', { name: 'Reconnecting' }));
  expect(page.getByRole('heading', { name: /^Reconnecting since \d\d:\d\d$/ })).toBeVisible();
  expect(page.getByText('List last updated: just now.')).toBeVisible();
  line.mend();
  expect(await page.findByRole('button', { name: 'Live' })).toBeVisible();
});

test('React’s practice of mounting twice leaves one socket, one subscription, and a dot that says Live', async () => {
  const sent: string[] = [];
  let sockets = 0;
  class Counted extends WebSocket {
    constructor(...options: ConstructorParameters<typeof WebSocket>) {
      super(...options);
      sockets += 1;
    }
    override send(data: string): void {
      // Every message of the protocol has a type.
      sent.push((JSON.parse(data) as { type: string }).type);
      super.send(data);
    }
  }
  const before = globalThis.WebSocket;
  Object.assign(globalThis, { WebSocket: Counted });
  try {
    const { core } = await screens.arrive('inspector', '/p/SITE');
    cleanup();
    sockets = sent.length = 0;
    const { container } = render(
      <StrictMode>
        <App core={core} />
      </StrictMode>,
    );
    expect(await within(container).findByRole('button', { name: 'Live' })).toBeVisible();
    await waitFor(() =>
      expect(sent.filter((type) => type === 'subscribe')).toHaveLength(
        1 + sent.filter((type) => type === 'complete').length,
      ),
    );
    expect(sockets).toBe(1);
  } finally {
    globalThis.WebSocket = before;
  }
});
