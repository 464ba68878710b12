import { createHash, createHmac } from 'node:crypto';
import { dayMs } from '../../../rules/days';
import { linkLimits } from '../../../rules/limits';
import { type Language, languages, type Spoken } from '../../../rules/languages';
import { type Trx, writeBeside } from '../../database/engine';
import { addJob, type JobKind, type Lease, type Worker } from '../../jobs';
import { message, type Message, say } from '../../messages';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { hashToken, invitationPath } from '../../tokens';
import { addressLine, emailMessages, escape, link } from './email';
import { type MailOptions, pauseAfter } from './mailer';
import { type Email, NotSent, openPost, orClosed } from './post';

// Mails with a link that works once: an invitation, or to choose a new password. Each is a job; its
// subject says which, and the token is made anew of it, because nobody keeps one.

type Needed = Pick<Services, 'db' | 'clock' | 'secret' | 'jobs' | 'log'>;

/**
 * Mails a link for a new password to whoever has this e-mail. Takes as long if nobody has, so that
 * nobody learns it by that.
 */
export async function mailPasswordLink(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  email: string,
): Promise<void> {
  const person = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    // Somebody who came by a link has none.
    .where('email', 'like', '%@%')
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const subjectId = person?.id ?? 'nobody';
  await addJob(db, 'SEND_LINK', subjectId);
  // One that could not be sent is tried again now.
  await db
    .updateTable('job')
    .set({ not_before: 0, attempts: 0 })
    .where('kind', '=', 'SEND_LINK')
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'WAITING')
    .execute();
  jobs.wake('SEND_LINK');
}

/** Sends them, one after the other. An admin sees what became of an invitation. */
export const startSendingLinks = (services: Needed, options: MailOptions): Worker =>
  startSendingEach(services, options, {
    kind: 'SEND_LINK',
    emailOf: (lease) => emailOf(services, options.publicUrl, lease),
    async note(trx, lease, mail) {
      const [, id] = lease.subjectId.split(' ');
      if (id !== undefined)
        await trx.updateTable('invitation').set({ mail }).where('id', '=', id).execute();
    },
  });

interface Sending {
  kind: JobKind;
  /** Null: nobody is to get it any more, or what it brings is gone. */
  emailOf: (lease: Lease) => Promise<Email | null>;
  /** In the transaction that ends the job. */
  note: (trx: Trx, lease: Lease, mail: 'SENT' | 'FAILED') => Promise<void>;
}

/** Sends a mail for each job, one after the other. What cannot be sent within a day is given up. */
export function startSendingEach(
  { db, jobs, log }: Pick<Services, 'db' | 'jobs' | 'log'>,
  options: MailOptions,
  { kind, emailOf: write, note }: Sending,
): Worker {
  const post = openPost(options);
  const done = (lease: Lease, mail: 'SENT' | 'FAILED'): Promise<void> =>
    writeBeside(db, async (trx) => {
      await lease.done(trx);
      await note(trx, lease, mail);
    });
  return jobs.work(kind, {
    async run(lease, closing) {
      const email = await write(lease);
      try {
        if (email !== null) await orClosed(post.send(email), closing);
        await done(lease, email === null ? 'FAILED' : 'SENT');
      } catch (error) {
        if (!(error instanceof NotSent)) throw error;
        const { code, status } = error;
        const forGood = error.onlyThisOne && (status === null || status >= 500);
        if (forGood || pausedFor(lease.attempts) >= dayMs) return await done(lease, 'FAILED');
        const pause = pauseAfter(lease.attempts);
        const againInMinutes = pause / 60_000;
        log({ level: 'warn', message: 'a link was not mailed', code, status, againInMinutes });
        await lease.again(pause, code);
      } finally {
        post.hangUp();
      }
    },
    failed: (lease) => done(lease, 'FAILED'),
  });
}

/** ms of all pauses after so many attempts. */
const pausedFor = (attempts: number): number =>
  Array.from({ length: attempts }, (_, nth) => pauseAfter(nth + 1)).reduce((a, b) => a + b, 0);

/** Null if nobody is to get it, or not any more. */
const emailOf = (services: Needed, publicUrl: string, { subjectId }: Lease) =>
  subjectId.includes(' ')
    ? invitationEmail(services, publicUrl, subjectId)
    : passwordEmail(services, publicUrl, subjectId);

