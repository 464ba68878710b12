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
    say: () => message('Choose the company for this trade sheet.'),
  },
  REPORT_NO_SHEETS: {
    final: true,
    say: () => message('No company has snags in this list.'),
  },
  REPORTS_TOO_MANY: {
    final: true,
    say: () =>
      message('You have {limit} reports in progress. Wait until one is ready, or cancel one.', {
        limit: reportLimits.unfinished,
      }),
  },
  REPORT_FAILED: {
    final: true,
    say: () =>
      message('This report could not be created. Try it with fewer snags or without photos.'),
  },
  MAIL_OFF: {
    final: true,
    say: () => message('Email isn’t set up. Ask your administrator.'),
  },
  RECIPIENTS_REQUIRED: { final: true, say: () => message('Choose at least one recipient.') },
  RECIPIENTS_TOO_MANY: {
    final: true,
    say: () =>
      message('Enter up to {limit} addresses at a time.', { limit: reportMailLimits.addresses }),
  },
  MAILS_TOO_MANY: {
    final: true,
    say: () =>
      message('You can send {limit} report emails a day. Send the rest tomorrow.', {
        limit: reportMailLimits.perDay,
      }),
  },
  SCHEDULES_TOO_MANY: {
    final: true,
    say: () =>
      message('You have {limit} scheduled reports in this project. Remove one first.', {
        limit: reportMailLimits.schedules,
      }),
  },
  SCHEDULE_DAYS: { final: true, say: () => message('Choose at least one day of the week.') },
  HANDOVER_PARTIES: {
    final: true,
    say: () => message('Add 1 to {limit} signatories.', { limit: handoverLimits.parties }),
  },
  HANDOVER_MOVED: {
    final: true,
    say: () =>
      message('Snags kept changing while the draft was being created. Try again in a moment.'),
  },
  HANDOVER_ENDED: {
    final: true,
    say: ({ withdrawn }: { withdrawn: 0 | 1 }) =>
      withdrawn === 1
        ? message('This handover was withdrawn, so it can no longer be signed.')
        : message('All parties have signed this handover, so it can’t be changed.'),
  },
  HANDOVER_OF_OTHER: {
    final: true,
    say: ({ name }: { name: string }) =>
      message('{name} prepared this handover, so it is signed on their screen.', { name }),
  },
  HANDOVER_SIGNED: {
    final: true,
    say: ({ role }: { role: string }) =>
      message('“{role}” has already signed. This signature was not added.', { role }),
  },
  SIGNING_CODE_WRONG: {
    final: true,
    say: ({ left }: { left: number }) =>
      left <= 0
        ? message('That code is wrong. The link is blocked now; ask the sender for a new one.')
        : message('That code is wrong. {left, plural, one {# try left} other {# tries left}}.', {
            left,
          }),
  },
  SIGNATURE_UNREADABLE: {
    final: true,
    say: () => message('This signature could not be read. Draw it again, or type the name.'),
  },
};
