import { resolve } from 'node:path';
import { Refusal } from '../../../server/refusal';
import { heicPhoto } from '../../support/heicPhoto';
import {
  announce,
  blank,
  blobOf,
  manyScans,
  type PhotoFolder,
  photoFolder,
} from '../../support/photos';

let told: object[];
let folder: PhotoFolder;
const open = async (options: Parameters<typeof photoFolder>[0]): Promise<void> => {
  told = [];
  folder = await photoFolder({ ...options, log: (line) => told.push(line) });
};
afterEach(() => folder.close());
const store = (bytes: Buffer) => folder.files.store(blobOf(bytes), announce(bytes));

/** Nothing computes in it: it waits for ever, as for a machine that never gives it a turn. */
const stuck = resolve('tests/support/stuckWorker.mjs');

test('a photo that had to wait for a busy machine is never called a bad one: that is a fault of ours, the photo is sent again, and tried again', async () => {
  await open({ worker: stuck, stuckMs: 100 });
  for (const _try of ['first', 'second']) {
    const late: unknown = await store(heicPhoto).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(Error);
    expect(late).not.toBeInstanceOf(Refusal);
  }
  const ended = {
    level: 'warn',
    message: 'a rendering process ended before its time',
    job: 'inspect',
    mime: 'image/heic',
    attempt: 1,
    why: 'no answer after 100 ms',
  };
  expect(told).toEqual([ended, ended]);
  expect(await folder.listing()).toEqual([]);
});

test('a photo that uses up its CPU time is refused for good, at once, and the next is taken', async () => {
  await open({ cpuMs: 5_000 });
  // 500 kB that take some 40 s of a core.
  const bomb = await manyScans(20_000, blank(9_000, 6_000));
  await expect(store(bomb)).rejects.toMatchObject({
    code: 'PHOTO_UNREADABLE',
    extensions: { retryable: false },
  });
  expect(told).toMatchObject([
    {
      message: 'a rendering process ended before its time',
      job: 'inspect',
      attempt: 1,
      why: 'SIGVTALRM',
    },
  ]);
  expect(await folder.listing()).toEqual([]);
  expect(await store(await manyScans(20))).toMatchObject({ width: 320 });
});
