import { daysBetween } from '../../../rules/days';
import { type Language, languages, type Spoken } from '../../../rules/languages';
import { displayTitle, nameInPath, unfinished } from '../../../rules/shown';
import { listIn } from '../../../rules/listing';
import type { SnagStatus } from '../../database/schema';
import { message, type Message, say } from '../../messages';
import { settings } from '../../settings';
import { standInTitle } from '../snags/titleMessages';
import type { Addressee, MailSnag } from './due';
import type { Email } from './post';

interface Writing {
  kind: 'waiting' | 'digest';
  to: Addressee;
  snags: readonly MailSnag[];
  /** By their ids, as in {@link MailSnag.actorId}. */
  names: ReadonlyMap<string | null, string>;
  /** The day it is in a project's time zone. */
  todayIn: (timeZone: string) => string;
  publicUrl: string;
  key: string;
}

/** One snag as an e-mail tells of it. */
interface Item {
  reference: string;
  title: string;
  facts: string[];
  url: string;
}

/**
 * The e-mail to one person about some snags: as text, and the same with links in place of
 * addresses.
 */
export function writeEmail({ kind, to, snags, names, todayIn, publicUrl, key }: Writing): Email {
  const said = (message: Message): string => say(message, to.language);
  const named = snags.slice(0, settings.mail.named).map((snag) => ({
    project: `${snag.code} ${snag.project}`,
    ...itemOf(
      to.language,
      kind,
      { ...snag, who: names.get(snag.actorId) ?? null },
      todayIn(snag.timeZone),
      publicUrl,
    ),
  }));
  const projects = [...new Set(named.map(({ project }) => project))];
  const codes = listIn(languages[to.language].region, [...new Set(snags.map(({ code }) => code))]);
  const [only] = named;
  const subject =
    kind === 'digest'
      ? emailMessages.overdueSubject(snags.length, codes)
      : only === undefined || snags.length > 1
        ? emailMessages.manyWaitSubject(snags.length, codes)
        : emailMessages.waitsSubject(only.reference, only.title);
  const begin = [
    emailMessages.hello(to.name),
    kind === 'digest' ? emailMessages.overdue(snags.length) : emailMessages.waiting(snags.length),
  ].map(said);
  const left = snags.length - named.length;
  const more = left > 0 ? [said(emailMessages.more(left))] : [];
  const all = { label: said(emailMessages.all), url: `${publicUrl}/waiting` };
  const off = { label: said(emailMessages.off), url: `${publicUrl}/account` };
  const why = said(kind === 'digest' ? emailMessages.whyOverdue : emailMessages.whyWaiting);
  const text = [
    ...begin,
    ...projects.map((project) =>
      [
        project,
        ...named
          .filter((item) => item.project === project)
          .map((item) =>
            [`- ${item.reference} ${item.title}`, ...item.facts, item.url].join('\n  '),
          ),
      ].join('\n\n'),
    ),
    ...more,
    said(addressLine(all.label, all.url)),
    `${why}\n${said(addressLine(off.label, off.url))}`,
  ].join('\n\n');
  const html = [
    ...begin.map((line) => `<p>${escape(line)}</p>`),
    ...projects.map((project) => {
      const items = named
        .filter((item) => item.project === project)
        .map(
          (item) =>
            `<li>${link(item.url, `${item.reference} ${item.title}`)}${item.facts.map((fact) => `<br>${escape(fact)}`).join('')}</li>`,
        );
      return `<h3>${escape(project)}</h3><ul>${items.join('')}</ul>`;
    }),
    ...more.map((line) => `<p>${escape(line)}</p>`),
    `<p>${link(all.url, all.label)}</p>`,
    `<p><small>${escape(why)} ${link(off.url, off.label)}</small></p>`,
  ].join('\n');
  const { dir = 'ltr' }: Spoken = languages[to.language];
  const page = `<!doctype html><html lang="${to.language}" dir="${dir}"><body>${html}</body></html>`;
  return { to: to.email, subject: said(subject), text: `${text}\n`, html: page, key, off: off.url };
}

