import { createHash } from 'node:crypto';
import { writeBeside } from '../../database/engine';
import type { Lease } from '../../jobs';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { dayIn, hourIn, type Weekday, weekdayOf } from '../../../rules/days';
import {
  activeProjects,
  addressees,
  type Addressee,
  noteDigest,
  noteMailed,
  type MailSnag,
  whatIsOverdue,
  whatWaits,
  whoHasNoDigest,
  whoIsWaitedFor,
} from './due';
import { namesOf } from '../journal/names';
import { dueWarnings, noteWarned, type PeriodWarning } from '../acceptances/warnings';
import { writeEmail } from './email';
import { writePeriodMail } from './periodMail';
import { newsOf, noteTold, whoHasNews, writeNews } from './signInNews';
import { type Email, NotSent, openPost } from './post';

export interface MailOptions {
  /** Such as smtps://user:password@mail.example:465. */
  smtpUrl: string;
  /** Who the mails are from. */
  from: string;
  /** Where people reach this server, without a slash at the end: links begin with it. */
  publicUrl: string;
}

export interface Mailer {
  /** Checks every minute from now on. */
  begin(): void;
  /**
   * Sends the mails that are due, and asks for the reports that are. One run at a time: concurrent
   * callers wait for it.
   */
  look(): Promise<void>;
  close(): Promise<void>;
}

type Needed = Pick<Services, 'db' | 'clock' | 'log' | 'jobs' | 'reports'>;
type Warned = { to: Addressee; warnings: readonly PeriodWarning[] };
type Days = { projectId: string; day: string }[];

/**
 * Sends mails about what waits for people. Stores only numbers of the journal: what somebody got a
 * mail about is a number. A mail is noted after it was sent, so a crash in between sends it once
 * more and loses none.
 */
