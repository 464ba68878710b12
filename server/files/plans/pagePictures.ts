import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../refusal';
import type { OpenFile } from '../photo';
import type { Job, Result } from '../renderJob';
import type { FileStorage, Workspace } from '../storage';
import { pagePixels, type PageSize } from './plan';
import { pageName, storageKeyOfPage, storageKeyOfPlan } from './paths';
import type { Log } from '../../monitoring/log';

/**
 * Pages of one file that are drawn by one job: opening a large file takes longer than drawing most
 * pages.
 */
const BATCH = 8;
/**
 * Pictures that may wait. A file has 300 pages at most; of what was asked for longest ago nobody is
 * left who looks.
 */
const MOST_WANTED = 600;

export interface PagePicturesOptions {
  storage: FileStorage;
  workspace: Workspace;
  /**
   * One job at a time; calls `onDrawn` after each page. Throws a Refusal if a page has ended the
   * process that draws.
   */
  run(job: Job<'drawPages'>, onDrawn: () => void): Promise<Result<'drawPages'>>;
  /** How long somebody waits for a picture before the answer is 503, ms. */
  waitMs: number;
  log: Log;
}

export interface PagePictures {
  take(key: string, page: number, size: PageSize): Promise<OpenFile | 'drawing' | null>;
  /** Draws nothing more. */
  close(): void;
}

interface Wanted {
  key: string;
  page: number;
  size: PageSize;
  /** Resolves when it is drawn, or is not going to be now. */
  settled: Promise<void>;
  settle: () => void;
}

/**
 * Pictures of the pages of files, drawn when somebody looks at them: what was asked for last comes
 * first, because that is what is in sight after scrolling. A page that can never be drawn is
 * remembered as long as the server runs.
 */
export function createPagePictures({
  storage,
  workspace,
  run,
  waitMs,
  log,
}: PagePicturesOptions): PagePictures {
  /** By its key in the storage; what was asked for last stands at the end. */
  const wanted = new Map<string, Wanted>();
  const never = new Set<string>();
  let working = false;
  let closed = false;

  const storageKeyOf = ({ key, page, size }: Pick<Wanted, 'key' | 'page' | 'size'>): string =>
    storageKeyOfPage(key, size, page);

  async function open(storageKey: string): Promise<OpenFile | null> {
    const file = await storage.get(storageKey);
    return file && { ...file, mime: 'image/webp' };
  }

  function settle(one: Wanted): void {
    wanted.delete(storageKeyOf(one));
    one.settle();
  }

  function want(path: string, what: Pick<Wanted, 'key' | 'page' | 'size'>): Wanted {
    let settleIt = (): void => undefined;
    const settled = new Promise<void>((resolve) => (settleIt = resolve));
    const mine = wanted.get(path) ?? { ...what, settled, settle: settleIt };
    wanted.delete(path);
    wanted.set(path, mine);
    const [oldest] = wanted.values();
    if (wanted.size > MOST_WANTED && oldest !== undefined) settle(oldest);
    if (!working) void work();
    return mine;
  }

  async function work(): Promise<void> {
    working = true;
    try {
      for (let batch = nextBatch(); batch.length > 0 && !closed; batch = nextBatch())
        await draw(batch);
    } catch (error) {
      // The storage cannot say what is there.
      if (!closed)
        log({ level: 'error', message: 'pictures of pages failed', error: String(error) });
    } finally {
      working = false;
      for (const one of wanted.values()) settle(one);
    }
  }

  function nextBatch(): Wanted[] {
    const latest = [...wanted.values()].reverse();
    const [first] = latest;
    const alike = latest.filter(({ key, size }) => key === first?.key && size === first.size);
    return alike.slice(0, BATCH).sort((one, other) => one.page - other.page);
  }

  async function draw(batch: Wanted[]): Promise<void> {
    const [first] = batch;
    if (first === undefined) return;
    try {
      const { failed } = await drawIn(await workspace.folder(), batch, first);
      for (const one of batch) {
        if (failed.includes(one.page)) never.add(storageKeyOf(one));
        settle(one);
      }
    } catch (error) {
      await putAside(batch, error);
    }
  }

  async function drawIn(
    folder: string,
    batch: Wanted[],
    { key, size }: Wanted,
  ): Promise<Result<'drawPages'>> {
    let stored: Promise<void> = Promise.resolve();
    const store = (): Promise<void> => (stored = stored.then(() => storeDrawn(folder, batch)));
    try {
      const path = join(folder, 'plan');
      if (!(await storage.copy(storageKeyOfPlan(key), path)))
        throw new Error('The file is not there.');
      const pages = batch.map(({ page }) => page);
      // Each is given out as soon as it is drawn.
      return await run(
        {
          kind: 'drawPages',
          path,
          mime: 'application/pdf',
          pages,
          pixels: pagePixels[size],
          folder,
        },
        () => void store().catch(() => undefined),
      );
    } finally {
      // What was drawn before the process ended is kept too.
      try {
        await store();
      } finally {
        await workspace.remove(folder);
      }
    }
  }

  /** Puts the pages that have been drawn by now where others find them. */
  async function storeDrawn(folder: string, batch: readonly Wanted[]): Promise<void> {
    const names = await readdir(folder);
    for (const one of batch) {
      const name = pageName(one.page);
      if (!names.includes(name)) continue;
      await storage.put(storageKeyOf(one), { path: join(folder, name) });
      await rm(join(folder, name), { force: true });
    }
  }

  /**
   * After a fault of ours nobody waits any longer; they ask again. Else the first page that is not
   * there has ended the process, unless others before it used up its time.
   */
  async function putAside(batch: Wanted[], error: unknown): Promise<void> {
    if (!(error instanceof Refusal) || error.extensions.retryable) {
      if (!closed)
        log({ level: 'error', message: 'pictures of pages failed', error: String(error) });
      batch.forEach(settle);
      return;
    }
    const there = await Promise.all(
      batch.map(async (one) => (await open(storageKeyOf(one))) !== null),
    );
    batch.filter((_, index) => there[index]).forEach(settle);
    const [first] = batch;
    if (there.includes(true) || first === undefined) return;
    never.add(storageKeyOf(first));
    settle(first);
  }

  return {
    async take(key, page, size) {
      const path = storageKeyOf({ key, page, size });
      const kept = await open(path);
      if (kept !== null || never.has(path)) return kept;
      // It is drawn after the next start.
      if (closed) return 'drawing';
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMs)));
      await Promise.race([want(path, { key, page, size }).settled, patience]);
      clearTimeout(timer);
      return (await open(path)) ?? (never.has(path) ? null : 'drawing');
    },
    close() {
      closed = true;
    },
  };
}
