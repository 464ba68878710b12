/** The server takes no more of one photo, in bytes. */
export const photoBytes = 25_000_000;
/** A snag shows so many photos at most; the server says the same. */
export const photosPerSnag = 20;

/** Whether a snag that has so many can take another. */
export function isFull(count: number): boolean {
  return count >= photosPerSnag;
}
