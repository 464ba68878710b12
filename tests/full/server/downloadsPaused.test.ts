import { get as ask, type IncomingMessage } from 'node:http';
import { settings } from '../../../server/settings';
import { eventually } from '../../support/eventually';
import { openSite, type Site } from '../../support/site';

// A download holds a place of its own: who has it, for how long, and how it becomes free.

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.raise();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const path = (): string => `/files/tables/${site.projectId}/snags.csv`;
const cookie = () => site.people.admin.cookies;
const places = settings.shares.of.tables.each;

/** Downloads of which nothing is read, without a socket, have all places. */
const expectAllPlacesFree = (): Promise<void> =>
  eventually(async () => {
    const responses = await Promise.all(
      Array.from({ length: places }, () =>
        site.server.app.fetch(
          new Request(`${site.url}${path()}`, { headers: { cookie: cookie() } }),
        ),
      ),
    );
    for (const { body } of responses) await body?.cancel();
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });

test('a reader who pauses for too long is cut off, and their place is free', async () => {
  const { db } = site.server.app.services;
  // So much that no buffer on the way holds it.
  await db
    .updateTable('snag')
    .set({ description: 'long '.repeat(3_000_000) })
    .execute();
  const { windowMs } = settings.downloadSlowest;
  Object.assign(settings.downloadSlowest, { windowMs: 300 });
  const pausing = await Promise.all(
    Array.from(
      { length: places },
      () =>
        new Promise<IncomingMessage>((resolve, reject) =>
          ask(`${site.url}${path()}`, { headers: { cookie: cookie() } }, resolve).on(
            'error',
            reject,
          ),
        ),
    ),
  );
  const reasons = pausing.map(
    (response) =>
      new Promise((resolve) => response.on('error', resolve).on('end', () => resolve('whole'))),
  );
  await expectAllPlacesFree();
  Object.assign(settings.downloadSlowest, { windowMs });
  for (const response of pausing) response.resume();
  expect(await Promise.all(reasons)).toEqual(
    pausing.map(() => expect.objectContaining({ code: 'ECONNRESET' })),
  );
  await db.updateTable('snag').set({ description: '' }).execute();
});
