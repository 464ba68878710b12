import { stat } from 'node:fs/promises';
import { engineOf, writeBeside } from '../../database/engine';
import type { ReportTable } from '../../database/reportTable';
import {
  hashOf,
  makeHandoverKey,
  makeReportKey,
  makeVolumesKey,
  storageKeyOfReport,
} from '../../files/reportFiles';
import { type Lease, type Worker, wroteNothing } from '../../jobs';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import type { Reader } from '../snags/listFilter';
import { keepData } from './handoverData';
import { type Draft, prepared } from './prepareHandover';
import { partiesOf } from './handoverStore';
import { holdProject } from '../journal/record';
import { releaseMails } from './mailStore';
import { askedOf } from './make';
import { ReportCancelled } from './maker';
import { isUnfinished, kindsOf, reportById } from './store';
import { writeFile } from './writing';

type Needed = Pick<
  Services,
  'db' | 'clock' | 'files' | 'logos' | 'plans' | 'reports' | 'jobs' | 'wakeUps'
>;

/** Makes waiting reports: two at the same time, each of somebody else. */
export function startMakingReports(services: Needed): Worker {
  return services.jobs.work('MAKE_REPORT', {
    width: 2,
    onePerPayer: true,
    run: (lease, closing) => make(services, lease, closing),
    // A storage that is away for some minutes is no reason to give a report up, nor to begin it
    // anew each second.
    countOutages: false,
    pauses: [settings.report.pause],
    failed: (lease, { extensions: { code, meta } }) =>
      finish(services, lease, { state: 'FAILED', failure: JSON.stringify({ code, meta }) }),
  });
}

async function make(services: Needed, lease: Lease, closing: AbortSignal): Promise<void> {
  const { db, files, reports } = services;
  const id = lease.subjectId;
  const report = await reportById(db, id);
  if (report === undefined || !isUnfinished(report)) return lease.done(db);
  // A server that was killed in the middle, or met a fault, begins it again, and not for ever.
  if (lease.attempts > settings.report.attempts) throw new Refusal('REPORT_FAILED');
  await db
    .updateTable('report')
    .set({ state: 'MAKING', progress: 0 })
    .where('id', '=', id)
    .where('state', '!=', 'CANCELLED')
    .execute();
  const { reader, by } = await readerFor(services, report);
  const folder = await files.workspace.folder();
  // Of several servers the one that makes it need not be the one that is asked to stop.
  const cancelling = new AbortController();
  const signal = AbortSignal.any([cancelling.signal, closing]);
  const look = async (): Promise<void> => {
    const row = await reportById(db, id);
    if (row !== undefined && row.state !== 'CANCELLED') return;
    cancelling.abort(new ReportCancelled());
    reports.cancel(id);
  };
  const watching = setInterval(() => void look().catch(() => undefined), settings.report.lookEvery);
  let shown = 0;
  const tell = (percent: number): void => {
    if (percent < shown + settings.report.progressStep) return;
    shown = Math.floor(percent);
    void db
      .updateTable('report')
      .set({ progress: shown })
      .where('id', '=', id)
      .where('state', '=', 'MAKING')
      .execute()
      .catch(() => undefined);
  };
  try {
    const { file, isZip, snagCount, lastEvent } = await writeFile(services, {
      id,
      gathering: { reader, report: askedOf(report), by, folder, signal },
      signers: report.sign_off === null ? null : partiesOf({ parties: report.sign_off }),
      closing,
      async look() {
        await look();
        signal.throwIfAborted();
      },
      onPercent: tell,
    });
    const { size: byteLength } = await stat(file);
    const sha256 = await hashOf(file);
    const key =
      report.sign_off !== null ? makeHandoverKey() : isZip ? makeVolumesKey() : makeReportKey();
    const data = report.sign_off === null ? null : await keepData(files.storage, folder);
    const keys = [key, ...(data === null ? [] : [data.key])];
    await files.storage.put(storageKeyOfReport(key), { path: file });
    await finish(
      services,
      lease,
      { state: 'READY', snag_count: snagCount, file_key: key, sha256, byte_length: byteLength },
      data === null ? null : { key, sha256, byteLength, data, snagCount, lastEvent },
      keys,
    ).catch(async (error: unknown) => {
      // Else the row may name them. What no row names is swept.
      if (wroteNothing(error)) await reports.discard(keys);
      throw error;
    });
  } catch (error) {
    if (!(error instanceof ReportCancelled)) throw error;
    await lease.done(db);
  } finally {
    clearInterval(watching);
    await files.workspace.remove(folder);
  }
}

/** Whoever asked for it, as a member of today: they get what they may see. */
async function readerFor(
  { db, clock }: Needed,
  report: ReportTable,
): Promise<{ reader: Reader; by: string }> {
  const project = await db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', report.project_id)
    .executeTakeFirstOrThrow();
  const member = await db
    .selectFrom('member')
    .selectAll()
    .where('project_id', '=', report.project_id)
    .where('user_id', '=', report.asked_by)
    .executeTakeFirst();
  if (member === undefined || !kindsOf(member).includes(report.kind))
    throw new Refusal('FORBIDDEN', { project: project.name });
  const { name } = await db
    .selectFrom('user')
    .select('name')
    .where('id', '=', report.asked_by)
    .executeTakeFirstOrThrow();
  return { reader: { member, project, now: clock(), engine: engineOf(db) }, by: name };
}

/** One that was cancelled or removed meanwhile stays so, and its file goes. */
async function finish(
  services: Needed,
  lease: Lease,
  outcome: Partial<ReportTable>,
  draft: Draft | null = null,
  keys: readonly string[] = [],
): Promise<void> {
  let sends = false;
  const asked = await reportById(services.db, lease.subjectId);
  const report = await writeBeside(services.db, async (trx) => {
    if (asked !== undefined) await holdProject(trx, asked.project_id);
    await lease.done(trx);
    const row = await trx
      .updateTable('report')
      .set(outcome)
      .where('id', '=', lease.subjectId)
      .where('state', 'in', ['QUEUED', 'MAKING'])
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined && draft !== null) await prepared(trx, services.clock, row, draft);
    sends = row !== undefined && (await releaseMails(trx, row, services.clock()));
    return row;
  });
  if (report === undefined) return services.reports.discard(keys);
  if (sends) services.jobs.wake('SEND_REPORT');
  if (draft !== null) services.wakeUps.wake(report.project_id);
}
