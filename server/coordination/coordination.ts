import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { keepCountsInMemory } from '../features/auth/counts';
import { SignInTries } from '../features/auth/tries';
import { type Jobs, openJobs } from '../jobs';
import type { Log } from '../monitoring/log';
import { createProgress, type Progress } from './progress';
import { createWakeUps, type WakeUps } from './wakeUps';

/**
 * What the processes of one server have to agree on. There are two: of one process, in its memory,
 * and of several on one PostgreSQL (onPostgres.ts).
 */
export interface Coordination {
  wakeUps: WakeUps;
  progress: Progress;
  /** Work behind the answers, leased from rows. */
  jobs: Jobs;
  /** Tries to sign in. */
  tries: Pick<
    SignInTries,
    | 'signInAttempts'
    | 'forgotten'
    | 'atCode'
    | 'byPasskey'
    | 'byProvider'
    | 'atLink'
    | 'byLink'
    | 'holding'
    | 'forget'
  >;
  endings: Endings;
  /** Stops hearing and telling. */
  endCoordination(): Promise<void>;
}

/** Sessions that end: whichever process has sockets of theirs closes them. */
export interface Endings {
  /** Tells the other processes. */
  tell(sessionId: string): void;
  /**
   * From now on `end` is called for what other processes end; `open` names the sessions that have
   * sockets here.
   */
  listen(sockets: { open: () => readonly string[]; end: (sessionId: string) => void }): void;
}

export interface CoordinationOptions {
  db: Kysely<Database>;
  clock: () => number;
  log: Log;
}

/** For a server of one process, which the embedded database is locked for. */
export async function coordinateInProcess({
  db,
  clock,
  log,
}: CoordinationOptions): Promise<Coordination> {
  const [wakeUps, workers] = [createWakeUps(), createWakeUps()];
  return {
    wakeUps,
    progress: createProgress(wakeUps),
    jobs: await openJobs({ db, clock, log, workers, holder: randomUUID(), alone: true }),
    tries: new SignInTries(keepCountsInMemory(clock)),
    endings: { tell: () => undefined, listen: () => undefined },
    endCoordination: () => Promise.resolve(),
  };
}
