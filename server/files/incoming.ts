/** A file of a form that was streamed to the disk and never was in memory as a whole. */
export interface Incoming {
  path: string;
  /** The sender's file name; not trusted. */
  name: string;
  byteLength: number;
  /** SHA-256 of the received bytes: 64 hexadecimal digits, lower case. */
  sha256: string;
}

const ours = new WeakSet<object>();

/** Marks a file as written by this server. */
export function markIncoming(file: Incoming): Incoming {
  ours.add(file);
  return file;
}

/**
 * False for everything that a sender could put into a request, because a path from outside must
 * never be opened.
 */
export const isIncoming = (value: unknown): value is Incoming =>
  typeof value === 'object' && value !== null && ours.has(value);
