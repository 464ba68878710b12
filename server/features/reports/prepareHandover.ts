import type {
  HandoverPartyInput,
  MutationPrepareHandoverArgs,
} from '../../../__generated__/server/resolvers';
import { handoverLimits } from '../../../rules/handovers';
import { cleanLine } from '../../../rules/text';
import { type Context, requireViewer } from '../../context';
import { type Trx, writeTransaction } from '../../database/engine';
import type { ReportTable } from '../../database/reportTable';
import { checkId, newId, draftIdOf } from '../../ids';
import { mutationRoles } from '../../permissions';
import { Refusal } from '../../refusal';
import { cleanLong, cleanName } from '../../text';
import { append, hashContent, nextInChain } from '../journal/append';
import { lockProject, memberWithRole } from '../journal/record';
import { askForReport, checkAsked, requireRoom } from './make';
import { reportById } from './store';
import type { Services } from '../../services';
import { handoverById, type Party } from './handoverStore';

/**
 * Has the draft made, like any report. What it was asked by is a row of a report until then, which
 * can be cancelled; when the PDF is there, {@link prepared} makes a handover of it. Can be
 * repeated: the same id with the same content does nothing.
 */
export async function prepareHandover(
  context: Context,
  { input }: MutationPrepareHandoverArgs,
): Promise<void> {
  const { services } = context;
  const handoverId = checkId(input.id, 'handover', 'id');
  const { filter, settings } = checkAsked(
    { kind: 'HANDOVER', filter: input.filter, settings: input.settings },
    null,
  );
  const content = {
    filter: JSON.stringify(filter),
    settings: JSON.stringify(settings),
    parties: JSON.stringify(cleanParties(input.parties)),
  };
  const waits = await writeTransaction(services.db, async (trx) => {
    const project = await trx
      .selectFrom('project')
      .selectAll()
      .where('id', '=', input.projectId)
      .executeTakeFirst();
    if (project === undefined) throw new Refusal('NOT_FOUND');
    const member = await memberWithRole(
      trx,
      project,
      requireViewer(context),
      mutationRoles('prepareHandover'),
    );
    const id = reportIdOf(handoverId);
    const asked = await reportById(trx, id);
    const there = await handoverById(trx, handoverId);
    const known =
      there ??
      (asked === undefined
        ? undefined
        : { ...asked, prepared_by: asked.asked_by, parties: asked.sign_off });
    if (known !== undefined) {
      const same =
        known.project_id === project.id &&
        known.prepared_by === member.user_id &&
        Object.entries(content).every(
          ([field, value]) => known[field as keyof typeof content] === value,
        ); // its keys
      if (!same) throw new Refusal('ID_TAKEN');
      // The server may have been killed between the first request and waking the job.
      return asked?.state === 'QUEUED';
    }
    // Preparing it writes an event, which an archived project does not take.
    if (project.state === 'ARCHIVED')
      throw new Refusal('PROJECT_ARCHIVED', { project: project.name });
    await requireRoom(trx, member.user_id);
    const { parties, ...report } = content;
    await askForReport(
      trx,
      { id, kind: 'HANDOVER', ...report, sign_off: parties },
      { payerId: requireViewer(context).payer, member, project, clock: services.clock },
    );
    return true;
  });
  if (waits) services.jobs.wake('MAKE_REPORT');
}

function cleanParties(parties: readonly HandoverPartyInput[]): Party[] {
  if (parties.length === 0 || parties.length > handoverLimits.parties)
    throw new Refusal('HANDOVER_PARTIES', {}, 'parties');
  return parties.map(({ role, company }, index) => ({
    role: cleanName(role, `parties.${index}.role`, 'name', handoverLimits.line),
    company: cleanShort(company, `parties.${index}.company`),
  }));
}

export const cleanShort = (text: string, field: string): string =>
  cleanLine(cleanLong(text, field, handoverLimits.line));

/** The row of the report that becomes the handover. */
const reportIdOf = (handoverId: string): string => handoverId.replace('handover_', 'report_');
const handoverIdOf = (reportId: string): string => reportId.replace('report_', 'handover_');

export interface Draft {
  key: string;
  sha256: string;
  byteLength: number;
  data: { key: string; sha256: string };
  snagCount: number;
  lastEvent: { number: number; hash: string };
}

/**
 * Makes a handover of a report whose PDF is there, in the transaction that ends its job: the event
 * of whoever asked for it names the hash of the draft and where the journal stood.
 */
export async function prepared(
  trx: Trx,
  clock: Services['clock'],
  report: ReportTable,
  { key, sha256, byteLength, data, snagCount, lastEvent }: Draft,
): Promise<void> {
  const project = await lockProject(trx, report.project_id);
  if (project.state === 'ARCHIVED')
    throw new Refusal('PROJECT_ARCHIVED', { project: project.name });
  const { now, previousHash } = await nextInChain(trx, project, clock);
  const id = handoverIdOf(report.id);
  const { filter, settings, sign_off, asked_by } = report;
  const parties = sign_off ?? '[]';
  await trx.deleteFrom('report').where('id', '=', report.id).execute();
  await trx
    .insertInto('handover')
    .values({
      id,
      project_id: project.id,
      filter,
      settings,
      parties,
      prepared_by: asked_by,
      prepared_at: now,
      state: 'PREPARED',
      last_seq: lastEvent.number,
      last_hash: lastEvent.hash,
      snag_count: snagCount,
      draft_key: key,
      draft_sha256: sha256,
      draft_length: byteLength,
      data_key: data.key,
      data_sha256: data.sha256,
      file_key: null,
      sha256: null,
      byte_length: null,
      ended_at: null,
    })
    .execute();
  const content = {
    handoverId: id,
    filter: JSON.parse(filter) as unknown,
    settings: JSON.parse(settings) as unknown,
    parties: JSON.parse(parties) as unknown,
  };
  const moment = {
    seq: project.last_seq,
    now,
    previousHash,
    occurredAt: now,
    project,
    actor: { kind: 'USER' as const, id: asked_by },
  };
  await append(
    trx,
    moment,
    newId('event'),
    { content, contentHash: hashContent('prepareHandover', content) },
    {
      kind: 'HANDOVER_PREPARED',
      subjectId: id,
      files: [{ id: draftIdOf(id), sha256, byteLength }],
      facts: { lastEvent },
    },
  );
}
