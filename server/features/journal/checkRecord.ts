import type {
  MutationCheckRecordArgs,
  RecordFileFault,
  RecordedHash,
  Resolvers,
} from '../../../__generated__/server/resolvers';
import { listLimits } from '../../../rules/lists';
import { may } from '../../../rules/rights';
import { type Context, requireViewer } from '../../context';
import { type Handle, writeTransaction } from '../../database/engine';
import type { RecordCheckTable } from '../../database/journalTables';
import { readOriginals } from '../../files';
import { addJob, type Lease, type Worker } from '../../jobs';
import { memberOf, mutationRoles } from '../../permissions';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { checkFaultsAgain, checkFiles, type FilesVerdict } from './checkFiles';
import { memberWithRole } from './record';
import type { Restored } from './restored';
import { type Verdict, verifyJournal } from './verify';
import { loaded } from '../../graphql/loaders';

/** As a row keeps it. */
interface Result {
  checkedAt: number;
  journal: Omit<Verdict, 'projectId' | 'code'>;
  /** With the first of its faults; how many there are beside it. */
  files: FilesVerdict;
  faultyFiles: number;
}

const kindOf = { photo: 'PHOTO', planFile: 'PLAN_FILE', handover: 'HANDOVER' } as const;

/** How much of the work is the journal, and how much are the files, in percent. */
const journalShare = 20;

const checkOf = (db: Handle, projectId: string) =>
  db.selectFrom('record_check').selectAll().where('project_id', '=', projectId).executeTakeFirst();

export const recordCheckResolvers: Resolvers<Context> = {
  Project: {
    recordCheck: async (project, _args, context) =>
      (await checks(context, project.id))
        ? ((await checkOf(context.services.db, project.id)) ?? null)
        : null,
    recordedHashes: async (project, { eventIds }, context) => {
      if (eventIds.length > listLimits.ids) throw new Refusal('BULK_TOO_MANY');
      return (await checks(context, project.id))
        ? hashesOf(context.services.db, project.id, eventIds)
        : null;
    },
  },
  RecordCheck: {
    progress: ({ state, progress }) => (state === 'CHECKING' ? progress : null),
    by: async ({ asked_by }, _args, { loaders }) => loaded(await loaders.user.load(asked_by)),
    askedAt: ({ asked_at }) => asked_at,
    result: ({ result }) => (result === null ? null : shown(result)),
  },
  Mutation: {
    checkRecord: async (_root, args, context) => {
      await checkRecord(context, args);
      return { project: loaded(await context.loaders.project.load(args.input.projectId)) };
    },
  },
};

const checks = async (context: Context, projectId: string): Promise<boolean> =>
  may(await memberOf(context, projectId), 'checkRecord');

async function hashesOf(
  db: Handle,
  projectId: string,
  eventIds: readonly string[],
): Promise<RecordedHash[]> {
  if (eventIds.length === 0) return [];
  const rows = await db
    .selectFrom('event')
    .select(['id', 'hash'])
    .where('project_id', '=', projectId)
    .where('id', 'in', [...eventIds])
    .execute();
  return rows.map(({ id, hash }) => ({ eventId: id, hash }));
}

function shown(json: string) {
  // Written by `check`.
  const { checkedAt, journal, files, faultyFiles } = JSON.parse(json) as Result;
  const { events, lastHash, redacted, sealed, sealedAt, broken } = journal;
  // Neither is in what a version before has found.
  const [restores, handovers] = [
    (journal.restored as Restored[] | undefined) ?? [],
    (files.handovers as number | undefined) ?? 0,
  ];
  return {
    checkedAt,
    holds: broken === null && faultyFiles === 0,
    events,
    lastHash,
    redacted,
    sealed,
    sealedAt,
    break: broken,
    photos: files.photos,
    planFiles: files.planFiles,
    handovers,
    faultyFiles,
    fileFaults: files.faults.map(({ id, of, seq, why }): RecordFileFault => ({
      id,
      kind: kindOf[of],
      seq,
      why,
    })),
    restores,
  };
}

/**
 * Changes nothing of the project, so it makes no event, and an archived project can be checked too.
 * One check a project at a time, and one on each server.
 */
async function checkRecord(context: Context, { input }: MutationCheckRecordArgs): Promise<void> {
  const { services } = context;
  const viewer = requireViewer(context);
  await writeTransaction(services.db, async (trx) => {
    const project = await trx
      .selectFrom('project')
      .selectAll()
      .where('id', '=', input.projectId)
      .executeTakeFirst();
    if (project === undefined) throw new Refusal('NOT_FOUND');
    await memberWithRole(trx, project, viewer, mutationRoles('checkRecord'));
    const known = await checkOf(trx, project.id);
    if (known !== undefined && known.state !== 'DONE') return;
    const row: RecordCheckTable = {
      project_id: project.id,
      asked_by: viewer.userId,
      asked_at: services.clock(),
      state: 'QUEUED',
      progress: 0,
      result: null,
    };
    await trx.deleteFrom('record_check').where('project_id', '=', project.id).execute();
    await trx.insertInto('record_check').values(row).execute();
    await addJob(trx, 'CHECK_RECORD', project.id, {
      payerId: viewer.payer,
      cost: project.last_seq,
    });
  });
  services.jobs.wake('CHECK_RECORD');
}

type Needed = Pick<Services, 'db' | 'clock' | 'files' | 'jobs'>;

/** Checks what waits, one project after the other. */
export function startCheckingRecords(services: Needed): Worker {
  return services.jobs.work('CHECK_RECORD', {
    run: (lease, closing) => check(services, lease, closing),
    failed: (lease) => lease.done(services.db),
  });
}

/**
 * On the thread that answers requests, which others use in between: one batch of events, or one
 * piece of a file.
 */
async function check(
  { db, clock, files: { storage } }: Needed,
  lease: Lease,
  signal: AbortSignal,
): Promise<void> {
  const project = await db
    .selectFrom('project')
    .select(['id', 'code'])
    .where('id', '=', lease.subjectId)
    .executeTakeFirst();
  if (project === undefined) return lease.done(db);
  const set = (values: Partial<RecordCheckTable>): Promise<unknown> =>
    db.updateTable('record_check').set(values).where('project_id', '=', project.id).execute();
  await set({ state: 'CHECKING', progress: 0 });
  let shown = 0;
  const tell = (percent: number): void => {
    if (percent < shown + settings.recordCheck.progressStep) return;
    shown = Math.floor(percent);
    void set({ progress: shown }).catch(() => undefined);
  };
  const {
    projectId: _id,
    code: _code,
    ...journal
  } = await verifyJournal(db, project, {
    signal,
    onProgress: (checked, of) => tell((checked / of) * journalShare),
  });
  const originals = readOriginals(storage);
  const seen = await checkFiles(db, originals, project.id, {
    signal,
    onProgress: (checked, of) => tell(journalShare + (checked / of) * (100 - journalShare)),
  });
  const files = await checkFaultsAgain(db, originals, project.id, seen, signal);
  const result: Result = {
    checkedAt: clock(),
    journal,
    files: { ...files, faults: files.faults.slice(0, settings.recordCheck.fileFaults) },
    faultyFiles: files.faults.length,
  };
  await writeTransaction(db, async (trx) => {
    await lease.done(trx);
    await trx
      .updateTable('record_check')
      .set({ state: 'DONE', progress: 100, result: JSON.stringify(result) })
      .where('project_id', '=', project.id)
      .execute();
  });
}
