import { archiveLimits } from '../../rules/limits';
import { settings } from '../../server/settings';
import { archiveOf, askArchive, emptyServer } from '../support/archives';
import { openSite } from '../support/site';
import { newId } from '../support/wire';

// An archive on its way to the server, before it is read.

let server: Awaited<ReturnType<typeof emptyServer>>;
let archive: Buffer;
beforeAll(async () => {
  const site = await openSite();
  await site.raise({ title: 'Door sticks' });
  archive = await archiveOf(site);
  await site.close();
  server = await emptyServer();
});
afterAll(async () => {
  expect(server.log).toEqual([]);
  await server.close();
});

test('it comes in parts: one that was lost on the line is sent again, and one that came twice counts once', async () => {
  const { part } = settings.archive;
  Object.assign(settings.archive, { part: Math.ceil(archive.length / 5) });
  try {
    const id = newId('archive');
    const size = settings.archive.part;
    const ask = (method: string, path: string, body?: object | Buffer) =>
      askArchive(server.url, server.owner, method, path, body);
    await ask('PUT', id, { name: 'a.zip', byteLength: archive.length });
    const send = (n: number) =>
      ask('PUT', `${id}/parts/${n}`, archive.subarray(n * size, (n + 1) * size));
    await send(0);
    expect((await send(2)).answer.error?.code).toBe('BAD_REQUEST');
    expect((await ask('PUT', `${id}/parts/1`, Buffer.from('Too short'))).answer.error?.code).toBe(
      'BAD_REQUEST',
    );
    expect((await ask('POST', `${id}/begin`, { code: 'SITE' })).answer.state).toBe('RECEIVING');
    await send(1);
    expect((await send(0)).answer).toMatchObject({ state: 'RECEIVING', received: 2 * size });
    // The page was reloaded: the same file goes on.
    expect(
      (await ask('PUT', id, { name: 'a.zip', byteLength: archive.length })).answer.received,
    ).toBe(2 * size);
    for (const n of [2, 3, 4]) await send(n);
    expect((await ask('POST', `${id}/begin`, { code: 'SITE' })).status).toBe(200);
    await server.app.rendered();
    expect((await ask('GET', id)).answer).toMatchObject({ state: 'DONE', here: 'SITE' });
  } finally {
    Object.assign(settings.archive, { part });
  }
});

test('one that is too large, that has nothing in it, or whose length is no number is refused before a byte of it is sent', async () => {
  const begin = async (byteLength: unknown, name: unknown = 'a.zip') => {
    const { status, answer } = await askArchive(server.url, server.owner, 'PUT', newId('archive'), {
      name,
      byteLength,
    });
    return [status, answer.error?.code, answer.error?.message];
  };
  expect(await begin(archiveLimits.bytes + 1_000_000)).toEqual([
    400,
    'ARCHIVE_TOO_BIG',
    'This archive is 100,001 MB; the limit is 100,000 MB.',
  ]);
  expect(await begin(0)).toEqual([
    400,
    'ARCHIVE_BROKEN',
    expect.stringMatching(/isn’t a project archive/),
  ]);
  for (const wrong of [-1, 0.5, 2 ** 60, '100', null])
    expect((await begin(wrong)).slice(0, 2)).toEqual([400, 'BAD_REQUEST']);
  expect((await begin(100, 7)).slice(0, 2)).toEqual([400, 'BAD_REQUEST']);
});
