import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '../../../server/database/open';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  arrives,
  copied,
  fillSnag,
  fixWithPhoto,
  newTitle,
  nextStep,
  openProject,
  openSnag,
  pressRaise,
  putAway,
  signIn,
  status,
} from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;
let dataDir: string;
let kept: string;

beforeAll(async () => {
  kept = await mkdtemp(join(tmpdir(), 'snagbook-kept-'));
  [server, browser] = await Promise.all([
    startBuiltServer({}, async (dir) => void (dataDir = dir)),
    openBrowser(),
  ]);
  // The server is stopped twice.
  browser.expectFault(/net::ERR_|WebSocket connection/);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(kept, { recursive: true, force: true });
});

const database = ['', '-wal', '-shm'].map((end) => `${databaseFile}${end}`);

/** Copies the database, and none of the photos. */
async function copyDatabase(from: string, to: string): Promise<void> {
  for (const file of database) {
    await rm(join(to, file), { force: true });
    await cp(join(from, file), join(to, file)).catch(() => undefined); // There may be no log.
  }
}

test('what two people did after the moment to which somebody has put the database back is there once, when both have come back', async () => {
  const photo = await sitePhoto(3);
  const [inspector, trade] = [await browser.visitor('phone'), await browser.visitor('phone')];
  const title = newTitle('Lost for a while');
  const both: readonly [Visitor, 'ivo' | 'elena'][] = [
    [inspector, 'ivo'],
    [trade, 'elena'],
  ];
  for (const [visitor, name] of both) {
    await signIn(visitor, server.url, server.people.get(name));
    await openProject(visitor);
    await copied(visitor.page());
  }
  await server.kill();
  await copyDatabase(dataDir, kept);
  await server.start();
  await Promise.all([allSent(inspector), allSent(trade)]);

  await fillSnag(inspector, { title, trade: 'Electrical', place: '14 kitchen', photos: [photo] });
  await pressRaise(inspector);
  await arrives(trade, title);
  await openSnag(trade, title);
  await fixWithPhoto(trade, photo);
  await putAway(trade.page());
  await openSnag(inspector, title);
  await status(inspector, 'To check').waitFor();
  await nextStep(inspector, 'Close').click();
  await putAway(inspector.page());
  await status(trade, 'Closed').waitFor();
  await Promise.all([allSent(inspector), allSent(trade)]);

  await server.kill();
  await copyDatabase(kept, dataDir);
  await server.start();
  await Promise.all([allSent(inspector), allSent(trade)]);
  const other = await browser.visitor('phone');
  await signIn(other, server.url, server.people.get('ivo'));
  await other.page().goto(`${server.url}/p/EDEN?chip=ALL`);
  await arrives(other, title);
  await openSnag(other, title);
  for (const visitor of [other, inspector, trade]) {
    await status(visitor, 'Closed').waitFor();
    // Two photos at the same time may come the other way round; what was said does not.
    await eventually(async () => {
      const lines = visitor.page().getByRole('region', { name: 'What happened' });
      const told = (await lines.getByRole('listitem').allTextContents()).join('\n');
      expect(told.match(/(Ivo Novak|Elena Brandt) (closed it|marked it fixed|raised it)/g)).toEqual(
        ['Ivo Novak closed it', 'Elena Brandt marked it fixed', 'Ivo Novak raised it'],
      );
      const photos = visitor.page().getByRole('button', { name: /, photo \d+ of \d+, \w+$/ });
      expect(await photos.count()).toBe(2);
    });
  }
  expect(browser.faults()).toEqual([]);
});
