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

/** Readers of a project's journal in this process. */
interface Readers {
  all: number;
  /** Those who have read all there was, and are waited for when there is more. */
  awaited: Set<object>;
  /** Of them, who have something to read. */
  behind: Set<object>;
  /** How often one of them has read all there was. */
  reached: number;
  /** Called when most have read all there is. */
  waiting: (() => void)[];
}

const projects = new Map<string, Readers>();

/** What was begun last of each project. */
const lines = new Map<string, Promise<unknown>>();

const mostHaveRead = ({ awaited, behind }: Readers): boolean =>
  behind.size <= awaited.size * settings.live.stragglers;

const noReaders = (): Readers => ({
  all: 0,
  awaited: new Set(),
  behind: new Set(),
  reached: 0,
  waiting: [],
});

/** A reader of the journal, who is waited for from the first time on that they have read all. */
export function countReader(projectId: string): { atEnd(): void; woken(): void; gone(): void } {
  const readers = projects.get(projectId) ?? noReaders();
  projects.set(projectId, readers);
  readers.all += 1;
  const itself = {};
  const proceed = (): void => {
    if (mostHaveRead(readers)) for (const goOn of readers.waiting.splice(0)) goOn();
  };
  return {
    atEnd() {
      readers.awaited.add(itself);
      if (readers.behind.delete(itself)) readers.reached += 1;
      proceed();
    },
    woken() {
      if (readers.awaited.has(itself)) readers.behind.add(itself);
    },
    gone() {
      readers.all -= 1;
      readers.awaited.delete(itself);
      readers.behind.delete(itself);
      proceed();
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
 * further for a while. Whoever was waited for in vain is not waited for again until they have read
 * all.
 */
async function read(projectId: string): Promise<void> {
  const readers = projects.get(projectId);
  if (readers === undefined) return;
  const until = performance.now() + settings.live.patience.inAll;
  while (!mostHaveRead(readers) && performance.now() < until) {
    const before = readers.reached;
    const given = new AbortController();
    await Promise.race([
      new Promise<void>((resolve) => void readers.waiting.push(resolve)),
      setTimeout(settings.live.patience.withoutProgress, undefined, { signal: given.signal }).catch(
        () => undefined,
      ),
    ]);
    given.abort();
    if (mostHaveRead(readers) || readers.reached !== before) continue;
    for (const reader of readers.behind) readers.awaited.delete(reader);
    readers.behind.clear();
  }
}
