import type { MutationSendReportArgs } from '../../../__generated__/server/resolvers';
import { reportMailLimits } from '../../../rules/reports';
import { type Context, requireViewer } from '../../context';
import { type Trx, writeTransaction } from '../../database/engine';
import type { MemberTable, ProjectTable } from '../../database/schema';
import { checkId } from '../../ids';
import { mutationRoles } from '../../permissions';
import { Refusal } from '../../refusal';
import { cleanEmail } from '../../text';
import { memberWithRole } from '../journal/record';
import { reportById, seesReport } from './store';
import {
  addMails,
  companyOfSheet,
  mailsOfSending,
  recipientsOf,
  requireMails,
  sendsReport,
} from './mailStore';

/**
 * Sends a finished report, to each recipient in a separate mail. Can be repeated: the same id is
 * sent once.
 */
export async function sendReport(
  context: Context,
  { input }: MutationSendReportArgs,
): Promise<void> {
  const { services } = context;
  const sendId = checkId(input.id, 'sending', 'id');
  const addresses = checkAddresses(input.addresses);
  await writeTransaction(services.db, async (trx) => {
    const { project, member } = await requireMember(context, trx, 'sendReport', input.projectId);
    const report = await reportById(trx, input.reportId);
    if (report === undefined || report.project_id !== project.id || !seesReport(member, report))
      throw new Refusal('NOT_FOUND');
    const known = await mailsOfSending(trx, sendId);
    if (known.length > 0) {
      const same = known.every(
        (mail) => mail.report_id === report.id && mail.sent_by === member.user_id,
      );
      if (!same) throw new Refusal('ID_TAKEN');
      return;
    }
    if (!sendsReport(member, report)) throw new Refusal('FORBIDDEN', { project: project.name });
    if (!services.sendsMail) throw new Refusal('MAIL_OFF');
    const recipients = await recipientsOf(
      trx,
      addresses,
      input.toCompany ? companyOfSheet(report) : null,
    );
    if (recipients.length === 0) throw new Refusal('RECIPIENTS_REQUIRED', {}, 'addresses');
    const now = services.clock();
    await requireMails(trx, member.user_id, recipients.length, now);
    await addMails(
      trx,
      {
        send_id: sendId,
        project_id: project.id,
        report_id: report.id,
        schedule_id: null,
        sent_by: member.user_id,
        asked_at: now,
        state: 'SENDING',
      },
      recipients,
    );
  });
  services.jobs.wake('SEND_REPORT');
}

/** Cleans the addresses and removes duplicates. Refuses what is no address. */
export function checkAddresses(addresses: readonly string[]): string[] {
  if (addresses.length > reportMailLimits.addresses)
    throw new Refusal('RECIPIENTS_TOO_MANY', {}, 'addresses');
  return [
    ...new Set(addresses.map((address, index) => cleanAddress(address, `addresses.${index}`))),
  ];
}

/**
 * Accepts a single bare address, not a list or a name with an address, which a mail header could
 * contain.
 */
export function cleanAddress(text: string, field: string): string {
  const address = cleanEmail(text, field);
  if (/[,;:<>()[\]"\\]/.test(address)) throw new Refusal('EMAIL_INVALID', {}, field);
  return address;
}

export async function requireMember(
  context: Context,
  trx: Trx,
  mutation:
    | 'sendReport'
    | 'sendTradeSheets'
    | 'addReportSchedule'
    | 'changeReportSchedule'
    | 'pauseReportSchedule'
    | 'removeReportSchedule',
  projectId: string,
): Promise<{ project: ProjectTable; member: MemberTable }> {
  const project = await trx
    .selectFrom('project')
    .selectAll()
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (project === undefined) throw new Refusal('NOT_FOUND');
  return {
    project,
    member: await memberWithRole(trx, project, requireViewer(context), mutationRoles(mutation)),
  };
}
