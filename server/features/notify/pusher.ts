import { writeBeside } from '../../database/engine';
import { LeaseLost } from '../../jobs';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { hourIn } from '../../../rules/days';
import { hasNews, settledUpTo, type MailSnag, whatWaits } from './due';
import { countAllNews } from './store';
import { topicOf, writeNotice } from './pushNotice';
import { send, type PushOptions } from './pushSend';
import { hostOf } from './pushServices';
import {
  deviceSince,
  devicesSince,
  dropDevice,
  dropJobs,
  knownDevices,
  noteTold,
  restingDevices,
  timeZones,
  type ToldDevice,
  channelTo,
} from './pushStore';

export type { PushOptions };

export interface Pusher {
  /** Checks every half a minute from now on. */
  begin(): void;
  /** Tells the devices that are due. One run at a time: concurrent callers wait for it. */
  look(): Promise<void>;
  close(): Promise<void>;
}

type Needed = Pick<Services, 'db' | 'clock' | 'log' | 'jobs' | 'sessions' | 'pushKeys'>;

/**
 * Sends devices what waits for their people, by the rules of mails: what somebody gets is
 * decided in features/notify/due.ts, and of each device only the numbers of the journals are
 * kept up to which it was sent. A message is noted after it was sent, so a crash in between sends
 * it once more, and the device shows it once.
 */
export function startPusher(
  { db, clock, log, jobs, sessions, pushKeys }: Needed,
  options: PushOptions,
): Pusher {
  const { gap } = settings.push;
  let timer: ReturnType<typeof setInterval> | undefined;
  let looking: Promise<void> | undefined;
  let closed = false;
  const isDay = (timeZone: string, at: number): boolean => {
    const hour = hourIn(timeZone, at);
    return hour >= settings.push.night.until && hour < settings.push.night.from;
  };

  /**
   * Adds to `away` the hosts of push services that do not answer; their other devices are tried at
   * the next check.
   */
  async function tell(
    { id }: ToldDevice,
    zones: readonly string[],
    away: Set<string>,
  ): Promise<void> {
    const lease = await jobs.lease('PUSH', id);
    // Another process holds the lease, or the device pauses after a failure.
    if (lease === null) return;
    try {
      // Another process may have sent it meanwhile.
      const device = await deviceSince(db, id, { now: clock(), gap });
      if (device === undefined) return await lease.done(db);
      const signedIn = await sessions.bySession(device.session_id);
      if (signedIn === null) return await drop(device);
      const snags = await whatWaits(db, device.userId, channelTo(device, zones));
      if (snags.length === 0) return await lease.done(db);
      const notice = writeNotice({
        snags,
        language: device.language,
        waiting: await countAllNews(db, signedIn),
        byLink: signedIn.kind === 'LINK',
      });
      const sent = await send(
        device,
        { payload: JSON.stringify(notice), ttl: secondsOfDay(snags), topic: topicOf(notice) },
        pushKeys,
        options,
      );
      if (sent.outcome === 'GONE') return await drop(device);
      const host = hostOf(device.endpoint);
      if (sent.outcome === 'LATER') {
        const pause = Math.min(
          Math.max(sent.afterMs, settings.push.firstPause * 2 ** (lease.attempts - 1)),
          settings.push.lastPause,
        );
        log({
          level: 'warn',
          message: 'a push service took no message',
          service: host,
          status: sent.status,
          code: sent.code,
          againInMinutes: Math.ceil(pause / 60_000),
        });
        if (sent.status === null) away.add(host);
        return await lease.again(pause, sent.code);
      }
      if (sent.outcome === 'REFUSED')
        log({
          level: 'error',
          message: 'a push service refused a message for good',
          service: host,
          status: sent.status,
        });
      const upTo = new Map(snags.map(({ projectId, lastSeq }) => [projectId, lastSeq]));
      return await writeBeside(db, async (trx) => {
        await lease.done(trx);
        await noteTold(trx, { id, at: clock(), upTo });
      });
    } catch (error) {
      if (error instanceof LeaseLost) return;
      // If that cannot be written, the lease expires by itself.
      await lease.release().catch(() => undefined);
      throw error;
    }

    async function drop(device: ToldDevice): Promise<void> {
      await writeBeside(db, async (trx) => {
        await lease?.done(trx);
        await dropDevice(trx, device.id);
      });
    }
  }

  /**
   * Seconds until night begins at the first of the sites; a message delivered later would arrive at
   * night.
   */
  function secondsOfDay(snags: readonly MailSnag[]): number {
    const now = clock();
    const quarter = 15 * 60_000;
    const zones = new Set(snags.map(({ timeZone }) => timeZone));
    let ms = quarter;
    while (ms < 24 * 4 * quarter && [...zones].every((zone) => isDay(zone, now + ms)))
      ms += quarter;
    return Math.floor((ms - quarter) / 1_000) || 60;
  }

  /**
   * The devices that pause after a failure. Read only, so that a check without due devices writes
   * nothing.
   */
  async function whoRests(): Promise<Set<string>> {
    const jobsOfDevices = await restingDevices(db);
    if (jobsOfDevices.length === 0) return new Set();
    const known = await knownDevices(
      db,
      jobsOfDevices.map((job) => job.subject_id),
    );
    const left = jobsOfDevices
      .filter((job) => !known.has(job.subject_id))
      .map((job) => job.subject_id);
    if (left.length > 0) await dropJobs(db, left);
    // A longer pause comes from a clock that was put back since; leasing the job shortens it.
    return new Set(
      jobsOfDevices
        .filter(
          ({ not_before: until }) =>
            until > clock() && until <= clock() + settings.jobs.longestRest,
        )
        .map((job) => job.subject_id),
    );
  }

  async function lookOnce(): Promise<void> {
    try {
      const resting = await whoRests();
      const devices = (await devicesSince(db, { now: clock(), gap })).filter(
        ({ id }) => !resting.has(id),
      );
      if (devices.length === 0) return;
      const zones = (await timeZones(db)).filter((zone) => isDay(zone, clock()));
      if (zones.length === 0) return;
      const settled = await settledUpTo(db, clock(), settings.push.settle);
      const away = new Set<string>();
      for (const device of devices) {
        if (closed) return;
        if (
          !away.has(hostOf(device.endpoint)) &&
          (await hasNews(db, device.userId, channelTo(device, zones), settled))
        )
          await tell(device, zones, away);
      }
    } catch (error) {
      if (!closed)
        log({
          level: 'warn',
          message: 'devices get no messages',
          error: error instanceof Error ? error.name : 'unknown',
        });
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    begin() {
      timer ??= setInterval(() => void look(), settings.push.lookEvery);
      timer.unref();
    },
    look,
    async close() {
      closed = true;
      clearInterval(timer);
      await Promise.race([
        looking,
        new Promise((resolve) => setTimeout(resolve, settings.closing).unref()),
      ]);
    },
  };
}
