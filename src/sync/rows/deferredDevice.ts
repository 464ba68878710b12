import type { OperationDescriptor } from 'relay-runtime';
import { isRecord } from '../../session/state';
import type { World } from '../../device/world';
import type { StoredEvent } from '../outbox/entry';
import type { OfflineDownloads } from '../pictures/offlineDownloads';
import type { DeviceSource } from './deviceNetwork';
import type { Replicas } from './liveProjects';

/** One person's data on the device, when its code is loaded. */
export interface DeviceEngine extends DeviceSource {
  readonly offlineDownloads: OfflineDownloads;
  readonly replicas: Replicas;
  /** A project was opened: creates its copy and keeps it up to date. */
  open(code: string): void;
  /** The server has answered. */
  contact(): void;
  /**
   * The server has confirmed an event: `data` is its answer to the event's mutation. Resolves when
   * the project's copy contains it.
   */
  confirmed(event: StoredEvent, mutation: OperationDescriptor, data: unknown): Promise<void>;
  /** Rejects with a Refusal while the data kept on the device is locked. */
  mayRead(): Promise<void>;
  close(): void;
}

/** The engine's code, which is loaded after the first screen. */
export interface DeviceEngineCode {
  start(): DeviceEngine;
  /** Deletes all data of a person; rejects if the browser prevents it. */
  destroy(userId: string): Promise<void>;
}

/** The device engine for callers that do not wait for its code. */
export interface DeferredDevice
  extends DeviceSource, Pick<DeviceEngine, 'open' | 'contact' | 'confirmed'> {
  /** Starts the engine if it is not running. */
  engine(): Promise<DeviceEngine>;
  /**
   * The projects that the device answers for; `unknown` while the engine that has them is not
   * running.
   */
  replicas(): Replicas | 'unknown' | null;
  /** `over`: the person is not signed in any more, so their data is deleted. */
  close(over: boolean): void;
}

interface DeferredDeviceOptions {
  readonly world: Pick<World, 'clock' | 'storage' | 'databaseName'>;
  /** Null when nobody is signed in. */
  readonly userId: string | null;
  readonly load: () => Promise<DeviceEngineCode>;
  /** Runs something once the first screen is painted. @default at once */
  readonly whenPainted?: (run: () => void) => void;
}

/**
 * The queries that the device may answer and whose answers it may keep: those of a project's
 * screens. Not among them are data about people, such as their e-mail addresses, and data that is
 * only valid directly from the server.
 */
const answered: ReadonlySet<string> = new Set([
  'ProjectsScreenQuery',
  'ProjectRowsPaginationQuery',
  'WaitingScreenQuery',
  'WaitingRowsPaginationQuery',
  'SnagListScreenQuery',
  'SnagRowsPaginationQuery',
  'SnagDetailScreenQuery',
  'SnagHistoryPaginationQuery',
  'ToCheckScreenQuery',
  'QueuePaginationQuery',
  'RaiseSnagScreenQuery',
  'PlansScreenQuery',
  'PlanViewScreenQuery',
  'HeldSettingsScreenQuery',
  'FilterSheetQuery',
  'BulkSheetQuery',
  'useBasePinsQuery',
  'useFreshPinQuery',
  'usePinFactsQuery',
]);

/**
 * Time from the first answer of the server, or the first screen, to the start, so that it does not
 * compete with that screen, in ms.
 */
const startAfterMs = 2_000;
/** Most answers that are held until the engine has started. */
const mostWaiting = 20;
/**
 * An answer of the server before the start counts as a contact if it is not older than this, in ms.
 */
const contactMs = 60_000;

