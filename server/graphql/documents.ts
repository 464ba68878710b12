import { readFile } from 'node:fs/promises';

/** The documents this server knows by their id: those of this version and of the versions released before. */
export interface Documents {
  /** The text of a document, or null if the id is unknown. */
  find(id: string): Promise<string | null>;
}

/**
 * Reads the lists the Relay compiler writes. In development they change under the running server, so they are read again
 * when an id is unknown. One that the compiler has only half written then tells nothing new.
 */
export async function openDocuments(files: readonly string[], development: boolean): Promise<Documents> {
  let known = await readAll(files);
  return {
    async find(id) {
      const text = known.get(id);
      if (text !== undefined || !development) return text ?? null;
      known = await readAll(files).catch(() => known);
      return known.get(id) ?? null;
    },
  };
}

async function readAll(files: readonly string[]): Promise<Map<string, string>> {
  const lists = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(emptyIfMissing)));
  // Written by the compiler: an object of texts by their sha256.
  return new Map(lists.flatMap((list) => Object.entries(JSON.parse(list) as Record<string, string>)));
}

/** There may be no released versions yet. */
function emptyIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
  throw error;
}
