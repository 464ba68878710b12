import type { MutableValue } from '../../device/observable';
import { isQuotaExceeded } from '../../device/keptDatabase';
import type { World } from '../../device/world';
import type { Ask } from '../rows/read';
import type { DeviceRows, Gone } from '../rows/row';
import { createBringing } from './bring';
import { estimateOf, type Estimate } from './pictureSizes';
import { createPauses, createSetbacks } from './pauses';
import { picturesMessages, type PicturesDatabase } from './picturesDatabase';
import type { StoredTaken } from '../databases';

/**
 * Stores the plans and photos of projects that are kept offline and keeps them up to date, in one
 * tab.
 */
export interface OfflineDownloads {
  /**
   * Of a whole project, or of the current sheet of one plan. Null while the project itself is not on
   * the device. Rejects if the server does not answer.
   */
  estimate(code: string, planId?: string): Promise<Estimate | null>;
  take(
    code: string,
    estimate: Pick<Estimate, 'projectId' | 'sizes'>,
    planId?: string,
  ): Promise<void>;
  /** Deletes the pictures of a project. */
  remove(projectId: string): Promise<void>;
  /** Checks whether there is something to fetch, unless that was just done. */
  wake(): void;
  /**
   * Deletes the pictures of something that the person does not see any more. What they still see of
   * the project is fetched again; a project that they do not see is no longer kept offline.
   */
  gone(gone: Gone): Promise<void>;
  /**
   * Deletes all pictures, because they may not be shown any more. They are fetched again when the
   * server answers.
   */
  lock(): Promise<void>;
  close(): void;
}

export interface OfflineDownloadsOptions {
  /** Name of the channel. */
  readonly name: string;
  readonly database: PicturesDatabase;
  readonly rows: DeviceRows;
  readonly ask: Ask;
  readonly world: Pick<World, 'clock' | 'channel' | 'online' | 'visible' | 'fetch' | 'origin'>;
  /** Whether this tab is the one that fetches. */
  readonly leads: () => boolean;
  /** Whether the outbox is being sent, which comes first. */
  readonly busy: () => boolean;
  /** Set to what is kept offline, after each change. */
  readonly taken: MutableValue<readonly StoredTaken[] | null>;
}

/**
 * How often it is checked whether something has changed, and the shortest time between two checks,
 * in ms.
 */
const lookMs = 30_000;
const shortestMs = 2_000;
/** Shortest time between two updates of the progress, in ms. */
const toldEveryMs = 300;

export function createOfflineDownloads({
  name,
  database,
  rows,
  ask,
  world,
  leads,
  busy,
  taken,
}: OfflineDownloadsOptions): OfflineDownloads {
  const { clock } = world;
  const left = new AbortController();
  const channel = world.channel?.(name) ?? null;
  let running = false;
  let again = false;
  let lookedAt = -Infinity;
  const pauses = createPauses(clock);
  const setbacks = createSetbacks(clock.now);
  const bringing = createBringing({
    database,
    rows,
    world,
    leads,
    busy,
    setbacks,
    pauses,
    goesOn,
    changed,
  });
  let timer: unknown;
  let telling: unknown;
  const claimed = database.claim().catch(() => undefined);

  const tabs = picturesMessages(channel, ({ type }) => {
    if (type === 'changed') {
      bringing.lookAgain(null);
      tellSoon();
    } else if (type === 'dropped') {
      pauses.full();
      bringing.stop();
    } else {
      if (type === 'taken') endPauses();
      if (leads()) wake();
    }
  });
  const stops = [
    world.online.subscribe(lineBack),
    world.visible.subscribe(() => world.visible.get() && wake()),
  ];
  tellSoon();
  wake();

  function tellSoon(): void {
    telling ??= clock.setTimeout(() => {
      telling = undefined;
      claimed
        .then(() => database.taken())
        .then(
          (all) => left.signal.aborted || taken.set(all),
          () => undefined, // The next change updates it.
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

  /** The person has asked for pictures, so they are fetched without a pause. */
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

  /** A project that fails does not hold up the others, unless the device is full. */
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
    async estimate(code, planId) {
      await claimed;
      const only = planId === undefined ? undefined : [planId];
      return estimateOf(code, { database, rows, ask, now: clock.date, setbacks }, only);
    },
    async take(code, { projectId, sizes }, planId) {
      await claimed;
      const before = (await database.taken()).find((each) => each.projectId === projectId);
      const isWhole = planId === undefined || (before !== undefined && before.only === undefined);
      await database.take({
        projectId,
        code,
        sizes,
        bytes: 0,
        leftBytes: 0,
        readyAt: null,
        waits: null,
        ...(!isWhole && { only: [...new Set([...(before?.only ?? []), planId])] }),
      });
      bringing.lookAgain(projectId);
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
      const isIt = (each: StoredTaken): boolean =>
        each.projectId === projectId || each.code.toLowerCase() === code.toLowerCase();
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
