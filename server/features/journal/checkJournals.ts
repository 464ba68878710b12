import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { copyDatabase, type DatabaseCopy } from '../../database/copy';
import { DataDirOlder, databaseFile, openDatabase } from '../../database/open';
import { checkFilesOf } from '../../database/ownFiles';
import type { Database } from '../../database/schema';
import { lookAtPostgres } from '../../database/usePostgres';
import {
  type Originals,
  type ReadFiles,
  readFiles,
  readOriginals,
  type S3Options,
} from '../../files';
import { CommandRefused } from '../../commandRefused';
import { checkFaultsAgain, checkFiles, type FileFault, type FilesVerdict } from './checkFiles';
import { lineOfRestored } from './restored';
import { type Fault, rowsOfNoProject, type Verdict, verifyJournal } from './verify';

interface Checked {
  projectId: string;
  journal: Verdict;
  /** Null if they were left out. */
  files: FilesVerdict | null;
}

export interface CheckOptions {
  /** @default SQLite below the data directory */
  databaseUrl?: string | undefined;
  /** Leaves the files out. */
  quick: boolean;
  /** Of its photos and plan files. @default the data directory */
  bucket?: S3Options | undefined;
  /** @default those in the bucket or data directory */
  originals?: Originals;
  /** Folder in which copies of the database are made. @default that for temporary files */
  copies?: string;
}

/**
 * Checks all journals of a database and the files that they name. Returns a line for each project
 * and for each file that is not right. Writes nothing there: it works on a copy of an SQLite
 * database, reads PostgreSQL as it stands at one moment, and only reads the files. Servers may be
 * running.
 */
export async function checkJournals(
  dataDir: string,
  options: CheckOptions,
): Promise<{ lines: string[]; hold: boolean }> {
  const { databaseUrl, bucket } = options;
  // Opening it would make an empty one.
  if (databaseUrl === undefined && !existsSync(join(dataDir, databaseFile)))
    throw new CommandRefused(
      `There is no Snagbook in ${dataDir}. Set DATA_DIR to the folder of its data.`,
    );
  const files = await readFiles({ dataDir, bucket: options.quick ? undefined : bucket });
  try {
    return await check(dataDir, options, files);
  } finally {
    await files.close();
  }
}

async function check(
  dataDir: string,
  { databaseUrl, bucket, quick, originals, copies = tmpdir() }: CheckOptions,
  files: ReadFiles,
): Promise<{ lines: string[]; hold: boolean }> {
  const kept = originals ?? readOriginals(files);
  const lookAt = <T>(look: (db: Kysely<Database>) => Promise<T>): Promise<T | null> =>
    databaseUrl === undefined
      ? lookAtCopy(dataDir, copies, look)
      : lookAtPostgres(databaseUrl, look);
  const looked = await lookAt(async (db) => {
    if (!quick && originals === undefined)
      await checkFilesOf(db, files, { dataDir, bucket, onPostgres: databaseUrl !== undefined });
    return {
      unowned: await rowsOfNoProject(db),
      projects: await checkAll(db, quick ? null : kept),
    };
  });
  if (looked === null)
    throw new CommandRefused(
      `Snagbook is running on ${dataDir} and writing. Stop it, or check a copy of its data.`,
    );
  const { unowned, projects } = looked;
  // A running server may have erased files since the copy was made. A newer copy shows which.
  const sure =
    projects.every(filesHold) || (await lookAt((db) => checkAgain(db, kept, projects))) !== null;
  const lines = projects.flatMap(({ journal, files }) => [
    lineOf(journal),
    ...journal.restored.map((one) => lineOfRestored(journal.code, one)),
    ...(files === null ? [] : linesOf(journal.code, files)),
  ]);
  if (unowned > 0) lines.push(`Rows of journals whose project is not there: ${unowned}.`);
  if (!sure)
    lines.push(
      'Snagbook was running and writing, so what it has erased meanwhile may stand here as not right. Check again.',
    );
  return {
    lines,
    hold:
      unowned === 0 &&
      projects.every((project) => project.journal.broken === null && filesHold(project)),
  };
}

const filesHold = ({ files }: Checked): boolean => files === null || files.faults.length === 0;

/**
 * Answers what `look` finds in a copy of the database; null if somebody wrote to it at each try to
 * make one.
 */
