import { join } from 'node:path';
import { Refusal } from '../../refusal';
import type { OpenFile } from '../photo';
import type { Job, Result } from '../renderJob';
import { pagePixels, type PageSize } from './plan';
import { planPath } from './planKey';
import { pageName, pagesFolder } from './sheetPaths';

/** Pages of one file that are drawn by one job: opening a large file takes longer than drawing most pages. */
const BATCH = 8;
/** Pictures that may wait. A file has 300 pages at most; of what was asked for longest ago nobody is left who looks. */
const MOST_WANTED = 600;

export interface PagePicturesOptions {
  /** Of all plans. */
  dir: string;
  makeFolder(path: string): Promise<void>;
  open(path: string): Promise<OpenFile | null>;
  /** One job at a time. Throws a Refusal if a page has ended the process that draws. */
  run(job: Job<'drawPages'>): Promise<Result<'drawPages'>>;
  /** How long somebody waits for a picture before they are told to come again, ms. */
  waitMs: number;
  log(line: Readonly<Record<string, unknown>>): void;
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
 * Pictures of the pages of files, drawn when somebody looks at them: what was asked for last comes first, because that is what is in sight
 * after scrolling. A page that can never be drawn is remembered as long as the server runs.
 */
export function createPagePictures({ dir, makeFolder, open, run, waitMs, log }: PagePicturesOptions): PagePictures {
  /** By its path; what was asked for last stands at the end. */
  const wanted = new Map<string, Wanted>();
  const never = new Set<string>();
  let working = false;
  let closed = false;

  const pathOf = ({ key, page, size }: Pick<Wanted, 'key' | 'page' | 'size'>): string => join(pagesFolder(dir, key, size), pageName(page));

  function settle(one: Wanted): void {
    wanted.delete(pathOf(one));
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
    for (let batch = nextBatch(); batch.length > 0 && !closed; batch = nextBatch()) await draw(batch);
    working = false;
    for (const one of wanted.values()) settle(one);
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
    const { key, size } = first;
    const folder = pagesFolder(dir, key, size);
    try {
      await makeFolder(folder);
      const { failed } = await run({ kind: 'drawPages', path: planPath(dir, key), mime: 'application/pdf', pages: batch.map(({ page }) => page), pixels: pagePixels[size], folder });
      for (const one of batch) {
        if (failed.includes(one.page)) never.add(pathOf(one));
        settle(one);
      }
    } catch (error) {
      await putAside(batch, error);
    }
  }

  /** After a fault of ours nobody waits any longer; they ask again. Else the first page that is not there has ended the process, unless others before it used up its time. */
  async function putAside(batch: Wanted[], error: unknown): Promise<void> {
    if (!(error instanceof Refusal)) {
      if (!closed) log({ event: 'page-fault', fault: String(error) });
      batch.forEach(settle);
      return;
    }
    const there = await Promise.all(batch.map(async (one) => (await open(pathOf(one))) !== null));
    batch.filter((_, index) => there[index]).forEach(settle);
    const [first] = batch;
    if (there.includes(true) || first === undefined) return;
    never.add(pathOf(first));
    settle(first);
  }

  return {
    async take(key, page, size) {
      const path = pathOf({ key, page, size });
      const kept = await open(path);
      if (kept !== null || never.has(path) || closed) return kept;
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
