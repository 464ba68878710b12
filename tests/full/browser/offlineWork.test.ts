import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '../../../rules/days';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  copied,
  fillSnag,
  fixWithPhoto,
  newTitle,
  nextStep,
  onDisk,
  openProject,
  openSnag,
  pressRaise,
  pressRaiseAndStay,
  row,
  shoot,
  signIn,
  status,
  workerReady,
} from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;
let photo: Buffer;
let device: string;

beforeAll(async () => {
  [server, browser, photo] = await Promise.all([startBuiltServer(), openBrowser(), sitePhoto(3)]);
  // What the app asks for meanwhile.
  browser.expectFault(
    /net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING|FAILED)|WebSocket connection/,
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
  await server.kill();
  await server.start();
  rmSync(device, { recursive: true, force: true });
  expect(browser.faults()).toEqual([]);
});

/** An inspector's phone that has the app and the project. */
async function prepared(): Promise<Visitor> {
  const visitor = await browser.onDevice('phone', device);
  await signIn(visitor, server.url, server.people.get('ivo'));
  await openProject(visitor);
  await workerReady(visitor.page());
  await copied(visitor.page());
  return visitor;
}

/**
 * The same phone after its browser was started again, at an address, some days later by its clock.
 */
async function startAgain(before: Visitor, path: string, daysLater = 0): Promise<Visitor> {
  await before.context.close();
  const visitor = await browser.onDevice('phone', device);
  await visitor.context.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, daysLater * dayMs);
  await visitor.page().goto(server.url + path);
  return visitor;
}

/** What the queue shows one after the other, until it says that that was the last one. */
async function queued(visitor: Visitor): Promise<string[]> {
  const page = visitor.page();
  const end = page.getByRole('heading', { name: 'That was the last one' });
  const heading = page.locator('article h2');
  const titles: string[] = [];
  while ((await end.count()) === 0) {
    const shown = (await heading.textContent()) ?? '';
    titles.push(shown);
    await page.getByRole('button', { name: 'Skip' }).click();
    await end.or(heading.filter({ hasNotText: shown })).waitFor();
  }
  return titles;
}

test('who says fixed without a line finds it among what is to check, but not in their queue, and may not close it, as the server says; another person closes it, and it leaves both lists', async () => {
  const first = await prepared();
  const title = newTitle('Fixed in the basement');
  await fillSnag(first, { title, trade: 'Electrical', place: '14 kitchen', photos: [photo] });
  await pressRaise(first);
  await allSent(first);
  await row(first, title).waitFor();
  await openSnag(first, title);
  const path = new URL(first.page().url()).pathname;
  await copied(first.page());
  await server.kill();

  const second = await startAgain(first, path);
  await second.page().getByRole('heading', { name: title, level: 1 }).waitFor();
  await shoot(
    second.page(),
    second.page().getByRole('button', { name: 'Add a photo', exact: true }),
    photo,
  );
  await second
    .page()
    .getByRole('button', { name: /photo 2 of 2/i })
    .waitFor();
  await fixWithPhoto(second, photo, async () => {
    await second.page().getByRole('button', { name: 'Other actions' }).click();
    await second.page().getByRole('menuitem', { name: 'Mark fixed' }).click();
  });
  await status(second, 'To check').waitFor();
  expect(await nextStep(second, 'Close').count()).toBe(0);
  await onDisk(second);

  const third = await startAgain(second, '/p/EDEN/check');
  expect(await queued(third)).not.toContainEqual(expect.stringContaining(title));
  await third.page().goto(`${server.url}/p/EDEN?chip=TO_CHECK`);
  await openSnag(third, title);
  expect(await nextStep(third, 'Close').count()).toBe(0);
  // The photos before and after that are only on this device.
  const photos = third.page().getByRole('region', { name: 'Photos' }).locator('li img');
  await eventually(async () =>
    expect(
      await photos.evaluateAll((images: HTMLImageElement[]) =>
        images.slice(1).map((image) => image.src.startsWith('blob:') && image.naturalWidth > 0),
      ),
    ).toEqual([true, true]),
  );
  await third.picture('offlineOwnWork');

  await server.start();
  await allSent(third);
  const other = await browser.visitor('desktop');
  await signIn(other, server.url, server.people.get('anna'));
  await other.page().goto(server.url + path);
  await status(other, 'To check').waitFor();
  await nextStep(other, 'Close snag').click();
  await status(other, 'Closed').waitFor();
  await third.page().goto(server.url + path);
  await status(third, 'Closed').waitFor();
  for (const visitor of [third, other]) {
    await visitor.page().goto(`${server.url}/p/EDEN?chip=TO_CHECK`);
    await visitor.page().getByRole('navigation', { name: 'Which snags' }).waitFor();
    // A list is shown from the device first, which may not have been told yet.
    await row(visitor, title).waitFor({ state: 'detached' });
  }
  await third.context.close();
});

