/** A file of a form that has been put on disk while it came in: it never was in memory as a whole. */
export interface Incoming {
  path: string;
  /** As the sender called it; trusted for nothing. */
  name: string;
  byteLength: number;
  /** 64 hexadecimal digits, lower case, over the bytes as they came. */
  sha256: string;
}

const ours = new WeakSet<object>();

/** Says that this server has put the file on disk. */
export function markIncoming(file: Incoming): Incoming {
  ours.add(file);
  return file;
}

/** False for everything that a sender could write into a request: a path from outside must never be opened. */
export const isIncoming = (value: unknown): value is Incoming => typeof value === 'object' && value !== null && ours.has(value);
