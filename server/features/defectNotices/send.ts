import type { MutationSendDefectNoticeArgs } from '../../../__generated__/server/resolvers';
import { isAmount } from '../../../rules/amounts';
import {
  basesFor,
  isDeadlineTooEarly,
  isOwedBy,
  mayFollow,
  needsDeadline,
  needsPrevious,
  noticeLimits,
} from '../../../rules/defectNotices';
import { dayIn, isDay } from '../../../rules/days';
import { isLanguage, type Language, languages } from '../../../rules/languages';
import { listIn } from '../../../rules/listing';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { DefectNoticeTable } from '../../database/defectNoticeTables';
import type { ProjectTable } from '../../database/schema';
import { checkId, newId } from '../../ids';
import { addJob } from '../../jobs';
import { Refusal } from '../../refusal';
import { cleanLong } from '../../text';
import type { EventContext } from '../journal/append';
import { record, type Recorded } from '../journal/record';
import { find } from '../journal/references';
import { openLinkOf } from '../links/store';
import { countMails, recipientsOf, requireMails } from '../reports/mailStore';
import { checkAddresses } from '../reports/send';
import { builtInText } from './texts';
import {
  keptText,
  nextNumberOf,
  noticeById,
  progressOf,
  snagIdsOf,
  snagsById,
  stateOf,
} from './store';

type Input = MutationSendDefectNoticeArgs['input'];

/**
 * Sends a notice of defects: one event, in which it gets its number. Its PDF is made by a job, and
 * its mails go once that is there. Sent again, the same event is the same notice.
 */
export async function sendDefectNotice(
  context: Context,
  { input }: MutationSendDefectNoticeArgs,
): Promise<Recorded> {
  const { services, language } = context;
  const recorded = await record(
    context,
    {
      mutation: 'sendDefectNotice',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, moment) => {
      const { project, now } = moment;
      checkId(input.id, 'notice', 'id');
      if ((await noticeById(trx, input.id)) !== undefined) throw new Refusal('ID_TAKEN');
      const company = await find(trx, 'company', project.id, input.companyId);
      if (company == null) throw new Refusal('NOT_FOUND', {}, 'companyId');
      const said = checkSaid(input, dayIn(project.time_zone, now));
      const previous = await requirePrevious(trx, project, input, now);
      const snags = await requireSnags(trx, { project, previous, language }, input);
      const number =
        input.kind === 'WITHDRAWAL' && previous !== null
          ? previous.number
          : await nextNumberOf(trx, input.companyId);
      await trx
        .insertInto('defect_notice')
        .values({
          id: input.id,
          project_id: project.id,
          company_id: input.companyId,
          number,
          previous_id: previous?.id ?? null,
          ...said,
          snag_ids: JSON.stringify(snags),
          sent_by: moment.viewer.userId,
          sent_at: now,
          received_on: null,
          opened_by: null,
          opened_at: null,
          file_key: null,
          sha256: null,
          byte_length: null,
        })
        .execute();
      if (input.way === 'MAIL') await addMails(context, trx, moment, input);
      if (
        input.way === 'LINK' &&
        (await openLinkOf(trx, input.companyId, now))?.project_id !== project.id
      )
        throw new Refusal('NOTICE_NO_LINK', { company: company.name }, 'way');
      if (input.keepText) await keepText(trx, project.id, said);
      await addJob(trx, 'MAKE_NOTICE', input.id);
      return {
        kind: 'NOTICE_SENT',
        subjectId: input.id,
        facts: { number, company: company.name },
      };
    },
  );
  // Also for a repeated event: the server may have been killed before it woke the worker.
  services.jobs.wake('MAKE_NOTICE');
  return recorded;
}

type Said = Pick<
  DefectNoticeTable,
  | 'kind'
  | 'basis'
  | 'language'
  | 'paper'
  | 'body'
  | 'deadline_on'
  | 'way'
  | 'amount'
  | 'amount_shown'
>;

function checkSaid(input: Input, today: string): Said {
  const { kind, basis, language, paper, way } = input;
  if (!isLanguage(language)) throw new Refusal('BAD_REQUEST', {}, 'language');
  if (!basesFor(kind).includes(basis)) throw new Refusal('BAD_REQUEST', {}, 'basis');
  const body = cleanLong(input.text, 'text', noticeLimits.text);
  if (body === '') throw new Refusal('TEXT_REQUIRED', { what: 'text' }, 'text');
  const deadlineOn = needsDeadline(kind) ? (input.deadlineOn ?? '') : null;
  if (deadlineOn !== null && (!isDay(deadlineOn) || isDeadlineTooEarly(deadlineOn, today)))
    throw new Refusal('NOTICE_DEADLINE', {}, 'deadlineOn');
  const amount = input.amount ?? null;
  if (amount !== null && !isAmount(amount)) throw new Refusal('AMOUNT_INVALID', {}, 'amount');
  return {
    kind,
    basis,
    language,
    paper,
    body,
    deadline_on: deadlineOn,
    way,
    amount,
    amount_shown: Number(amount !== null && input.showAmount === true),
  };
}

