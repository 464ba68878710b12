import { createHash } from 'node:crypto';
import { writeTransaction } from '../../database/engine';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { dayIn, hourIn, type Weekday, weekdayOf } from '../../../rules/days';
import { activeProjects, type Addressee, noteDigest, noteMailed, type Told, whatIsOverdue, whatWaits, whoHasNoDigest, whoIsWaitedFor } from './due';
import { writeEmail } from './email';
import { type Email, NotSent, openPost } from './post';
import { Pauses } from './pauses';

export interface MailOptions {
  /** Such as smtps://user:password@mail.example:465. */
  smtpUrl: string;
  /** Who the mails are from. */
  from: string;
  /** Where people reach this server, without a slash at the end: links begin with it. */
  publicUrl: string;
}

export interface Mailer {
  /** Looks every minute from now on. */
  begin(): void;
  /** Looks who gets a mail now, and sends it. One look at a time: whoever asks meanwhile waits for that one. */
  look(): Promise<void>;
  close(): Promise<void>;
}

type Needed = Pick<Services, 'db' | 'clock' | 'log'>;
type Days = { projectId: string; day: string }[];

/**
 * Writes to people about what waits for them. It reads the journal's numbers and keeps none of its events: what somebody was written about
 * is a number. A mail is noted after it was sent, so a crash in between sends it once more and loses none.
 */
export function startMailer({ db, clock, log }: Needed, { smtpUrl, from, publicUrl }: MailOptions): Mailer {
  const post = openPost({ smtpUrl, from });
  const pauses = new Pauses(clock);
  let timer: ReturnType<typeof setInterval> | undefined;
  let looking: Promise<void> | undefined;
  let closed = false;

  const todayIn = (timeZone: string): string => dayIn(timeZone, clock());
  const write = (kind: 'waiting' | 'digest', to: Addressee, snags: readonly Told[], about: unknown): Email =>
    writeEmail({ kind, to, snags, todayIn, publicUrl, key: createHash('sha256').update(JSON.stringify([kind, to.userId, about])).digest('hex').slice(0, 32) });

  async function sendWaiting(): Promise<void> {
    for (const to of await whoIsWaitedFor(db, clock())) {
      if (!pauses.over(to.userId)) continue;
      const snags = await whatWaits(db, to.userId);
      if (snags.length === 0) continue;
      const upTo = new Map(snags.map(({ projectId, lastSeq }) => [projectId, lastSeq]));
      if (!(await sent(to, write('waiting', to, snags, snags.map(({ id, at }) => [id, at]))))) continue;
      await writeTransaction(db, (trx) => noteMailed(trx, { userId: to.userId, at: clock(), upTo }));
    }
  }

  async function sendDigests(): Promise<void> {
    for (const { to, days } of await whoGetsDigest()) {
      if (!pauses.over(to.userId)) continue;
      const snags = await whatIsOverdue(db, to.userId, days);
      if (snags.length > 0 && !(await sent(to, write('digest', to, snags, days)))) continue;
      await writeTransaction(db, (trx) => noteDigest(trx, to.userId, days));
    }
  }

  /** Each person with the projects where it is the morning of a working day they have had no digest of. */
  async function whoGetsDigest(): Promise<{ to: Addressee; days: Days }[]> {
    const mornings = new Map<string, string[]>();
    for (const { id, time_zone, working_days } of await activeProjects(db)) {
      const day = todayIn(time_zone);
      // Written by features/projects from these.
      const worked = JSON.parse(working_days) as Weekday[];
      if (hourIn(time_zone, clock()) < settings.mail.digestHour || !worked.includes(weekdayOf(day))) continue;
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

  /** False if the address was refused: then the next person is written to. Throws if the mail server itself is at fault. */
  async function sent({ userId }: Addressee, email: Email): Promise<boolean> {
    if (closed) throw new NotSent('CLOSED', null, false);
    try {
      await post.send(email);
      pauses.end(userId);
      return true;
    } catch (error) {
      if (!(error instanceof NotSent) || !error.onlyThisOne) throw error;
      log({ level: 'warn', message: 'a mail was refused', code: error.code, status: error.status, againInMinutes: pauses.begin(userId) / 60_000 });
      return false;
    }
  }

  async function lookOnce(): Promise<void> {
    if (closed || !pauses.over('')) return;
    try {
      await sendWaiting();
      await sendDigests();
      pauses.end('');
    } catch (error) {
      // The database is closed behind a mail that took too long.
      if (closed) return;
      const why = error instanceof NotSent ? { code: error.code, status: error.status } : { error: error instanceof Error ? error.name : 'unknown' };
      log({ level: 'warn', message: 'mails are not sent', ...why, againInMinutes: pauses.begin('') / 60_000 });
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
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

/** Resolves when `work` has ended, or after so many ms. */
async function within(work: Promise<void> | undefined, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
