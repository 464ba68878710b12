import { StrictMode } from 'react';
import { cleanup, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WebSocket } from 'ws';
import { App } from '../../src/shell/App';
import { realClock, type World } from '../../src/device/world';
import { outline } from '../support/outline';
import { type Proxy, startProxy } from '../support/proxy';
import { event } from '../support/wire';
import { useScreens } from './arrive';
import { createDevice } from '../support/device';
import { hurriedClock } from '../support/hurriedClock';

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
    await page.findByText('Live updates are blocked on this network. List last updated: just now.'),
  ).toBeVisible();
  expect(
    outline(page.getByRole('region', { name: 'Connection and unsent work' })),
  ).toMatchSnapshot();

  line.letSocketsThrough(true);
  tab.online(true);
  expect(await page.findByRole('button', { name: 'Live' })).toBeVisible();
  expect(page.getByText('Changes by others appear at once.')).toBeVisible();
  await say(raised.id, 'Or on Friday');
  expect(await page.findByText('Or on Friday')).toBeVisible();
});

test('a lost socket is restored, and the signal says since when it was gone', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE', undefined, { url: line.url });
  await page.findByRole('button', { name: 'Live' });
  line.cut();
  await userEvent.click(await page.findByRole('button', { name: 'Reconnecting' }));
  expect(page.getByRole('heading', { name: /^Reconnecting since \d\d:\d\d$/ })).toBeVisible();
  expect(page.getByText('List last updated: just now.')).toBeVisible();
  line.mend();
  expect(await page.findByRole('button', { name: 'Live' })).toBeVisible();
});

test('StrictMode’s double mount leaves one socket and one subscription', async () => {
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

afterEach(() => jest.restoreAllMocks());

const panelName = 'Connection and unsent work';
type Page = Awaited<ReturnType<typeof screens.arrive>>['page'];

async function comment(page: Page, text: string): Promise<void> {
  await userEvent.type(await page.findByRole('textbox', { name: 'Comment' }), text);
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  await page.findByText(text);
}

test('on a connection that carries nothing, a list is shown with its age, and the signal says that no answer comes', async () => {
  await screens.site.raise({ title: 'Seen before' });
  const clock = hurriedClock();
  const { page, core, cut, mend } = await screens.arrive(
    'inspector',
    '/p/SITE?chip=ALL',
    undefined,
    { clock },
  );
  await page.findByText('Seen before');
  await page.findByRole('button', { name: 'Live' });
  const router = core.current()?.router;
  await router?.navigate({ to: '/' });
  await page.findByRole('heading', { name: 'Projects' });

  // Later than anything in the store counts as fresh.
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 16 * 60_000);
  cut('bytes');
  await router?.navigate({ to: '/p/$code', params: { code: 'SITE' }, search: { chip: 'ALL' } });
  expect(await page.findByText('Seen before')).toBeVisible();
  // The socket carries what is asked of it all the same.
  await page.findByRole('button', { name: 'Live' });
  clock.hurry(3_000);
  await page.findByText(/^The server has not answered yet\. Last updated at/);
  await page.findByRole('button', { name: 'No answer from the server' });
  expect(page.getByText(/^As of \d/)).toHaveTextContent(/ · No answer$/);

  mend();
  expect(await page.findByRole('button', { name: 'Live' })).toBeVisible();
  expect(page.queryByText(/has not answered yet/)).toBeNull();
  expect(page.getByText('Seen before')).toBeVisible();
});

test('after five seconds unsent work changes the signal, though the socket is live', async () => {
  const { number } = await screens.site.raise({ title: 'In a dead spot' });
  const clock = hurriedClock();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const { page } = await screens.arrive('inspector', `/p/SITE/snags/${number}`, undefined, {
    clock,
    // Only the answer to what is entered is late.
    onWay: (response, { body }) =>
      String(body).includes('Behind the lift')
        ? new Response(
            new ReadableStream({
              async start(controller) {
                await released;
                controller.enqueue(new Uint8Array(await response.arrayBuffer()));
                controller.close();
              },
            }),
            response,
          )
        : response,
  });
  await page.findByRole('button', { name: 'Live' });
  await comment(page, 'Behind the lift');
  expect(await page.findByRole('button', { name: 'Live, 1 unsent' })).toBeVisible();
  clock.hurry(5_000);
  await userEvent.click(await page.findByRole('button', { name: 'Still sending, 1 unsent' }));
  expect(page.getByRole('heading', { name: /^Still sending since \d\d:\d\d$/ })).toBeVisible();
  release();
  expect(await page.findByRole('button', { name: 'Live' })).toBeVisible();
});

test('while the disk cannot be read the panel does not claim that everything is sent', async () => {
  const device = createDevice();
  // A newer version of the app has changed the database.
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(device.databaseName, 99);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
  const clock = hurriedClock();
  const { page } = await screens.arrive('inspector', '/p/SITE', device, { clock });
  await userEvent.click(await page.findByRole('button', { name: 'Live' }));
  const panel = page.getByRole('region', { name: panelName });
  expect(
    await within(panel).findByText(/from a newer version of the app\. Nothing is lost/),
  ).toBeVisible();
  expect(within(panel).queryByText(/Everything is sent/)).toBeNull();
  clock.hurry(5_000);
  expect(await page.findByRole('button', { name: 'Unsent work could not be read' })).toBeVisible();
  indexedDB.deleteDatabase(device.databaseName);
  clock.hurry(60_000);
  expect(await within(panel).findByText('Everything is sent.')).toBeVisible();
  expect(await page.findByRole('button', { name: 'Live' })).toBeVisible();
});
