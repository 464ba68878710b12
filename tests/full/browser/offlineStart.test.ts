import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { deployed, type Deployed } from '../../support/deployed';
import { eventually } from '../../support/eventually';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  copied,
  fillSnag,
  newTitle,
  onDisk,
  openProject,
  openSnag,
  pressRaise,
  row,
  signIn,
  workerReady,
} from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;
let device: string;
let portal: Server | null = null;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  // What the app asks for meanwhile.
  browser.expectFault(
    /net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|FAILED)|WebSocket connection/,
  );
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  await browser.startAfresh();
});
afterEach(async () => {
  portal?.closeAllConnections();
  await new Promise((resolve) => (portal === null ? resolve(null) : portal.close(resolve)));
  portal = null;
  await server.kill();
  await server.start();
  rmSync(device, { recursive: true, force: true });
  expect(browser.faults()).toEqual([]);
});

/** Signed in on a device that has the whole app. */
async function prepared(): Promise<Visitor> {
  const visitor = await browser.onDevice('phone', device);
  await signIn(visitor, server.url, server.people.get('ivo'));
  await openProject(visitor);
  await workerReady(visitor.page());
  return visitor;
}

/** The frame of the project stands: the app has started and knows who the person is. */
const frameStands = (visitor: Visitor): Promise<void> =>
  visitor.page().getByRole('navigation', { name: 'Project' }).waitFor();

/**
 * Stands in the server's place, as a Wi-Fi that wants somebody to sign in first does. What it was
 * asked for.
 */
async function answerInItsPlace(): Promise<string[]> {
  const asked: string[] = [];
  await server.kill();
  portal = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><h1>Welcome to the guest Wi-Fi</h1>');
  });
  await new Promise<void>((resolve) => portal?.listen(server.port, '127.0.0.1', resolve));
  return asked;
}

test('where a Wi-Fi answers in the server’s place, the app starts from the device, loads no code, and keeps its worker', async () => {
  const visitor = await prepared();
  const asked = await answerInItsPlace();
  for (const path of ['/', '/p/EDEN/snags/7', '/p/EDEN']) await visitor.reopen(server.url + path);
  await frameStands(visitor);
  expect(await visitor.page().getByText('guest Wi-Fi').count()).toBe(0);
  expect(
    asked.filter((line) => line.startsWith('GET /assets/') || line.startsWith('GET /p/')),
  ).toEqual([]);
  await visitor.context.close();
});

test('the pages that start from the device have the policy of the server', async () => {
  const visitor = await prepared();
  await visitor.page().reload();
  await frameStands(visitor);
  const policies = await visitor.page().evaluate(async () => {
    const kept = await (
      await caches.open((await caches.keys())[0] ?? '')
    ).match('/index.html', { ignoreSearch: true });
    return [
      kept?.headers.get('content-security-policy'),
      (await fetch('/p/EDEN')).headers.get('content-security-policy'),
    ];
  });
  expect(policies[0]).toContain("script-src 'self'");
  expect(policies[0]).toBe(policies[1]);
  await visitor.context.close();
});

