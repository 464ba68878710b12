import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { planBytes } from '../../../rules/limits';
import { headBytes, type PlanMime, planMimeOf } from '../../../rules/fileKinds';
import { Refusal } from '../../refusal';
import type { Incoming } from '../incoming';
import { validateOnce } from '../validating';
import type { OpenFile } from '../photo';
import { createRenderer, type RenderWorker } from '../renderer';
import type { Job, PlanJob } from '../renderJob';
import type { FileStorage, Workspace } from '../storage';
import { sweepOld, sweepUnknown } from '../sweep';
import { createExtracts } from './extract';
import { createPagePictures } from './pagePictures';
import { SlowSheet, type PlanFiles } from './plan';
import {
  isPlanKey,
  isTilesKey,
  makePlanKey,
  makeTilesKey,
  overviewName,
  packedName,
  pagesPrefix,
  planFilePrefix,
  sheetPrefix,
  storageKeyOfPlan,
  storageKeyOfSheet,
  tileName,
} from './paths';
import { createSheets } from './sheets';
import type { Log } from '../../monitoring/log';

export interface PlanFilesOptions {
  /** Where the bytes are kept, and where what is under way lies. */
  storage: FileStorage;
  workspace: Workspace;
  worker: RenderWorker;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
  /** Resident memory of one process in bytes; more ends it. @default 1_500_000_000 */
  memoryBytes?: number;
  /** CPU time to validate a file in ms; more ends the process. @default 60_000 */
  validateCpuMs?: number;
  /** CPU time to draw a sheet in ms; more ends the process. @default 300_000 */
  drawCpuMs?: number;
  /**
   * CPU time in ms after which a sheet counts as slow, and is drawn apart from the others. @default
   * 20_000
   */
  quickCpuMs?: number;
  /**
   * How long somebody waits for the picture of a page before the answer is 503, ms.
   * @default 1_500
   */
  pageWaitMs?: number;
  /**
   * Time on the clock in ms after which a file is tried again: the machine was too busy, or
   * something hangs. @default 3_600_000
   */
  stuckMs?: number;
  /**
   * How many steps (0 to 19) the process that draws stands back for everything else on the machine.
   * @default 15
   */
  niceness?: number;
  /** A process without work ends after so many ms. @default 30_000 */
  idleMs?: number;
  /** Called when a process ended before its time. @default nothing */
  log?: Log;
}

/**
 * Where the bytes of plans live: files as they came, and the tiles that were cut from their pages.
 */
