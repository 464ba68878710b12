import { openDB } from 'idb';
import { answerPicture } from '../../src/worker/pictures';
import { bytesStore, photoKey, picturesDatabaseOf } from '../../src/worker/kept';

const path = '/files/photos/photo_1/small';
const server = (): Promise<Response> =>
  Promise.resolve(new Response(new Uint8Array([9]), { headers: { 'content-type': 'image/webp' } }));
const none = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const bytesOf = async (answer: Response): Promise<number[]> => [
  ...new Uint8Array(await answer.arrayBuffer()),
];

beforeAll(async () => {
  // What comes out of the database here is of the context around jsdom's; a worker has only one.
  globalThis.ArrayBuffer = structuredClone(new ArrayBuffer(0))
    .constructor as ArrayBufferConstructor;
  const database = await openDB(picturesDatabaseOf('snagbook'), 1, {
    upgrade: (made) => void made.createObjectStore(bytesStore),
  });
  await database.put(bytesStore, new Uint8Array([1, 2]).buffer, photoKey('photo_1', 'small'));
  database.close();
});

afterEach(() => jest.restoreAllMocks());

describe('a picture on the device', () => {
  test('comes from there, also after the connection to its database died in its sleep', async () => {
    expect(await bytesOf(await answerPicture(path, none))).toEqual([1, 2]);
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection was closed', 'InvalidStateError');
    });
    expect(await bytesOf(await answerPicture(path, none))).toEqual([1, 2]);
  });

  test('comes from the server where the database never answers', async () => {
    // A request of which nothing is ever heard.
    const silent = { get: () => ({}), getKey: () => ({}) };
    const hung = jest
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockReturnValue({ objectStore: () => silent } as unknown as IDBTransaction);
    expect(await bytesOf(await answerPicture(path, server))).toEqual([9]);
    hung.mockRestore();
    expect(await bytesOf(await answerPicture(path, none))).toEqual([1, 2]);
  });
});
