import { randomBytes } from 'node:crypto';
import { open, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal';
import { settings } from '../settings';

/** Room on the disk for the little that has to work when there is none. */
export interface Reserve {
  /**
   * Does `work`, and if the disk was too full for it, once more with the reserve given up for it, all but `leave` bytes. What is left of that
   * is kept again afterwards.
   */
  use<T>(work: () => Promise<T>, options?: { leave?: number }): Promise<T>;
  /** Keeps as much of the reserve as there is room for. */
  fill(): Promise<void>;
}

/** A file in the data directory that is cut when its room is needed. `tidy` gives back what work took only for a moment, such as the database's log; `untidy` is told when it fails. */
export async function openReserve(dataDir: string, tidy: () => Promise<void> = () => Promise.resolve(), untidy: (error: unknown) => void = () => undefined): Promise<Reserve> {
  const path = join(dataDir, 'reserve');
  let last: Promise<unknown> = Promise.resolve();
  // One after the other: a file that is cut while it is filled would keep its room.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const unlessFull = (error: unknown): void => {
    if (!isFull(error)) throw error;
  };
  const fill = (): Promise<void> => grow(path).catch(unlessFull);
  await fill();
  return {
    fill: () => inTurn(fill),
    async use(work, { leave = 0 } = {}) {
      try {
        return await work();
      } catch (error) {
        if (!isFull(error)) throw error;
        return await inTurn(async () => {
          // Never made longer by it: there is no room, and a file with a hole keeps none.
          const kept = await stat(path).then(({ size }) => size, () => 0);
          if (kept > leave) await truncate(path, leave);
          try {
            return await work();
          } finally {
            // The room is kept again in any case, and what the work answered is not replaced by an error of tidying up.
            await tidy().catch((error: unknown) => void (isFull(error) || untidy(error)));
            await fill();
          }
        });
      }
    },
  };
}

/** Random bytes, because some file systems compress others. */
async function grow(path: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    let { size } = await file.stat();
    while (size < settings.reserve) size += (await file.write(randomBytes(Math.min(settings.reserve - size, 1 << 18)))).bytesWritten;
  } finally {
    await file.close();
  }
}

/** By the code of the file system, or by what the database has made of it. */
const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT' || (error instanceof Refusal && error.code === 'STORAGE_FULL_SERVER'));
