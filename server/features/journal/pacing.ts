import { setImmediate, setTimeout } from 'node:timers/promises';
import { settings } from '../../settings';

// What long work waits for, so that it does not hold up everybody else: the event loop, and those who follow the project.

/**
 * Makes what long work awaits between its parts, so that other requests are handled in between: the database answers synchronously, so nothing else would let them. `share`: how much of one
 * iteration of the event loop the next part takes; parts that together take less than one go on at once.
 */
export function createPacer(): (share: number) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  let taken = 0;
  return (share) => {
    taken += share;
    if (taken >= 1) {
      taken = 0;
      last = last.then(() => setImmediate());
    }
    return last;
  };
}

/** Readers of a project's journal in this process, and how many of them have something to read. */
interface Readers {
  all: number;
  behind: number;
  /** Called when most have read all there is. */
  waiting: (() => void)[];
}

const projects = new Map<string, Readers>();

/** What was begun last of each project. */
const lines = new Map<string, Promise<unknown>>();

const mostHaveRead = ({ all, behind }: Readers): boolean => behind <= all * settings.live.stragglers;

/** A reader of the journal, who begins with something to read. */
export function countReader(projectId: string): { atEnd(): void; woken(): void; gone(): void } {
  const readers = projects.get(projectId) ?? { all: 0, behind: 0, waiting: [] };
  projects.set(projectId, readers);
  readers.all += 1;
  readers.behind += 1;
  let behind = true;
  const set = (now: boolean): void => {
    if (now !== behind) readers.behind += now ? 1 : -1;
    behind = now;
    if (mostHaveRead(readers)) for (const proceed of readers.waiting.splice(0)) proceed();
  };
  return {
    atEnd: () => set(false),
    woken: () => set(true),
    gone() {
      readers.all -= 1;
      set(false);
      if (readers.all === 0) projects.delete(projectId);
    },
  };
}

/**
 * Writes what nobody at a screen waits for, such as a photo that has arrived: one after the other in a project, and each when most of those who follow it have been told of the one before.
 * Without it what somebody else writes meanwhile would be told after fifty photos, and would wait for the row of the project behind them.
 */
export function writeAfterReaders<T>(projectId: string, write: () => Promise<T>): Promise<T> {
  const before = lines.get(projectId) ?? Promise.resolve();
  const mine = before.then(async () => {
    // Who was woken by the one before has to begin.
    await setImmediate();
    await read(projectId);
    return write();
  });
  const ended = mine.then(
    () => undefined,
    () => undefined,
  );
  lines.set(projectId, ended);
  void ended.then(() => lines.get(projectId) === ended && lines.delete(projectId));
  return mine;
}

/** Resolves when most have read all there is, or after a while: a device that takes nothing must not hold up the photos of others. */
async function read(projectId: string): Promise<void> {
  const readers = projects.get(projectId);
  if (readers === undefined || mostHaveRead(readers)) return;
  const patience = new AbortController();
  await Promise.race([new Promise<void>((resolve) => void readers.waiting.push(resolve)), setTimeout(settings.live.patience, undefined, { signal: patience.signal }).catch(() => undefined)]);
  patience.abort();
}
