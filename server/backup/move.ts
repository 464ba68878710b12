import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Handle, Trx } from '../database/contract';
import { copiedTables, CopyDiffers, copyRows } from '../database/copyRows';
import { writeTransaction } from '../database/engine';
import { movingSetting } from '../database/halfMoved';
import { databaseFile, openDatabase } from '../database/open';
import { bringUpToDate, withoutTimeout } from '../database/openPostgres';
import { markFile, markIn, writeMark } from '../database/ownerOfFiles';
import type { Database } from '../database/schema';
import { onOneConnection } from '../database/usePostgres';
import { lineOf } from '../features/journal/checkJournals';
import { type Verdict, verifyJournal } from '../features/journal/verify';
import { CommandRefused } from '../commandRefused';
import { openFolderStorage } from '../files';
import type { Outcome } from './backup';

interface MoveOptions {
  /** Of a data directory with an SQLite database. Its photos and plans stay where they are. */
  dataDir: string;
  /** Of an empty PostgreSQL. */
  databaseUrl: string;
  report?: (line: string) => void;
}

/** Name of the SQLite database once a PostgreSQL has taken its place. */
export const movedFile = 'before-postgres.db';

/**
 * Has a PostgreSQL take over the SQLite database of a data directory, on which no server runs.
 * Everything is copied and compared in one transaction, so a move that is interrupted before its
 * end has changed nothing there. Then the folder is marked for the new database and the old one put
 * aside; between the two nobody can start on the new one, and the same command again finishes or
 * begins anew.
 * Throws {@link CommandRefused}.
 */
export async function move({
  dataDir,
  databaseUrl,
  report = () => undefined,
}: MoveOptions): Promise<Outcome> {
  if (!existsSync(join(dataDir, databaseFile))) return finish(dataDir, databaseUrl);
  // Reachable, and of a version that we can work with: before anything of the source is touched.
  await onOneConnection(databaseUrl, (target) => refuseMarked(dataDir, target));
  const source = await openDatabase(dataDir);
  let copied: Copied;
  try {
    await emptyLog(source, dataDir);
    await bringUpToDate(databaseUrl, ({ message }) => report(message));
    const mark = (await markIn(dataDir)) ?? randomUUID();
    copied = await onOneConnection(databaseUrl, (target) =>
      copyAll(source, target, { mark, report }),
    );
    // From here on nobody can start on the old one.
    await writeMark(dataDir, mark);
  } finally {
    await source.destroy();
  }
  await (
    await openFolderStorage({ dir: dataDir })
  ).storage.put(movedFile, { path: join(dataDir, databaseFile) });
  // Whoever still reads it has them open.
  for (const end of ['-wal', '-shm'])
    await rm(join(dataDir, `${databaseFile}${end}`), { force: true });
  await onOneConnection(databaseUrl, endMove);
  return {
    lines: [
      ...copied.journals.map(lineOf),
      `Moved to PostgreSQL: ${copied.rows} rows, compared with what was read. ${next(dataDir)}`,
    ],
    whole: copied.journals.every(({ broken }) => broken === null),
  };
}

interface Copied {
  rows: number;
  journals: Verdict[];
}

const next = (dataDir: string): string =>
  `Start Snagbook with DATABASE_URL and the same DATA_DIR. The SQLite database is kept as ${join(dataDir, movedFile)}, also with what is erased from now on: delete it when all is well.`;

/**
 * Refuses a folder whose photos and plans belong to a PostgreSQL already, unless a move into
 * `target` wrote the mark and was interrupted. Any other database would delete the photos and
 * plans, because it has no row for them.
 */
async function refuseMarked(dataDir: string, target: Kysely<Database>): Promise<void> {
  const mark = await markIn(dataDir);
  if (mark === null || (await settingsOf(target)).get(movingSetting) === mark) return;
  throw new CommandRefused(
    `The photos and plans in ${dataDir} belong to a PostgreSQL database. Nothing was moved. If you use that one, move ${databaseFile} to another folder and start Snagbook with its DATABASE_URL. If you have gone back to SQLite for good, delete the file ${markFile} there and call this again.`,
  );
}

