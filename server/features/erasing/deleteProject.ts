import { sql } from 'kysely';
import type { MutationDeleteProjectArgs } from '../../../__generated__/server/resolvers';
import { type Context, renewLoaders, requireViewer } from '../../context';
import {
  dropSomeFromSearch,
  emptyLog,
  settleSearch,
  type Trx,
  writeBeside,
  writeMuch,
  writeTransaction,
} from '../../database/engine';
import { endWebhooks } from '../api/webhookStore';
import { addJob, type JobKind, type Lease, type Worker } from '../../jobs';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { inSteps } from '../../steps';
import { filesOfSlips } from '../defectNotices/slips';
import { filesOfNotices } from '../defectNotices/store';
import { filesOfHandovers } from '../reports/handoverStore';
import { dropReports } from '../reports/store';

const day = 86_400_000;

/** By these people and links find it; with them it is gone for everybody. */
const accessTables = [
  'report_mail',
  'report_schedule',
  'code_link',
  'handover_signature',
  'handover',
  'acceptance',
  'notice_slip',
  'defect_notice_mail',
  'defect_notice',
  'notice_text',
  'record_check',
  'invitation',
  'webhook',
  'member',
  'saved_view',
  'attention',
  'password_link',
  'imported_person',
  'named_actor',
] as const;

/**
 * Deletes a project with everything in it. It must have been archived for some time, so that nobody
 * loses current work by mistake. That it existed, the length of its journal and its last hash are
 * kept. It is gone for everybody at once; a job then removes its rows, some at a time. Repeating it
 * changes nothing.
 */
export async function deleteProject(
  context: Context,
  { input }: MutationDeleteProjectArgs,
): Promise<string> {
  const { services } = context;
  const { userId } = requireViewer(context);
  const deleted = await writeTransaction(services.db, async (trx) => {
    if (
      (await trx
        .selectFrom('deleted_project')
        .select('id')
        .where('id', '=', input.projectId)
        .executeTakeFirst()) !== undefined
    )
      return null;
    const project = await trx
      .selectFrom('project')
      .selectAll()
      .where('id', '=', input.projectId)
      .executeTakeFirst();
    if (project === undefined) throw new Refusal('NOT_FOUND');
    const now = services.clock();
    if (
      project.state !== 'ARCHIVED' ||
      (project.archived_at ?? now) + settings.archivedBeforeDeleting > now
    ) {
      throw new Refusal('PROJECT_NOT_OVER', {
        project: project.name,
        n: settings.archivedBeforeDeleting / day,
      });
    }
    const { hash } = await trx
      .selectFrom('event')
      .select('hash')
      .where('project_id', '=', project.id)
      .where('seq', '=', project.last_seq)
      .executeTakeFirstOrThrow();
    // By this the journal of the project, and of no other, may be deleted.
    await trx
      .insertInto('deleted_project')
      .values({
        id: project.id,
        code: project.code,
        events: project.last_seq,
        last_hash: hash,
        deleted_by: userId,
        deleted_at: now,
      })
      .execute();
    const reports = [
      ...(await dropReports(trx, [project.id])),
      ...(await filesOfHandovers(trx, project.id)),
      ...(await filesOfNotices(trx, project.id)),
    ];
    const slips = await filesOfSlips(trx, project.id);
    await dropJobs(trx, project.id);
    await dropLinks(trx, project.id);
    await endWebhooks(trx, { project_id: project.id }, now);
    for (const table of accessTables) await dropAll(trx, table, project.id);
    // Its code is free; its rows refer to it until the last of them is gone.
    await trx
      .updateTable('project')
      .set({ state: 'DELETED', code: project.id })
      .where('id', '=', project.id)
      .execute();
    await addJob(trx, 'DELETE_PROJECT', project.id);
    return { reports, slips, logo: project.logo_key };
  });
  renewLoaders(context);
  if (deleted === null) return input.projectId;
  services.wakeUps.wake(input.projectId);
  services.log({ level: 'info', message: 'a project was deleted', projectId: input.projectId });
  services.jobs.wake('DELETE_PROJECT');
  // Without rows the files are unreachable. If the server stops here, the sweep deletes them.
  if (deleted.logo !== null) await services.logos.discard(deleted.logo);
  await services.reports.discard(deleted.reports);
  for (const key of deleted.slips) await services.photos.discard(key);
  return input.projectId;
}