/** The notice that a second one or a withdrawal follows. */
async function requirePrevious(
  trx: Trx,
  project: ProjectTable,
  { kind, previousId, companyId }: Input,
  now: number,
): Promise<DefectNoticeTable | null> {
  if (!needsPrevious(kind)) return null;
  const previous = await noticeById(trx, previousId ?? '');
  if (
    previous === undefined ||
    previous.project_id !== project.id ||
    previous.company_id !== companyId
  )
    throw new Refusal('NOT_FOUND', {}, 'previousId');
  const [progress] = await progressOf(trx, [previous.id]);
  if (
    progress === undefined ||
    !mayFollow(kind, {
      kind: previous.kind,
      state: stateOf(previous, progress, project, now),
    })
  )
    throw new Refusal('NOTICE_OVER', { n: previous.number }, 'previousId');
  return previous;
}

/**
 * A notice is refused as long as it names a snag that its company does not owe any more: what is
 * sent must be what whoever sends it has seen. A withdrawal names what the first one did.
 */
async function requireSnags(
  trx: Trx,
  {
    project,
    previous,
    language,
  }: { project: ProjectTable; previous: DefectNoticeTable | null; language: Language },
  { kind, snagIds, companyId }: Input,
): Promise<string[]> {
  if (kind === 'WITHDRAWAL' && previous !== null) return snagIdsOf(previous);
  const ids = [...new Set(snagIds)];
  if (ids.length === 0) throw new Refusal('NOTICE_EMPTY', {}, 'snagIds');
  if (ids.length > noticeLimits.snags)
    throw new Refusal('NOTICE_TOO_LARGE', { limit: noticeLimits.snags }, 'snagIds');
  const rows = (await snagsById(trx, ids)).filter((row) => row.project_id === project.id);
  if (rows.length < ids.length) throw new Refusal('NOT_FOUND', {}, 'snagIds');
  const others = rows.filter((row) => !isOwedBy(companyId, row));
  if (others.length > 0)
    throw new Refusal(
      'NOTICE_SNAGS_CHANGED',
      {
        n: others.length,
        references: listIn(
          languages[language].region,
          others.slice(0, 10).map(({ number }) => `${project.code}-${number}`),
        ),
      },
      'snagIds',
    );
  return rows.map(({ id }) => id);
}

async function addMails(
  { services }: Context,
  trx: Trx,
  { project, now, viewer }: EventContext,
  input: Input,
): Promise<void> {
  if (!services.sendsMail) throw new Refusal('MAIL_OFF');
  const recipients = await recipientsOf(
    trx,
    checkAddresses(input.addresses),
    input.toCompany ? input.companyId : null,
  );
  if (recipients.length === 0) throw new Refusal('RECIPIENTS_REQUIRED', {}, 'addresses');
  await requireMails(trx, viewer.userId, recipients.length, now);
  await countMails(
    trx,
    { send_id: input.id, project_id: project.id, sent_by: viewer.userId, asked_at: now },
    recipients.length,
  );
  await trx
    .insertInto('defect_notice_mail')
    .values(
      recipients.map((recipient) => ({
        id: newId('mail'),
        notice_id: input.id,
        project_id: project.id,
        ...recipient,
        state: 'WAITING' as const,
        settled_at: null,
      })),
    )
    .execute();
}

/** The project's text from now on; what comes with Snagbook is kept by keeping none. */
async function keepText(
  trx: Trx,
  projectId: string,
  { kind, basis, language, body }: Said,
): Promise<void> {
  const kept = await keptText(trx, { projectId, kind, basis, language });
  const builtIn = builtInText(language, kind, basis);
  const isBuiltIn = !builtIn.isEnglish && builtIn.body === body;
  if (kept !== undefined) await trx.deleteFrom('notice_text').where('id', '=', kept.id).execute();
  if (isBuiltIn) return;
  await trx
    .insertInto('notice_text')
    .values({ id: newId('noticetext'), project_id: projectId, kind, basis, language, body })
    .execute();
}