async function invitationEmail(
  { db, clock, secret }: Needed,
  publicUrl: string,
  subjectId: string,
): Promise<Email | null> {
  const [eventId = '', id = ''] = subjectId.split(' ');
  const found = await db
    .selectFrom('invitation')
    .innerJoin('project', 'project.id', 'invitation.project_id')
    .innerJoin('user as by', 'by.id', 'invitation.invited_by')
    .leftJoin('user as known', 'known.email', 'invitation.email')
    .select(['invitation.email', 'invitation.expires_at', 'by.name', 'project.time_zone'])
    .select(({ ref, fn }) => [
      ref('project.name').as('project'),
      fn.coalesce('known.language', 'by.language').as('language'),
    ])
    .where('invitation.id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (found === undefined) return null;
  const { email, name, project, language, expires_at, time_zone: timeZone } = found;
  const until = new Intl.DateTimeFormat(languages[language].region, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(expires_at);
  return writeLinkEmail({
    to: email,
    language,
    subject: linkMessages.invites(name, project),
    lines: [linkMessages.invited(name, project), linkMessages.worksUntil(until)],
    label: linkMessages.join,
    url: publicUrl + invitationPath(secret, eventId, id),
    key: subjectId,
  });
}

/** One that was made lately is sent again, so that a mail that comes twice has the same link. */
async function passwordEmail(
  { db, clock, secret }: Needed,
  publicUrl: string,
  userId: string,
): Promise<Email | null> {
  const now = clock();
  const { life } = settings.passwordLink;
  const tokenOf = (until: number): string =>
    createHmac('sha256', secret).update(`forgotten:${userId}:${until}`).digest('base64url');
  const person = await db
    .selectFrom('user')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (person === undefined) return null;
  const token = await writeBeside(db, async (trx) => {
    const there = await trx
      .selectFrom('password_link')
      .selectAll()
      .where('user_id', '=', userId)
      .where('mailed', '=', 1)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now + life - settings.passwordLink.sentAgain)
      .executeTakeFirst();
    if (there !== undefined && there.token_hash === hashToken(tokenOf(there.expires_at)))
      return tokenOf(there.expires_at);
    const made = tokenOf(now + life);
    // One that was handed over stays: anybody may ask for mails.
    await trx
      .deleteFrom('password_link')
      .where('user_id', '=', userId)
      .where('mailed', '=', 1)
      .execute();
    await trx
      .insertInto('password_link')
      .values({
        user_id: userId,
        mailed: 1,
        token_hash: hashToken(made),
        project_id: null,
        issued_by: null,
        expires_at: now + life,
        used_at: null,
      })
      .execute();
    return made;
  });
  const { name, email: to, language } = person;
  return writeLinkEmail({
    to,
    language,
    subject: linkMessages.forgotten,
    lines: [
      emailMessages.hello(name),
      linkMessages.asked,
      linkMessages.works(linkLimits.resetHours),
    ],
    label: linkMessages.choose,
    url: `${publicUrl}/reset/${token}`,
    key: token,
  });
}

export interface Writing {
  to: string;
  language: Language;
  subject: Message;
  lines: readonly Message[];
  /** Null: it has no link. */
  label: Message | null;
  url: string;
  /** Of the mail; see {@link Email.key}. */
  key: string;
}

export function writeLinkEmail({ to, language, subject, lines, label, url, key }: Writing): Email {
  const said = (what: Message): string => say(what, language);
  const { dir = 'ltr' }: Spoken = languages[language];
  const texts = lines.map(said);
  const html = [
    ...texts.map((line) => `<p>${escape(line)}</p>`),
    ...(label === null ? [] : [`<p>${link(url, said(label))}</p>`]),
  ];
  return {
    to,
    subject: said(subject),
    text: `${[...texts, ...(label === null ? [] : [said(addressLine(said(label), url))])].join(
      '\n\n',
    )}\n`,
    html: `<!doctype html><html lang="${language}" dir="${dir}"><body>${html.join('\n')}</body></html>`,
    key: createHash('sha256').update(key).digest('hex').slice(0, 32),
    off: null,
  };
}

const linkMessages = {
  invites: (name: string, project: string) =>
    message('{name} invites you to {project} in Snagbook', { name, project }),
  invited: (name: string, project: string) =>
    message('{name} invites you to the project {project} in Snagbook.', { name, project }),
  worksUntil: (until: string) => message('The link works once, until {until}.', { until }),
  join: message('Join the project'),
  forgotten: message('Reset your Snagbook password'),
  asked: message(
    'Someone asked to reset your password. If that wasn’t you, ignore this email; your password stays the same.',
  ),
  works: (hours: number) =>
    message('The link works once, for {hours, plural, one {# hour} other {# hours}}.', { hours }),
  choose: message('Choose a new password'),
};
