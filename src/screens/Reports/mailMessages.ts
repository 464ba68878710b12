import { plural, t } from '@lingui/core/macro';
import type { ReportOutcome } from '../../../__generated__/relay/ScheduleRow_schedule.graphql';
import type { ReportMailState } from '../../../__generated__/relay/SentTo_report.graphql';
import { reportMailLimits } from '../../../rules/reports';

const { linkDays, attached } = reportMailLimits;
const megabytes = attached / 1_000_000;

export const mailMessages = {
  send: t`Send by mail`,
  sendOf: (name: string) => t`Send by mail: ${name}`,
  sendWhat: t`Each gets the PDF in a mail of their own, and answers go to you. Whoever has it can pass it on.`,
  asLink: t`This PDF is larger than ${megabytes} MB, so the mail contains a link instead, which works for ${linkDays} days.`,
  toCompany: t`Company`,
  toItsPeople: t`To its people`,
  itsPeople: (people: string) => t`To its people: ${people}`,
  addresses: t`E-mail addresses`,
  addressesHint: t`One, or a whole list: pasted from a mail or a table, separated by lines, commas or semicolons.`,
  quoted: (part: string) => t`“${part}”`,
  wrong: (parts: string) => t`This is no e-mail address: ${parts}`,
  needed: t`Choose at least one recipient.`,
  sendDo: t`Send`,
  sending: t`Sending`,
  sent: t`The mails are on their way. The report shows what became of each.`,
  history: (n: number) =>
    plural(n, { one: 'Sent by mail to # recipient', other: 'Sent by mail to # recipients' }),
  by: (name: string, when: string) => t`by ${name}, ${when}`,
  states: {
    WAITING: t`waits for the report`,
    SENDING: t`on its way`,
    SENT: t`sent`,
    FAILED: t`not sent`,
    EMPTY: t`not sent, because there was no snag`,
  } satisfies Record<ReportMailState, string>,
  noMail: t`This server sends no mail. Once whoever runs it has set SMTP_URL, MAIL_FROM and PUBLIC_URL, reports can be sent from here, also on fixed days of the week.`,

  schedules: t`On fixed days`,
  schedule: t`Send on fixed days`,
  scheduleWhat: t`The report chosen in the form is made again each time, with what you can see then, and sent as a PDF. If it has no snags, nothing is sent.`,
  days: t`Days`,
  daysNeeded: t`Choose at least one day of the week.`,
  hour: t`Hour, in the site's time zone`,
  scheduleDo: t`Set up`,
  settingUp: t`Setting up`,
  wasSetUp: t`It is set up.`,
  when: (days: string, time: string) => t`${days}, ${time}`,
  to: (names: string) => t`To ${names}`,
  companyPeople: t`the people of the company`,
  next: (day: string) => t`Next: ${day}`,
  paused: t`Paused`,
  stopped: (who: string) =>
    t`Stopped: ${who} may not make this report any more, or its company was merged into another one. Remove it, and set it up anew if it is still needed.`,
  outcomes: {
    SENT: (day: string) => t`Last sent: ${day}`,
    EMPTY: (day: string) => t`Nothing was sent on ${day}, because there was no snag.`,
    FAILED: (day: string) => t`It could not be sent on ${day}.`,
  } satisfies Record<ReportOutcome, (day: string) => string>,
  pause: t`Pause`,
  pauseOf: (name: string) => t`Pause: ${name}`,
  resume: t`Resume`,
  resumeOf: (name: string) => t`Resume: ${name}`,
  remove: t`Remove`,
  removeOf: (name: string) => t`Remove: ${name}`,
  removed: t`It was removed.`,
};
