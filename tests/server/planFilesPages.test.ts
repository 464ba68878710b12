import sharp from 'sharp';
import { createPageHandler, type OpenFile } from '../../server/files';
import { bytesOf, quarters } from '../support/photos';
import { quarteredPage, writePdf } from '../support/pdfs';
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
});
