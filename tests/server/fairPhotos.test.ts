import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createFairQueue, type FairQueue } from '../../server/files/validating';
import { createScanCounter } from '../../server/files/photoFiles';
import { eventually } from '../support/eventually';
import { heicPhoto } from '../support/heicPhoto';
import { announce, blobOf, corners, grain, manyScans, photoFolder } from '../support/photos';

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

  test('the passes over a picture are counted, and not what stands in a thumbnail or behind the picture', async () => {
    const count = (bytes: Buffer, chunk: number): number => {
      const counter = createScanCounter();
      for (let at = 0; at < bytes.length; at += chunk) counter.push(bytes.subarray(at, at + chunk));
      return counter.scans();
    };
    const noise = grain(300, 200);
    const progressive = count(await noise.clone().jpeg({ progressive: true }).toBuffer(), 7);
    expect(progressive).toBeGreaterThan(5);
    expect(progressive).toBeLessThan(13);
    const baseline = await noise.clone().jpeg().toBuffer();
    const thumbnail = await manyScans(20);
    const comment = Buffer.from([
      0xff,
      0xfe,
      (thumbnail.length + 2) >> 8,
      (thumbnail.length + 2) & 0xff,
    ]);
    const nested = Buffer.concat([
      baseline.subarray(0, 2),
      comment,
      thumbnail,
      baseline.subarray(2),
      thumbnail,
    ]);
    for (const chunk of [1, 2, 3, 64 * 1024])
      expect([count(baseline, chunk), count(nested, chunk)]).toEqual([1, 1]);
    expect(count(thumbnail, 64 * 1024)).toBeGreaterThan(20);
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

  test('of one person the quickest is first', async () => {
    wait('ada', 'first');
    wait('ada', 'long', 9);
    wait('ada', 'short', 2);
    await finish(100);
    expect(done).toEqual(['first', 'short', 'long']);
  });

  test('who comes anew has no time saved up, and keeps nobody waiting who was there before', async () => {
    for (let n = 1; n <= 6; n += 1) wait('mallory', `m${n}`);
    await finish(100, 4);
    for (const name of ['b1', 'b2', 'b3']) wait('bob', name);
    await finish(100);
    expect(done).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'b1', 'm6', 'b2', 'b3']);
  });

  test('what fails is told to whoever waits for it, and the next goes on', async () => {
    await expect(
      lane.run({ by: 'ada', cost: 1 }, () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken');
    expect(await lane.run({ by: 'ada', cost: 1 }, () => Promise.resolve('fine'))).toBe('fine');
  });
});
