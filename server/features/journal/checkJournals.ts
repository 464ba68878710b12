import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { copyDatabase } from '../../database/copy';
import { DataDirOlder, databaseFile, openDatabase } from '../../database/open';
import type { Database } from '../../database/schema';
import { CommandRefused } from '../people/machineLink';
import { type Fault, rowsOfNoProject, type Verdict, verifyJournal } from './verify';

/** Checks the journals of all projects in a data directory, and says a line of each. Writes nothing there: it works on a copy of the database. */
export async function checkJournals(dataDir: string): Promise<{ lines: string[]; hold: boolean }> {
  // Opening it would make an empty one.
  if (!existsSync(join(dataDir, databaseFile))) throw new CommandRefused(`There is no Snagbook in ${dataDir}. Set DATA_DIR to the folder of its data.`);
  const copy = await copyDatabase(dataDir, tmpdir());
  if (copy === null) throw new CommandRefused(`Snagbook is running on ${dataDir} and writing. Stop it, or check a copy of its data.`);
  try {
    // Only the copy is brought to today's shape.
    const db = await openDatabase(copy.dir, undefined, chainBegan);
    try {
      return await checkAll(db);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (!(error instanceof DataDirOlder)) throw error;
    throw new CommandRefused(`The journals in ${dataDir} have no chain yet: an older Snagbook wrote them. It begins when this version is started on them.`);
  } finally {
    await copy.remove();
  }
}

/** The migration that hashed what was there and began the chain. */
const chainBegan = '0015_journal_chain';

async function checkAll(db: Kysely<Database>): Promise<{ lines: string[]; hold: boolean }> {
  const verdicts: Verdict[] = [];
  for (const project of await db.selectFrom('project').select(['id', 'code', 'last_seq']).orderBy('code').execute()) verdicts.push(await verifyJournal(db, project));
  const unowned = await rowsOfNoProject(db);
  const lines = [...verdicts.map(lineOf), ...(unowned === 0 ? [] : [`Rows of journals whose project is not there: ${unowned}.`])];
  return { lines, hold: unowned === 0 && verdicts.every(({ broken }) => broken === null) };
}

const faults: Record<Exclude<Fault, 'EXTRA_ROW'>, string> = {
  MISSING_EVENT: 'it is missing',
  UNKNOWN_FORMAT: 'it is of a format that this version does not know',
  CHANGED_EVENT: 'it is not what was hashed, or something before it was changed',
  CHANGED_VALUE: 'a text in it is not what was hashed',
  MISSING_VALUE: 'a text in it is missing, and no event says that it was erased',
};

/** “EDEN holds: 412 events, 3 redacted.” */
function lineOf({ code, events, redacted, sealed, sealedAt, lastHash, broken }: Verdict): string {
  if (broken?.why === 'EXTRA_ROW') return `${code} DOES NOT HOLD: there is an event, or a part of one, with the number ${broken.seq} that is not part of the chain. The ${events} events of the chain hold.`;
  if (broken !== null) return `${code} DOES NOT HOLD at event ${broken.seq}: ${faults[broken.why]}. The ${events} events before it hold.`;
  const late = sealedAt === null ? '' : ` Of these, ${sealed} were written before there was a chain and are proven since ${new Date(sealedAt).toISOString().slice(0, 10)}.`;
  return `${code} holds: ${events} events, ${redacted} redacted.${late} Last hash ${lastHash}`;
}