describe('after a deploy', () => {
  let project: Deployed;
  let deploying: BuiltServer;

  beforeEach(async () => {
    project = deployed();
    deploying = await startBuiltServer({}, undefined, project.folder);
  });
  afterEach(async () => {
    expect(browser.faults()).toEqual([]);
    await browser.startAfresh();
    await deploying.close();
    project.remove();
  });

  /** Signed in on a device that has the whole app. */
  async function preparedHere(): Promise<Visitor> {
    const visitor = await browser.visitor('desktop', { serviceWorkers: 'allow' });
    await signIn(visitor, deploying.url, deploying.people.get('anna'));
    await openProject(visitor);
    await workerReady(visitor.page());
    return visitor;
  }
  const scriptOf = (page: Page): Promise<string | null> =>
    page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src') ?? null);
  /** A file of the build that is deployed. */
  function asset(name: string): string {
    const folder = join(project.folder, 'dist/client/assets');
    return join(folder, readdirSync(folder).find((each) => each.startsWith(name)) ?? '');
  }
  const buildsOn = (page: Page): Promise<number> =>
    page.evaluate(async () => (await caches.keys()).length);
  /** By the rail to More, and from there. */
  async function openAccount(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Anna Keller' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Anna Keller' }).click();
  }
  const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });

  test('open tabs go on with their version until somebody presses, also with code they have not used yet; what is unchanged is not loaded again', async () => {
    const visitor = await preparedHere();
    const first = visitor.page();
    const before = await scriptOf(first);
    await project.deployAnother();
    // What is unchanged is on the device: nobody asks for it.
    rmSync(asset('libraries-'));

    const second = await visitor.context.newPage();
    await second.goto(`${deploying.url}/p/EDEN`);
    await reload(second).waitFor();
    expect(await scriptOf(second)).toBe(before);
    await reload(second).click();
    await eventually(async () => expect(await scriptOf(second)).not.toBe(before));
    await second.getByRole('navigation', { name: 'Which snags' }).waitFor();

    await reload(first).waitFor();
    await visitor.picture('new-version');
    await visitor.isAccessible();
    // Nobody has asked for this screen yet, and the server has its code no more.
    await openAccount(first);
    await first.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(await scriptOf(first)).toBe(before);
    expect(await buildsOn(first)).toBe(2);
    await reload(first).click();
    await eventually(async () => expect(await scriptOf(first)).not.toBe(before));

    // At a start after that nobody runs the older build any more.
    await second.reload();
    await eventually(async () => expect(await buildsOn(second)).toBe(1));
  });

  test('one tab that is open and a device that is offline go on, what was entered there arrives in the older version, and the newer one starts without the server on the rows of the one before', async () => {
    const open = await preparedHere();
    const away = await browser.onDevice('phone', device);
    await signIn(away, deploying.url, deploying.people.get('ivo'));
    await openProject(away);
    await workerReady(away.page());
    await copied(away.page());
    const before = await scriptOf(away.page());
    expect(await scriptOf(open.page())).toBe(before);
    browser.expectFault(/net::ERR_INTERNET_DISCONNECTED/);
    await away.offline(true);
    await project.deployAnother('AccountScreenQuery');
    await deploying.kill();
    await deploying.start();

    const title = newTitle('Raised in the version before');
    await fillSnag(away, {
      title,
      trade: 'Electrical',
      place: '14 kitchen',
      photos: [await sitePhoto(8)],
    });
    await pressRaise(away);
    await openSnag(away, title);
    await onDisk(away);
    const checks = newTitle('Raised in the open tab');
    await fillSnag(open, {
      title: checks,
      trade: 'Electrical',
      place: '12 kitchen',
      photos: [await sitePhoto(9)],
    });
    await pressRaise(open);
    await allSent(open);

    await away.offline(false);
    await allSent(away);
    await open.page().goto(`${deploying.url}/p/EDEN?chip=ALL`);
    await row(open, title).waitFor();
    await away.page().goto(`${deploying.url}/p/EDEN?chip=ALL`);
    await row(away, checks).waitFor();
    await reload(away.page()).click();
    await eventually(async () => expect(await scriptOf(away.page())).not.toBe(before));
    await away.context.close();
    await deploying.kill();

    const again = await browser.onDevice('phone', device);
    await again.page().goto(`${deploying.url}/p/EDEN?chip=ALL`);
    for (const each of [title, checks]) await row(again, each).waitFor();
    expect(await scriptOf(again.page())).not.toBe(before);
    await again.context.close();
  });

  test('a page that the server knows no more looks for the newer version and switches to it when asked to try again', async () => {
    const visitor = await preparedHere();
    const page = visitor.page();
    const before = await scriptOf(page);
    await project.deployAnother('AccountScreenQuery');
    await deploying.kill();
    browser.expectFault(/status of 400/);
    await deploying.start();
    await openAccount(page);
    await page
      .getByText('A new version is needed. Your unsent work is safe; reload to update.')
      .waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(await scriptOf(page)).not.toBe(before);
  });

  test('where a file of the new build does not come whole, the version before stays, and starts without the server', async () => {
    const visitor = await preparedHere();
    const before = await scriptOf(visitor.page());
    await project.deployAnother();
    writeFileSync(asset('AccountScreen-'), '<h1>Welcome to the guest Wi-Fi</h1>');
    browser.expectFault(/integrity/);
    const outcome = await visitor.page().evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const updated = await registration?.update();
      const worker = updated?.installing;
      return new Promise<string>((resolve) =>
        worker?.addEventListener('statechange', () => resolve(worker.state)),
      );
    });
    expect(outcome).toBe('redundant');
    await deploying.kill();
    await visitor.reopen(`${deploying.url}/p/EDEN`);
    await frameStands(visitor);
    expect(await scriptOf(visitor.page())).toBe(before);
  });

  test('where a proxy keeps the worker’s file of an older build that the server knows no more, trying again gets past it', async () => {
    const visitor = await preparedHere();
    const page = visitor.page();
    const before = await scriptOf(page);
    const file = join(project.folder, 'dist/client/worker.js');
    const kept = readFileSync(file);
    await project.deployAnother('AccountScreenQuery');
    writeFileSync(file, kept);
    await deploying.kill();
    browser.expectFault(/status of 400/);
    // The older worker cannot be installed again: the server has its files no more.
    browser.expectFault(/status of 404/);
    await deploying.start();
    await openAccount(page);
    await page
      .getByText('A new version is needed. Your unsent work is safe; reload to update.')
      .waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(await scriptOf(page)).not.toBe(before);
  });

  test('a worker that is withdrawn goes with its copy of the app, and leaves what people entered', async () => {
    const visitor = await preparedHere();
    await visitor
      .page()
      .evaluate(
        () =>
          new Promise((resolve) =>
            indexedDB.open('entered').addEventListener('success', () => resolve(null)),
          ),
      );
    const databases = () =>
      visitor
        .page()
        .evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).toSorted());
    const before = await databases();
    expect(before).toContain('entered');
    project.withdrawWorker();
    await visitor.reopen(`${deploying.url}/p/EDEN`);
    await eventually(async () => expect(await buildsOn(visitor.page())).toBe(0));
    await eventually(async () => {
      await visitor.reopen(`${deploying.url}/p/EDEN`);
      expect(await visitor.page().evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });
    expect(await buildsOn(visitor.page())).toBe(0);
    expect(await databases()).toEqual(expect.arrayContaining(before));
  });
});
