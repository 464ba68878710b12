import type { World } from './world';

/** ms to wait for a disk that does not answer. */
const longestMs = 2_000;

/** Resolves when the disk was read, could not be, or takes too long. */
export async function readInTime(
  { setTimeout, clearTimeout }: World['clock'],
  read: Promise<unknown>,
): Promise<void> {
  let timer: unknown;
  const late = new Promise<void>((resolve) => void (timer = setTimeout(resolve, longestMs)));
  await Promise.race([read, late]).catch(() => undefined);
  clearTimeout(timer);
}
