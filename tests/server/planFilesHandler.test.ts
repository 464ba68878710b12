import sharp from 'sharp';
import { packedPictures, packPartBytes, readPackHead } from '../../rules/sheetPack';
import { createTileHandler } from '../../server/files';
import { drawFloor } from '../support/drawings';
import { bytesOf } from '../support/photos';
import { planFolder, type Drawn, type PlanFolder } from '../support/plans';

const id = 'revision_01jcz4v4m8e7yb3t5d6k9rqf0a';
let folder: PlanFolder;
let drawn: Drawn;
let handle: (request: Request) => Promise<Response>;
let asked: string[];

beforeAll(async () => {
  folder = await planFolder();
  drawn = await folder.draw(await drawFloor({ sheet: 'A3', segments: 200 }));
  handle = createTileHandler({
    files: folder.files,
    find: async (request, revisionId) => {
      asked.push(revisionId);
      const allowed = request.headers.get('cookie') === 'snagbook_files=ivo';
      return allowed && revisionId === id ? { tilesKey: drawn.tilesKey } : null;
    },
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => folder.close());

const get = (
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Response> =>
  handle(
    new Request(`http://localhost/files/plans/${path}`, {
      method,
      headers: { cookie: 'snagbook_files=ivo', ...headers },
    }),
  );

const pictures = [`${id}/tiles/13/9_6.webp`, `${id}/overview/small`, `${id}/extract/5012_73`];

describe('a picture of a plan over HTTP', () => {
  it.each(pictures)(
    'is a WebP that a browser may keep for itself, and nothing else: %s',
    async (path) => {
      const answer = await get(path);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toEqual({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-length': String(bytes.length),
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'image/webp',
        'cross-origin-resource-policy': 'same-origin',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        'referrer-policy': 'no-referrer',
        vary: 'Cookie',
        'x-content-type-options': 'nosniff',
      });
      expect((await sharp(bytes).metadata()).format).toBe('webp');
    },
  );

  it('is the tile that was asked for', async () => {
    const tile = await folder.files.openTile(drawn.tilesKey, { level: 12, column: 3, row: 2 });
    expect(Buffer.from(await (await get(`${id}/tiles/12/3_2.webp`)).arrayBuffer())).toEqual(
      await bytesOf(tile),
    );
  });

  it.each(pictures)(
    'is not sent to a browser that has it, nor as the answer to HEAD: %s',
    async (path) => {
      const first = await get(path);
      const etag = first.headers.get('etag') ?? '';
      const again = await get(path, { 'if-none-match': `"other", W/${etag}` });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([
        304,
        '',
        etag,
      ]);
      const head = await get(path, { method: 'HEAD' });
      expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
        200,
        '',
        first.headers.get('content-length'),
      ]);
    },
  );

  it.each(pictures)(
    'is not there for who may not see it, and that is kept nowhere: %s',
    async (path) => {
      const stranger = await get(path, { cookie: 'snagbook_files=eve' });
      const unknown = await get(path.replace('rqf0a', 'rqf0b'));
      for (const answer of [stranger, unknown]) {
        expect([answer.status, await answer.text()]).toEqual([404, '']);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
      }
    },
  );
});

describe('the pack of a sheet over HTTP', () => {
  const path = `${id}/pack`;

  it('has every tile and overview, each as it is by itself', async () => {
    const bytes = await (await get(path)).arrayBuffer();
    const places = readPackHead(bytes);
    const { widthPx: width, heightPx: height, tilePx: tile } = drawn.sheet;
    expect([...(places?.keys() ?? [])]).toEqual(packedPictures({ width, height, tile }));
    for (const picture of [
      'overview/small',
      'overview/medium',
      'tiles/0/0_0.webp',
      'tiles/12/3_2.webp',
      'tiles/13/9_6.webp',
    ]) {
      const { from, to } = places?.get(picture) ?? { from: 0, to: 0 };
      expect(Buffer.from(bytes.slice(from, to))).toEqual(
        Buffer.from(await (await get(`${id}/${picture}`)).arrayBuffer()),
      );
    }
  });

  it('comes in parts that are together the whole, and says how large that is', async () => {
    const whole = Buffer.from(await (await get(path)).arrayBuffer());
    const parts: Buffer[] = [];
    // A quarter of this sheet: what a device asks for is more.
    const part = Math.ceil(whole.length / 4);
    expect(part).toBeLessThan(packPartBytes);
    for (let from = 0; from < whole.length; from += part) {
      const to = Math.min(from + part, whole.length) - 1;
      const answer = await get(path, { range: `bytes=${from}-${to}` });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([
        206,
        `bytes ${from}-${to}/${whole.length}`,
      ]);
      parts.push(Buffer.from(await answer.arrayBuffer()));
    }
    expect(parts).toHaveLength(4);
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
    expect((await folder.files.openPack(drawn.tilesKey))?.byteLength).toBe(whole.length);
    expect((await get(path, { range: `bytes=${whole.length}-` })).status).toBe(416);
  });

  it('is kept by no browser, and is not there for who may not see it', async () => {
    expect((await get(path, { method: 'HEAD' })).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    for (const answer of [
      await get(path, { cookie: 'snagbook_files=eve' }),
      await get(path.replace('rqf0a', 'rqf0b')),
    ])
      expect([answer.status, await answer.text()]).toEqual([404, '']);
  });
});