export function openPlanFiles(options: PlanFilesOptions): PlanFiles {
  const { storage, workspace, clock = Date.now, log = () => undefined } = options;
  const { memoryBytes = 1_500_000_000, niceness = 15, idleMs = 30_000 } = options;
  const {
    validateCpuMs = 60_000,
    drawCpuMs = 300_000,
    quickCpuMs = 20_000,
    stuckMs = 3_600_000,
    pageWaitMs = 1_500,
  } = options;

  // One process to validate, because a person waits for that and nobody for a sheet, which may take
  // minutes; of sheets the slow have one of their own, and so have pictures of pages.
  const worker = { worker: options.worker, memoryBytes, timeMs: stuckMs, idleMs, log };
  const validating = createRenderer({
    ...worker,
    cpuMs: validateCpuMs,
    niceness: Math.min(5, niceness),
    givenUp: () => new Refusal('PLAN_UNREADABLE'),
  });
  const failed = (job: Job): Refusal =>
    new Refusal('PLAN_RENDER_FAILED', { n: job.kind === 'drawSheet' ? job.page : 1 });
  const quick = createRenderer({
    ...worker,
    cpuMs: quickCpuMs,
    niceness,
    givenUp: (job, overCpu) => (overCpu ? new SlowSheet() : failed(job)),
  });
  const slow = createRenderer({ ...worker, cpuMs: drawCpuMs, niceness, givenUp: failed });
  const small = createRenderer({ ...worker, cpuMs: quickCpuMs, niceness, givenUp: failed });
  const validate = validateOnce(
    ({ path, mime }: PlanJob & { sha256: string }) =>
      validating.run({ kind: 'validatePlan', path, mime }),
    clock,
  );
  const sheets = createSheets(storage);
  const extracts = createExtracts(sheets);
  const pages = createPagePictures({
    storage,
    workspace,
    run: (job, onDrawn) => small.run(job, onDrawn),
    waitMs: pageWaitMs,
    log,
  });

  async function openPicture(tilesKey: string, path: string): Promise<OpenFile | null> {
    const file = isTilesKey(tilesKey) ? await (await sheets.open(tilesKey))?.picture(path) : null;
    return file == null ? null : { ...file, mime: 'image/webp' };
  }

  return {
    async receive(chunks, name) {
      const hash = createHash('sha256');
      let byteLength = 0;
      const counted = async function* (): AsyncGenerator<Uint8Array> {
        for await (const chunk of chunks) {
          byteLength += chunk.length;
          hash.update(chunk);
          yield chunk;
        }
      };
      const path = await aboutPlans(workspace.file(counted()));
      return { path, name, byteLength, sha256: hash.digest('hex') };
    },
    forget: ({ path }) => workspace.remove(path),
    async store(file, announced) {
      const { path, sha256, byteLength } = file;
      try {
        if (sha256 !== announced.sha256.toLowerCase() || byteLength !== announced.byteLength)
          throw new Refusal('PLAN_DAMAGED');
        const mime = await mimeOf(file);
        const facts = await validate({ path, mime, sha256 });
        const key = makePlanKey(mime);
        await aboutPlans(storage.put(storageKeyOfPlan(key), { path }));
        return { key, sha256, byteLength, mime, pages: facts.pages };
      } finally {
        await workspace.remove(path);
      }
    },
    discard: (key) => storage.remove(storageKeyOfPlan(key)),
    async render({ key, mime, page, tilesKey, isSlow }, onProgress) {
      const own = await workspace.folder();
      const [path, folder] = [join(own, 'plan'), join(own, 'sheet')];
      try {
        if (!(await storage.copy(storageKeyOfPlan(key), path)))
          throw new Refusal('PLAN_RENDER_FAILED', { n: page });
        // A second try begins at nothing, but nobody is shown that it goes backwards.
        let shown = -1;
        const tell = (percent: number): void => {
          if (percent > shown) onProgress((shown = percent));
        };
        const sheet = await (isSlow === true ? slow : quick).run(
          { kind: 'drawSheet', path, mime, page, folder },
          tell,
        );
        await storage.put(storageKeyOfSheet(tilesKey), { path: join(folder, packedName) });
        tell(100);
        return sheet;
      } finally {
        await workspace.remove(own);
      }
    },
    makeTilesKey,
    async openTile(tilesKey, tile) {
      const known = [tile.level, tile.column, tile.row].every(
        (n) => Number.isSafeInteger(n) && n >= 0,
      );
      return known ? openPicture(tilesKey, tileName(tile)) : null;
    },
    openOverview: (tilesKey, size) => openPicture(tilesKey, overviewName(size)),
    openPack: async (tilesKey) =>
      isTilesKey(tilesKey) ? ((await (await sheets.open(tilesKey))?.pack()) ?? null) : null,
    packBytes: async (tilesKey) => (isTilesKey(tilesKey) ? sheets.packBytes(tilesKey) : null),
    extract: async (tilesKey, spot, kind) =>
      isTilesKey(tilesKey) ? extracts.take(tilesKey, spot, kind) : null,
    openPage: async (key, page, size) =>
      isPlanKey(key) && key.endsWith('.pdf') ? pages.take(key, page, size) : null,
    async sweep(known, olderThanMs) {
      const before = clock() - olderThanMs;
      const rowKeyOf = (name: string): string | null =>
        isPlanKey(name) || isTilesKey(name) ? name : null;
      const gone = await sweepUnknown({
        storage,
        prefixes: [planFilePrefix, sheetPrefix],
        rowKeyOf,
        known,
        before,
      });
      // Pictures of pages are drawn again when asked for; the others are what versions before the
      // workspace left of interrupted work.
      return (
        gone + (await sweepOld(storage, [pagesPrefix, 'plans/incoming/', 'plans/drawing/'], before))
      );
    },
    async close() {
      pages.close();
      await Promise.all([validating.close(), quick.close(), slow.close(), small.close()]);
    },
  };
}

/**
 * The sentence about a full disk, or a storage that is away, speaks of photos unless it hears
 * otherwise.
 */
async function aboutPlans<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Refusal && error.code === 'STORAGE_FULL_SERVER'
      ? new Refusal('STORAGE_FULL_SERVER', { ...error.extensions.meta, what: 'plan' })
      : error;
  }
}

async function mimeOf({ path, byteLength }: Incoming): Promise<PlanMime> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const mime = planMimeOf(buffer.subarray(0, bytesRead));
    if (mime === null) throw new Refusal('PLAN_TYPE');
    const limitBytes = planBytes(mime);
    if (byteLength > limitBytes)
      throw new Refusal('PLAN_TOO_BIG', { bytes: byteLength, limitBytes });
    return mime;
  } finally {
    await file.close();
  }
}
