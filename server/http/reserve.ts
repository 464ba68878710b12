import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal';
import { settings } from '../settings';

/** Room on the disk for the little that has to work when there is none. */
export interface Reserve {
  /** Does `work`, and if the disk was too full for it, once more with the reserve given up for it. What is left of that is kept again afterwards. */
  use<T>(work: () => Promise<T>): Promise<T>;
  /** Keeps as much of the reserve as there is room for. */
  fill(): Promise<void>;
}

/** A file in the data directory that is deleted when its room is needed. */
export async function openReserve(dataDir: string): Promise<Reserve> {
  const path = join(dataDir, 'reserve');
  let last: Promise<unknown> = Promise.resolve();
  // One after the other: a file that is deleted while it is filled would keep its room.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const fill = (): Promise<void> => grow(path).catch((error: unknown) => {
    if (!isFull(error)) throw error;
  });
  await fill();
  return {
    fill: () => inTurn(fill),
    async use(work) {
      try {
        return await work();
      } catch (error) {
        if (!isFull(error)) throw error;
        return await inTurn(async () => {
          await rm(path, { force: true });
          try {
            return await work();
          } finally {
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
