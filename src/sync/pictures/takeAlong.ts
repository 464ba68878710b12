import type { MutableValue } from '../../device/observable';
import { isQuotaExceeded } from '../../device/keptConnection';
import type { World } from '../../device/world';
import type { Ask } from '../rows/read';
import type { DeviceRows, Gone } from '../rows/row';
import { createBringing } from './bring';
import { estimateOf, type Estimate } from './pictureSizes';
import { createPauses, createSetbacks } from './pauses';
import { picturesMessages, type PicturesDatabase, type StoredTaken } from './picturesDatabase';

/** Takes plans and photos of projects along, in one tab, and keeps them up to date. */
export interface TakeAlong {
  /** Null while the project itself is not on the device. Rejects if the server does not answer. */
  estimate(code: string): Promise<Estimate | null>;
  take(code: string, estimate: Pick<Estimate, 'projectId' | 'sizes'>): Promise<void>;
  /** Deletes the pictures of a project. */
  remove(projectId: string): Promise<void>;
  /** Looks whether there is something to fetch, unless that was just done. */
  wake(): void;
  /** Deletes the pictures of it. What the person sees of a project now is taken along again; a project that they do not see is not any more. */
  gone(gone: Gone): Promise<void>;
  /** Deletes all pictures, which are fetched again when there is a line: they may not be looked at any more. */
  lock(): Promise<void>;
  close(): void;
}

export interface TakeAlongOptions {
  /** Of the channel. */
  readonly name: string;
  readonly database: PicturesDatabase;
  readonly rows: DeviceRows;
  readonly ask: Ask;
  readonly world: Pick<World, 'clock' | 'channel' | 'online' | 'visible' | 'fetch' | 'origin'>;
  /** Whether this tab is the one that fetches. */
  readonly leads: () => boolean;
  /** Something is being sent: it comes first. */
  readonly busy: () => boolean;
  /** What is taken along, told again with each change. */
  readonly taken: MutableValue<readonly StoredTaken[] | null>;
}

/** How often it is looked whether something has changed, and the least time between two looks, in ms. */
const lookMs = 30_000;
const shortestMs = 2_000;
/** Least time between two times that progress is told, in ms. */
const toldEveryMs = 300;

export function createTakeAlong({ name, database, rows, ask, world, leads, busy, taken }: TakeAlongOptions): TakeAlong {
  const { clock } = world;
  const left = new AbortController();
  const channel = world.channel?.(name) ?? null;
  let running = false;
  let again = false;
  let lookedAt = -Infinity;
  const pauses = createPauses(() => clock.now());
  const setbacks = createSetbacks(() => clock.now());
  const bringing = createBringing({ database, rows, world, leads, busy, setbacks, pauses, goesOn, changed });
  let timer: unknown;
  let telling: unknown;
  const claimed = database.claim().catch(() => undefined);

  const tabs = picturesMessages(channel, ({ type }) => {
    if (type === 'changed') {
      bringing.lookAgain(null);
      tellSoon();
    }
    else if (type === 'dropped') {
      pauses.full();
      bringing.stop();
    }
    else {
      if (type === 'taken') endPauses();
      if (leads()) wake();
    }
  });
  const stops = [world.online.subscribe(lineBack), world.visible.subscribe(() => world.visible.get() && wake())];
  tellSoon();
  wake();

  function tellSoon(): void {
    telling ??= clock.setTimeout(() => {
      telling = undefined;
      claimed
        .then(() => database.taken())
        .then(
          (all) => left.signal.aborted || taken.set(all),
          () => undefined, // Told with the next change.
        );
    }, toldEveryMs);
  }

  function changed(): void {
    tellSoon();
    tabs.post({ type: 'changed' });
  }

  function later(ms: number): void {
    clock.clearTimeout(timer);
    timer = left.signal.aborted ? undefined : clock.setTimeout(wake, ms);
  }

  function wake(): void {
    const wait = Math.max(pauses.until(), lookedAt + shortestMs) - clock.now();
    if (wait > 0) later(wait);
    else if (leads()) start();
    else tabs.post({ type: 'wake' });
  }

  function lineBack(): void {
    if (!world.online.get()) return;
    pauses.lineBack();
    wake();
  }

  /** Somebody wants it now. */
  function endPauses(): void {
    pauses.end();
    lookedAt = -Infinity;
    setbacks.clear();
  }

  function start(): void {
    again = true;
    if (!running) void run();
  }

  async function run(): Promise<void> {
    running = true;
    lookedAt = clock.now();
    clock.clearTimeout(timer);
    let pause: number | null = null;
    try {
      await claimed;
      while (again && goesOn()) {
        again = false;
        const all = await database.taken();
        await bringAll(all);
        pause = all.length === 0 ? null : lookMs;
      }
      pauses.succeeded();
    } catch {
      pause = pauses.failed();
      again = false;
    }
    running = false;
    lookedAt = clock.now();
    if (pause !== null) later(pause);
  }

  function goesOn(): boolean {
    return !left.signal.aborted && leads() && !pauses.isFull();
  }

  /** One project that cannot be brought does not hold up those after it, unless the device is full. */
  async function bringAll(all: readonly StoredTaken[]): Promise<void> {
    const failures: unknown[] = [];
    for (const each of all) {
      if (!goesOn()) break;
      await bringing.bring(each).catch((error: unknown) => {
        if (isQuotaExceeded(error)) pauses.full();
        failures.push(error);
      });
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    async estimate(code) {
      await claimed;
      return estimateOf(code, { database, rows, ask, now: () => clock.now(), setbacks });
    },
    async take(code, { projectId, sizes }) {
      await claimed;
      await database.take({ projectId, code, sizes, bytes: 0, leftBytes: 0, readyAt: null, waits: null });
      endPauses();
      changed();
      tabs.post({ type: 'taken' });
      if (leads()) start();
    },
    async remove(projectId) {
      bringing.lookAgain(projectId);
      await database.empty(projectId, false);
      changed();
    },
    wake,
    async gone({ code, projectId, what }) {
      const isIt = (each: StoredTaken): boolean => each.projectId === projectId || each.code.toLowerCase() === code.toLowerCase();
      for (const { projectId: id } of (await database.taken()).filter(isIt)) {
        bringing.lookAgain(id);
        if (what === 'ALL' || what === 'PROJECT') await database.empty(id, what === 'ALL');
        else await database.removeSnags(id, what);
      }
      changed();
    },
    async lock() {
      bringing.lookAgain(null);
      await database.empty(null, true);
      changed();
    },
    close() {
      left.abort();
      bringing.stop();
      for (const stop of stops) stop();
      clock.clearTimeout(timer);
      clock.clearTimeout(telling);
      tabs.stop();
      channel?.close();
      database.close();
    },
  };
}
