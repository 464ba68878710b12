import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createFairQueue, type FairQueue } from '../../server/files/validating';
import { eventually } from '../support/eventually';
import { heicPhoto } from '../support/heicPhoto';
import { announce, blobOf, corners, manyScans, photoFolder } from '../support/photos';

describe('validating photos', () => {
  test('one that takes a moment never waits for HEICs and JPEGs of a thousand passes', async () => {
    const folder = await photoFolder({ worker: resolve('tests/support/stuckWorker.mjs') });
    const store = (bytes: Buffer, by: string) =>
      folder.files.store(blobOf(bytes), announce(bytes), by);
    const stuck = Buffer.concat([await manyScans(20), Buffer.from('for ever')]);
    const slow = [store(heicPhoto, 'mallory'), store(stuck, 'mallory')].map((work) =>
      expect(work).rejects.toThrow('The renderer is closed.'),
    );
    try {
      expect(await store(await corners().jpeg().toBuffer(), 'mallory')).toMatchObject({
        mime: 'image/jpeg',
      });
      expect(
        await store(await corners().jpeg({ progressive: true }).toBuffer(), 'ada'),
      ).toMatchObject({ mime: 'image/jpeg' });
    } finally {
      await folder.close();
    }
    await Promise.all(slow);
  });

  test('somebody’s first HEIC comes before the second of whoever sent several before', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'snagbook-fair-'));
    const gate = join(dir, 'open');
    // Each look at the clock is a second: one when a photo is in the queue, one when its work
    // begins, one when that ends.
    let looks = 0;
    const folder = await photoFolder({
      worker: resolve('tests/support/heldWorker.mjs'),
      clock: () => (looks += 1) * 1_000,
    });
    const store = (text: string, by: string) => {
      const bytes = Buffer.concat([heicPhoto, Buffer.from(text)]);
      return folder.files.store(blobOf(bytes), announce(bytes), by);
    };
    try {
      const photos = [store(`until ${gate}`, 'mallory')];
      await eventually(async () => expect(looks).toBe(2));
      photos.push(store('second', 'mallory'), store('third.', 'mallory'));
      await eventually(async () => expect(looks).toBe(4));
      photos.push(store('hers..', 'ada'));
      await eventually(async () => expect(looks).toBe(5));
      await writeFile(gate, '');
      const [first, second, third, hers] = (await Promise.all(photos)).map(({ width }) => width);
      expect([first, hers]).toEqual([1, 2]);
      expect(new Set([second, third])).toEqual(new Set([3, 4]));
    } finally {
      await folder.close();
      await rm(dir, { recursive: true });
    }
  });
});

describe('a lane that people share', () => {
  let now: number;
  let lane: FairQueue;
  let done: string[];
  let ends: (() => void)[];
  beforeEach(() => {
    now = 0;
    lane = createFairQueue(() => now);
    done = [];
    ends = [];
  });

  const wait = (by: string, name: string, cost = 1): void => {
    const work = () =>
      new Promise<void>((resolve) => ends.push(() => (done.push(name), resolve())));
    void lane.run({ by, cost }, work);
  };
  /** What runs has taken so many ms; everything that waits runs after it, each for as long. */
  const finish = async (ms: number, times = Infinity): Promise<void> => {
    for (let n = 0; n < times && ends.length > 0; n += 1) {
      now += ms;
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  test('somebody’s first photo comes before another’s second, and after that they take turns', async () => {
    for (const name of ['m1', 'm2', 'm3', 'm4']) wait('mallory', name);
    wait('ada', 'a1');
    wait('ada', 'a2');
    await finish(100);
    expect(done).toEqual(['m1', 'a1', 'm2', 'a2', 'm3', 'm4']);
  });
});