async function lookAtCopy<T>(
  dataDir: string,
  copies: string,
  look: (db: Kysely<Database>) => Promise<T>,
): Promise<T | null> {
  let copy: DatabaseCopy | null = null;
  for (let tries = 0; copy === null && tries < 3; tries += 1)
    copy = await copyDatabase(dataDir, copies);
  if (copy === null) return null;
  try {
    // Only the copy is migrated.
    const db = await openDatabase(copy.dir, undefined, chainBegan);
    try {
      return await look(db);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (!(error instanceof DataDirOlder)) throw error;
    throw new CommandRefused(
      `The journals in ${dataDir} have no chain yet: an older Snagbook wrote them. It begins when this version is started on them.`,
    );
  } finally {
    await copy.remove();
  }
}

/** The migration that hashed what was there and began the chain. */
const chainBegan = '0015_journal_chain';

async function checkAll(db: Kysely<Database>, originals: Originals | null): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const project of await db
    .selectFrom('project')
    .select(['id', 'code'])
    .where('state', '!=', 'DELETED')
    .orderBy('code')
    .execute()) {
    const journal = await verifyJournal(db, project);
    checked.push({
      projectId: project.id,
      journal,
      files: originals === null ? null : await checkFiles(db, originals, project.id),
    });
  }
  return checked;
}

/** Checks the faulty files once more and updates the result. */
async function checkAgain(
  db: Kysely<Database>,
  originals: Originals,
  projects: readonly Checked[],
): Promise<void> {
  for (const { projectId, files } of projects) {
    if (files !== null)
      Object.assign(files, await checkFaultsAgain(db, originals, projectId, files));
  }
}

const faults: Record<Exclude<Fault, 'EXTRA_ROW'>, string> = {
  MISSING_EVENT: 'it is missing',
  UNKNOWN_FORMAT: 'it is of a format that this version does not know',
  CHANGED_EVENT: 'it is not what was hashed, or something before it was changed',
  CHANGED_VALUE: 'a text in it is not what was hashed',
  MISSING_VALUE: 'a text in it is missing, and no event says that it was erased',
};

/** “EDEN holds: 412 events, 3 redacted.” */
export function lineOf({
  code,
  events,
  redacted,
  sealed,
  sealedAt,
  lastHash,
  broken,
}: Verdict): string {
  if (broken?.why === 'EXTRA_ROW')
    return `${code} DOES NOT HOLD: there is an event, or a part of one, with the number ${broken.seq} that is not part of the chain. The ${events} events of the chain hold.`;
  if (broken !== null)
    return `${code} DOES NOT HOLD at event ${broken.seq}: ${faults[broken.why]}. The ${events} events before it hold.`;
  const late =
    sealedAt === null
      ? ''
      : ` Of these, ${sealed} were written before there was a chain and are proven since ${new Date(sealedAt).toISOString().slice(0, 10)}.`;
  return `${code} holds: ${events} events, ${redacted} redacted.${late} Last hash ${lastHash}`;
}

const fileFaults: Record<FileFault['why'], string> = {
  MISSING: 'is missing',
  UNREADABLE: 'cannot be read',
  OTHER_LENGTH: 'is longer or shorter than its event says',
  OTHER_BYTES: 'is not what was hashed',
  OTHER_ROW: 'is another one in the database than its event says',
  NO_EVENT: 'is named by no event',
};

const nameOf: Record<FileFault['of'], string> = {
  photo: 'The photo',
  planFile: 'The plan file',
  handover: 'The PDF of a handover',
};

/** “EDEN has its files: 120 photos, 3 plan files, 1 erased.” */
function linesOf(
  code: string,
  { photos, planFiles, handovers, erased, faults: found }: FilesVerdict,
): string[] {
  const pdfs = handovers === 0 ? '' : ` ${handovers} PDFs of handovers,`;
  const whole = `${photos} photos, ${planFiles} plan files,${pdfs} ${erased} erased.`;
  if (found.length === 0) return [`${code} has its files: ${whole}`];
  return [
    `${code} DOES NOT HAVE ITS FILES: ${found.length} are not right. The others are: ${whole}`,
    ...found.map(
      ({ id, seq, of, why }) =>
        `  ${nameOf[of]} ${id}${seq === null ? '' : ` of event ${seq}`} ${fileFaults[why]}.`,
    ),
  ];
}
