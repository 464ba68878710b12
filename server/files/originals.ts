import {
  headBytes,
  type LogoMime,
  logoMimeOf,
  photoMimeOf,
  type PhotoMime,
  type PlanMime,
  planMimeOf,
} from '../../rules/fileKinds';
import { Refusal } from '../refusal';
import { isLogoKey, makeLogoKey, storageKeyOfLogo } from './logoFiles';
import { isPhotoKey, makePhotoKey, storageKey } from './photoKey';
import { isPlanKey, makePlanKey, makeTilesKey, storageKeyOfPlan } from './plans/paths';
import { isReportKey, makeHandoverKey, storageKeyOfReport } from './reportFiles';
import type { FileStorage, StoredFile } from './storage';

/**
 * The bytes of photos, plan files and logos as they came, and of the PDFs of handovers as they were
 * made.
 */
export interface Originals {
  /** Null if nothing is stored under the key, or if it is none. */
  photo(key: string): Promise<StoredFile | null>;
  planFile(key: string): Promise<StoredFile | null>;
  handover(key: string): Promise<StoredFile | null>;
  logo(key: string): Promise<StoredFile | null>;
}

export const readOriginals = ({ get }: Pick<FileStorage, 'get'>): Originals => ({
  photo: async (key) => (isPhotoKey(key) ? get(storageKey(key, 'original')) : null),
  planFile: async (key) => (isPlanKey(key) ? get(storageKeyOfPlan(key)) : null),
  handover: async (key) => (isReportKey(key) ? get(storageKeyOfReport(key)) : null),
  logo: async (key) => (isLogoKey(key) ? get(storageKeyOfLogo(key, 'original')) : null),
});

/** Keys for files that come with their rows from another server, where they had others. */
export const originalKeys = {
  photo: (mime: PhotoMime): string => makePhotoKey(mime),
  planFile: (mime: PlanMime): string => makePlanKey(mime),
  tiles: (): string => makeTilesKey(),
  handover: (): string => makeHandoverKey(),
  logo: (mime: LogoMime): string => makeLogoKey(mime),
};

export const keyOfOriginal = {
  photo: (key: string): string => storageKey(key, 'original'),
  planFile: storageKeyOfPlan,
  handover: storageKeyOfReport,
  logo: (key: string): string => storageKeyOfLogo(key, 'original'),
};

export type OriginalOf = keyof Originals;

const plan = (head: Uint8Array) => ({ found: planMimeOf(head), code: 'PLAN_TYPE' }) as const;
const typed = {
  photo: (head: Uint8Array) => ({ found: photoMimeOf(head), code: 'PHOTO_TYPE' }) as const,
  planFile: plan,
  handover: plan,
  logo: (head: Uint8Array) => ({ found: logoMimeOf(head), code: 'LOGO_TYPE' }) as const,
};

/**
 * Stores bytes as they came on the server that they are from. Throws PHOTO_TYPE, PLAN_TYPE or
 * LOGO_TYPE if they begin as another type of file does, STORAGE_FULL_SERVER, or what `content`
 * throws, and then leaves nothing behind.
 */
export async function putOriginal(
  storage: Pick<FileStorage, 'put'>,
  of: OriginalOf,
  { key, mime }: { key: string; mime: string },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const check = (head: Uint8Array): void => {
    const { found, code } = typed[of](head);
    if (found !== mime) throw new Refusal(code);
  };
  async function* checked(): AsyncGenerator<Uint8Array, void, undefined> {
    let head: Buffer | null = Buffer.alloc(0);
    for await (const chunk of content) {
      if (head === null) {
        yield chunk;
        continue;
      }
      head = Buffer.concat([head, chunk]);
      if (head.length < headBytes) continue;
      check(head);
      yield head;
      head = null;
    }
    if (head === null) return;
    check(head);
    yield head;
  }
  await storage.put(keyOfOriginal[of](key), checked());
}
