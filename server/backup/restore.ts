import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { copyDatabase } from '../database/copy';
import type { Trx } from '../database/engine';
import { restoring } from '../database/halfRestored';
import { lockFile, lockFolder } from '../database/lock';
import { databaseFile, inDataDir } from '../database/open';
import { bucketSetting, intoOwnBucket } from '../database/ownerOfBucket';
import type { Database } from '../database/schema';
import { checkJournals } from '../features/journal/checkJournals';
import { append, hashContent, nextInChain, theServer } from '../features/journal/append';
import { lockProject } from '../features/journal/record';
import { restoredChanges, type RestoredFacts } from '../features/journal/restored';
import { CommandRefused } from '../commandRefused';
import { newId } from '../ids';
import {
  isAway,
  openFiles,
  openFolderStorage,
  readFolder,
  type S3Options,
  unusable,
} from '../files';
import { epochForDevices, epochSetting, openEpoch } from '../secret';
import { lastRecordedAt } from '../features/journal/store';
import { backedUpSetting, type Outcome } from './backup';
import { unlessMissing } from '../files/folderStorage';
import { type Copied, copyFiles, inMegabytes, sentenceOf } from './copyFiles';
import { namedFiles } from './namedFiles';
import { inside, isFull } from './snapshot';

interface RestoreOptions {
  /** A backup. Nothing is written to it. */
  folder: string;
  /** Empty, or not there, or left by a restore that was interrupted. */
  dataDir: string;
  /** Where photos and plans go; has nothing of another database. @default `dataDir` */
  bucket?: S3Options | undefined;
  report?: (line: string) => void;
}

/** Beside the database that is not in its place yet: the id that the bucket is marked with. */
const bucketFile = 'bucket';

/**
 * Snag numbers that are left out after a restore, in each project. Snags that were raised after the
 * backup had the next ones, and people have written them on walls and in letters: no other snag
 * gets them. Far more than a site raises between two backups.
 */
const skipped = 1_000;

/**
 * Makes a data directory of a backup. Afterwards everybody signs in again, cursors that were given
 * out before open nothing, each journal says that it goes on from a backup, and snag numbers go on
 * after a gap. The database is put in its place last.
 * Throws {@link CommandRefused}.
 */
export async function restore({
  folder,
  dataDir,
  bucket,
  report = () => undefined,
}: RestoreOptions): Promise<Outcome> {
  if (!existsSync(join(folder, databaseFile)))
    throw new CommandRefused(`There is no backup in ${folder}.`);
  await inDataDir(dataDir, () => mkdir(dataDir, { recursive: true, mode: 0o700 }));
  const found = (await readdir(dataDir)).filter(
    (name) => name !== 'lost+found' && name !== lockFile,
  );
  if (found.includes(databaseFile) && found.includes(restoring))
    throw new CommandRefused(
      `A restore to ${dataDir} was interrupted when everything was in its place. Start Snagbook on it, or set DATA_DIR to a new folder for another restore.`,
    );
  if (found.length > 0 && (found.includes(databaseFile) || !found.includes(restoring)))
    throw new CommandRefused(
      `${dataDir} is not empty. Set DATA_DIR to a new folder for what is restored.`,
    );
  const lock = lockFolder(dataDir);
  if (lock === null) throw new CommandRefused(`Something is being restored to ${dataDir} already.`);
  try {
    // The bucket may have been marked with it already, by a restore that was interrupted after
    // that.
    const before = await unlessMissing(readFile(join(dataDir, restoring, bucketFile), 'utf8'));
    const bucketId = before === null || before === '' ? randomUUID() : before;
    await mkdir(join(dataDir, restoring), { recursive: true, mode: 0o700 });
    for (const left of await readdir(join(dataDir, restoring)))
      if (left !== bucketFile) await rm(join(dataDir, restoring, left), { recursive: true });
    await writeFile(join(dataDir, restoring, bucketFile), bucketId);
    // What a killed restore had only begun to copy.
    await rm(join(dataDir, 'temporary'), { recursive: true, force: true });
    // With its log, which it has if a server ran on it.
    const copy = await copyDatabase(folder, join(dataDir, restoring));
    if (copy === null)
      throw new CommandRefused(`Snagbook is running on ${folder} and writing. Stop it first.`);
    const next = copy.dir;
    const to = await openFolderStorage({ dir: dataDir });
    const copied = await inside(next, async (db): Promise<Copied> => {
      await beginAnew(db);
      return bucket === undefined
        ? copyFiles(readFolder(resolve(folder)), to, namedFiles(db), report)
        : fillBucket(db, { folder, dataDir, bucket, report, bucketId });
    });
    const journals = await checkJournals(next, { quick: true, copies: join(dataDir, restoring) });
    await to.storage.put(databaseFile, { path: join(next, databaseFile) });
    await rm(join(dataDir, restoring), { recursive: true, force: true });
    const head = `Restored to ${dataDir}${bucket === undefined ? '' : ' and FILES_URL'}: ${copied.originals} photos and other files, ${inMegabytes(copied.bytes)}. Everybody signs in again, and the next snag of each project has a number ${skipped} higher: those between may have been given out after the backup.`;
    return {
      lines: [...journals.lines, ...copied.lost.map(sentenceOf), head],
      whole: journals.hold && copied.lost.length === 0,
    };
  } catch (error) {
    if (bucket !== undefined && isAway(error)) throw unusable(error, bucket);
    throw isFull(error)
      ? new CommandRefused(
          `There is no room left in ${bucket === undefined ? dataDir : `${dataDir} or FILES_URL`}. Make room and call it again.`,
        )
      : error;
  } finally {
    lock.release();
  }
}

