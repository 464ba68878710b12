import type { MutationSendTradeSheetsArgs } from '../../../__generated__/server/resolvers';
import { type Context, requireViewer } from '../../context';
import { engineOf, writeBeside } from '../../database/engine';
import { checkId, newId } from '../../ids';
import { Refusal } from '../../refusal';
import { holdProject } from '../journal/record';
import { companiesIn } from './listOfReport';
import { addMails, mailsOfSending, recipientsOf, requireMails } from './mailStore';
import { askForReport, beyond, checkAsked, maySendLink } from './make';
import { requireMember } from './send';
import { dropReports } from './store';

type Recipients = Awaited<ReturnType<typeof recipientsOf>>;

interface SentSheets {
  companies: number;
  unreached: string[];
}

/**
 * Has the sheet of each company with snags made, and sent to its people when it is there. Can be
 * repeated: the same id is sent once.
 */
export async function sendTradeSheets(
  context: Context,
  { input }: MutationSendTradeSheetsArgs,
): Promise<SentSheets> {
  const { services } = context;
  const sendId = checkId(input.id, 'sending', 'id');
  const { kind, filter, settings } = checkAsked(
    {
      kind: 'TRADE_SHEET',
      filter: input.filter,
      settings: { ...input.settings, allCompanies: false },
    },
    context.origin,
  );
  const { sent, dropped } = await writeBeside(services.db, async (trx) => {
    await holdProject(trx, input.projectId);
    const { project, member } = await requireMember(
      context,
      trx,
      'sendTradeSheets',
      input.projectId,
    );
    const now = services.clock();
    const reader = { member, project, now, engine: engineOf(trx) };
    const { companyId: _one, ...all } = filter;
    const sheets: { id: string; name: string; recipients: Recipients }[] = [];
    for (const { id, name } of await companiesIn(trx, reader, all))
      sheets.push({ id, name, recipients: await recipientsOf(trx, [], id) });
    const unreached = sheets
      .filter(({ recipients }) => recipients.length === 0)
      .map(({ name }) => name);
    const known = await mailsOfSending(trx, sendId);
    if (known.length > 0) {
      if (known.some((mail) => mail.sent_by !== member.user_id || mail.project_id !== project.id))
        throw new Refusal('ID_TAKEN');
      const companies = new Set(known.map(({ report_id: id }) => id)).size;
      return { sent: { companies, unreached }, dropped: [] };
    }
    if (!services.sendsMail) throw new Refusal('MAIL_OFF');
    if (sheets.length === 0) throw new Refusal('REPORT_NO_SHEETS');
    const reached = sheets.filter(({ recipients }) => recipients.length > 0);
    if (reached.length === 0) throw new Refusal('RECIPIENTS_REQUIRED');
    const mails = reached.reduce((sum, { recipients }) => sum + recipients.length, 0);
    await requireMails(trx, member.user_id, mails, now);
    for (const { id: companyId, recipients } of reached) {
      const reportId = newId('report');
      const asked = { kind, filter: { ...all, companyId }, settings };
      const opens = await maySendLink(trx, asked, member, now);
      await askForReport(
        trx,
        {
          id: reportId,
          kind,
          filter: JSON.stringify(asked.filter),
          settings: JSON.stringify({ ...settings, ...(opens && { opens }) }),
          sign_off: null,
        },
        { payerId: requireViewer(context).payer, member, project, clock: services.clock },
      );
      await addMails(
        trx,
        {
          send_id: sendId,
          project_id: project.id,
          report_id: reportId,
          schedule_id: null,
          sent_by: member.user_id,
          asked_at: now,
          state: 'WAITING',
        },
        recipients,
      );
    }
    return {
      sent: { companies: reached.length, unreached },
      dropped: await dropReports(trx, [project.id], await beyond(trx, project.id, now)),
    };
  });
  services.jobs.wake('MAKE_REPORT');
  await services.reports.discard(dropped);
  return sent;
}