function itemOf(
  language: Language,
  kind: Writing['kind'],
  snag: MailSnag & { who: string | null },
  today: string,
  publicUrl: string,
): Item {
  const format = (at: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(languages[language].region, options).format(at);
  const isDue = snag.dueOn !== null && unfinished.includes(snag.status);
  const late = isDue ? daysBetween(snag.dueOn ?? today, today) : 0;
  const due = isDue
    ? emailMessages.due(
        format(Date.parse(snag.dueOn ?? today), { dateStyle: 'medium', timeZone: 'UTC' }),
      )
    : undefined;
  const facts = [nextStepMessages[snag.status], late > 0 ? emailMessages.late(late) : due].flatMap(
    (fact) => (fact == null ? [] : [say(fact, language)]),
  );
  const happened = emailMessages.happened({
    kind: snag.kind,
    who: snag.who,
    when: format(snag.at, { dateStyle: 'medium', timeStyle: 'short', timeZone: snag.timeZone }),
    comment: snag.comment === null ? null : shortened(snag.comment),
  });
  return {
    reference: `${snag.code}-${snag.number}`,
    title: displayTitle(
      snag,
      snag.trade,
      snag.place === null ? undefined : nameInPath(snag.place),
      standInTitle(language),
    ),
    facts: [
      [...facts, ...(snag.place === null || snag.place === '' ? [] : [snag.place])].join(' · '),
      ...(kind === 'waiting' ? [say(happened, language)] : []),
    ],
    url: `${publicUrl}/p/${snag.code}/snags/${snag.number}`,
  };
}

function shortened(comment: string): string {
  // Not by its length: half an emoji is no sign.
  const signs = Array.from(comment.replaceAll(/\s+/g, ' '));
  return signs.length > settings.mail.quoted
    ? `${signs.slice(0, settings.mail.quoted).join('')}…`
    : signs.join('');
}

export const link = (url: string, label: string): string =>
  `<a href="${escape(url)}">${escape(label)}</a>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

/** Where something is, in a mail without markup. */
export const addressLine = (what: string, address: string): Message =>
  message('{what}: {address}', { what, address });

/** All that an e-mail says. */
export const emailMessages = {
  hello: (name: string) => message('Hello {name},', { name }),
  waitsSubject: (reference: string, title: string) =>
    message('{reference} is waiting for you: {title}', { reference, title }),
  manyWaitSubject: (count: number, projects: string) =>
    message(
      '{count, plural, one {# snag is waiting for you in {projects}} other {# snags are waiting for you in {projects}}}',
      { count, projects },
    ),
  waiting: (count: number) =>
    message(
      '{count, plural, one {A snag is now waiting for you.} other {# snags are now waiting for you.}}',
      { count },
    ),
  overdueSubject: (count: number, projects: string) =>
    message(
      '{count, plural, one {# snag is overdue in {projects}} other {# snags are overdue in {projects}}}',
      { count, projects },
    ),
  overdue: (count: number) =>
    message(
      '{count, plural, one {A snag waiting for you is overdue.} other {# snags waiting for you are overdue.}}',
      { count },
    ),
  /** How it came to wait. */
  happened: ({ kind, who, when, comment }: Happened) =>
    comment === null ? happened(kind, who, when) : happenedSaying(kind, who, when, comment),
  due: (day: string) => message('due {day}', { day }),
  late: (days: number) => message('{days, plural, one {# day late} other {# days late}}', { days }),
  more: (count: number) =>
    message('{count, plural, one {and # more} other {and # more}}', { count }),
  all: message('Everything waiting for you'),
  whyWaiting: message(
    'We send at most one of these emails an hour, and only about what you have not seen yet.',
  ),
  whyOverdue: message('We send this email once every working day while anything is overdue.'),
  off: message('Stop these emails'),
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
    '{known, select, yes {{who}} other {Somebody}} {kind, select, SNAG_RAISED {raised it} SNAG_FIXED {marked it fixed} SNAG_SENT_BACK {sent it back} SNAG_DISPUTED {disputed it} SNAG_ANSWERED {answered the dispute} SNAG_REOPENED {reopened it} SNAG_RESTORED {restored it} SNAG_TAKEN_BACK {took it back} other {passed it on}}, {when}',
    { known: who === null ? 'no' : 'yes', who: who ?? '', kind, when },
  );

const happenedSaying = (kind: string, who: string | null, when: string, comment: string): Message =>
  message(
    '{known, select, yes {{who}} other {Somebody}} {kind, select, SNAG_RAISED {raised it} SNAG_FIXED {marked it fixed} SNAG_SENT_BACK {sent it back} SNAG_DISPUTED {disputed it} SNAG_ANSWERED {answered the dispute} SNAG_REOPENED {reopened it} SNAG_RESTORED {restored it} SNAG_TAKEN_BACK {took it back} other {passed it on}}, {when}: “{comment}”',
    { known: who === null ? 'no' : 'yes', who: who ?? '', kind, when, comment },
  );

/** What is to be done with a snag that waits; null: nothing, it waits for nobody any more. */
export const nextStepMessages: Readonly<Record<SnagStatus, Message | null>> = {
  OPEN: message('to fix'),
  IN_PROGRESS: message('to fix'),
  FIXED: message('to check'),
  DISPUTED: message('to answer'),
  CLOSED: null,
  VOID: null,
};
