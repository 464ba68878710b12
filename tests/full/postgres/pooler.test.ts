import { grain } from '../../support/photos';
import { type Pooler, startPooler } from '../../support/pooler';
import { urlOf } from '../../support/postgres';
import { startServer, type TestServer } from '../../support/server';
import { openSite, type Site } from '../../support/site';
import { openStream } from '../../support/stream';

/**
 * Two processes that reach their database through poolers in transaction mode, each by three
 * connections: an odd number, so that what is said by two statements in turn is said to two of
 * them.
 */
let poolers: Pooler[];
let site: Site;
let second: TestServer;
beforeAll(async () => {
  poolers = [await startPooler(urlOf('postgres'), 3), await startPooler(urlOf('postgres'), 3)];
  site = await openSite({ through: (url) => poolers[0]?.through(url) ?? '' });
  second = await startServer({
    dataDir: site.server.dataDir,
    development: true,
    through: (url) => poolers[1]?.through(url) ?? '',
  });
});
afterAll(async () => {
  await second?.close({ keep: true });
  await site?.close();
  for (const pooler of poolers) await pooler.close();
});

test('what happens on one process reaches who follows it on the other, though no notice of NOTIFY comes through', async () => {
  const stream = openStream(second.url, site.people.inspector.token, {
    projectId: site.projectId,
    after: await site.cursor(),
  });
  const raised = await Promise.all(Array.from({ length: 6 }, () => site.raise()));
  const heard = [];
  for (const _ of raised) heard.push((await stream.next()).snag?.number);
  expect(heard).toEqual(raised.map(({ number }) => number).toSorted((one, other) => one - other));
  await site.addPhoto('inspector', raised[0]?.id ?? '', await grain(100, 80).jpeg().toBuffer());
  expect([(await stream.next()).event?.kind, (await stream.next()).event?.kind]).toEqual([
    'PHOTO_ADDED',
    'PHOTO_RENDERED',
  ]);
  await stream.stop();
  expect(poolers.map((pooler) => pooler.used())).toEqual([3, 3]);
  expect([site.server.log, second.log]).toEqual([[], []]);
});