export function createDeferredDevice({
  world,
  userId,
  load,
  whenPainted = (run) => run(),
}: DeferredDeviceOptions): DeferredDevice {
  const { clock, storage } = world;
  const kept = createKeptList(storage);
  let running: DeviceEngine | undefined;
  let starting: Promise<DeviceEngine> | undefined;
  let timer: unknown;
  let soon = false;
  // Answers held until the engine has started.
  let answers: Parameters<DeviceSource['keep']>[] = [];
  const opened = new Set<string>();
  let contactAt = -Infinity;
  let closed = false;

  function start(): Promise<DeviceEngine> {
    starting ??= load()
      .then(({ start: startEngine }) => {
        // The list must name the person before anything is stored: it is how a later start finds
        // data that a killed tab did not delete at the sign-out.
        if (closed || userId === null || !kept.add(userId, clock.date()))
          throw new Error('Nothing is kept');
        running = startEngine();
        if (clock.now() - contactAt < contactMs) running.contact();
        for (const each of answers.splice(0)) running.keep(...each);
        for (const code of opened) running.open(code);
        return running;
      })
      .catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
    return starting;
  }

  /** Starts the engine when the first screen is complete. */
  function startSoon(): void {
    if (soon) return;
    soon = true;
    whenPainted(() => {
      if (closed) return;
      timer = clock.setTimeout(() => {
        soon = false;
        start().catch(() => undefined); // The next answer tries again.
      }, startAfterMs);
    });
  }

  async function destroy(userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    const before = kept.all();
    const code = await load();
    for (const each of userIds) {
      await code.destroy(each);
      // Not removed from the list if they signed in again meanwhile.
      if (kept.all().get(each) === before.get(each)) kept.remove(each);
    }
  }

  // Deletes the data of people whose tabs were closed before that was done.
  destroy([...kept.all().keys()].filter((each) => each !== userId)).catch(() => undefined);

  return {
    async answer(...request) {
      if (userId === null || closed || !answered.has(request[0].name)) return null;
      if (
        running === undefined &&
        !kept.all().has(userId) &&
        !(await isThere(rowsDatabaseOf(world, userId)))
      )
        return null;
      // Null if the engine's code cannot be loaded: without a service worker it comes from the
      // server.
      return (running ?? (await start().catch(() => null)))?.answer(...request) ?? null;
    },
    keep(...answer) {
      if (userId === null || closed || !answered.has(answer[0].name)) return;
      if (running !== undefined) return running.keep(...answer);
      answers = [...answers, answer].slice(-mostWaiting);
      startSoon();
    },
    open(code) {
      if (userId === null || closed) return;
      if (running !== undefined) return running.open(code);
      opened.add(code);
      startSoon();
    },
    contact() {
      if (userId === null || closed) return;
      if (running !== undefined) return running.contact();
      contactAt = clock.now();
      startSoon();
    },
    engine: start,
    replicas() {
      if (userId === null || closed) return null;
      if (running !== undefined) return running.replicas;
      return kept.all().has(userId) ? 'unknown' : null;
    },
    async confirmed(...answer) {
      if (userId === null || closed) return;
      if (running !== undefined) return running.confirmed(...answer);
      // Does not wait for the engine's code. Without a copy there is nothing to update.
      if (kept.all().has(userId))
        void start()
          .then((engine) => engine.confirmed(...answer))
          .catch(() => undefined);
    },
    close(over) {
      closed = true;
      answers = [];
      clock.clearTimeout(timer);
      running?.close();
      // Also if they are not in the list, which another tab or the browser may have lost. If it
      // fails, the next start does it.
      if (over && userId !== null) destroy([userId]).catch(() => undefined);
    },
  };
}

export const rowsDatabaseOf = (
  { databaseName }: Pick<World, 'databaseName'>,
  userId: string,
): string => `${databaseName}-rows-${userId}`;

/**
 * Whether a database with this name exists. Firefox writes the list below some seconds late, so a
 * power failure just after the first copy loses it.
 */
async function isThere(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((each) => each.name === name);
  } catch {
    return false; // The browser does not say, or forbids it.
  }
}

const keptKey = 'snagbook.kept';

/**
 * The people with data on this device, and since when, as Date.now(). Readable without opening a
 * database.
 */
interface KeptList {
  all(): ReadonlyMap<string, number>;
  /** False if it could not be stored. */
  add(userId: string, at: number): boolean;
  remove(userId: string): void;
}

function createKeptList(storage: World['storage']): KeptList {
  const all = (): Map<string, number> => {
    try {
      const since: unknown = JSON.parse(storage?.getItem(keptKey) ?? '{}');
      return new Map(
        isRecord(since)
          ? Object.entries(since).map(([id, at]) => [id, typeof at === 'number' ? at : 0])
          : [],
      );
    } catch {
      return new Map(); // Storage is forbidden or damaged.
    }
  };
  const write = (since: ReadonlyMap<string, number>): boolean => {
    try {
      storage?.setItem(keptKey, JSON.stringify(Object.fromEntries(since)));
      return storage !== null;
    } catch {
      return false; // The storage is full.
    }
  };
  return {
    all,
    add: (userId, at) => write(all().set(userId, at)),
    remove(userId) {
      const since = all();
      since.delete(userId);
      write(since);
    },
  };
}
