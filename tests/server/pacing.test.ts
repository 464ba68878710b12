import {
  countReader,
  createPacer,
  paceBytes,
  writeAfterReaders,
} from '../../server/features/journal/pacing';
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

test('a reader who takes nothing does not hold it up for ever, nor one who has left', async () => {
  const { written, write } = writer('second');
  const stuck = countReader('second');
  await write('one');
  const waiting = write('two');
  stuck.gone();
  await waiting;
  expect(written).toEqual(['one', 'two']);
});

test('one that fails fails alone', async () => {
  const failing = writeAfterReaders('fourth', () => Promise.reject(new Error('No room.')));
  const next = writeAfterReaders('fourth', () => Promise.resolve('written'));
  await expect(failing).rejects.toThrow('No room.');
  await expect(next).resolves.toBe('written');
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

/** How many iterations of the event loop go by until this is done. */
async function iterationsOf(work: Promise<unknown>): Promise<number> {
  let [iterations, over] = [0, false];
  void work.finally(() => (over = true));
  while (!over) {
    await new Promise((resolve) => setImmediate(resolve));
    iterations += 1;
  }
  return iterations;
}

test('parts that together take less than an iteration go on at once, others have one of their own', async () => {
  const pace = createPacer();
  const short = await iterationsOf(Promise.all(Array.from({ length: 9 }, () => pace(() => 0.1))));
  const long = await iterationsOf(Promise.all(Array.from({ length: 9 }, () => pace(() => 1))));
  expect(short).toBeLessThan(3);
  expect(long).toBeGreaterThanOrEqual(9);
});

test('how long a part takes is asked when it is next: what the first has made is there for all behind it', async () => {
  const pace = createPacer();
  let made = false;
  const reader = async (): Promise<void> => {
    await pace(() => (made ? 0.01 : 1));
    made = true;
  };
  expect(await iterationsOf(Promise.all(Array.from({ length: 50 }, reader)))).toBeLessThan(6);
});

test('one whose part cannot be told does not end the line for those behind it', async () => {
  const pace = createPacer();
  const failing = pace(() => {
    throw new Error('Nobody knows.');
  });
  await expect(failing).rejects.toThrow('Nobody knows.');
  await expect(pace(() => 0.5)).resolves.toBeUndefined();
});

test('fifty files that arrive together leave iterations to others, whichever comes first', async () => {
  const part = 64 * 1024;
  const files = Array.from({ length: 50 }, async () => {
    for (let nth = 0; nth < 4; nth += 1) await paceBytes(part);
  });
  // Without it four would do.
  expect(await iterationsOf(Promise.all(files))).toBeGreaterThanOrEqual(
    (50 * 4 * part) / (512 * 1024),
  );
});
