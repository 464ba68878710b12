import { newId } from '../../src/domain/ids';
import { openDatabase } from '../../src/sync/outbox/database';
import { createOutboxStorage } from '../../src/sync/outbox/outboxStorage';
import { createReceipts } from '../../src/sync/outbox/receipts';
import { openPicturesDatabase } from '../../src/sync/pictures/picturesDatabase';
import { createCopies } from '../../src/sync/rows/copies';
import { rowsDatabaseOf } from '../../src/sync/rows/deferredDevice';
import { openRowsDatabase } from '../../src/sync/rows/rowsDatabase';
import { evictionStepsFor } from '../../src/sync/evictionSteps';
import { packKey, photoKey, picturesDatabaseOf } from '../../src/worker/kept';
import { createDevice } from '../support/device';
import { ada, event, photoEvent } from './support/openOutbox';

const bytes = new ArrayBuffer(8);

/**
 * A device with a photo that was sent, copies of four projects, an answer, and plans and photos of
 * the project ALONG.
 */
async function filledDevice() {
  const { world } = createDevice().tab();
  const receipts = createReceipts(`${world.databaseName}-receipts`, ada);
  const { event: made, photo } = photoEvent(newId('snag'));
  await receipts.keep(
    {
      eventId: made.eventId,
      projectId: made.projectId,
      hash: '',
      confirmedAt: 1,
      event: { ...made, order: 1, addedAt: 0 },
    },
    photo.bytes,
  );
  const rows = openRowsDatabase(rowsDatabaseOf(world, ada));
  const copies = createCopies(rows);
  for (const [index, code] of ['ALONG', 'SECOND', 'FIRST', 'LAST'].entries()) {
    await copies.create(
      { projectId: `project_${code}`, code, openedAt: index },
      { cursor: '', filling: null, freshAt: 1, rows: [], details: new Map(), goneIds: [] },
    );
  }
  await rows.opened('second', 5);
  await rows.opened('LAST', 6);
  await rows.keepAnswer({ identifier: 'Projects{}', text: '[]', freshAt: 1, usedAt: 1 });
  await rows.keepAnswer({
    identifier: 'SnagList{"code":"FIRST"}',
    text: '[]',
    freshAt: 1,
    usedAt: 1,
  });
  const pictures = openPicturesDatabase(picturesDatabaseOf(world.databaseName), ada);
  await pictures.claim();
  const projectId = 'project_ALONG';
  await pictures.take({
    projectId,
    code: 'ALONG',
    bytes: 0,
    leftBytes: 0,
    readyAt: null,
    waits: null,
    sizes: { small: 1, medium: 1, sheets: {} },
  });
  for (const [key, snagId] of [
    [photoKey('photo_1', 'small'), 'snag_1'],
    [photoKey('photo_1', 'medium'), 'snag_1'],
    [packKey('revision_1', 0), null],
  ] as const)
    await pictures.put({ key, projectId, snagId, byteLength: 8, packBytes: null }, bytes);
  return {
    world,
    receipts,
    copies,
    async left() {
      const sent = (await receipts.bytes(photo.facts.photoId)) === null ? [] : ['sent photo'];
      const kept = (await pictures.items(projectId)).map(({ key }) => key).toSorted();
      return [
        ...sent,
        ...(await rows.copies()).map(({ code }) => code),
        ...((await rows.answer('Projects{}')) === null ? [] : ['answer']),
        ...((await rows.answer('SnagList{"code":"FIRST"}')) === null ? [] : ['answer about FIRST']),
        ...kept,
      ];
    },
  };
}

test('a full device makes room for new work, least needed data first, and never drops the open project or offline downloads', async () => {
  const device = await filledDevice();
  const database = openDatabase(device.world.databaseName);
  const before = await device.left();
  const gone: string[][] = [];
  let known = before;
  const full = {
    ...database,
    async write() {
      const now = await device.left();
      gone.push(known.filter((each) => !now.includes(each)));
      known = now;
      throw new DOMException('Full', 'QuotaExceededError');
    },
  };
  const storage = createOutboxStorage(
    full,
    ada,
    evictionStepsFor(device.world, ada, device.receipts),
  );
  await expect(storage.add([event('comment', newId('snag'))], [], 0)).rejects.toMatchObject({
    code: 'STORAGE_FULL_DEVICE',
  });
  expect(gone).toEqual([
    [],
    ['sent photo'],
    ['photos/photo_1/small'],
    ['FIRST', 'answer about FIRST'],
    ['SECOND'],
    ['answer'],
    ['photos/photo_1/medium', 'plans/revision_1/pack/0'],
  ]);
  expect(known).toEqual(['ALONG', 'LAST']);
});