export function startMailer(
  services: Needed,
  { smtpUrl, from, publicUrl }: MailOptions,
  askForReports: () => Promise<void>,
): Mailer {
  const { db, clock, log, jobs } = services;
  const post = openPost({ smtpUrl, from });
  let timer: ReturnType<typeof setInterval> | undefined;
  let looking: Promise<void> | undefined;
  let closed = false;

  const todayIn = (timeZone: string): string => dayIn(timeZone, clock());
  async function write(
    kind: 'waiting' | 'digest',
    to: Addressee,
    snags: readonly MailSnag[],
    about: unknown,
  ): Promise<Email> {
    const actors = snags.map(({ actorId }) => actorId);
    const names = await namesOf(db, actors, to.language);
    return writeEmail({ kind, to, snags, names, todayIn, publicUrl, key: keyOf(kind, to, about) });
  }

  async function sendWaiting(people: readonly Addressee[]): Promise<void> {
    for (const to of people) {
      await toPerson(to, async (lease) => {
        const snags = await whatWaits(db, to.userId);
        const upTo = new Map(snags.map(({ projectId, lastSeq }) => [projectId, lastSeq]));
        if (snags.length === 0) return lease.done(db);
        if (
          !(await sent(
            lease,
            await write(
              'waiting',
              to,
              snags,
              snags.map(({ id, at }) => [id, at]),
            ),
          ))
        )
          return;
        await writeBeside(db, async (trx) => {
          await lease.done(trx);
          await noteMailed(trx, { userId: to.userId, at: clock(), upTo });
        });
      });
    }
  }

  async function sendDigests(people: readonly { to: Addressee; days: Days }[]): Promise<void> {
    for (const { to, days } of people) {
      await toPerson(to, async (lease) => {
        const snags = await whatIsOverdue(db, to.userId, days);
        if (snags.length > 0 && !(await sent(lease, await write('digest', to, snags, days))))
          return;
        await writeBeside(db, async (trx) => {
          await lease.done(trx);
          await noteDigest(trx, to.userId, days);
        });
      });
    }
  }

  async function sendNews(people: readonly Addressee[]): Promise<void> {
    for (const to of people) {
      await toPerson(to, async (lease) => {
        const changes = await newsOf(db, to.userId, clock());
        const ids = changes.map(({ id }) => id);
        if (
          ids.length > 0 &&
          !(await sent(lease, writeNews({ to, changes, publicUrl, key: keyOf('news', to, ids) })))
        )
          return;
        await writeBeside(db, async (trx) => {
          await lease.done(trx);
          if (ids.length > 0) await noteTold(trx, ids, clock());
        });
      });
    }
  }

  async function sendWarnings(people: readonly Warned[]): Promise<void> {
    for (const { to, warnings } of people) {
      await toPerson(to, async (lease) => {
        const about = warnings.map(({ id, endsOn, days }) => [id, endsOn, days]);
        const key = keyOf('periods', to, about);
        if (!(await sent(lease, writePeriodMail({ to, warnings, publicUrl, key })))) return;
        await writeBeside(db, async (trx) => {
          await lease.done(trx);
          await noteWarned(trx, to.userId, warnings);
        });
      });
    }
  }

  /** One process at a time sends to a person, and pauses after their address was refused. */
  async function toPerson(
    { userId }: Addressee,
    work: (lease: Lease) => Promise<void>,
  ): Promise<void> {
    const lease = await jobs.lease('MAIL', userId);
    if (lease === null) return;
    try {
      await work(lease);
    } catch (error) {
      await giveBack(lease);
      throw error;
    }
  }

  /**
   * Where that cannot be written, because the database is closed behind a mail that took too long,
   * the lease runs out.
   */
  const giveBack = (lease: Lease): Promise<void> => lease.release().catch(() => undefined);

  /** The recipients of now, without those that pause because their address was refused. */
  async function whoIsDue(): Promise<{
    news: Addressee[];
    waiting: Addressee[];
    digests: { to: Addressee; days: Days }[];
    warned: Warned[];
  }> {
    const [news, waiting, digests, warned] = [
      await whoHasNews(db, clock()),
      await whoIsWaitedFor(db, clock()),
      await whoGetsDigest(),
      await whoIsWarned(),
    ];
    const wanted = new Set(
      [...news, ...waiting, ...[...digests, ...warned].map(({ to }) => to)].map(
        ({ userId }) => userId,
      ),
    );
    const refused = await db
      .selectFrom('job')
      .select(['subject_id', 'not_before'])
      .where('kind', '=', 'MAIL')
      .where('state', '=', 'WAITING')
      .execute();
    const over = refused.filter((job) => !wanted.has(job.subject_id)).map((job) => job.subject_id);
    if (over.length > 0)
      await db
        .deleteFrom('job')
        .where('kind', '=', 'MAIL')
        .where('state', '=', 'WAITING')
        .where('not_before', '<=', clock())
        .where('subject_id', 'in', over)
        .execute();
    // A pause that ends later than the longest one was set before the clock was put back, so it
    // does not count; leasing the job shortens it.
    const isResting = (until: number): boolean =>
      until > clock() && until <= clock() + settings.jobs.longestRest;
    const resting = new Set(
      refused.filter((job) => isResting(job.not_before)).map((job) => job.subject_id),
    );
    const isAwake = ({ userId }: Addressee): boolean => !resting.has(userId);
    return {
      news: news.filter(isAwake),
      waiting: waiting.filter(isAwake),
      digests: digests.filter(({ to }) => isAwake(to)),
      warned: warned.filter(({ to }) => isAwake(to)),
    };
  }

  async function whoIsWarned(): Promise<Warned[]> {
    const due = await dueWarnings(db, clock());
    return (await addressees(db, [...due.keys()])).map((to) => ({
      to,
      warnings: due.get(to.userId) ?? [],
    }));
  }

  /**
   * Each person with the projects where it is the morning of a working day they have had no digest
   * of.
   */
  async function whoGetsDigest(): Promise<{ to: Addressee; days: Days }[]> {
    const mornings = new Map<string, string[]>();
    for (const { id, time_zone, working_days } of await activeProjects(db)) {
      const day = todayIn(time_zone);
      // Written by features/projects from these.
      const worked = JSON.parse(working_days) as Weekday[];
      if (hourIn(time_zone, clock()) < settings.mail.digestHour || !worked.includes(weekdayOf(day)))
        continue;
      mornings.set(day, [...(mornings.get(day) ?? []), id]);
    }
    const people = new Map<string, { to: Addressee; days: Days }>();
    for (const [day, projectIds] of mornings) {
      for (const { projectId, ...to } of await whoHasNoDigest(db, day, projectIds)) {
        const known = people.get(to.userId) ?? { to, days: [] };
        known.days.push({ projectId, day });
        people.set(to.userId, known);
      }
    }
    return [...people.values()];
  }

  /**
   * False if the address was refused; the next person is then tried. Throws if the mail server
   * itself fails.
   */
  async function sent(lease: Lease, email: Email): Promise<boolean> {
    if (closed) throw new NotSent('CLOSED', null, false);
    try {
      await post.send(email);
      return true;
    } catch (error) {
      if (!(error instanceof NotSent) || !error.onlyThisOne) throw error;
      const pause = pauseAfter(lease.attempts);
      log({
        level: 'warn',
        message: 'a mail was refused',
        code: error.code,
        status: error.status,
        againInMinutes: pause / 60_000,
      });
      await lease.again(pause, error.code);
      return false;
    }
  }

  async function lookOnce(): Promise<void> {
    let lease: Lease | null = null;
    try {
      // Checked before anything is written, because mostly there is nobody.
      if (closed) return;
      const asked = await whoIsDue();
      if (Object.values(asked).every((people) => people.length === 0)) return;
      // One process runs at a time, and none for a while after the mail server failed.
      lease = await jobs.lease('SEND_MAILS', '');
      if (lease === null) return;
      // Another process may have sent it meanwhile.
      const { news, waiting, digests, warned } = await whoIsDue();
      await sendNews(news);
      await sendWaiting(waiting);
      await sendDigests(digests);
      await sendWarnings(warned);
      await lease.done(db);
    } catch (error) {
      if (closed) return lease === null ? undefined : giveBack(lease);
      const [code, why] =
        error instanceof NotSent
          ? [error.code, { code: error.code, status: error.status }]
          : ['FAULT', { error: error instanceof Error ? error.name : 'unknown' }];
      const pause = pauseAfter(lease?.attempts ?? 1);
      log({ level: 'warn', message: 'mails are not sent', ...why, againInMinutes: pause / 60_000 });
      // Where that cannot be written, the lease runs out.
      await lease?.again(pause, code).catch(() => undefined);
    }
  }

  function look(): Promise<void> {
    looking ??= Promise.all([lookOnce(), closed ? undefined : askForReports()])
      .then(() => undefined)
      .finally(() => {
        looking = undefined;
        post.hangUp();
      });
    return looking;
  }

  return {
    begin() {
      timer ??= setInterval(() => void look(), settings.mail.lookEvery);
      timer.unref();
    },
    look,
    async close() {
      closed = true;
      clearInterval(timer);
      await within(looking, settings.closing);
      post.hangUp();
    },
  };
}

const keyOf = (kind: string, { userId }: Addressee, about: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, userId, about]))
    .digest('hex')
    .slice(0, 32);

/** ms after a failure: twice as long after each. */
export const pauseAfter = (attempts: number): number =>
  Math.min(settings.mail.firstPause * 2 ** (attempts - 1), settings.mail.lastPause);

/** Resolves when `work` has ended, or after so many ms. */
async function within(work: Promise<void> | undefined, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
