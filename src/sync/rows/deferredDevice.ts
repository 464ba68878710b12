import type { OperationDescriptor } from 'relay-runtime';
import { isRecord } from '../../session/state';
import type { World } from '../../device/world';
import type { StoredEvent } from '../outbox/entry';
import type { TakeAlong } from '../pictures/takeAlong';
import type { DeviceSource } from './deviceNetwork';

/** What one person's device keeps, once its code is there. */
export interface DeviceEngine extends DeviceSource {
  readonly takeAlong: TakeAlong;
  /** A project was opened: its copy is made and kept up to date. */
  open(code: string): void;
  /** The server has answered. */
  contact(): void;
  /** The server has confirmed an event: `data` is its answer to the event's mutation. Resolves when the copy of the project has it. */
  confirmed(event: StoredEvent, mutation: OperationDescriptor, data: unknown): Promise<void>;
  /** Rejects with a Refusal while what is kept on the device may not be read. */
  mayRead(): Promise<void>;
  close(): void;
}

/** The code of the engine, which comes after the first screen. */
export interface DeviceEngineCode {
  start(): DeviceEngine;
  /** Deletes everything that is kept of a person; rejects if the browser does not let it. */
  destroy(userId: string): Promise<void>;
}

/** The same before its code is there. */
export interface DeferredDevice extends DeviceSource, Pick<DeviceEngine, 'open' | 'contact' | 'confirmed'> {
  /** Starts what has not been started. */
  engine(): Promise<DeviceEngine>;
  /** `over`: the person is not signed in any more, so what was kept is deleted. */
  close(over: boolean): void;
}

interface DeferredDeviceOptions {
  readonly world: Pick<World, 'clock' | 'storage' | 'databaseName'>;
  /** Null when nobody is signed in. */
  readonly userId: string | null;
  readonly load: () => Promise<DeviceEngineCode>;
}

/**
 * The queries that the device may answer, and whose answers it may keep: those of a site's screens. What is told of people, such as their
 * e-mail or all that is kept of them, and what is only true when the server says it, is not among them.
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

/** Time from the first answer of the server to the start, so that it does not compete with the first screen, in ms. */
const startAfterMs = 2_000;
/** Answers that wait for the start. */
const mostWaiting = 20;
/** How long ago the server may have answered before the start to count as a contact at the start, in ms. */
const contactMs = 60_000;

export function createDeferredDevice({ world, userId, load }: DeferredDeviceOptions): DeferredDevice {
  const { clock, storage } = world;
  const kept = createKeptList(storage);
  let running: DeviceEngine | undefined;
  let starting: Promise<DeviceEngine> | undefined;
  let timer: unknown;
  // What waits for the start.
  let answers: Parameters<DeviceSource['keep']>[] = [];
  const opened = new Set<string>();
  let contactAt = -Infinity;
  let closed = false;

  function start(): Promise<DeviceEngine> {
    starting ??= load()
      .then(({ start: startEngine }) => {
        // Whoever is not in the list would be forgotten when their tabs are killed at the sign-out.
        if (closed || userId === null || !kept.add(userId, clock.now())) throw new Error('Nothing is kept');
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

  /** Once the first screen is there. */
  function startSoon(): void {
    timer ??= clock.setTimeout(() => {
      timer = undefined;
      start().catch(() => undefined); // Tried again with the next answer.
    }, startAfterMs);
  }

  async function destroy(userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    const before = kept.all();
    const code = await load();
    for (const each of userIds) {
      await code.destroy(each);
      // Somebody who signed in again meanwhile is in the list anew.
      if (kept.all().get(each) === before.get(each)) kept.remove(each);
    }
  }

  // Of a person whose tabs were gone before all of it was deleted.
  destroy([...kept.all().keys()].filter((each) => each !== userId)).catch(() => undefined);

  return {
    async answer(...request) {
      if (userId === null || closed || !answered.has(request[0].name)) return null;
      if (running === undefined && !kept.all().has(userId) && !(await isThere(rowsDatabaseOf(world, userId)))) return null;
      // Without its code, which is loaded from the server where there is no worker, it cannot answer.
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
    async confirmed(...answer) {
      if (userId === null || closed) return;
      if (running !== undefined) return running.confirmed(...answer);
      // Nobody waits for its code, and without a copy there is nothing to bring up to date.
      if (kept.all().has(userId)) void start().then((engine) => engine.confirmed(...answer)).catch(() => undefined);
    },
    close(over) {
      closed = true;
      answers = [];
      clock.clearTimeout(timer);
      running?.close();
      // Whether or not they are in the list, which another tab or the browser may have lost. What fails here is done at the next start.
      if (over && userId !== null) destroy([userId]).catch(() => undefined);
    },
  };
}

export const rowsDatabaseOf = ({ databaseName }: Pick<World, 'databaseName'>, userId: string): string => `${databaseName}-rows-${userId}`;

/** Whether there is a database with this name. Firefox writes the list below some seconds late, so that it is lost where the device's power fails just after the first copy. */
async function isThere(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((each) => each.name === name);
  } catch {
    return false; // A browser that does not say, or forbids it.
  }
}

const keptKey = 'snagbook.kept';

/** Of whom something is kept on this device, and since when, as Date.now(): known without opening a database. */
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
      return new Map(isRecord(since) ? Object.entries(since).map(([id, at]) => [id, typeof at === 'number' ? at : 0]) : []);
    } catch {
      return new Map(); // A forbidden or damaged storage knows of nobody.
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
