import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { uptime as machineUptime } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from './database/schema';
import { lastRecordedAt } from './features/journal/store';
import type { Log } from './monitoring/log';
import { settings } from './settings';

/**
 * Milliseconds since 1970. `isDoubtful`: no event may be recorded now; absent where there is
 * nothing to compare with, such as in the story of the demo.
 */
export type Clock = (() => number) & { readonly isDoubtful?: () => boolean };

/** Two clocks at the same time, both in ms. */
export interface Times {
  /** Since 1970. Anybody may set it. */
  wall: number;
  /** Since the machine was started. Nobody can set it, and it goes on while a machine sleeps. */
  up: number;
}

/**
 * Why the clock of the machine is not believed; null if it is. `trusted`: the last times that were;
 * null before the first. `newest`: when the newest event was recorded.
 */
export function doubtOf(
  { wall, up }: Times,
  trusted: Times | null,
  newest: number,
): 'JUMPED' | 'BEHIND' | null {
  const { clockJump } = settings;
  if (trusted === null) return wall < newest - clockJump ? 'BEHIND' : null;
  return Math.abs(wall - expectedAt(up, trusted)) > clockJump ? 'JUMPED' : null;
}

const expectedAt = (up: number, trusted: Times): number => trusted.wall + up - trusted.up;

interface ClockOptions {
  db: Kysely<Database>;
  dataDir: string;
  /** Milliseconds since 1970. @default Date.now */
  clock: (() => number) | undefined;
  /**
   * Milliseconds since the machine was started. @default that of the machine; of another clock than
   * its own nothing is known, so it never jumps
   */
  uptime: (() => number) | undefined;
  log: Log;
}

/**
 * The server's clock. After a jump it goes on as if there had been none, so that no session ends
 * and nothing is swept, until the clock is corrected or the operator accepts it.
 */
export async function openClock({
  db,
  dataDir,
  clock: readWall = Date.now,
  uptime: readUp = readWall === Date.now ? () => machineUptime() * 1_000 : readWall,
  log,
}: ClockOptions): Promise<Clock> {
  const newest = await newestIn(db);
  let trusted: Times | null = null;
  let doubted = false;
  /** When another process was told that a clock is right, in epoch ms. */
  let acceptedElsewhere = 0;
  let askedAt = -Infinity;

  function askOthers({ up }: Times): void {
    if (up - askedAt < askOthersMs) return;
    askedAt = up;
    readAccepted(db).then(
      ({ at }) => void (acceptedElsewhere = at),
      // Asked again.
      () => undefined,
    );
  }

  const isAccepted = (wall: number): boolean =>
    [acceptedElsewhere, acceptedIn(dataDir)].some(
      (said) => Math.abs(wall - said) <= settings.clockJump,
    );

  function look(): { now: number; isDoubtful: boolean } {
    const times = { wall: readWall(), up: readUp() };
    const doubt = doubtOf(times, trusted, newest);
    if (doubt === null || isAccepted(times.wall)) {
      if (doubt !== null)
        noteAccepted(db, times.wall).catch((error: unknown) =>
          log({ level: 'error', message: 'accepting the clock failed', error: String(error) }),
        );
      if (doubted) log({ level: 'warn', message: 'The clock is right, and events are recorded.' });
      doubted = false;
      trusted = times;
      return { now: times.wall, isDoubtful: false };
    }
    const now = trusted === null ? times.wall : expectedAt(times.up, trusted);
    if (!doubted)
      log({
        level: 'error',
        message: `${doubt === 'BEHIND' ? `The clock shows ${timeOf(now)}, but the newest event was recorded at ${timeOf(newest)}` : `The clock jumped from ${timeOf(now)} to ${timeOf(times.wall)}`}. No event is recorded until you correct the clock, or confirm that it is right: npm run accept-clock`,
      });
    doubted = true;
    askOthers(times);
    return { now, isDoubtful: true };
  }

  look();
  return Object.assign(() => look().now, { isDoubtful: () => look().isDoubtful });
}

/** ms between two times that a process in doubt looks for what others were told. */
const askOthersMs = 1_000;

const timeOf = (at: number): string => new Date(at).toISOString();

/** Below the data directory: the time that the operator has said to be right. */
const acceptedFile = 'clock';

/** Has the servers on this data directory believe a clock that shows about `now`, in epoch ms. */
export const acceptClock = (dataDir: string, now: number): Promise<void> =>
  writeFile(join(dataDir, acceptedFile), String(now));

/**
 * The time that was said, in epoch ms; 0 if none. What was said long before, or by a clock that
 * shows another time, is about something else.
 */
function acceptedIn(dataDir: string): number {
  try {
    return Number(readFileSync(join(dataDir, acceptedFile), 'utf8'));
  } catch {
    return 0;
  }
}

const acceptedSetting = 'clockAccepted';

/**
 * When the newest event was recorded, in epoch ms. Of those that the operator knows to be of the
 * future: when they said so.
 */
async function newestIn(db: Kysely<Database>): Promise<number> {
  const recorded = await lastRecordedAt(db);
  const { at, upTo } = await readAccepted(db);
  return recorded <= upTo ? Math.min(recorded, at) : recorded;
}

interface Accepted {
  at: number;
  upTo: number;
}

async function readAccepted(db: Kysely<Database>): Promise<Accepted> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', acceptedSetting)
    .executeTakeFirst();
  // Written below.
  return JSON.parse(row?.value ?? '{"at":0,"upTo":0}') as Accepted;
}

async function noteAccepted(db: Kysely<Database>, at: number): Promise<void> {
  const accepted: Accepted = { at, upTo: await lastRecordedAt(db) };
  const value = JSON.stringify(accepted);
  await db
    .insertInto('setting')
    .values({ name: acceptedSetting, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
