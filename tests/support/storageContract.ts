import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileStorage, readAll, type Workspace } from '../../server/files/storage';
import { bytesOf } from './photos';

export interface OpenStorage {
  storage: FileStorage;
  workspace: Workspace;
  close(): Promise<void>;
}

/** What the server relies on, whatever keeps the bytes. Each test gets an empty storage. */
export function storageContract(name: string, open: () => Promise<OpenStorage>): void {
  describe(`${name} as a storage`, () => {
    let opened: OpenStorage;
    let storage: FileStorage;
    let workspace: Workspace;
    beforeEach(async () => {
      opened = await open();
      ({ storage, workspace } = opened);
    });
    afterEach(() => opened.close());

    const text = async (key: string): Promise<string | null> =>
      (await readAll(storage, key))?.toString() ?? null;
    const put = (key: string, ...chunks: string[]): Promise<void> =>
      storage.put(
        key,
        chunks.map((chunk) => Buffer.from(chunk)),
      );
    const keysIn = async (prefix: string): Promise<string[]> =>
      (await storage.list(prefix)).map(({ key }) => key).sort();

    it('gives back what was put, and says how long it is', async () => {
      await put('photos/3f/one.jpg', 'first ', 'second');
      expect(await text('photos/3f/one.jpg')).toBe('first second');
      expect((await storage.get('photos/3f/one.jpg'))?.byteLength).toBe(12);
    });

    it('takes what comes in many parts, and what is empty', async () => {
      await storage.put(
        'large',
        (async function* () {
          for (let n = 0; n < 40; n += 1) yield Buffer.alloc(50_000, n);
        })(),
      );
      const bytes = await readAll(storage, 'large');
      expect([bytes?.length, bytes?.at(0), bytes?.at(-1)]).toEqual([2_000_000, 0, 39]);
      await put('empty');
      expect(await text('empty')).toBe('');
    });

    it('knows nothing of what was never put, nor of a level as a file', async () => {
      await put('a/b/c', 'x');
      for (const key of ['nothing', 'a', 'a/b', 'a/b/c/d'])
        expect(await storage.get(key)).toBeNull();
      expect(await storage.copy('nothing', join(await workspace.folder(), 'copy'))).toBe(false);
      expect(await storage.list('nowhere/')).toEqual([]);
    });

    it('gives parts, from one byte to another, both included', async () => {
      await put('digits', '0123456789');
      const file = await storage.get('digits');
      const part = async (start: number, end: number): Promise<string> =>
        (
          await bytesOf({ stream: () => file?.stream({ start, end }) ?? new ReadableStream() })
        ).toString();
      expect([await part(0, 0), await part(3, 6), await part(9, 9), await part(0, 9)]).toEqual([
        '0',
        '3456',
        '9',
        '0123456789',
      ]);
    });

    it('puts something else in the place of what was there', async () => {
      await put('a/b', 'a long first text');
      await put('a/b', 'second');
      expect(await text('a/b')).toBe('second');
    });

    it('keeps nothing of what breaks off while it comes, and what was there before', async () => {
      await put('kept', 'before');
      for (const key of ['kept', 'new']) {
        const breaking = (async function* () {
          yield Buffer.from('half');
          throw new Error('The line was cut.');
        })();
        await expect(storage.put(key, breaking)).rejects.toThrow('The line was cut.');
      }
      expect([await text('kept'), await text('new')]).toEqual(['before', null]);
    });

    it('takes a file of the workspace over', async () => {
      const path = await workspace.file([Buffer.from('as it '), Buffer.from('came')]);
      expect(await readFile(path, 'utf8')).toBe('as it came');
      await storage.put('files/one.pdf', { path });
      await workspace.remove(path);
      expect(await text('files/one.pdf')).toBe('as it came');
    });

    it('makes copies that outlast what they were made of', async () => {
      await put('files/one.pdf', 'a plan');
      const path = join(await workspace.folder(), 'copy');
      expect(await storage.copy('files/one.pdf', path)).toBe(true);
      await storage.remove('files/one.pdf');
      expect(await readFile(path, 'utf8')).toBe('a plan');
      await workspace.remove(path);
      expect(await text('files/one.pdf')).toBeNull();
    });

    it('lists one level, with the time at which each was written', async () => {
      const since = Date.now() - 2_000;
      await put('photos/3f/one.jpg', 'x');
      await put('photos/3f/two.jpg', 'x');
      await put('photos/a0/three.jpg', 'x');
      await put('photos.txt', 'x');
      expect(await keysIn('photos/')).toEqual(['photos/3f', 'photos/a0']);
      expect(await keysIn('photos/3f/')).toEqual(['photos/3f/one.jpg', 'photos/3f/two.jpg']);
      for (const { writtenAt } of await storage.list('photos/3f/'))
        expect(writtenAt).toBeGreaterThan(since);
      // A level that is only a part of names has no time.
      for (const { writtenAt } of await storage.list('photos/'))
        expect(writtenAt ?? Infinity).toBeGreaterThan(since);
    });

    it('removes a file, or all below a level, and minds nothing that is not there', async () => {
      await put('a/one', '1');
      await put('a/two', '2');
      await put('ab', '3');
      await storage.remove('a/one');
      expect(await keysIn('a/')).toEqual(['a/two']);
      await storage.remove('a');
      await storage.remove('a');
      expect([await text('a/two'), await text('ab')]).toEqual([null, '3']);
      await put('a/one', 'again');
      expect(await text('a/one')).toBe('again');
    });

    it.each([
      '../outside',
      'a/../../outside',
      '/etc/passwd',
      'a//b',
      '',
      '.',
      'a/',
      '.hidden',
      'a\0b',
      'a\\b',
    ])('refuses a key that leads elsewhere: %j', async (key) => {
      const path = join(await workspace.folder(), 'copy');
      const attempts = [
        () => put(key, 'x'),
        () => storage.get(key),
        () => storage.copy(key, path),
        () => storage.remove(key),
      ];
      for (const attempt of attempts)
        await expect((async () => attempt())()).rejects.toThrow('Not a key of the storage.');
    });
  });

  describe(`the workspace of ${name}`, () => {
    it('gives each its own folder, and removes all of that at once and nothing else', async () => {
      const { workspace, close } = await open();
      try {
        const [one, other, file] = [
          await workspace.folder(),
          await workspace.folder(),
          await workspace.file([Buffer.from('x')]),
        ];
        await writeFile(join(one, 'part'), 'x');
        await workspace.remove(join(one, 'part'));
        await workspace.remove(one);
        expect(await readdir(other)).toEqual([]);
        expect(await readFile(file, 'utf8')).toBe('x');
        const outside = await mkdtemp(join(tmpdir(), 'snagbook-outside-'));
        await expect(workspace.remove(outside)).rejects.toThrow('Not a path of the workspace.');
        await rm(outside, { recursive: true });
      } finally {
        await close();
      }
    });

    it('sweeps what is old, however long ago what was copied into it was written', async () => {
      const { storage, workspace, close } = await open();
      try {
        await storage.put('kept', [Buffer.from('x')]);
        await workspace.file([Buffer.from('left behind')]);
        expect(await workspace.sweep(Date.now() - 3_600_000)).toBe(0);
        expect(await workspace.sweep(Date.now() + 60_000)).toBe(1);
        expect((await readAll(storage, 'kept'))?.toString()).toBe('x');
      } finally {
        await close();
      }
    });
  });
}
