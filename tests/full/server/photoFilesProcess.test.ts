import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { Refusal } from '../../../server/refusal';
import { heicPhoto } from '../../support/heicPhoto';
import { announce, blobOf, corners, photoFolder, manyScans } from '../../support/photos';
import { createRenderer, type Renderer } from '../../../server/files/renderer';

describe('the process that renders', () => {
  let dir: string;
  let renderer: Renderer;
  const told: object[] = [];
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'snagbook-moody-'));
  });
  beforeEach(() => {
    told.length = 0;
    const worker = resolve('tests/support/moodyWorker.mjs');
    renderer = createRenderer({
      worker,
      memoryBytes: 1_000,
      timeMs: 2_000,
      cpuMs: 60_000,
      niceness: 0,
      idleMs: 60_000,
      log: (line) => told.push(line),
    });
  });
  afterEach(() => renderer.close());
  afterAll(() => rm(dir, { recursive: true, force: true }));
  /** The pid of the process that answered. */
  const run = async (path: string): Promise<number> =>
    (await renderer.run({ kind: 'inspect', path, mime: 'image/jpeg' })).width;

  it('is started again when it crashes, and the photo gets its second chance', async () => {
    const before = await run('fine');
    expect(await run(`crash:${join(dir, 'crashed')}`)).not.toBe(before);
    expect(told).toMatchObject([
      { message: 'a rendering process ended before its time', attempt: 1, why: 'SIGABRT' },
    ]);
  });

  it('is killed when it hangs, which says nothing about the photo, and the next goes on', async () => {
    const [late, good] = await Promise.allSettled([run('hang'), run('fine')]);
    expect(late).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
    expect(late).not.toMatchObject({ reason: expect.any(Refusal) });
    expect(good).toMatchObject({ status: 'fulfilled' });
    expect(told).toMatchObject([
      {
        message: 'a rendering process ended before its time',
        attempt: 1,
        why: 'no answer after 2000 ms',
      },
    ]);
  });

  it('gives a photo up that makes it crash twice, and goes on with the next', async () => {
    const [bad, good] = await Promise.allSettled([run('crash'), run('fine')]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'PHOTO_UNREADABLE' } });
    expect(good).toMatchObject({ status: 'fulfilled' });
    expect(told).toHaveLength(2);
  });
});

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
});
