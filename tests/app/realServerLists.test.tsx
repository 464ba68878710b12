import { waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { newId } from '../../src/domain/ids';
import type { NewEvent } from '../../src/sync/outbox/entry';
import { createCopies } from '../../src/sync/rows/copies';
import { openRowsDatabase } from '../../src/sync/rows/rowsDatabase';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { arrive, type Arrived } from './support/arrive';

// Lists that stand on the screen, or stood there before the line went. Their source is the device: its rows and its outbox. The server is not reached.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** An inspector whose page follows the project, and whose device has all that the page has. */
async function atWork(path: string): Promise<Arrived> {
  const visitor = await arrive(site, 'inspector', path);
  await caughtUp(visitor);
  return visitor;
}

async function caughtUp(visitor: Arrived): Promise<void> {
  await waitFor(() => expect(visitor.core.current()?.userSession.connection.get().kind).toBe('live'));
  // What comes by the journal is copied after it has come.
  const { id } = await site.raise({ title: 'The last one before the cellar', companyId: site.companies.B });
  await waitFor(async () => expect(await copied(visitor, id)).toBe(true));
}

async function copied({ device }: Arrived, snagId: string): Promise<boolean> {
  const name = `${device.databaseName}-rows-${site.people.inspector.userId}`;
  if (!(await indexedDB.databases()).some((each) => each.name === name)) return false;
  const connection = await openDB(name);
  const isThere = connection.objectStoreNames.contains('copies');
  connection.close();
  if (!isThere) return false;
  const database = openRowsDatabase(name);
  const copy = await createCopies(database).byCode('SITE');
  database.close();
  return copy !== null && copy.stored.freshAt !== null && copy.row(snagId) !== undefined;
}

async function loseLine(visitor: Arrived): Promise<void> {
  visitor.cut();
  visitor.tab.online(false);
  await waitFor(() => expect(visitor.core.current()?.userSession.reachability.get().kind).toBe('offline'));
}

/** An event as a screen would make it. */
async function put({ core }: Arrived, content: Pick<NewEvent, 'kind' | 'snagId' | 'fields'>): Promise<string> {
  const eventId = newId('event');
  await core.current()?.userSession.outbox?.add([{ eventId, userId: site.people.inspector.userId, projectId: site.projectId, projectCode: 'SITE', occurredAt: Date.now(), seen: null, ...content }]);
  return eventId;
}

const go = ({ core }: Arrived, href: string): Promise<void> | undefined => core.current()?.router.navigate({ href });

/** What the chips count. */
function counts({ page }: Arrived): Record<string, number> {
  const chips = within(page.getByRole('navigation', { name: 'Which snags' })).getAllByRole('link');
  return Object.fromEntries(chips.map(({ textContent }) => [textContent.replace(/[\d,\s]+$/, ''), Number(textContent.replaceAll(/\D/g, ''))]));
}

/** The titles of the rows on the screen, from the top. */
const titles = ({ page }: Arrived, of: RegExp): (string | undefined)[] => page.queryAllByText(of).map((row: HTMLElement) => of.exec(row.textContent)?.[0]);

async function fixed(title: string): Promise<string> {
  const { id } = await site.raise({ title });
  const photo = await grain().jpeg().toBuffer();
  await site.addPhoto('tradeA', id, photo, 'EVIDENCE');
  await site.move('tradeA', id, 'FIX');
  return id;
}

test('what is raised, closed and taken back without a line is counted and listed at once in the list that stands on the screen', async () => {
  const { id } = await site.raise({ title: 'Standing one' });
  const visitor = await atWork('/p/SITE');
  await visitor.page.findByText(/Standing one/);
  const before = counts(visitor);
  await loseLine(visitor);

  await put(visitor, { kind: 'move', snagId: id, fields: { move: 'CLOSE', comment: 'Seen' } });
  const closed = { ...before, Open: (before['Open'] ?? 0) - 1, Mine: (before['Mine'] ?? 0) - 1 };
  await waitFor(() => expect(counts(visitor)).toEqual(closed));
  await waitFor(() => expect(visitor.page.queryByText(/Standing one/)).toBeNull());

  const snagId = newId('snag');
  const raised = await put(visitor, { kind: 'raise', snagId, fields: { title: 'Standing two' } });
  await visitor.page.findByText(/Standing two/);
  await waitFor(() => expect(counts(visitor)['All']).toBe((before['All'] ?? 0) + 1));
  await visitor.core.current()?.userSession.outbox?.discard(raised);
  await waitFor(() => expect(counts(visitor)).toEqual(closed));
  expect(visitor.page.queryByText(/Standing two/)).toBeNull();

  visitor.mend();
  visitor.tab.online(true);
  await waitFor(() => expect(visitor.core.current()?.userSession.outbox?.entries.all()).toEqual([]));
  await waitFor(() => expect(counts(visitor)).toEqual(closed));
});

test('a snag that is raised without a line is only in the lists whose filter it matches', async () => {
  await site.raise({ title: 'Narrow stairs' });
  const visitor = await atWork('/p/SITE?q=narrow');
  await visitor.page.findByText(/Narrow stairs/);
  await loseLine(visitor);
  const before = counts(visitor);
  await put(visitor, { kind: 'raise', snagId: newId('snag'), fields: { title: 'Wide stairs' } });
  await put(visitor, { kind: 'raise', snagId: newId('snag'), fields: { title: 'Narrow door' } });
  await visitor.page.findByText(/Narrow door/);
  await waitFor(() => expect(counts(visitor)['Open']).toBe((before['Open'] ?? 0) + 1));
  expect(titles(visitor, /(Narrow|Wide) (stairs|door)/)).toEqual(['Narrow door', 'Narrow stairs']);
});

test('what is changed without a line moves to its place in the order', async () => {
  const { id } = await site.raise({ title: 'Changed first' });
  await site.raise({ title: 'Changed second' });
  const visitor = await atWork('/p/SITE?sort=CHANGED');
  await visitor.page.findByText(/Changed first/);
  expect(titles(visitor, /Changed (first|second)/)).toEqual(['Changed second', 'Changed first']);
  await loseLine(visitor);
  await put(visitor, { kind: 'edit', snagId: id, fields: { priority: 'HIGH' } });
  await waitFor(() => expect(titles(visitor, /Changed (first|second)/)).toEqual(['Changed first', 'Changed second']));
});

test('a list that was opened before the line went has what was done since when it is opened again, from its first moment', async () => {
  const id = await fixed('Opened before');
  const visitor = await atWork('/p/SITE?chip=TO_CHECK');
  await visitor.page.findByText(/Opened before/);
  await go(visitor, '/p/SITE?chip=DISPUTED');
  await waitFor(() => expect(visitor.page.queryByText(/Opened before/)).toBeNull());
  await loseLine(visitor);
  await put(visitor, { kind: 'move', snagId: id, fields: { move: 'CLOSE' } });
  const seen: string[] = [];
  const watching = new MutationObserver(() => seen.push(...visitor.page.queryAllByText(/Opened before/).map((row: HTMLElement) => row.textContent)));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  await go(visitor, '/p/SITE?chip=TO_CHECK');
  await visitor.page.findByText(/Last updated at /);
  watching.disconnect();
  expect(seen).toEqual([]);
  await go(visitor, '/p/SITE?chip=ALL');
  await visitor.page.findByText(/Opened before/);
});

test('“To check” and “Waiting for you”, opened again without a line, lack what was checked without it', async () => {
  // Another one in each attempt.
  const title = `Checked below ${Date.now()}`;
  const id = await fixed(title);
  await fixed('To be checked later');
  const visitor = await atWork('/p/SITE');
  await go(visitor, '/waiting');
  await visitor.page.findByText(new RegExp(title));
  await go(visitor, '/p/SITE/check');
  const left = Number.parseInt((await visitor.page.findByText(/left to check/)).textContent, 10);
  await go(visitor, '/p/SITE/new');
  await visitor.page.findByRole('button', { name: 'Take a photo' });
  // Outside of the project nothing followed it.
  await caughtUp(visitor);
  await loseLine(visitor);
  await put(visitor, { kind: 'move', snagId: id, fields: { move: 'CLOSE' } });
  await go(visitor, '/p/SITE/check');
  await visitor.page.findByText(`${left - 1} left to check`);
  expect(visitor.page.queryByRole('heading', { name: new RegExp(title) })).toBeNull();
  await go(visitor, '/waiting');
  await visitor.page.findAllByText(/To be checked later/);
  // What was there when it was open last may stand until the device has answered.
  await waitFor(() => expect(visitor.page.queryByText(new RegExp(title))).toBeNull());
});
