import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPageHandler, type OpenFile } from '../../server/files';
import { openFolderStorage } from '../../server/files/folderStorage';
import { createPagePictures } from '../../server/files/plans/pagePictures';
import { Refusal } from '../../server/refusal';
import { eventually } from '../support/eventually';
import { bytesOf, corners, quarters } from '../support/photos';
import { endlessPdf, filledForm, quarteredPage, writePdf } from '../support/pdfs';
import { planFolder, type PlanFolder } from '../support/plans';

const minute = 60_000;
const colours = ['red', 'green', 'blue', 'white'];
const quartered = { dict: '/MediaBox[0 0 300 200]', content: quarteredPage(0, 0, 300, 200) };
const blankPage = { dict: '/MediaBox[0 0 200 300]' };

let folder: PlanFolder;
let told: object[];
const open = async (options: Parameters<typeof planFolder>[0] = {}) => {
  told = [];
  folder = await planFolder({ pageWaitMs: minute, ...options, log: (line) => told.push(line) });
};
afterEach(() => folder.close());

async function drawn(picture: OpenFile | 'drawing' | null): Promise<Buffer> {
  if (picture === null || picture === 'drawing')
    throw new Error(`There is no picture: ${picture}.`);
  return bytesOf(picture);
}

describe('the picture of a page', () => {
  it('is all of it, 240 px to choose by and 1,600 px to read', async () => {
    await open();
    const { key } = await folder.store(writePdf({ pages: [blankPage, quartered] }));
    const sizes = await Promise.all(
      (['small', 'large'] as const).map(async (size) => {
        const { format, width, height } = await sharp(
          await drawn(await folder.files.openPage(key, 2, size)),
        ).metadata();
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ['webp', 240, 160],
      ['webp', 1600, 1067],
    ]);
    expect(await quarters(await drawn(await folder.files.openPage(key, 2, 'small')))).toEqual(
      colours,
    );
    const upright = await sharp(
      await drawn(await folder.files.openPage(key, 1, 'small')),
    ).metadata();
    expect([upright.width, upright.height]).toEqual([160, 240]);
  });

  it('is drawn for the next who asks when the storage could not answer', async () => {
    await open();
    const { key } = await folder.store(writePdf({ pages: [quartered] }));
    const { storage, workspace } = await openFolderStorage({
      dir: folder.dir.replace(/\/plans$/, ''),
    });
    const outage = { isOn: false };
    let runs = 0;
    const pages = createPagePictures({
      storage: {
        ...storage,
        get: (asked) => (outage.isOn ? Promise.reject(new Error('EIO')) : storage.get(asked)),
      },
      workspace,
      run: () => {
        runs += 1;
        outage.isOn = runs === 1;
        return Promise.reject(new Refusal('PLAN_RENDER_FAILED', { n: 1 }));
      },
      waitMs: 5_000,
      log: (line) => told.push(line),
    });
    await expect(pages.take(key, 1, 'small')).rejects.toThrow('EIO');
    outage.isOn = false;
    expect(await pages.take(key, 1, 'small')).toBeNull();
    expect(told).toEqual([
      { level: 'error', message: 'pictures of pages failed', error: 'Error: EIO' },
    ]);
  });

  it('shows what was filled in', async () => {
    await open();
    const { key } = await folder.store(filledForm());
    const { channels } = await sharp(
      await drawn(await folder.files.openPage(key, 1, 'large')),
    ).stats();
    expect(channels[0]?.min).toBeLessThan(60);
  });

  it('is drawn once, and kept until it is swept away with what is old', async () => {
    await open();
    const { key } = await folder.store(writePdf({ pages: [quartered, blankPage] }));
    const first = await drawn(await folder.files.openPage(key, 1, 'small'));
    const file = join(folder.dir, 'pages', `small-${key}-1.webp`);
    expect(await readFile(file)).toEqual(first);
    const longAgo = new Date(Date.now() - 7 * 60 * minute);
    // Drawn again it would be of today.
    await utimes(file, longAgo, longAgo);
    expect(await drawn(await folder.files.openPage(key, 1, 'small'))).toEqual(first);
    expect(Math.round((await stat(file)).mtimeMs)).toBe(longAgo.getTime());
    await utimes(file, longAgo, longAgo);
    expect(await folder.files.sweep(async () => new Set([key]), 6 * 60 * minute)).toBe(1);
    expect(await readdir(join(folder.dir, 'pages'))).toEqual([]);
    expect(await drawn(await folder.files.openPage(key, 1, 'small'))).toEqual(first);
  });

  it('is not there for a picture, for a page that no file has, nor for a key that is none', async () => {
    await open();
    const { key } = await folder.store(writePdf({ pages: [quartered] }));
    const { key: png } = await folder.store(await corners(600, 400).png().toBuffer());
    expect(await folder.files.openPage(key, 2, 'small')).toBeNull();
    for (const other of [png, '../../etc', `${key}/..`, ''])
      expect(await folder.files.openPage(other, 1, 'small')).toBeNull();
    expect(told).toEqual([]);
  });

  it('comes later when drawing it takes longer than one waits', async () => {
    await open({ pageWaitMs: 0 });
    const { key } = await folder.store(writePdf({ pages: [quartered] }));
    expect(await folder.files.openPage(key, 1, 'small')).toBe('drawing');
    await eventually(async () =>
      expect(await quarters(await drawn(await folder.files.openPage(key, 1, 'small')))).toEqual(
        colours,
      ),
    );
  });

  it('is given up for good when it uses up its CPU time, and the other pages of the file are drawn', async () => {
    // It swells as well: its time is to be over first.
    await open({ quickCpuMs: 1_000, memoryBytes: 4_000_000_000 });
    const endless = endlessPdf().toString('latin1');
    // A second page beside the endless one.
    const two = endless.replace('/Count 1/Kids[3 0 R]', '/Count 2/Kids[3 0 R 3 0 R]');
    const { key, pages } = await folder.store(Buffer.from(two, 'latin1'));
    const { key: good } = await folder.store(
      writePdf({ pages: Array.from({ length: 3 }, () => quartered) }),
    );
    expect(pages).toHaveLength(2);
    const [bad, ...fine] = await Promise.all([
      folder.files.openPage(key, 1, 'small'),
      ...[1, 2, 3].map((page) => folder.files.openPage(good, page, 'small')),
    ]);
    expect(bad).toBeNull();
    for (const picture of fine) expect(await quarters(await drawn(picture))).toEqual(colours);
    expect(told).toMatchObject([
      { message: 'a rendering process ended before its time', job: 'drawPages', why: 'SIGVTALRM' },
    ]);
    // Nobody's time is taken a second time.
    expect(await folder.files.openPage(key, 1, 'small')).toBeNull();
    expect(told).toHaveLength(1);
  });
});

it('draws what was asked for last first, several pages of a file in one go', async () => {
  await open();
  const { key, pages } = await folder.store(
    writePdf({ pages: Array.from({ length: 300 }, () => quartered) }),
  );
  const order: number[] = [];
  const pictures = await Promise.all(
    pages.map(async (_, index) => {
      const picture = await folder.files.openPage(key, index + 1, 'small');
      order.push(index + 1);
      return picture;
    }),
  );
  expect(pictures.every((picture) => picture !== null && picture !== 'drawing')).toBe(true);
  // What came first was under way already; behind it the last comes before those in the middle.
  expect(order.indexOf(300)).toBeLessThan(order.indexOf(150));
  expect(order.indexOf(150)).toBeLessThan(order.indexOf(20));
});

it('holds up no sheet', async () => {
  await open({ quickCpuMs: 15_000 });
  const { key } = await folder.store(endlessPdf());
  const plan = await folder.store(writePdf({ pages: [quartered] }));
  let given = false;
  const page = folder.files.openPage(key, 1, 'small').then((picture) => {
    given = true;
    return picture;
  });
  await folder.files.render(
    { key: plan.key, mime: plan.mime, page: 1, tilesKey: folder.files.makeTilesKey() },
    () => undefined,
  );
  expect(given).toBe(false);
  expect(await page).toBeNull();
});

describe('over HTTP', () => {
  const id = 'planfile_01jcz4v4m8e7yb3t5d6k9rqf0a';
  const asked: string[] = [];
  let key = '';
  const handle = (request: Request) =>
    createPageHandler({
      files: folder.files,
      find: async (_request, fileId) => {
        asked.push(fileId);
        return fileId === id ? { key, pageCount: 2 } : null;
      },
    })(request);
  const get = (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
    handle(new Request(`http://localhost/files/plans/${path}`, { method, headers }));

  it('is a WebP that a browser may keep for itself, and is not sent twice', async () => {
    await open();
    ({ key } = await folder.store(writePdf({ pages: [quartered, quartered] })));
    const answer = await get(`${id}/pages/2/small`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-length': String(bytes.length),
      'content-type': 'image/webp',
      vary: 'Cookie',
      'x-content-type-options': 'nosniff',
    });
    expect(await quarters(bytes)).toEqual(colours);
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(`${id}/pages/2/small`, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(`${id}/pages/1/small`)).headers.get('etag')).not.toBe(etag);
    const head = await get(`${id}/pages/2/small`, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(bytes.length),
    ]);
    expect((await get(`${id}/pages/2/small`, { method: 'POST' })).status).toBe(405);
  });

  it('says to come again while it is drawn, and that is kept nowhere', async () => {
    await open({ pageWaitMs: 0 });
    ({ key } = await folder.store(writePdf({ pages: [quartered, quartered] })));
    const answer = await get(`${id}/pages/1/large`);
    expect([
      answer.status,
      await answer.text(),
      answer.headers.get('cache-control'),
      answer.headers.get('retry-after'),
      answer.headers.get('etag'),
    ]).toEqual([202, '', 'no-store', '1', null]);
    await eventually(async () => expect((await get(`${id}/pages/1/large`)).status).toBe(200));
  });

  it('that can never be drawn is answered for good, with one pixel', async () => {
    // It swells as well: its time is to be over first.
    await open({ quickCpuMs: 1_000, memoryBytes: 4_000_000_000 });
    ({ key } = await folder.store(endlessPdf()));
    const answer = await get(`${id}/pages/1/small`);
    expect([
      answer.status,
      answer.headers.get('cache-control'),
      answer.headers.get('content-type'),
    ]).toEqual([410, 'no-store', 'image/gif']);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 1,
      height: 1,
    });
    const head = await get(`${id}/pages/1/small`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([410, '']);
  });

  it('is not looked for beyond the file, nor under any other address', async () => {
    await open();
    ({ key } = await folder.store(writePdf({ pages: [quartered, quartered] })));
    expect((await get(`${id}/pages/3/small`)).status).toBe(404);
    expect((await get(`${id.replace('rqf0a', 'rqf0b')}/pages/1/small`)).status).toBe(404);
    asked.length = 0;
    for (const rest of [
      'pages/0/small',
      'pages/01/small',
      'pages/1000/small',
      'pages/1/medium',
      'pages/1/small/x',
      'pages/-1/small',
      'pages/1',
    ])
      expect((await get(`${id}/${rest}`)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