test('a photo that was sent is shown from this device after a start without the server, though nothing was kept offline: in the list, on its snag and on the whole screen', async () => {
  const first = await prepared();
  const title = newTitle('Photographed and sent');
  await fillSnag(first, { title, trade: 'Electrical', place: '14 kitchen', photos: [photo] });
  await pressRaise(first);
  await allSent(first);
  await openSnag(first, title);
  const path = new URL(first.page().url()).pathname;
  // The server has rendered it, so the page has the server's address.
  const tile = (visitor: Visitor) =>
    visitor
      .page()
      .getByRole('button', { name: /photo 1 of 1/i })
      .locator('img');
  await eventually(async () => expect(await tile(first).getAttribute('src')).toMatch(/^(?!blob:)/));
  await copied(first.page());
  await server.kill();

  const second = await startAgain(first, path);
  await second.page().getByRole('heading', { name: title, level: 1 }).waitFor();
  const isShown = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;
  await eventually(async () => expect(await tile(second).evaluate(isShown)).toBe(true));
  await second.picture('offlineSentPhoto');
  await tile(second).click();
  await eventually(async () =>
    expect(await second.page().locator('img.pswp__img').first().evaluate(isShown)).toBe(true),
  );
  await second.page().goto(`${server.url}/p/EDEN?chip=ALL&q=${encodeURIComponent(title)}`);
  await eventually(async () =>
    expect(await row(second, title).locator('img').first().evaluate(isShown)).toBe(true),
  );
  await second.context.close();
});

/** As if its process were killed: nothing is told to the page or written in the end. */
async function crash({ context, page }: Visitor): Promise<void> {
  const line = await context.newCDPSession(page());
  const gone = context.waitForEvent('close');
  void line.send('Browser.crash').catch(() => undefined);
  await gone;
}

test('a browser that is killed after each piece of a day’s work without a line loses nothing of it, and each arrives once', async () => {
  // Chromium writes new cookies to the disk within half a minute, or when it is closed: who is
  // signed in shall not be signed in just now.
  let visitor = await startAgain(await prepared(), '/p/EDEN');
  await visitor.page().getByRole('navigation', { name: 'Project' }).waitFor();
  await server.kill();
  const killed = async (path: string): Promise<void> => {
    await crash(visitor);
    visitor = await browser.onDevice('phone', device);
    await visitor.page().goto(server.url + path);
  };
  const titles = [1, 2, 3].map(() => newTitle('Killed in between'));
  for (const title of titles) {
    await fillSnag(visitor, {
      title,
      trade: 'Electrical',
      place: '14 kitchen',
      photos: [photo, photo],
    });
    await pressRaiseAndStay(visitor);
    await killed('/p/EDEN?chip=ALL');
    await openSnag(visitor, title);
    await fixWithPhoto(visitor, photo, async () => {
      await visitor.page().getByRole('button', { name: 'Other actions' }).click();
      await visitor.page().getByRole('menuitem', { name: 'Mark fixed' }).click();
    });
    await killed('/p/EDEN');
    await visitor.page().getByRole('navigation', { name: 'Project' }).waitFor();
  }
  await server.start();
  await allSent(visitor);
  const other = await browser.visitor('desktop');
  await signIn(other, server.url, server.people.get('anna'));
  for (const title of titles) {
    await other.page().goto(`${server.url}/p/EDEN?chip=ALL&q=${encodeURIComponent(title)}`);
    await row(other, title).waitFor();
    expect(await row(other, title).count()).toBe(1);
    await openSnag(other, title);
    await status(other, 'To check').waitFor();
    await other
      .page()
      .getByRole('button', { name: /photo 3 of 3/i })
      .waitFor();
  }
  await visitor.context.close();
});