async function dropAll(
  trx: Trx,
  table: (typeof accessTables)[number],
  projectId: string,
): Promise<void> {
  await trx
    .deleteFrom<(typeof accessTables)[number]>(table)
    .where('project_id', '=', projectId)
    .execute();
}

async function dropJobs(trx: Trx, projectId: string): Promise<void> {
  for (const [kind, table] of [
    ['SEAL_HANDOVER', 'handover'],
    ['SEND_REPORT', 'report_mail'],
    ['MAKE_NOTICE', 'defect_notice'],
    ['SEND_NOTICE', 'defect_notice_mail'],
  ] as const)
    await trx
      .deleteFrom('job')
      .where('kind', '=', kind)
      .where(
        'subject_id',
        'in',
        trx
          .selectFrom<'handover' | 'report_mail' | 'defect_notice' | 'defect_notice_mail'>(table)
          .select('id')
          .where('project_id', '=', projectId),
      )
      .execute();
  await trx
    .deleteFrom('job')
    .where('kind', '=', 'CHECK_RECORD')
    .where('subject_id', '=', projectId)
    .execute();
}

/** Their people, and keys, stay as rows without a name, because sessions and snags refer to them. */
async function dropLinks(trx: Trx, projectId: string): Promise<void> {
  for (const table of ['link_person', 'api_key'] as const) {
    const people = trx
      .selectFrom<'link_person' | 'api_key'>(table)
      .select('user_id')
      .where('project_id', '=', projectId);
    await trx
      .updateTable('user')
      .set({ name: '', sort_key: '' })
      .where('id', 'in', people)
      .execute();
    await trx
      .deleteFrom<'link_person' | 'api_key'>(table)
      .where('project_id', '=', projectId)
      .execute();
  }
  await trx
    .deleteFrom('link_token')
    .where(
      'link_id',
      'in',
      trx.selectFrom('company_link').select('id').where('project_id', '=', projectId),
    )
    .execute();
  await trx.deleteFrom('company_link').where('project_id', '=', projectId).execute();
}

type Needed = Pick<Services, 'db' | 'jobs' | 'photos' | 'plans'>;

/** Removes the rows of deleted projects, one project after the other. */
export function startDeletingProjects(services: Needed): Worker {
  return services.jobs.work('DELETE_PROJECT', {
    run: (lease, closing) => writeMuch(services.db, () => removeRows(services, lease, closing)),
    failed: (lease) => lease.done(services.db),
  });
}

/** Each step begins with what is there, so after a kill the next lease goes on. */
async function removeRows(services: Needed, lease: Lease, closing: AbortSignal): Promise<void> {
  const { db } = services;
  const projectId = lease.subjectId;
  for (const step of [removeTexts(), removeEvents, removeTableRows, ...rest.map(removeRest)])
    // Nobody waits for it.
    await inSteps(() => step(services, projectId), { closing, rest: 3 });
  await writeBeside(db, async (trx) => {
    await lease.done(trx);
    // What a restored backup has added since.
    for (const table of accessTables) await dropAll(trx, table, projectId);
    await trx
      .deleteFrom('project')
      .where('id', '=', projectId)
      .where('state', '=', 'DELETED')
      .execute();
  });
  await emptyLog(db);
}

/** Removes some rows, and answers whether there may be more. */
type Step = (services: Needed, projectId: string) => Promise<boolean>;

const { texts, events, rows } = settings.projectDeleting;

/** The journal with what belongs to its events. */
const ofJournal = ['event_value', 'redaction', 'event_file', 'event'] as const;

/**
 * What is searched. The index is settled each time so many texts are gone: a step of that takes
 * longer the more of them are near each other.
 */
