import { createFileHandler } from '../../server/features/photos/serve';
import type { StoredPhoto } from '../../server/files';
import {
  announce,
  blobOf,
  bytesOf,
  corners,
  type PhotoFolder,
  photoFolder,
} from '../support/photos';

const id = 'photo_01jcz4v4m8e7yb3t5d6k9rqf0a';
let folder: PhotoFolder;
let photo: StoredPhoto;
let handle: (request: Request) => Promise<Response>;
let asked: string[];

beforeAll(async () => {
  folder = await photoFolder();
  const bytes = await corners().jpeg().toBuffer();
  photo = await folder.files.store(blobOf(bytes), announce(bytes));
  await folder.files.render(photo.key);
  handle = createFileHandler({
    files: folder.files,
    find: async (request, photoId, size) => {
      asked.push(`${photoId} ${size}`);
      const allowed = request.headers.get('cookie') === 'snagbook_files=ivo';
      return allowed && photoId === id
        ? { key: photo.key, filename: 'EDEN-42 "crack"\r\nX: <ü>/../1' }
        : null;
    },
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => folder.close());

function get(
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Response> {
  return handle(
    new Request(`http://localhost${path}`, {
      method,
      headers: { cookie: 'snagbook_files=ivo', ...headers },
    }),
  );
}

const headersOf = ({ headers }: Response): Record<string, string> => Object.fromEntries(headers);

describe('a photo over HTTP', () => {
  it('is a picture that a browser may keep for itself, and nothing else', async () => {
    const answer = await get(`/files/photos/${id}/small`);
    const file = await folder.files.open(photo.key, 'small');
    expect(answer.status).toBe(200);
    expect(headersOf(answer)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-length': String(file?.byteLength),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'same-origin',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'referrer-policy': 'no-referrer',
      vary: 'Cookie',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await bytesOf(file));
  });

  it('comes as it was taken only as a download with a harmless name, and is kept nowhere', async () => {
    const answer = await get(`/files/photos/${id}/original`);
    expect(headersOf(answer)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="EDEN-42-crack-X-1.jpg"',
      'cache-control': 'private, no-store',
    });
    expect(announce(new Uint8Array(await answer.arrayBuffer()))).toEqual({
      sha256: photo.sha256,
      byteLength: photo.byteLength,
    });
  });

  it('is not sent again to a browser that has it, but permission is asked each time', async () => {
    const etag = (await get(`/files/photos/${id}/medium`)).headers.get('etag') ?? '';
    const again = await get(`/files/photos/${id}/medium`, {
      'if-none-match': `"other", W/${etag}`,
    });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(asked).toHaveLength(2);
    expect(
      (
        await get(`/files/photos/${id}/medium`, {
          'if-none-match': etag,
          cookie: 'snagbook_files=eve',
        })
      ).status,
    ).toBe(404);
    expect((await get(`/files/photos/${id}/large`, { 'if-none-match': etag })).status).toBe(200);
  });

  it('comes in parts for whom asks for them, so that a download goes on where it broke off', async () => {
    const whole = await bytesOf(await folder.files.open(photo.key, 'original'));
    const size = whole.length;
    const ask = async (range: string, more: Record<string, string> = {}) => {
      const answer = await get(`/files/photos/${id}/original`, { range, ...more });
      return [
        answer.status,
        answer.headers.get('content-range'),
        Buffer.from(await answer.arrayBuffer()),
      ];
    };
    expect(await ask('bytes=0-99')).toEqual([206, `bytes 0-99/${size}`, whole.subarray(0, 100)]);
    expect(await ask('bytes=100-')).toEqual([
      206,
      `bytes 100-${size - 1}/${size}`,
      whole.subarray(100),
    ]);
    expect(await ask(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, Buffer.alloc(0)]);
    // An unchanged file is answered with the range, a changed one as a whole.
    const etag = (await get(`/files/photos/${id}/original`)).headers.get('etag') ?? '';
    expect(await ask('bytes=100-', { 'if-range': etag })).toEqual([
      206,
      `bytes 100-${size - 1}/${size}`,
      whole.subarray(100),
    ]);
    expect(await ask('bytes=100-', { 'if-range': '"another"' })).toEqual([200, null, whole]);
  });

  it('is answered like an unknown one to whoever may not see it', async () => {
    const forbidden = await get(`/files/photos/${id}/small`, { cookie: 'snagbook_files=eve' });
    const unknown = await get('/files/photos/photo_01jcz4v4m8e7yb3t5d6k9rqf0b/small');
    for (const answer of [forbidden, unknown]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe('');
    }
    expect(headersOf(forbidden)).toEqual(headersOf(unknown));
  });

  it.each([
    `/files/photos/${id}/huge`,
    '/files/photos/../../etc/passwd/small',
    `/files/photos/${id.toUpperCase()}/small`,
    '/files/plans/1/small',
  ])('is not looked for under %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
