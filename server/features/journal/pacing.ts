import { setImmediate, setTimeout } from 'node:timers/promises';
import { settings } from '../../settings';

// What long work waits for, so that it does not hold up everybody else: the event loop, and those
// who follow the project.

/**
 * Makes what long work awaits between its parts, so that other requests are handled in between: the
 * database answers synchronously, so nothing else would let them. `share`: how much of one
 * iteration of the event loop the next part takes; parts that together take less than one go on at
 * once. It is asked when the part is next, because what waited in front of it may have made it
 * short.
 */
export function createPacer(): (share: () => number) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let taken = 0;
  return (share) => {
    const mine = last.then(async () => {
      taken += share();
      if (taken < 1) return;
      taken = 0;
      await setImmediate();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Bytes of files that are received in one iteration of the event loop, by all who send some: a few
 * ms.
 */
const bytesAtOnce = 512 * 1024;

const received = createPacer();

/**
 * Awaited before a part of a file is dealt with: fifty photos that arrive together have a part each
 * in every iteration, and whoever asks for something else meanwhile needs dozens of them.
 */
export const paceBytes = (bytes: number): Promise<void> => received(() => bytes / bytesAtOnce);

/** Readers of a project's journal in this process, and how many of them have something to read. */
interface Readers {
  all: number;
  behind: number;
  /** How often one of them has read all there was. */
  reached: number;
  /** Called when most have read all there is. */
  waiting: (() => void)[];
}

const projects = new Map<string, Readers>();

/** What was begun last of each project. */
const lines = new Map<string, Promise<unknown>>();

const mostHaveRead = ({ all, behind }: Readers): boolean =>
  behind <= all * settings.live.stragglers;

/** A reader of the journal, who begins with something to read. */
export function countReader(projectId: string): { atEnd(): void; woken(): void; gone(): void } {
  const readers = projects.get(projectId) ?? { all: 0, behind: 0, reached: 0, waiting: [] };
  projects.set(projectId, readers);
  readers.all += 1;
  readers.behind += 1;
  let behind = true;
  const set = (now: boolean): void => {
    if (now !== behind) readers.behind += now ? 1 : -1;
    if (behind && !now) readers.reached += 1;
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
 * Writes what nobody at a screen waits for, such as a photo that has arrived: one after the other
 * in a project, and each when most of those who follow it have received the one before.
 * Without it what somebody else writes meanwhile would be sent after fifty photos, and would wait
 * for the row of the project behind them.
 */
export function writeAfterReaders<T>(projectId: string, write: () => Promise<T>): Promise<T> {
  const before = lines.get(projectId) ?? Promise.resolve();
  const mine = before.then(async () => {
    // Readers that the write before has woken must count as reading first.
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

/**
 * Resolves when most have read all there is. Not for ever: devices that take nothing must not hold
 * up the photos of others, nor somebody who writes again and again. How long telling all of them
 * takes depends on the machine and on how many they are, so it is given up when nobody got any
 * further for a while.
 */
async function read(projectId: string): Promise<void> {
  const readers = projects.get(projectId);
  const until = performance.now() + settings.live.patience.inAll;
  for (
    let before = -1;
    readers !== undefined &&
    !mostHaveRead(readers) &&
    readers.reached !== before &&
    performance.now() < until;
  ) {
    before = readers.reached;
    const given = new AbortController();
    await Promise.race([
      new Promise<void>((resolve) => void readers.waiting.push(resolve)),
      setTimeout(settings.live.patience.withoutProgress, undefined, { signal: given.signal }).catch(
        () => undefined,
      ),
    ]);
    given.abort();
  }
}
