import { randomBytes } from 'node:crypto';
import { open, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal';
import { settings } from '../settings';

/** Reserved disk space for the little that must work on a full disk. */
export interface Reserve {
  /**
   * Runs `work`, and if the disk is full, once more after releasing the reserve except for `leave`
   * bytes. Unused space is reserved again afterwards.
   */
  use<T>(work: () => Promise<T>, options?: { leave?: number }): Promise<T>;
  /** Fills the reserve as far as there is room. */
  fill(): Promise<void>;
}

/**
 * A file in the data directory that is cut when its room is needed. `tidy` gives back what work
 * took only for a moment, such as the database's log; `untidy` is called when it fails.
 */
export async function openReserve(
  dataDir: string,
  tidy: () => Promise<void> = () => Promise.resolve(),
  untidy: (error: unknown) => void = () => undefined,
): Promise<Reserve> {
  const path = join(dataDir, 'reserve');
  let last: Promise<unknown> = Promise.resolve();
  // One at a time: a file that is truncated while it is filled would not shrink.
  const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
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
    fill: () => oneAtATime(fill),
    async use(work, { leave = 0 } = {}) {
      try {
        return await work();
      } catch (error) {
        if (!isFull(error)) throw error;
        return await oneAtATime(async () => {
          // Truncating must not extend the file: a sparse file reserves nothing.
          const kept = await stat(path).then(
            ({ size }) => size,
            () => 0,
          );
          if (kept > leave) await truncate(path, leave);
          try {
            return await work();
          } finally {
            // Reserved again in any case; an error of that does not replace the result of `work`.
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
    while (size < settings.reserve)
      size += (await file.write(randomBytes(Math.min(settings.reserve - size, 1 << 18))))
        .bytesWritten;
  } finally {
    await file.close();
  }
}

/** By the code of the file system, or by what the database has made of it. */
const isFull = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOSPC' ||
    error.code === 'EDQUOT' ||
    (error instanceof Refusal && error.code === 'STORAGE_FULL_SERVER'));
