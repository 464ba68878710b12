import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBeside } from '../../database/engine';
import type { HandoverTable } from '../../database/handoverTables';
import { hashOf, makeHandoverKey, storageKeyOfReport } from '../../files/reportFiles';
import { newId, sealedIdOf } from '../../ids';
import { type Lease, type Worker, wroteNothing } from '../../jobs';
import { say } from '../../messages';
import type { ReportHead, ReportLine } from '../../reports/reportData';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { append, hashContent, nextInChain, theServer } from '../journal/append';
import { holdProject, lockProject } from '../journal/record';
import { erasedName, namesOf } from '../journal/names';
import { takeData } from './handoverData';
import { handoverById, partiesOf, signaturesOf } from './handoverStore';

type Needed = Pick<Services, 'db' | 'clock' | 'files' | 'reports' | 'jobs' | 'wakeUps'>;

/**
 * Makes the final PDFs, one after the other. A fully signed handover must get its PDF, so failures
 * are retried without limit.
 */
export function startSealing(services: Needed): Worker {
  return services.jobs.work('SEAL_HANDOVER', {
    run: (lease, closing) => seal(services, lease, closing),
    pauses: [settings.report.pause],
    failed: (lease, { code }) => lease.again(settings.report.pause, code),
  });
}

async function seal(services: Needed, lease: Lease, closing: AbortSignal): Promise<void> {
  const { db, files, reports } = services;
  const handover = await handoverById(db, lease.subjectId);
  if (handover === undefined || handover.state !== 'SIGNED' || handover.data_key === null)
    return lease.done(db);
  const folder = await files.workspace.folder();
  try {
    await takeData(
      files.storage,
      { key: handover.data_key, sha256: handover.data_sha256 ?? '' },
      folder,
    );
    const path = join(folder, 'report.ndjson');
    await sign(services, handover, path);
    const output = join(folder, 'sealed.pdf');
    const { byteLength } = await reports.write(
      handover.id,
      { path, output },
      { closing, onPercent: () => undefined },
    );
    const sha256 = await hashOf(output);
    const key = makeHandoverKey();
    await files.storage.put(storageKeyOfReport(key), { path: output });
    await finish(services, lease, handover, { key, sha256, byteLength }).catch(
      async (error: unknown) => {
        // If the transaction may have been written, the row may name the file; otherwise the sweep
        // removes it.
        if (wroteNothing(error)) await reports.discard([key]);
        throw error;
      },
    );
    await reports.discard([handover.data_key]);
  } finally {
    await files.workspace.remove(folder);
  }
}

/** Writes the signatures into the first line of the data, its head. */
async function sign({ db, clock }: Needed, handover: HandoverTable, path: string): Promise<void> {
  const text = await readFile(path);
  const end = text.indexOf(10);
  // written by features/reports/gather.ts
  const { head } = JSON.parse(text.subarray(0, end).toString()) as { head: ReportHead };
  if (head.handover === null) throw new Error('The data of a handover has no room for signatures.');
  const signatures = await signaturesOf(db, handover.id);
  const owner = handover.prepared_by;
  const signedIn = signatures.map(({ byId }) => byId);
  const names = await namesOf(db, [owner, ...signedIn], head.language);
  const accountOf = (id: string | null): string => names.get(id) ?? say(erasedName, head.language);
  // The parties as in the draft, because the row loses what is erased.
  const asked = head.handover.signOff?.parties ?? partiesOf(handover);
  const parties = asked.map(({ role, company }, index) => {
    const found = signatures.find(({ position }) => position === index);
    const signed = found?.signed;
    const except = (signed?.except ?? []).map((number) => `${head.project.code}-${number}`);
    return {
      role,
      company,
      signature:
        found === undefined
          ? null
          : {
              name: signed?.name ?? null,
              company: signed?.company ?? company,
              strokes: signed?.strokes ?? null,
              reservations: signed?.reservations ?? '',
              except,
              account: accountOf(found.byId),
              ...(signed?.byLink && { byLink: signed.byLink }),
              at: found.signedAt,
            },
    };
  });
  const line: ReportLine = {
    head: {
      ...head,
      handover: {
        ...head.handover,
        signOff: {
          parties,
          sealed: {
            draftSha256: handover.draft_sha256,
            at: clock(),
            // Versions before let others sign.
            screenOf: signedIn.every((id) => id === owner) ? accountOf(owner) : null,
          },
        },
      },
    },
  };
  await writeFile(path, Buffer.concat([Buffer.from(JSON.stringify(line)), text.subarray(end)]));
}

/**
 * In one transaction with the end of the job, so that a server killed at any moment leaves one
 * event and one PDF, or none yet.
 */
async function finish(
  services: Needed,
  lease: Lease,
  { id, project_id, draft_sha256 }: HandoverTable,
  { key, sha256, byteLength }: { key: string; sha256: string; byteLength: number },
): Promise<void> {
  await writeBeside(services.db, async (trx) => {
    await holdProject(trx, project_id);
    await lease.done(trx);
    const project = await lockProject(trx, project_id);
    const { now, previousHash } = await nextInChain(trx, project, services.clock);
    await trx
      .updateTable('handover')
      .set({
        state: 'SEALED',
        file_key: key,
        sha256,
        byte_length: byteLength,
        data_key: null,
        data_sha256: null,
        ended_at: now,
      })
      .where('id', '=', id)
      .execute();
    const content = { handoverId: id };
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
      { content, contentHash: hashContent('sealHandover', content) },
      {
        kind: 'HANDOVER_SEALED',
        subjectId: id,
        files: [{ id: sealedIdOf(id), sha256, byteLength }],
        facts: { draftSha256: draft_sha256 },
      },
    );
  });
  services.wakeUps.wake(project_id);
}
