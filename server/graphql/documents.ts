import { readFile, stat } from 'node:fs/promises';

/** The persisted documents by id: those of this version and of earlier releases. */
export interface Documents {
  /** Null if the id is unknown. */
  find(id: string): Promise<Known | null>;
}

export interface Known {
  text: string;
  /** Of its operation. */
  name: string;
}

/**
 * Reads the lists that the Relay compiler writes. In development they change while the server runs, so they are read again
 * when an id is unknown and they were written since. A half-written list is ignored.
 */
export async function openDocuments(files: readonly string[], development: boolean): Promise<Documents> {
  // Taken before reading, so that a change during the reading counts as later.
  let written = await writtenAt(files);
  let known = Promise.resolve(await readAll(files));
  return {
    async find(id) {
      const before = await known;
      const document = before.get(id);
      if (document !== undefined || !development) return document ?? null;
      const now = await writtenAt(files);
      if (now !== written) {
        written = now;
        known = readAll(files).catch(() => before);
      }
      // Concurrent callers wait for the same reading.
      return (await known).get(id) ?? null;
    },
  };
}

async function readAll(files: readonly string[]): Promise<Map<string, Known>> {
  const lists = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(emptyIfMissing)));
  // Written by the compiler: an object of texts by their sha256.
  return new Map(lists.flatMap((list) => Object.entries(JSON.parse(list) as Record<string, string>)).map(([id, text]) => [id, { text, name: nameIn(text) }]));
}

/** Relay's compiler writes the operation first. */
function nameIn(text: string): string {
  const [, name = 'unnamed'] = /^\w+ (\w+)/.exec(text) ?? [];
  return name;
}

/** Size too: a clock of the file system may stand still between two writes. */
async function writtenAt(files: readonly string[]): Promise<string> {
  const found = await Promise.all(files.map((file) => stat(file, { bigint: true }).catch(() => null)));
  return found.map((list) => (list === null ? 'missing' : `${list.ino} ${list.size} ${list.mtimeNs}`)).join();
}

/** There may be no released versions yet. */
function emptyIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
  throw error;
}