function removeTexts(): Step {
  let [unsettled, begins, isMore] = [0, true, true];
  return ({ db }, projectId) =>
    writeBeside(db, async (trx) => {
      if (isMore && unsettled < texts.unsettled) {
        const removed = await dropSomeFromSearch(trx, projectId, texts.atOnce);
        unsettled += removed;
        begins = true;
        isMore = removed === texts.atOnce;
        return true;
      }
      const isUnsettled = await settleSearch(trx, begins);
      begins = false;
      if (!isUnsettled) unsettled = 0;
      return isUnsettled || isMore;
    });
}

const removeEvents: Step = ({ db }, projectId) =>
  writeBeside(db, async (trx) => {
    const first = await trx
      .selectFrom('event')
      .select('seq')
      .where('project_id', '=', projectId)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    if (first === undefined) return false;
    for (const table of ofJournal)
      await trx
        .deleteFrom<(typeof ofJournal)[number]>(table)
        .where('project_id', '=', projectId)
        .where('seq', '<', first.seq + events)
        .execute();
    return true;
  });

/** What the rows of its tables said, and what each became: they have no key of their own. */
const removeTableRows: Step = ({ db }, projectId) =>
  writeBeside(db, async (trx) => {
    const first = await trx
      .selectFrom('table_import')
      .select((eb) => [
        'id',
        eb
          .selectFrom('table_import_row')
          .select((row) => row.fn.min('n').as('n'))
          .whereRef('import_id', '=', 'table_import.id')
          .as('n'),
      ])
      .where('project_id', '=', projectId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('table_import_row').select('n').whereRef('import_id', '=', 'table_import.id'),
        ),
      )
      .limit(1)
      .executeTakeFirst();
    if (first === undefined) return false;
    await trx
      .deleteFrom('table_import_row')
      .where('import_id', '=', first.id)
      .where('n', '<', (first.n ?? 0) + events)
      .execute();
    return true;
  });

interface Rest {
  table:
    | 'imported_thing'
    | 'bcf_topic'
    | 'photo'
    | 'snag'
    | 'plan_revision'
    | 'plan'
    | 'plan_file'
    | 'trade'
    | 'company'
    | 'location';
  /** Column that tells them apart in a project. @default 'id' */
  key?: 'id' | 'thing_id' | 'guid';
  /** Jobs about them. */
  jobs?: readonly JobKind[];
  /** Of what has a file: deletes that. */
  discard?: (services: Needed, key: string) => Promise<void>;
}

/** Each before what it refers to. */
const rest: readonly Rest[] = [
  { table: 'imported_thing', key: 'thing_id' },
  { table: 'bcf_topic', key: 'guid' },
  {
    table: 'photo',
    jobs: ['RENDER_PHOTO'],
    discard: ({ photos }, key) => photos.discard(key),
  },
  { table: 'snag' },
  { table: 'plan_revision', jobs: ['DRAW_SHEET', 'DRAW_SLOW_SHEET'] },
  { table: 'plan' },
  { table: 'plan_file', discard: ({ plans }, key) => plans.discard(key) },
  { table: 'trade' },
  { table: 'company' },
  { table: 'location' },
];

const removeRest =
  ({ table, key = 'id', jobs = [], discard }: Rest): Step =>
  async (services, projectId) => {
    const removed = await writeBeside(services.db, async (trx) => {
      const { rows: found } = await sql<{
        id: string;
        file_key?: string;
      }>`select ${sql.ref(key)} as id ${discard === undefined ? sql`` : sql`, file_key`} from ${sql.table(table)} where project_id = ${projectId} limit ${rows}`.execute(
        trx,
      );
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return [];
      for (const kind of jobs)
        await trx
          .deleteFrom('job')
          .where('kind', '=', kind)
          .where('subject_id', 'in', ids)
          .execute();
      await sql`delete from ${sql.table(table)} where project_id = ${projectId} and ${sql.ref(key)} in (${sql.join(ids)})`.execute(
        trx,
      );
      return found;
    });
    for (const { file_key: key } of removed) if (key !== undefined) await discard?.(services, key);
    return removed.length === rows;
  };
