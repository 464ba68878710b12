import { newId } from '../../src/domain/ids';
import { saveAll } from '../../src/sync/outbox/saveAll';
import type { NewEvent, StoredEvent } from '../../src/sync/outbox/entry';
import { downloaded } from '../support/downloaded';
import { unzipped } from '../support/unzipped';
import { event, photo, photoEvent } from './support/openOutbox';

const filesIn = async ({ blob }: { blob: Blob }) => unzipped(Buffer.from(await blob.arrayBuffer()));

const none = { name: '', blob: new Blob() };
const stored = (events: readonly NewEvent[]): StoredEvent[] =>
  events.map((each, index) => ({ ...each, order: index + 1, addedAt: 0 }));

test('a copy of all has every entry with what was entered, and every photo by its snag; photos that cannot be read are named', async () => {
  const snag = newId('snag');
  const [taken, lost, damaged] = [
    photoEvent(snag, 1_000),
    photoEvent(snag, 2_000),
    photoEvent(snag, 3_000),
  ];
  const comment = event('comment', snag, {
    fields: { body: 'Behind the door' },
    about: { number: 42, title: 'Loose socket' },
  });
  const all = stored([
    comment,
    { ...taken.event, about: { number: 42 } },
    lost.event,
    damaged.event,
  ]);
  const bytes = async (photoId: string) => {
    if (photoId === damaged.photo.facts.photoId)
      throw new DOMException('The record is damaged', 'UnknownError');
    return photoId === taken.photo.facts.photoId ? taken.photo.bytes : null;
  };
  let missing: string[] = [];
  const [archive = none] = await downloaded(
    async () => void (missing = await saveAll('outbox', all, bytes, Date.UTC(2026, 10, 20))),
  );
  expect(archive.name).toBe('snagbook-outbox-2026-11-20.zip');
  const found = await filesIn(archive);
  const path = `photos/EDEN-42/${taken.photo.facts.photoId}-IMG_1.jpg`;
  expect([...found.keys()]).toEqual([path, 'missing-photos.txt', 'outbox.json']);
  expect(found.get(path)).toEqual(Buffer.from(taken.photo.bytes));
  expect(String(found.get('missing-photos.txt'))).toBe(
    [lost, damaged]
      .map((each) => `photos/EDEN-${snag}/${each.photo.facts.photoId}-IMG_1.jpg\r\n`)
      .join(''),
  );
  expect(missing).toEqual(['IMG_1.jpg', 'IMG_1.jpg']);
  expect(JSON.parse(String(found.get('outbox.json')))).toMatchObject([
    {
      eventId: comment.eventId,
      kind: 'comment',
      projectCode: 'EDEN',
      number: 42,
      title: 'Loose socket',
      fields: { body: 'Behind the door' },
      file: null,
    },
    { eventId: taken.event.eventId, file: path },
    { eventId: lost.event.eventId, file: null },
    { eventId: damaged.event.eventId, file: null },
  ]);
});

test('what is too much for one archive comes in several, each whole in itself', async () => {
  const large = [1, 2, 3].map(() =>
    event('photo', newId('snag'), { photo: { ...photo().facts, byteLength: 90_000_000 } }),
  );
  const comment = event('comment', newId('snag'));
  const archives = await downloaded(() =>
    saveAll(
      'sent',
      stored([...large, comment]),
      async () => new ArrayBuffer(1),
      Date.UTC(2026, 10, 20),
    ),
  );
  expect(archives.map(({ name }) => name)).toEqual([
    'snagbook-sent-2026-11-20-1-of-2.zip',
    'snagbook-sent-2026-11-20-2-of-2.zip',
  ]);
  const inEach = await Promise.all(
    archives.map(
      async (archive) =>
        JSON.parse(String((await filesIn(archive)).get('sent.json'))) as { eventId: string }[],
    ),
  );
  expect(inEach.map((events) => events.map(({ eventId }) => eventId))).toEqual([
    large.slice(0, 2).map(({ eventId }) => eventId),
    [large[2]?.eventId, comment.eventId],
  ]);
});
