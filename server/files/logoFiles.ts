import { createHash, randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { headBytes, type LogoMime, logoMimeOf } from '../../rules/fileKinds';
import { senderLimits } from '../../rules/reports';
import { Refusal } from '../refusal';
import type { PhotoFiles } from './photoFiles';
import type { FileStorage, StoredFile, Workspace } from './storage';
import { sweepUnknown } from './sweep';

// The logo of who sends the reports of a project: the bytes as they came, and the picture that is
// made of them, which is all that reports and pages open.

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } satisfies Record<LogoMime, string>;
// Unlike that of a photo, so that a server that sweeps photos and knows no logos leaves it alone.
const shape = /^([0-9a-f]{2})[0-9a-f]{30}\.logo\.(jpg|png)$/;
const pictureShape = /^([0-9a-f]{32}\.logo\.(?:jpg|png))\.webp$/;
export const logoPrefix = 'logos/';

export const makeLogoKey = (mime: LogoMime): string =>
  `${randomBytes(16).toString('hex')}.logo.${endings[mime]}`;

export const isLogoKey = (key: string): boolean => shape.test(key);

/** Where a logo is stored, in shards. */
export function storageKeyOfLogo(key: string, of: 'original' | 'picture'): string {
  const shard = shape.exec(key)?.[1];
  // Keys come from our own rows.
  if (shard === undefined) throw new Error('Not the key of a logo.');
  return `${logoPrefix}${shard}/${key}${of === 'picture' ? '.webp' : ''}`;
}

const mimeOfKey = (key: string): LogoMime => (key.endsWith('.png') ? 'image/png' : 'image/jpeg');

export interface StoredLogo {
  key: string;
  sha256: string;
  byteLength: number;
  mime: LogoMime;
}

export interface LogoFiles {
  /**
   * Validates the bytes by content and draws them, and has both on disk when it resolves. Throws a
   * Refusal with one of the LOGO_ codes or STORAGE_FULL_SERVER, and then leaves nothing behind.
   */
  store(
    bytes: Blob,
    announced: { sha256: string; byteLength: number },
    by: string,
  ): Promise<StoredLogo>;
  /** The bytes of a stored one once more, under a key of their own; null if they are not there. */
  copy(key: string): Promise<string | null>;
  /** Deletes what `store` or `copy` gave. */
  discard(key: string): Promise<void>;
  /**
   * A WebP, made again where only the bytes came, as with the archive of a project. Null if there
   * is none and none can be made.
   */
  picture(key: string): Promise<StoredFile | null>;
  /**
   * Deletes files older than `olderThanMs` whose keys `known` does not answer. Answers how many
   * went.
   */
  sweep(known: (keys: string[]) => Promise<Set<string>>, olderThanMs: number): Promise<number>;
}

interface LogoFilesOptions {
  storage: FileStorage;
  workspace: Workspace;
  photos: Pick<PhotoFiles, 'drawLogo'>;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
}

export function openLogoFiles({
  storage,
  workspace,
  photos,
  clock = Date.now,
}: LogoFilesOptions): LogoFiles {
  /**
   * Keys of logos that cannot be drawn. They are tried once in a run of the server, not at each
   * request.
   */
  const unreadable = new Set<string>();

  async function discard(key: string): Promise<void> {
    for (const of of ['original', 'picture'] as const)
      await storage.remove(storageKeyOfLogo(key, of));
  }

  /** From a file of this machine. */
  async function draw(path: string, mime: LogoMime, by: string): Promise<Uint8Array> {
    try {
      return await photos.drawLogo({ path, mime, by, cost: (await stat(path)).size });
    } catch (error) {
      // What a photo is refused for, in words about a logo.
      throw error instanceof Refusal && error.code.startsWith('PHOTO_')
        ? Object.assign(new Refusal('LOGO_UNREADABLE'), { cause: error })
        : error;
    }
  }

  return {
    async store(bytes, announced, by) {
      const byteLength = Math.max(bytes.size, announced.byteLength);
      if (byteLength > senderLimits.logoBytes)
        throw new Refusal('LOGO_TOO_BIG', { bytes: byteLength });
      const content = Buffer.from(await bytes.arrayBuffer());
      const sha256 = createHash('sha256').update(content).digest('hex');
      if (sha256 !== announced.sha256.toLowerCase() || content.length !== announced.byteLength)
        throw new Refusal('LOGO_DAMAGED');
      const mime = logoMimeOf(content.subarray(0, headBytes));
      if (mime === null) throw new Refusal('LOGO_TYPE');
      const path = await workspace.file([content]);
      try {
        const picture = await draw(path, mime, by);
        const key = makeLogoKey(mime);
        await storage.put(storageKeyOfLogo(key, 'picture'), [picture]);
        try {
          await storage.put(storageKeyOfLogo(key, 'original'), { path });
        } catch (error) {
          await discard(key);
          throw error;
        }
        return { key, sha256, byteLength: content.length, mime };
      } finally {
        await workspace.remove(path);
      }
    },
    async copy(key) {
      const folder = await workspace.folder();
      try {
        const path = join(folder, 'original');
        if (!(await storage.copy(storageKeyOfLogo(key, 'original'), path))) return null;
        const next = makeLogoKey(mimeOfKey(key));
        await storage.put(storageKeyOfLogo(next, 'original'), { path });
        return next;
      } finally {
        await workspace.remove(folder);
      }
    },
    discard,
    async picture(key) {
      if (!isLogoKey(key) || unreadable.has(key)) return null;
      const there = await storage.get(storageKeyOfLogo(key, 'picture'));
      if (there !== null) return there;
      const folder = await workspace.folder();
      try {
        const path = join(folder, 'original');
        if (!(await storage.copy(storageKeyOfLogo(key, 'original'), path))) return null;
        await storage.put(storageKeyOfLogo(key, 'picture'), [
          await draw(path, mimeOfKey(key), key),
        ]);
        return await storage.get(storageKeyOfLogo(key, 'picture'));
      } catch (error) {
        // It came from another server, which was no reason to refuse all the rest.
        if (!(error instanceof Refusal && error.code === 'LOGO_UNREADABLE')) throw error;
        unreadable.add(key);
        return null;
      } finally {
        await workspace.remove(folder);
      }
    },
    sweep: (known, olderThanMs) =>
      sweepUnknown({
        storage,
        prefixes: [logoPrefix],
        rowKeyOf: (name) => (isLogoKey(name) ? name : (pictureShape.exec(name)?.[1] ?? null)),
        known,
        before: clock() - olderThanMs,
      }),
  };
}
