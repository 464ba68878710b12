import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile, openDatabase } from '../../database/open';
import { CommandRefused } from '../people/machineLink';
import { type Fault, type Verdict, verifyJournal } from './verify';

/** Checks the journals of all projects in a data directory, and says a line of each. Needs the database for itself alone. */
export async function checkJournals(dataDir: string): Promise<{ lines: string[]; hold: boolean }> {
  // Opening it would make an empty one.
  if (!existsSync(join(dataDir, databaseFile))) throw new CommandRefused(`There is no Snagbook in ${dataDir}. Set DATA_DIR to the folder of its data.`);
  const db = await openDatabase(dataDir);
  try {
    const verdicts: Verdict[] = [];
    for (const project of await db.selectFrom('project').select(['id', 'code', 'last_seq']).orderBy('code').execute()) verdicts.push(await verifyJournal(db, project));
    return { lines: verdicts.map(lineOf), hold: verdicts.every(({ broken }) => broken === null) };
  } finally {
    await db.destroy();
  }
}

const faults: Record<Fault, string> = {
  MISSING_EVENT: 'it is missing',
  CHANGED_EVENT: 'it is not what was hashed, or something before it was changed',
  CHANGED_VALUE: 'a text in it is not what was hashed',
  MISSING_VALUE: 'a text in it is missing, and no event says that it was erased',
};

/** “EDEN holds: 412 events, 3 redacted.” */
function lineOf({ code, events, redacted, sealed, sealedAt, lastHash, broken }: Verdict): string {
  if (broken !== null) return `${code} DOES NOT HOLD at event ${broken.seq}: ${faults[broken.why]}. The ${events} events before it hold.`;
  const late = sealedAt === null ? '' : ` Of these, ${sealed} were written before there was a chain and are proven since ${new Date(sealedAt).toISOString().slice(0, 10)}.`;
  return `${code} holds: ${events} events, ${redacted} redacted.${late} Last hash ${lastHash}`;
}
