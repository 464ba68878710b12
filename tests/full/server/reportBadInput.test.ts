import { storageKey } from '../../../server/files/photoKey';
import { grain } from '../../support/photos';
import { reportDesk } from '../../support/reportDesk';
import { reportSettings } from '../../support/madeReports';
import { openSite, type Site } from '../../support/site';

// What people write, and what no limit of today has kept out: it stands in the PDF, or the PDF says
// what it could not write.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const { made } = reportDesk(() => site);
const db = () => site.server.app.services.db;
const counted = (text: string, letter: string): number => text.split(letter).length - 1;

test('a photo whose picture is gone from the disk, or is damaged there, leaves a sentence in its place, and the others are shown', async () => {
  const { id } = await site.raise({ title: 'Photographed' });
  const bytes = await grain(96, 72).jpeg().toBuffer();
  const photos = [
    await site.addPhoto('inspector', id, bytes),
    await site.addPhoto('inspector', id, bytes),
    await site.addPhoto('inspector', id, bytes),
  ];
  await site.server.app.rendered();
  const { storage } = site.server.app.services.files;
  const [gone = '', damaged = ''] = await Promise.all(
    photos.map(async (photo) =>
      storageKey(
        (
          await db()
            .selectFrom('photo')
            .select('file_key')
            .where('id', '=', photo)
            .executeTakeFirstOrThrow()
        ).file_key,
        'small',
      ),
    ),
  );
  await storage.remove(gone);
  await storage.put(damaged, [Buffer.from('RIFF and no picture')]);
  const { text, pdf } = await made({
    filter: { ids: [id] },
    settings: { ...reportSettings, photos: 'SMALL' },
  });
  expect(counted(text, 'This photo can’t be shown.')).toBe(2);
  // Each is told of to whoever listens.
  expect(pdf.pictures).toHaveLength(3);
});
