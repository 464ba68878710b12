import { handoverLimits } from '../../../rules/handovers';
import { reportLimits, reportMailLimits } from '../../../rules/reports';
import { message } from '../../messages';

/** Refusals of reports, their mails and handovers, as in server/refusal.ts. */
export const reportRefusals = {
  REPORT_TOO_LARGE: {
    final: true,
    say: ({ limit, things }: { limit: number; things: 'snags' | 'photos' }) =>
      things === 'photos'
        ? message(
            'A report can have up to {limit, number} photos. Narrow the list, or leave the photos out.',
            { limit },
          )
        : message('A report can have up to {limit, number} snags. Narrow the list.', { limit }),
  },
  REPORT_COMPANY_REQUIRED: {
    final: true,
    say: () => message('Choose the company whose work the sheet tells of.'),
  },
  REPORTS_TOO_MANY: {
    final: true,
    say: () =>
      message(
        '{limit} reports of yours are still to be made. Wait until one is ready, or cancel one.',
        { limit: reportLimits.unfinished },
      ),
  },
  REPORT_FAILED: {
    final: true,
    say: () => message('This report could not be made. Try it with fewer snags or without photos.'),
  },
  MAIL_OFF: {
    final: true,
    say: () => message('This server sends no mail. Whoever runs it can set that up.'),
  },
  RECIPIENTS_REQUIRED: { final: true, say: () => message('Choose at least one recipient.') },
  RECIPIENTS_TOO_MANY: {
    final: true,
    say: () => message('At most {limit} addresses at once.', { limit: reportMailLimits.addresses }),
  },
  MAILS_TOO_MANY: {
    final: true,
    say: () =>
      message('You can send {limit} such mails a day. Send the rest tomorrow.', {
        limit: reportMailLimits.perDay,
      }),
  },
  SCHEDULES_TOO_MANY: {
    final: true,
    say: () =>
      message('You have set up {limit} such reports in this project. Remove one first.', {
        limit: reportMailLimits.schedules,
      }),
  },
  SCHEDULE_DAYS: { final: true, say: () => message('Choose at least one day of the week.') },
  HANDOVER_PARTIES: {
    final: true,
    say: () => message('Name 1 to {limit} parties who sign.', { limit: handoverLimits.parties }),
  },
  HANDOVER_MOVED: {
    final: true,
    say: () =>
      message(
        'Snags were changed each time the draft was made, so it could not say where the record stood. Try again in a moment.',
      ),
  },
  HANDOVER_ENDED: {
    final: true,
    say: ({ withdrawn }: { withdrawn: 0 | 1 }) =>
      withdrawn === 1
        ? message('This handover was withdrawn, so it cannot be signed any more.')
        : message('All parties have signed this handover, so it stays as it is.'),
  },
  HANDOVER_OF_OTHER: {
    final: true,
    say: ({ name }: { name: string }) =>
      message('{name} prepared this handover, so the parties sign it on their screen.', { name }),
  },
  HANDOVER_SIGNED: {
    final: true,
    say: ({ role }: { role: string }) =>
      message('“{role}” is signed already. This signature was not added.', { role }),
  },
  SIGNATURE_UNREADABLE: {
    final: true,
    say: () => message('This signature could not be read. Draw it again, or type the name.'),
  },
};
