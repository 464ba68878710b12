import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database/schema';
import { SignInTries } from './features/sessions/tries';
import { createUploadSlots, type UploadSlots } from './http/uploadSlots';
import { type Jobs, openJobs } from './jobs';
import { createProgress, createWakeUps, type Progress, type WakeUps } from './wakeUps';
import type { Log } from './monitoring/log';

/** What the processes of one server have to agree on. Today there is one process, so all but the leases, which are rows, live in its memory. */
export interface Coordination {
  wakeUps: WakeUps;
  progress: Progress;
  /** Work behind the answers, leased from rows. */
  jobs: Jobs;
  /** What requests may take of this process's memory and disk. */
  uploadSlots: UploadSlots;
  /** Tries to sign in. */
  tries: Pick<SignInTries, 'atTheDoor' | 'holding' | 'forget'>;
}

interface Options {
  db: Kysely<Database>;
  clock: () => number;
  log: Log;
}

/** For a server of one process, which the embedded database is locked for. */
export async function coordinateInProcess({ db, clock, log }: Options): Promise<Coordination> {
  const [wakeUps, workers] = [createWakeUps(), createWakeUps()];
  return {
    wakeUps,
    progress: createProgress(wakeUps),
    jobs: await openJobs({ db, clock, log, workers, holder: randomUUID(), alone: true }),
    uploadSlots: createUploadSlots(),
    tries: new SignInTries(clock),
  };
}
