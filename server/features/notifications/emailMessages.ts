import type { SnagStatus } from '../../database/schema';
import { type Message, message } from '../../messages';

/** All that an e-mail says. */
export const emailMessages = {
  hello: (name: string) => message('Hello {name},', { name }),
  waitsSubject: (reference: string, title: string) => message('{reference} waits for you: {title}', { reference, title }),
  manyWaitSubject: (count: number, projects: string) =>
    message('{count, plural, one {# snag waits for you in {projects}} other {# snags wait for you in {projects}}}', { count, projects }),
  waiting: (count: number) => message('{count, plural, one {A snag is now waiting for you.} other {# snags are now waiting for you.}}', { count }),
  overdueSubject: (count: number, projects: string) =>
    message('{count, plural, one {# snag is overdue in {projects}} other {# snags are overdue in {projects}}}', { count, projects }),
  overdue: (count: number) => message('{count, plural, one {A snag that waits for you is overdue.} other {# snags that wait for you are overdue.}}', { count }),
  /** How it came to wait. */
  happened: ({ kind, who, when, comment }: Happened) => (comment === null ? happened(kind, who, when) : happenedSaying(kind, who, when, comment)),
  due: (day: string) => message('due {day}', { day }),
  late: (days: number) => message('{days, plural, one {# day overdue} other {# days overdue}}', { days }),
  more: (count: number) => message('{count, plural, one {and # more} other {and # more}}', { count }),
  all: message('All that waits for you'),
  whyWaiting: message('At most one such mail comes in an hour, and none about what was seen on that page before.'),
  whyOverdue: message('Such a mail comes once a working day, as long as something is overdue.'),
  off: message('Switch these mails off'),
};

interface Happened {
  kind: string;
  /** Null if nobody knows. */
  who: string | null;
  when: string;
  comment: string | null;
}

const happened = (kind: string, who: string | null, when: string): Message =>
  message(
    '{known, select, yes {{who}} other {Somebody}} {kind, select, SNAG_RAISED {raised it} SNAG_FIXED {marked it fixed} SNAG_SENT_BACK {sent it back} SNAG_DISPUTED {disputed it} SNAG_ANSWERED {answered the dispute} SNAG_REOPENED {reopened it} SNAG_RESTORED {restored it} other {passed it on}}, {when}',
    { known: who === null ? 'no' : 'yes', who: who ?? '', kind, when },
  );

const happenedSaying = (kind: string, who: string | null, when: string, comment: string): Message =>
  message(
    '{known, select, yes {{who}} other {Somebody}} {kind, select, SNAG_RAISED {raised it} SNAG_FIXED {marked it fixed} SNAG_SENT_BACK {sent it back} SNAG_DISPUTED {disputed it} SNAG_ANSWERED {answered the dispute} SNAG_REOPENED {reopened it} SNAG_RESTORED {restored it} other {passed it on}}, {when}: “{comment}”',
    { known: who === null ? 'no' : 'yes', who: who ?? '', kind, when, comment },
  );

/** What is to be done with a snag that waits. */
export const nextStepMessages: Partial<Record<SnagStatus, Message>> = {
  OPEN: message('to fix'),
  IN_PROGRESS: message('to fix'),
  FIXED: message('to check'),
  DISPUTED: message('to answer'),
};
