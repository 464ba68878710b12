import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from './schema';

/**
 * What differs between the embedded database and PostgreSQL, behind three functions: how a write transaction is opened,
 * how text is searched, and how other listeners learn that a project's journal has grown.
 */
export type Handle = Kysely<Database> | Transaction<Database>;

/** Runs `work` as the only writer. Await nothing but SQL inside; use only the handle it is given. When it fails, nothing of it happened. */
export const writeTransaction = <T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => db.transaction().execute(work);

/** Makes `snag` findable by `text`, made by `searchText`, instead of whatever it was findable by. */
export async function indexForSearch(db: Handle, snag: { id: string; projectId: string; text: string }): Promise<void> {
  await sql`insert into snag_search (snag_search, rowid, text)
    select 'delete', search_id, text from snag_text where snag_id = ${snag.id}`.execute(db);
  await sql`insert into snag_text (snag_id, project_id, text) values (${snag.id}, ${snag.projectId}, ${snag.text})
    on conflict (snag_id) do update set text = excluded.text`.execute(db);
  await sql`insert into snag_search (rowid, text) select search_id, text from snag_text where snag_id = ${snag.id}`.execute(db);
}

/** True for snags of the project whose indexed text contains every one of the words, made by `searchKey`, also in the middle of a word. */
export function matchesText(snagId: Expression<string>, projectId: string, words: readonly string[]): Expression<SqlBool> {
  // The trigram index knows nothing shorter than three letters: those words are looked for in the text itself.
  const isLong = (word: string): boolean => Array.from(word).length >= 3;
  const match = words.filter(isLong).map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  const conditions = [
    sql<SqlBool>`project_id = ${projectId}`,
    ...(match === '' ? [] : [sql<SqlBool>`search_id in (select rowid from snag_search where snag_search match ${match})`]),
    ...words.filter((word) => !isLong(word)).map((word) => sql<SqlBool>`instr(text, ${word}) > 0`),
  ];
  return sql<SqlBool>`${snagId} in (select snag_id from snag_text where ${sql.join(conditions, sql` and `)})`;
}

export interface WakeUps {
  /** Says that the project's journal has grown. It carries nothing: who wakes up reads the journal. */
  wake(projectId: string): void;
  /** Says that something of the project is under way that the journal does not write down: how far a revision is drawn. */
  show(projectId: string, subjectId: string): void;
  /** Calls `listener` after each growth, and with the id of what is shown, until the returned function is called. */
  listen(projectId: string, listener: (subjectId?: string) => void): () => void;
  /** How many listen. */
  listening(): number;
}

/** Within this process; with PostgreSQL the same over LISTEN and NOTIFY. */
export function openWakeUps(): WakeUps {
  const listeners = new Map<string, Set<(subjectId?: string) => void>>();
  return {
    wake(projectId) {
      for (const listener of listeners.get(projectId) ?? []) listener();
    },
    show(projectId, subjectId) {
      for (const listener of listeners.get(projectId) ?? []) listener(subjectId);
    },
    listen(projectId, listener) {
      const of = listeners.get(projectId) ?? new Set();
      listeners.set(projectId, of.add(listener));
      return () => {
        of.delete(listener);
        if (of.size === 0) listeners.delete(projectId);
      };
    },
    listening: () => [...listeners.values()].reduce((sum, of) => sum + of.size, 0),
  };
}