/** Raises a snag with a photo while the server is away. */
async function raiseUnsent(visitor: Visitor, title: string): Promise<void> {
  await server.kill();
  await fillSnag(visitor, { title, trade: 'Electrical', place: '14 kitchen', photos: [photo] });
  await pressRaise(visitor);
  await onDisk(visitor);
}

test('on the fifteenth day without the server what the device keeps is not shown, the outbox opens and lists what waits, and all is sent and open again when the server answers', async () => {
  const first = await prepared();
  const title = newTitle('Waited for two weeks');
  await raiseUnsent(first, title);

  const second = await startAgain(first, '/p/EDEN', 15);
  const page = second.page();
  await page
    .getByText(/^No contact with the server for 14 days/)
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: /^EDEN-\d+\b/ }).count()).toBe(0);
  await second.picture('offlineLocked');
  await page.goto(`${server.url}/outbox`);
  const waiting = page.getByRole('region', { name: 'To be sent' });
  await waiting.getByRole('link', { name: title }).waitFor();
  await waiting.getByText(/^1 photo, \d+ kB/).waitFor();
  await second.picture('offlineLockedOutbox');

  await server.start();
  await page.getByRole('heading', { name: 'Everything is sent' }).waitFor();
  await page.goto(`${server.url}/p/EDEN?chip=ALL&q=${encodeURIComponent(title)}`);
  await row(second, title).waitFor();
  expect(await row(second, title).count()).toBe(1);
  await copied(page);
  await second.context.close();
});

test('a copy that the browser has cleared is filled again when the server answers, without a server a sentence says that it is not there, and what was entered stays', async () => {
  const first = await prepared();
  const title = newTitle('Survives the clearing');
  await raiseUnsent(first, title);
  // What a browser may clear by itself, and leaves the databases with what people entered.
  await first.page().goto(`${server.url}/outbox`);
  await first.page().evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined || !/-rows-|-pictures$|-receipts$/.test(name)) continue;
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = request.onerror = request.onblocked = resolve;
      });
    }
  });

  const second = await startAgain(first, '/p/EDEN');
  const page = second.page();
  await page
    .getByText(/connection/)
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: /^EDEN-\d+\b/ }).count()).toBe(0);
  await second.picture('offlineCleared');
  await page.goto(`${server.url}/outbox`);
  await page
    .getByRole('region', { name: 'To be sent' })
    .getByRole('link', { name: title })
    .waitFor();
  await second.picture('offlineClearedOutbox');

  await server.start();
  await page.getByRole('heading', { name: 'Everything is sent' }).waitFor();
  await page.goto(`${server.url}/p/EDEN?chip=ALL&q=${encodeURIComponent(title)}`);
  await row(second, title).waitFor();
  await copied(page);
  await server.kill();
  const third = await startAgain(second, '/p/EDEN?chip=ALL');
  await row(third, title).waitFor();
  await third.context.close();
});

test('an app whose files the browser has cleared starts again when the server answers, and keeps what was entered', async () => {
  const first = await prepared();
  const title = newTitle('Survives without files');
  const files = await first.page().evaluate(filesKept);
  await raiseUnsent(first, title);
  await first.page().evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await server.start();
  const second = await startAgain(first, '/outbox');
  await second.page().getByRole('heading', { name: 'Everything is sent' }).waitFor();
  await second.page().goto(`${server.url}/p/EDEN?chip=ALL&q=${encodeURIComponent(title)}`);
  await row(second, title).waitFor();
  await copied(second.page());
  await eventually(async () => expect(await second.page().evaluate(filesKept)).toBe(files));
  await server.kill();
  const third = await startAgain(second, '/p/EDEN?chip=ALL');
  await row(third, title).waitFor();
  await third.context.close();
});

/** How many files of the app the device has. */
async function filesKept(): Promise<number> {
  const names = await caches.keys();
  return (
    await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  ).reduce((sum, each) => sum + each, 0);
}