/** Has everything in its one file; nothing is written to it afterwards. */
async function emptyLog(source: Kysely<Database>, dataDir: string): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(source);
  if (rows[0]?.busy !== 0)
    throw new CommandRefused(
      `Something is reading the database in ${dataDir}, such as a backup. Call it again afterwards.`,
    );
}

/**
 * `mark`: the one that an interrupted move has written, so that this one can be interrupted at any
 * moment too.
 */
function copyAll(
  source: Kysely<Database>,
  target: Kysely<Database>,
  { mark, report }: { mark: string; report: (line: string) => void },
): Promise<Copied> {
  return writeTransaction(target, async (trx) => {
    await withoutTimeout(trx);
    await makeRoom(source, trx);
    const rows = await copyRows(source, trx, report).catch((error: unknown) => {
      throw error instanceof CopyDiffers
        ? new CommandRefused(`${error.message} Nothing was moved.`)
        : error;
    });
    const journals: Verdict[] = [];
    for (const project of await trx
      .selectFrom('project')
      .select(['id', 'code', 'last_seq'])
      .orderBy('code')
      .execute()) {
      const [before, after] = [
        await verifyJournal(source, project),
        await verifyJournal(trx, project),
      ];
      if (JSON.stringify(before) !== JSON.stringify(after))
        throw new CommandRefused(
          `The journal of ${project.code} is not the same after it was moved. Nothing was moved.\n${lineOf(before)}\n${lineOf(after)}`,
        );
      journals.push(after);
    }
    // Whoever had leased them is not there any more.
    await trx
      .updateTable('job')
      .set({ state: 'WAITING', leased_by: null, leased_until: 0, not_before: 0 })
      .execute();
    await trx
      .insertInto('setting')
      .values([
        { name: 'files', value: mark },
        { name: movingSetting, value: mark },
      ])
      .execute();
    // Or its first queries would be planned for empty tables.
    await sql`analyze`.execute(trx);
    return { rows, journals };
  });
}

/**
 * Refuses a database with anything in it but the copy of this one that an interrupted move has
 * left, which is deleted.
 */
async function makeRoom(source: Kysely<Database>, trx: Trx): Promise<void> {
  const found = await settingsOf(trx);
  const people = await trx.selectFrom('user').select('id').limit(1).execute();
  if (found.size === 0 && people.length === 0) return;
  if (
    !found.has(movingSetting) ||
    found.get('secret') !== (await settingsOf(source)).get('secret')
  ) {
    throw new CommandRefused(
      'The database of DATABASE_URL holds a Snagbook already, and was left as it is. Name an empty one: createdb snagbook.',
    );
  }
  // The triggers keep journals from being deleted. No server could start on this copy, so nobody
  // has written in its journals, and the old database still has all of them.
  const journals = ['event', 'event_file', 'event_value', 'redaction'].map((table) =>
    sql.table(table),
  );
  for (const table of journals) await sql`alter table ${table} disable trigger user`.execute(trx);
  await sql`truncate ${sql.join(copiedTables.map((table) => sql.table(table)))}`.execute(trx);
  for (const table of journals) await sql`alter table ${table} enable trigger user`.execute(trx);
}

/** None in a PostgreSQL without our tables. */
async function settingsOf(db: Handle): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('setting')
    .selectAll()
    .execute()
    .catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === undefinedTable) return [];
      throw error;
    });
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** PostgreSQL's code for it. */
const undefinedTable = '42P01';

/** The last step of a move, where it was interrupted between that and the one before. */
async function finish(dataDir: string, databaseUrl: string): Promise<Outcome> {
  const mark = existsSync(join(dataDir, movedFile)) ? await markIn(dataDir) : null;
  if (mark === null)
    throw new CommandRefused(
      `There is no SQLite database in ${dataDir}. Set DATA_DIR to the folder of its data.`,
    );
  await onOneConnection(databaseUrl, async (target) => {
    if ((await settingsOf(target)).get('files') !== mark)
      throw new CommandRefused(
        `The database of ${dataDir} was moved before, to another one than that of DATABASE_URL.`,
      );
    await endMove(target);
  });
  return { lines: [`Moved to PostgreSQL. ${next(dataDir)}`], whole: true };
}

const endMove = async (target: Kysely<Database>): Promise<unknown> =>
  target.deleteFrom('setting').where('name', '=', movingSetting).execute();
