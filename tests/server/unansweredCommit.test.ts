import { checkFiles } from '../../server/features/journal/checkFiles';
import { storageKeyOfLogo } from '../../server/files/logoFiles';
import { readFolder, readOriginals } from '../../server/files';
import { readAll } from '../../server/files/storage';
import { breakAfterCommit } from '../support/breakAfterCommit';
import { importsOf } from '../support/imports';
import { uploadDocument, uploadInput } from '../support/paperPlans';
import { announce, blobOf, grain } from '../support/photos';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { type Answer, dataOf, event, newId, photoInput, refusalOf } from '../support/wire';

// The database has written, and its line breaks before it says so. Whoever sent it sends it again
// and is told that it is there: so the file has to be there.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const db = () => site.server.app.services.db;

/**
 * Sends twice: the line breaks as soon as the event is written, so the first is answered with a
 * fault and the second with the receipt of the first.
 */
async function unanswered<Data>(eventId: string, send: () => Promise<Answer<Data>>): Promise<Data> {
  const mend = breakAfterCommit(
    db(),
    async () =>
      (await db().selectFrom('event').select('id').where('id', '=', eventId).executeTakeFirst()) !==
      undefined,
  );
  expect(refusalOf(await send())).toMatchObject({ retryable: true });
  mend();
  return dataOf(await send());
}

test('a photo whose commit was not answered is still there when it is sent again', async () => {
  const { id } = await site.raise();
  const bytes = await grain(80, 64).jpeg().toBuffer();
  const input = photoInput(id, bytes);
  const { addPhoto } = await unanswered(input.eventId, () =>
    site.upload<{ addPhoto: { receipt: object } }>(
      'inspector',
      addPhotoDocument,
      { input },
      blobOf(bytes),
    ),
  );
  expect(addPhoto.receipt).toMatchObject(announce(bytes));
  await site.server.app.rendered();
  expect(
    await db().selectFrom('photo').select('state').where('id', '=', input.photoId).execute(),
  ).toEqual([{ state: 'READY' }]);
});

test('a plan file whose commit was not answered is still there when it is sent again', async () => {
  const bytes = await grain(300, 200).png().toBuffer();
  const input = uploadInput(site, '', { ...announce(bytes), name: 'plan.png' });
  await unanswered(input.eventId, () =>
    site.upload('admin', uploadDocument, { input }, blobOf(bytes)),
  );
  const { photos, planFiles, faults } = await checkFiles(
    db(),
    readOriginals(readFolder(site.server.dataDir)),
    site.projectId,
  );
  expect({ photos, planFiles, faults }).toEqual({ photos: 1, planFiles: 1, faults: [] });
});

test('a logo whose commit was not answered is still there when it is sent again', async () => {
  const bytes = await grain(300, 60).png().toBuffer();
  const input = { ...event(), projectId: site.projectId, ...announce(bytes) };
  await unanswered(input.eventId, () =>
    site.upload(
      'admin',
      'mutation ($input: SetSenderLogoInput!) { setSenderLogo(input: $input) { receipt { sha256 } } }',
      { input },
      blobOf(bytes),
    ),
  );
  const { logo_key } = await db()
    .selectFrom('project')
    .select('logo_key')
    .where('id', '=', site.projectId)
    .executeTakeFirstOrThrow();
  expect(
    await readAll(
      site.server.app.services.files.storage,
      storageKeyOfLogo(logo_key ?? '', 'original'),
    ),
  ).toEqual(bytes);
});

test('a table whose commit was not answered is read all the same', async () => {
  const imports = importsOf(site);
  const id = newId('import');
  const mend = breakAfterCommit(
    db(),
    async () =>
      (await db()
        .selectFrom('table_import')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()) !== undefined,
  );
  await expect(imports.send('snags', 'Title\r\nDoor sticks\r\n', 'list.csv', id)).rejects.toThrow(
    'Something went wrong on our side',
  );
  mend();
  expect(await imports.send('snags', 'Title\r\nDoor sticks\r\n', 'list.csv', id)).toMatchObject({
    state: 'READ',
    facts: { rows: 1 },
  });
});