/** What an interrupted restore has left there already is not copied again. */
async function fillBucket(
  db: Kysely<Database>,
  {
    folder,
    dataDir,
    bucket,
    report,
    bucketId,
  }: Required<Omit<RestoreOptions, 'bucket'>> & { bucket: S3Options; bucketId: string },
): Promise<Copied> {
  const to = await openFiles({ dataDir, bucket, log: () => undefined });
  try {
    return await intoOwnBucket(db, to.storage, bucketId, () =>
      copyFiles(readFolder(resolve(folder)), to, namedFiles(db), report),
    );
  } finally {
    await to.storage.close();
  }
}

async function beginAnew(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [epoch, next, now, backedUpAt] = [
      await openEpoch(trx),
      randomUUID(),
      Date.now(),
      await readBackedUpAt(trx),
    ];
    for (const { id, last_seq } of await trx
      .selectFrom('project')
      .select(['id', 'last_seq'])
      .execute()) {
      await trx
        .insertInto('restored')
        .values({ project_id: id, epoch, last_seq, restored_at: now })
        .execute();
      await sayRestored(trx, id, { epoch: epochForDevices(next), backedUpAt, clock: () => now });
    }
    // The bucket is that of the database that was backed up.
    await trx
      .deleteFrom('setting')
      .where('name', 'in', [epochSetting, bucketSetting, backedUpSetting])
      .execute();
    await trx.insertInto('setting').values({ name: epochSetting, value: next }).execute();
    // Their newest tokens are not in the backup, and a copy of it must let nobody in.
    await trx.deleteFrom('token').execute();
    await trx.deleteFrom('start_token').execute();
    await trx.deleteFrom('provider_session').execute();
    await trx.deleteFrom('push_told').execute();
    await trx.deleteFrom('push_subscription').execute();
    await trx.deleteFrom('session').execute();
    // One that was used after the backup would work again.
    await trx.deleteFrom('password_link').execute();
    // Whoever was sent one has the address still, and the report may have been removed since.
    await trx.deleteFrom('report_link').execute();
    // What waited at the time of the backup has most likely been sent since.
    await trx.deleteFrom('job').where('kind', '=', 'SEND_REPORT').execute();
    await trx
      .updateTable('report_mail')
      .set({ state: 'FAILED', reason: 'RESTORED', settled_at: now })
      .where('state', 'in', ['WAITING', 'SENDING'])
      .execute();
    await trx
      .updateTable('project')
      .set((eb) => ({ last_number: eb('last_number', '+', skipped) }))
      .execute();
    // Whoever had leased them is not there any more.
    await trx
      .updateTable('job')
      .set({ state: 'WAITING', leased_by: null, leased_until: 0, not_before: 0 })
      .execute();
  });
}

/**
 * Null if it does not say: a version before has made it, or it was copied by hand; or a server has
 * written to it since, so that it has more than it had then.
 */
async function readBackedUpAt(trx: Trx): Promise<number | null> {
  const said = await trx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', backedUpSetting)
    .executeTakeFirst();
  const at = Number(said?.value);
  return said !== undefined && at >= (await lastRecordedAt(trx)) ? at : null;
}

/**
 * Has a journal say that it goes on from the backup. Where an event stands already that is no part
 * of it nothing can be appended; whoever checks the journal finds that.
 */
async function sayRestored(
  trx: Trx,
  projectId: string,
  { epoch, backedUpAt, clock }: { epoch: string; backedUpAt: number | null; clock: () => number },
): Promise<void> {
  const extra = await trx
    .selectFrom('event')
    .innerJoin('project', 'project.id', 'event.project_id')
    .select('seq')
    .where('project.id', '=', projectId)
    .whereRef('event.seq', '>', 'project.last_seq')
    .executeTakeFirst();
  if (extra !== undefined) return;
  const project = await lockProject(trx, projectId);
  const { now, previousHash } = await nextInChain(trx, project, clock);
  const facts: RestoredFacts = {
    backup: { madeAt: backedUpAt, events: project.last_seq - 1, lastHash: previousHash },
    epoch,
  };
  const moment = {
    seq: project.last_seq,
    now,
    previousHash,
    occurredAt: now,
    project,
    actor: theServer,
  };
  await append(
    trx,
    moment,
    newId('event'),
    { content: {}, contentHash: hashContent('restore', {}) },
    { kind: 'RESTORED', subjectId: projectId, changes: restoredChanges(facts), facts },
  );
}
