import { countReader, writeAfterReaders } from '../../server/features/journal/pacing';
import { grain } from '../support/photos';
import { openSite } from '../support/site';

/** What has been written, in its order; each write is over at once. */
function writer(projectId: string) {
  const written: string[] = [];
  return {
    written,
    write: (name: string) =>
      writeAfterReaders(projectId, () => Promise.resolve(written.push(name))),
  };
}

test('each waits until most readers have been told of the one before', async () => {
  const { written, write } = writer('first');
  const readers = Array.from({ length: 20 }, () => countReader('first'));
  for (const reader of readers) reader.atEnd();
  await write('one');
  for (const reader of readers) reader.woken();
  const [second, third] = [write('two'), write('three')];
  for (const reader of readers.slice(0, 17)) reader.atEnd();
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(['one']);
  // A tenth of them may be slow.
  readers[17]?.atEnd();
  await Promise.all([second, third]);
  expect(written).toEqual(['one', 'two', 'three']);
  for (const reader of readers) reader.gone();
});

test('photos that arrive together are all taken, and what is raised meanwhile is not behind all of them', async () => {
  const site = await openSite();
  try {
    const { id } = await site.raise();
    const pictures = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        grain(80 + nth, 64)
          .jpeg()
          .toBuffer(),
      ),
    );
    // One person has eight uploads at a time.
    const adding = pictures.map((bytes, nth) =>
      site.addPhoto(nth % 2 === 0 ? 'inspector' : 'admin', id, bytes),
    );
    await adding[0];
    const raised = await site.raise();
    await Promise.all(adding);
    const events = await site.server.app.services.db
      .selectFrom('event')
      .select(['seq', 'kind', 'snag_id'])
      .orderBy('seq')
      .execute();
    expect(events.filter(({ kind }) => kind === 'PHOTO_ADDED')).toHaveLength(pictures.length);
    expect(events.findLast(({ kind }) => kind === 'PHOTO_ADDED')?.seq).toBeGreaterThan(
      events.find(({ snag_id }) => snag_id === raised.id)?.seq ?? Infinity,
    );
  } finally {
    await site.close();
  }
});
