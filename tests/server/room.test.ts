import { settings } from '../../server/settings';
import { sweep } from '../../server/sweep';
import { blobOf, corners } from '../support/photos';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { dataOf, newId, photoInput, refusalOf } from '../support/wire';

let now = Date.parse('2026-03-03T09:00Z');
let site: Site;
let photo: Buffer;
const ofServer = 10_000_000;
beforeAll(async () => {
  photo = await corners().jpeg().toBuffer();
  site = await openSite({
    clock: () => now,
    room: { ofProject: photo.byteLength, ofServer },
  });
});
afterAll(() => site.close());

interface Answer {
  viewer: {
    records: {
      storage: { bytes: number; limitBytesOfProject: number | null; projects: object[] };
    } | null;
  };
}
const records =
  '{ viewer { records { storage { bytes limitBytesOfProject projects { code bytes } } } } }';

test('a project that has reached its limit takes no more photos, which stay on their devices, and the owner sees what it takes', async () => {
  const { id } = await site.raise();
  const { db } = site.server.app.services;
  await site.addPhoto('inspector', id, photo);
  await site.server.app.rendered();
  const made = await db.selectFrom('photo').select('made_bytes').executeTakeFirstOrThrow();
  expect(made.made_bytes).toBeGreaterThan(1_000);
  const bytes = photo.byteLength + made.made_bytes;
  expect((await site.ask<Answer>('admin', records)).viewer.records?.storage).toEqual({
    bytes,
    limitBytesOfProject: photo.byteLength,
    projects: expect.arrayContaining([
      { code: 'SITE', bytes },
      expect.objectContaining({ bytes: 0 }),
    ]),
  });
  expect((await site.ask<Answer>('inspector', records)).viewer.records).toBeNull();
  // As of a server that did not count them yet.
  await db.updateTable('photo').set({ made_bytes: 0 }).execute();
  await sweep(site.server.app.services);
  expect((await site.ask<Answer>('admin', records)).viewer.records?.storage.bytes).toBe(bytes);
  now += settings.roomKnown;
  const more = { input: photoInput(id, photo) };
  expect(
    refusalOf(await site.upload('inspector', addPhotoDocument, more, blobOf(photo))),
  ).toMatchObject({ code: 'PROJECT_STORAGE_FULL', retryable: true });
  await db.updateTable('photo').set({ erased_at: 1 }).execute();
  now += settings.roomKnown;
  dataOf(await site.upload('inspector', addPhotoDocument, more, blobOf(photo)));
});

test('an archive that the server has no room for is refused before its first byte comes', async () => {
  const announce = async (byteLength: number) => {
    const answer = await fetch(`${site.url}/files/archives/${newId('archive')}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${site.people.admin.token}` },
      body: JSON.stringify({ name: 'site.zip', byteLength }),
    });
    return ((await answer.json()) as { error?: { code: string } }).error?.code; // what the route promises
  };
  expect(await announce(ofServer)).toBe('STORAGE_FULL_SERVER');
  expect(await announce(1_000)).toBeUndefined();
});
