import { readFile, stat } from 'node:fs/promises';

/** The documents this server knows by their id: those of this version and of the versions released before. */
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
 * Reads the lists the Relay compiler writes. In development they change under the running server, so they are read again
 * when an id is unknown and they have been written since. One that the compiler has only half written then tells nothing new.
 */
export async function openDocuments(files: readonly string[], development: boolean): Promise<Documents> {
  // Looked at before they are read: what is written meanwhile counts as written since.
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
      // Whoever asks while they are read waits for it too.
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
