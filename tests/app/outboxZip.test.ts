import { crc32 } from 'node:zlib';
import { newId } from '../../src/domain/ids';
import { saveAll, zipOf } from '../../src/sync/outbox/saveAll';
import type { NewEvent, StoredEvent } from '../../src/sync/outbox/entry';
import { downloaded } from '../support/downloaded';
import { event, photo, photoEvent } from './support/openOutbox';

interface Found {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The files of an archive as its directory lists them, each checked against its own sum. */
async function filesIn(archive: Blob): Promise<Found[]> {
  const all = Buffer.from(await archive.arrayBuffer());
  const end = all.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = all.readUInt32LE(end + 16);
  expect(at + all.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: all.readUInt16LE(end + 10) }, () => {
    expect(all.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, packed, size, nameLength, start] = [
      all.readUInt32LE(at + 16),
      all.readUInt32LE(at + 20),
      all.readUInt32LE(at + 24),
      all.readUInt16LE(at + 28),
      all.readUInt32LE(at + 42),
    ];
    const name = all.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength;
    expect(all.readUInt32LE(start)).toBe(0x04034b50);
    expect(all.toString('utf8', start + 30, start + 30 + nameLength)).toBe(name);
    const bytes = all.subarray(start + 30 + nameLength, start + 30 + nameLength + size);
    expect({ packed, sum }).toEqual({ packed: size, sum: crc32(bytes) });
    return { name, bytes };
  });
}

async function* files(...contents: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]) {
  for (const each of contents) yield { ...each, changedAt: Date.UTC(2026, 10, 20, 14, 5) };
}

test('an archive holds its files whole, by names in any script', async () => {
  const [empty, large] = [
    new Uint8Array(0),
    Uint8Array.from({ length: 70_000 }, (_, index) => index % 253),
  ];
  const found = await filesIn(
    await zipOf(
      files({ name: 'leer.txt', bytes: empty }, { name: 'Küche/Φωτο.jpg', bytes: large }),
    ),
  );
  expect(found.map(({ name, bytes }) => [name, bytes.byteLength])).toEqual([
    ['leer.txt', 0],
    ['Küche/Φωτο.jpg', 70_000],
  ]);
  expect(found[1]?.bytes).toEqual(Buffer.from(large));
  expect(await filesIn(await zipOf(files()))).toEqual([]);
});

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
  const [archive] = await downloaded(
    async () => void (missing = await saveAll('outbox', all, bytes, Date.UTC(2026, 10, 20))),
  );
  expect(archive?.name).toBe('snagbook-outbox-2026-11-20.zip');
  const found = await filesIn(archive?.blob ?? new Blob());
  const photo = `photos/EDEN-42/${taken.photo.facts.photoId}-IMG_1.jpg`;
  expect(found.map(({ name }) => name)).toEqual([photo, 'missing-photos.txt', 'outbox.json']);
  expect(found[0]?.bytes).toEqual(Buffer.from(taken.photo.bytes));
  expect(found[1]?.bytes.toString()).toBe(
    [lost, damaged]
      .map((each) => `photos/EDEN-${snag}/${each.photo.facts.photoId}-IMG_1.jpg\r\n`)
      .join(''),
  );
  expect(missing).toEqual(['IMG_1.jpg', 'IMG_1.jpg']);
  expect(JSON.parse(found[2]?.bytes.toString() ?? '')).toMatchObject([
    {
      eventId: comment.eventId,
      kind: 'comment',
      projectCode: 'EDEN',
      number: 42,
      title: 'Loose socket',
      fields: { body: 'Behind the door' },
      file: null,
    },
    { eventId: taken.event.eventId, file: photo },
    { eventId: lost.event.eventId, file: null },
    { eventId: damaged.event.eventId, file: null },
  ]);
});

test('what is too much for one archive comes in several, each whole in itself', async () => {
  const large = [1, 2, 3].map(() =>
    event('photo', newId('snag'), { photo: { ...photo().facts, byteLength: 900_000_000 } }),
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
  const told = await Promise.all(
    archives.map(
      async ({ blob }) =>
        JSON.parse((await filesIn(blob)).at(-1)?.bytes.toString() ?? '') as { eventId: string }[],
    ),
  );
  expect(told.map((events) => events.map(({ eventId }) => eventId))).toEqual([
    large.slice(0, 2).map(({ eventId }) => eventId),
    [large[2]?.eventId, comment.eventId],
  ]);
});

test('more entries than an archive can list come in several', async () => {
  const many = stored(Array.from({ length: 60_001 }, () => event('comment', 'snag_1')));
  expect(await downloaded(() => saveAll('outbox', many, async () => null, 0))).toHaveLength(2);
});
