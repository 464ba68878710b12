import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/**
 * Runs writing that can be done again from the start, so that it need not wait for the disk at each commit: a power cut may take the last of it,
 * never the middle. It is on the disk as soon as anything is committed afterwards.
 */
export async function writeRepeatable<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  await sql`pragma synchronous = normal`.execute(db);
  try {
    return await work();
  } finally {
    await sql`pragma synchronous = full`.execute(db);
  }
}
