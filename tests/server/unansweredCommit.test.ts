import { breakAfterCommit } from '../support/breakAfterCommit';
import { announce, blobOf, grain } from '../support/photos';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { type Answer, dataOf, photoInput, refusalOf } from '../support/wire';

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
