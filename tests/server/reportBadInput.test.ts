import { storageKey } from '../../server/files/photoKey';
import { grain } from '../support/photos';
import { reportDesk } from '../support/reportDesk';
import { reportSettings } from '../support/madeReports';
import { openSite, type Site } from '../support/site';

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

test('names in Hebrew and Arabic and with emoji, of the project, a company, a place, a person and a snag, stand in every layout, and what has no letter is listed by its number', async () => {
  const names = {
    project: 'בניין מרכזי 🏗',
    company: 'شركة البناء ٢٠',
    place: 'Block א (קומה 2) 🏢',
    person: 'דנה כהן 👷',
    title: 'Tür تالف 🚪 👩‍👩‍👧',
  };
  const { id, number } = await site.raise({
    title: names.title,
    description: `${names.place}\n${'שלום عليكم 🎉 '.repeat(200)}`,
  });
  await db()
    .updateTable('project')
    .set({ name: names.project })
    .where('id', '=', site.projectId)
    .execute();
  await db()
    .updateTable('company')
    .set({ name: names.company })
    .where('id', '=', site.companies.A)
    .execute();
  await db()
    .updateTable('location')
    .set({ name: names.place, path: names.place })
    .where('id', '=', site.locationId)
    .execute();
  await db()
    .updateTable('user')
    .set({ name: names.person })
    .where('id', '=', site.people.inspector.userId)
    .execute();
  for (const layout of [{ grouping: 'PLACE' }, { grouping: 'COMPANY', layout: 'LINE' }]) {
    const { pdf, text } = await made({
      filter: { ids: [id] },
      settings: { ...reportSettings, ...layout },
    });
    expect(pdf.title).toContain('בניין מרכזי');
    // As they are read, not as they are drawn.
    expect(pdf.bookmarks).toEqual([layout.grouping === 'PLACE' ? names.place : names.company]);
    expect(pdf.fonts.map(({ embedded }) => embedded)).toEqual(pdf.fonts.map(() => true));
    expect(text).toContain(`U+1F6AA in SITE-${number}`);
  }
  const sheet = await made({
    kind: 'TRADE_SHEET',
    filter: { ids: [id], companyId: site.companies.A },
  });
  expect(sheet.text).toContain('U+1F6AA');
});

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
  expect(counted(text, 'This photo cannot be shown.')).toBe(2);
  // Each is told of to whoever listens.
  expect(pdf.pictures).toHaveLength(3);
});
