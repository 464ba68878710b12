import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { noticeLimits } from '../../../rules/defectNotices';
import { engineOf, writeBeside } from '../../database/engine';
import type { DefectNoticeTable } from '../../database/defectNoticeTables';
import { hashOf, makeHandoverKey, storageKeyOfReport } from '../../files/reportFiles';
import { newId } from '../../ids';
import { addJob, type Lease, type Worker, wroteNothing } from '../../jobs';
import { say } from '../../messages';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { append, hashContent, nextInChain, theServer } from '../journal/append';
import { erasedName, namesOf } from '../journal/names';
import { holdProject, lockProject } from '../journal/record';
import { gather } from '../reports/gather';
import type { AskedReport } from '../reports/make';
import { noticeById, snagIdsOf } from './store';

type Needed = Pick<
  Services,
  'db' | 'clock' | 'files' | 'logos' | 'plans' | 'reports' | 'jobs' | 'wakeUps'
>;

/**
 * Makes the PDFs of notices that were sent. Each must get its own, so failures are retried without
 * limit, as with handovers.
 */
export function startMakingNotices(services: Needed): Worker {
  return services.jobs.work('MAKE_NOTICE', {
    run: (lease, closing) => make(services, lease, closing),
    pauses: [settings.report.pause],
    failed: (lease, { code }) => lease.again(settings.report.pause, code),
  });
}

async function make(services: Needed, lease: Lease, closing: AbortSignal): Promise<void> {
  const { db, files, reports } = services;
  const notice = await noticeById(db, lease.subjectId);
  if (notice === undefined || notice.file_key !== null) return lease.done(db);
  const folder = await files.workspace.folder();
  try {
    const path = await gathered(services, notice, folder, closing);
    const output = join(folder, 'notice.pdf');
    await reports.write(notice.id, { path, output }, { closing, onPercent: () => undefined });
    const { size: byteLength } = await stat(output);
    const sha256 = await hashOf(output);
    const key = makeHandoverKey();
    await files.storage.put(storageKeyOfReport(key), { path: output });
    await finish(services, lease, notice, { key, sha256, byteLength }).catch(
      async (error: unknown) => {
        // Else the row may name it; what no row names is swept.
        if (wroteNothing(error)) await reports.discard([key]);
        throw error;
      },
    );
  } finally {
    await files.workspace.remove(folder);
  }
}

/** Its data, in the folder. */
async function gathered(
  services: Needed,
  notice: DefectNoticeTable,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const { db } = services;
  const { language, paper } = notice;
  const project = await db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', notice.project_id)
    .executeTakeFirstOrThrow();
  const { name: company } = await db
    .selectFrom('company')
    .select('name')
    .where('id', '=', notice.company_id)
    .executeTakeFirstOrThrow();
  const previous =
    notice.previous_id === null ? undefined : await noticeById(db, notice.previous_id);
  const names = await namesOf(db, [notice.sent_by], language);
  const snagIds = snagIdsOf(notice);
  const isLong = snagIds.length > noticeLimits.largePhotos;
  const report: AskedReport = {
    kind: 'LIST',
    filter: { chip: 'ALL' },
    settings: {
      photos: isLong ? 'SMALL' : 'LARGE',
      grouping: 'PLACE',
      paper,
      language,
      ...(notice.kind === 'WITHDRAWAL' && { layout: 'LINE' }),
    },
  };
  const { path } = await gather(services, {
    // As whoever inspects: they sent it, and may have left since.
    reader: {
      member: {
        id: '',
        project_id: project.id,
        user_id: notice.sent_by,
        role: 'INSPECTOR',
        company_id: null,
      },
      project,
      now: notice.sent_at,
      engine: engineOf(db),
    },
    report,
    by: names.get(notice.sent_by) ?? say(erasedName, language),
    folder,
    notice: {
      snagIds,
      companyId: notice.company_id,
      head: {
        kind: notice.kind,
        number: notice.number,
        basis: notice.basis,
        company,
        previous: previous === undefined ? null : { number: previous.number, at: previous.sent_at },
        deadlineOn: notice.deadline_on,
        amount:
          notice.amount === null || notice.amount_shown === 0
            ? null
            : { hundredths: notice.amount, currency: project.currency },
        body: notice.body,
        way: notice.way,
      },
    },
    signal,
  });
  return path;
}

/**
 * The event of the server that names the PDF by its hash, in one transaction with the end of the
 * job; its mails go from here on.
 */
async function finish(
  services: Needed,
  lease: Lease,
  { id, project_id, number }: DefectNoticeTable,
  { key, sha256, byteLength }: { key: string; sha256: string; byteLength: number },
): Promise<void> {
  await writeBeside(services.db, async (trx) => {
    await holdProject(trx, project_id);
    await lease.done(trx);
    const project = await lockProject(trx, project_id);
    const { now, previousHash } = await nextInChain(trx, project, services.clock);
    await trx
      .updateTable('defect_notice')
      .set({ file_key: key, sha256, byte_length: byteLength })
      .where('id', '=', id)
      .execute();
    const mails = await trx
      .updateTable('defect_notice_mail')
      .set({ state: 'SENDING' })
      .where('notice_id', '=', id)
      .where('state', '=', 'WAITING')
      .returning('id')
      .execute();
    for (const mail of mails) await addJob(trx, 'SEND_NOTICE', mail.id);
    const content = { noticeId: id };
    await append(
      trx,
      {
        seq: project.last_seq,
        now,
        previousHash,
        occurredAt: now,
        project,
        actor: theServer,
      },
      newId('event'),
      { content, contentHash: hashContent('makeNotice', content) },
      {
        kind: 'NOTICE_MADE',
        subjectId: id,
        files: [{ id, sha256, byteLength }],
        facts: { number },
      },
    );
  });
  services.jobs.wake('SEND_NOTICE');
  services.wakeUps.wake(project_id);
}
