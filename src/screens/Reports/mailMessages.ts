import { plural, t } from '@lingui/core/macro';
import type { ReportOutcome } from '../../../__generated__/relay/ScheduleRow_schedule.graphql';
import type { ReportMailState } from '../../../__generated__/relay/SentTo_report.graphql';
import { reportMailLimits } from '../../../rules/reports';

const { linkDays, attached } = reportMailLimits;
const megabytes = attached / 1_000_000;

export const mailMessages = {
  send: t`Send by email`,
  sendOf: (name: string) => t`Send by email: ${name}`,
  sendWhat: t`Everyone gets a separate email; replies come to you. Recipients can forward the PDF.`,
  asLink: t`This PDF is over ${megabytes} MB, so the email has a link instead, valid for ${linkDays} days.`,
  toCompany: t`Company`,
  toItsPeople: t`To the company’s people`,
  itsPeople: (people: string) => t`To the company’s people: ${people}`,
  addresses: t`E-mail addresses`,
  addressesHint: t`One address, or a pasted list separated by lines, commas or semicolons.`,
  quoted: (part: string) => t`“${part}”`,
  wrong: (parts: string) => t`Not an email address: ${parts}`,
  needed: t`Choose at least one recipient.`,
  sendDo: t`Send`,
  sending: t`Sending`,
  sendEach: t`Email each company`,
  sendEachWhat: t`Each company with snags gets its own trade sheet by email. Replies come to you.`,
  sentEach: (n: number) =>
    plural(n, { one: '# company gets its sheet.', other: '# companies get their sheets.' }),
  unreached: (names: string) => t`No email address, so not sent: ${names}`,
  sent: t`Emails on their way. Delivery is shown with the report.`,
  history: (n: number) =>
    plural(n, { one: 'Emailed to # recipient', other: 'Emailed to # recipients' }),
  by: (name: string, when: string) => t`by ${name}, ${when}`,
  states: {
    WAITING: t`waiting for the report`,
    SENDING: t`on its way`,
    SENT: t`sent`,
    FAILED: t`not sent`,
    EMPTY: t`not sent, no snags`,
  } satisfies Record<ReportMailState, string>,
  noMail: t`Email isn’t set up. Ask your administrator.`,

  schedules: t`Schedules`,
  schedule: t`Schedule`,
  scheduleWhat: t`The report chosen in the form is created each time, with what you can see then, and sent as a PDF. If there are no snags, nothing is sent.`,
  days: t`Days`,
  daysNeeded: t`Choose at least one day of the week.`,
  hour: t`Time, in the site’s time zone`,
  scheduleDo: t`Set up`,
  settingUp: t`Setting up`,
  wasSetUp: t`Schedule saved.`,
  when: (days: string, time: string) => t`${days}, ${time}`,
  to: (names: string) => t`To ${names}`,
  companyPeople: t`the people of the company`,
  next: (day: string) => t`Next: ${day}`,
  paused: t`Paused`,
  stopped: (who: string) =>
    t`Stopped: ${who} can no longer create this report, or its company was merged. Check it under “Edit” and save it, or remove it.`,
  outcomes: {
    SENT: (day: string) => t`Last sent: ${day}`,
    EMPTY: (day: string) => t`Nothing sent on ${day}: no snags.`,
    FAILED: (day: string) => t`Could not be sent on ${day}.`,
  } satisfies Record<ReportOutcome, (day: string) => string>,
  edit: t`Edit`,
  editOf: (name: string) => t`Edit: ${name}`,
  asItIs: (about: string) => t`As before (${about})`,
  save: t`Save`,
  pause: t`Pause`,
  pauseOf: (name: string) => t`Pause: ${name}`,
  resume: t`Resume`,
  resumeOf: (name: string) => t`Resume: ${name}`,
  remove: t`Remove`,
  removeOf: (name: string) => t`Remove: ${name}`,
  removed: t`Removed.`,
};
