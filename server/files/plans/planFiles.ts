import { createHash, randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { planBytes } from '../../../rules/limits';
import { headBytes, type PlanMime, planMimeOf } from '../../../rules/fileKinds';
import { Refusal } from '../../refusal';
import { exists, isMissing, makeFolder, moveThrough, realDisk, writeThrough, type Disk } from '../disk';
import type { Incoming } from '../incoming';
import { createJudge } from '../judge';
import type { OpenFile } from '../photo';
import { createRenderer } from '../renderer';
import type { Job, PlanJob } from '../renderJob';
import { streamFile } from '../streamFile';
import { createExtracts } from './extract';
import { createPagePictures } from './pagePictures';
import { SlowSheet, type PlanFiles } from './plan';
import { isPlanKey, makePlanKey, planPath } from './planKey';
import { isTilesKey, makeTilesKey, overviewName, sheetFolder, tileName } from './sheetPaths';
import { sweepPlans } from './sweepPlans';

export interface PlanFilesOptions {
  /** Folder for all bytes; made if it is not there. */
  dir: string;
  /** The program that opens files in a process of its own: the path of `renderWorker.ts` (run through tsx) or of the bundled `renderWorker.js`. */
  worker: string;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
  /** Resident memory of one process in bytes; more ends it. @default 1_500_000_000 */
  memoryBytes?: number;
  /** CPU time to judge a file in ms; more ends the process. @default 60_000 */
  judgeCpuMs?: number;
  /** CPU time to draw a sheet in ms; more ends the process. @default 300_000 */
  drawCpuMs?: number;
  /** CPU time in ms after which a sheet counts as slow, and is drawn apart from the others. @default 20_000 */
  quickCpuMs?: number;
  /** How long somebody waits for the picture of a page before they are told to come again, ms. @default 1_500 */
  pageWaitMs?: number;
  /** Time on the clock in ms after which a file is tried again: the machine was too busy, or something hangs. @default 3_600_000 */
  stuckMs?: number;
  /** How many steps (0 to 19) the process that draws stands back for everything else on the machine. @default 15 */
  niceness?: number;
  /** A process without work ends after so many ms. @default 30_000 */
  idleMs?: number;
  /** The file system. @default node:fs/promises */
  disk?: Disk;
  /** Told when a process ended before its time. @default nothing is told */
  log?: (line: Readonly<Record<string, unknown>>) => void;
}

/** Where the bytes of plans live: files as they came, and the tiles that were cut from their pages. */
export async function openPlanFiles(options: PlanFilesOptions): Promise<PlanFiles> {
  const { clock = Date.now, disk = realDisk, log = () => undefined } = options;
  const { memoryBytes = 1_500_000_000, niceness = 15, idleMs = 30_000 } = options;
  const { judgeCpuMs = 60_000, drawCpuMs = 300_000, quickCpuMs = 20_000, stuckMs = 3_600_000, pageWaitMs = 1_500 } = options;
  const dir = resolve(options.dir);
  const incoming = join(dir, 'incoming');
  const drawing = join(dir, 'drawing');
  for (const folder of [dir, incoming, drawing, join(dir, 'pages'), join(dir, 'files'), join(dir, 'sheets')]) await makeFolder(disk, folder);

  // One process to judge, because a person waits for that and nobody for a sheet, which may take minutes; of sheets the slow have one of their own,
  // and so have pictures of pages.
  const worker = { worker: resolve(options.worker), memoryBytes, timeMs: stuckMs, idleMs, log };
  const judging = createRenderer({ ...worker, cpuMs: judgeCpuMs, niceness: Math.min(5, niceness), givenUp: () => new Refusal('PLAN_UNREADABLE') });
  const failed = (job: Job): Refusal => new Refusal('PLAN_RENDER_FAILED', { n: job.kind === 'drawSheet' ? job.page : 1 });
  const quick = createRenderer({ ...worker, cpuMs: quickCpuMs, niceness, givenUp: (job, overCpu) => (overCpu ? new SlowSheet() : failed(job)) });
  const slow = createRenderer({ ...worker, cpuMs: drawCpuMs, niceness, givenUp: failed });
  const small = createRenderer({ ...worker, cpuMs: quickCpuMs, niceness, givenUp: failed });
  const judge = createJudge(({ path, mime }: PlanJob & { sha256: string }) => judging.run({ kind: 'judgePlan', path, mime }), clock);
  const extracts = createExtracts((tilesKey) => sheetFolder(dir, tilesKey));

  async function place(from: string, to: string): Promise<void> {
    await makeFolder(disk, dirname(to));
    await moveThrough(disk, from, to);
  }

  /** What an earlier try left is put aside first: a folder cannot be renamed onto another. */
  async function placeSheet(from: string, tilesKey: string): Promise<void> {
    const to = sheetFolder(dir, tilesKey);
    await makeFolder(disk, dirname(to));
    const old = join(drawing, randomUUID());
    if (await exists(disk, to)) await disk.rename(to, old);
    await moveThrough(disk, from, to);
    await disk.rm(old, { recursive: true, force: true });
  }

  async function open(path: string): Promise<OpenFile | null> {
    try {
      const { size: byteLength } = await disk.stat(path);
      return { path, byteLength, mime: 'image/webp', stream: (range) => streamFile(disk, path, range) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  const pages = createPagePictures({ dir, makeFolder: (path) => makeFolder(disk, path), open, run: (job) => small.run(job), waitMs: pageWaitMs, log });

  return {
    async receive(chunks, name) {
      const path = join(incoming, randomUUID());
      const hash = createHash('sha256');
      let byteLength = 0;
      const counted = async function* (): AsyncGenerator<Uint8Array> {
        for await (const chunk of chunks) {
          byteLength += chunk.length;
          hash.update(chunk);
          yield chunk;
        }
      };
      await aboutPlans(writeThrough(disk, path, counted()));
      return { path, name, byteLength, sha256: hash.digest('hex') };
    },
    async forget({ path }) {
      await disk.rm(path, { force: true });
    },
    async store(file, announced) {
      const { path, sha256, byteLength } = file;
      try {
        if (sha256 !== announced.sha256.toLowerCase() || byteLength !== announced.byteLength) throw new Refusal('PLAN_DAMAGED');
        const mime = await mimeOf(disk, file);
        const judged = await judge({ path, mime, sha256 });
        const key = makePlanKey(mime);
        await aboutPlans(place(path, planPath(dir, key)));
        return { key, sha256, byteLength, mime, pages: judged.pages };
      } catch (error) {
        await disk.rm(path, { force: true });
        throw error;
      }
    },
    async discard(key) {
      await disk.rm(planPath(dir, key), { force: true });
    },
    async render({ key, mime, page, tilesKey, isSlow }, onProgress) {
      const path = planPath(dir, key);
      if (!(await exists(disk, path))) throw new Refusal('PLAN_RENDER_FAILED', { n: page });
      const folder = join(drawing, randomUUID());
      await makeFolder(disk, folder);
      try {
        // A second try begins at nothing, but nobody is told that it goes backwards.
        let told = -1;
        const tell = (percent: number): void => {
          if (percent > told) onProgress((told = percent));
        };
        const sheet = await (isSlow === true ? slow : quick).run({ kind: 'drawSheet', path, mime, page, folder }, tell);
        await placeSheet(folder, tilesKey);
        extracts.forget(tilesKey);
        tell(100);
        return sheet;
      } catch (error) {
        await disk.rm(folder, { recursive: true, force: true });
        throw error;
      }
    },
    makeTilesKey,
    async openTile(tilesKey, tile) {
      const known = isTilesKey(tilesKey) && [tile.level, tile.column, tile.row].every((n) => Number.isSafeInteger(n) && n >= 0);
      return known ? open(join(sheetFolder(dir, tilesKey), tileName(tile))) : null;
    },
    openOverview: async (tilesKey, size) => (isTilesKey(tilesKey) ? open(join(sheetFolder(dir, tilesKey), overviewName(size))) : null),
    extract: async (tilesKey, spot) => (isTilesKey(tilesKey) ? extracts.take(tilesKey, spot) : null),
    openPage: async (key, page, size) => (isPlanKey(key) && key.endsWith('.pdf') ? pages.take(key, page, size) : null),
    sweep: (known, olderThanMs) => sweepPlans({ disk, dir, before: clock() - olderThanMs, known }),
    async close() {
      pages.close();
      await Promise.all([judging.close(), quick.close(), slow.close(), small.close()]);
    },
  };
}

/** The sentence about a full disk speaks of photos unless it is told otherwise. */
async function aboutPlans<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Refusal && error.code === 'STORAGE_FULL_SERVER' ? new Refusal('STORAGE_FULL_SERVER', { what: 'plan' }) : error;
  }
}

async function mimeOf(disk: Disk, { path, byteLength }: Incoming): Promise<PlanMime> {
  const file = await disk.open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const mime = planMimeOf(buffer.subarray(0, bytesRead));
    if (mime === null) throw new Refusal('PLAN_TYPE');
    const limitBytes = planBytes(mime);
    if (byteLength > limitBytes) throw new Refusal('PLAN_TOO_BIG', { bytes: byteLength, limitBytes });
    return mime;
  } finally {
    await file.close();
  }
}

