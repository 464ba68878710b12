import type { Kysely } from 'kysely';
import type { Database } from '../../server/database/schema';

/**
 * A database whose line breaks after a commit, before its answer: of the first transaction after
 * which `isReached` says yes. The returned function puts it right.
 */
export function breakAfterCommit(
  db: Kysely<Database>,
  isReached: () => Promise<boolean>,
): () => void {
  const transaction = db.transaction.bind(db);
  const mend = (): void => void (db.transaction = transaction);
  db.transaction = () => {
    const builder = transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      const result = await execute(work);
      if (!(await isReached())) return result;
      mend();
      throw new Error('The line broke.');
    };
    return builder;
  };
  return mend;
}
