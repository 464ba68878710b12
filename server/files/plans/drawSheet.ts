import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { levelsOf } from '../../../rules/sheetPack';
import { Refusal } from '../../refusal';
import type { SheetJob } from '../renderJob';
import { packSheet } from './packSheet';
import type { SheetFacts } from './paths';
import { openPdfSheet } from './pdfSheet';
import { layPicture, readPicture } from './pictureFile';
import { type RenderedSheet, tilePixels } from './plan';
import { createPyramid } from './pyramid';
import { createReducer, type Reducer } from './reduce';

/** Share of a level's time that drawing takes; the rest is cutting. */
const DRAWING = 0.3;
/** Bytes of free disk space that are required. An uncompressed sheet has up to 390 MB. */
const SCARCE_BYTES = 50_000_000;

/**
 * Draws one page, cuts it into tiles, level by level, and packs them into one file, all in the
 * job's folder.
 */
export async function drawSheet(
  job: SheetJob,
  onPercent: (percent: number) => void,
): Promise<RenderedSheet> {
  onPercent(0);
  // Removes what an interrupted process has left.
  await rm(job.folder, { recursive: true, force: true });
  await mkdir(job.folder);
  const { facts, next } = await aboutPage(job, () => openLevels(job));
  const pyramid = createPyramid(job.folder, facts);
  const sizes = levelsOf(facts);
  const all = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  let done = 0;
  let before: { path: string; size: (typeof sizes)[number] } | null = null;
  for (const [level, size] of [...sizes.entries()].toReversed()) {
    const mine = size.width * size.height;
    const tell = (share: number): void => onPercent(Math.floor(((done + share * mine) / all) * 99));
    const path = join(job.folder, `${level}.v`);
    const last = before;
    await aboutPage(job, async () => next(path, size, last, (share) => tell(share * DRAWING)));
    if (last !== null) await rm(last.path);
    await pyramid.cut(path, level, (share) => tell(DRAWING + share * (1 - DRAWING)));
    done += mine;
    before = { path, size };
  }
  if (before !== null) await rm(before.path);
  await packSheet(job.folder, facts);
  return {
    widthPx: facts.width,
    heightPx: facts.height,
    tilePx: tilePixels.side,
    overlapPx: tilePixels.overlap,
  };
}

async function aboutPage<T>(job: SheetJob, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PLAN_SHEET_SIZE') throw error;
    // A full disk is the server's fault, but not every writer reports it as such. Any other error
    // is caused by the page.
    const { bavail, bsize } = await statfs(job.folder);
    if (bavail * bsize < SCARCE_BYTES) throw error;
    throw Object.assign(new Refusal('PLAN_RENDER_FAILED', { n: job.page }), { cause: error });
  }
}

/** The levels of a sheet, from full zoom down, as uncompressed files. */
export interface Levels {
  facts: SheetFacts;
  /**
   * Makes the next level in a sheet file at this path, possibly from the previous level at
   * `before`.
   */
  next(
    path: string,
    size: Size,
    before: { path: string; size: Size } | null,
    onShare: (share: number) => void,
  ): void | Promise<void>;
}

interface Size {
  width: number;
  height: number;
}

/** Longer side in pixels below which a drawn level looks the same as a reduced one. */
const LEAST_DRAWN = 200;
/**
 * If the first level takes more CPU time than this, in ms, drawing every level would take too long.
 */
const SLOW_MS = 15_000;

/**
 * A page of lines and text is drawn for each level, because only PDFium keeps hairlines one pixel
 * wide at any zoom. A page that is a picture, small, or slow to draw is reduced from the previous
 * level.
 */
export async function openLevels(job: SheetJob): Promise<Levels> {
  if (job.mime !== 'application/pdf') return pictureLevels(job.path);
  const { facts, scanned, draw } = await openPdfSheet(job);
  let reducer: Reducer | null = null;
  let slow = false;
  return {
    facts,
    next(path, size, before, onShare) {
      const draws =
        before === null || (!scanned && !slow && Math.max(size.width, size.height) >= LEAST_DRAWN);
      if (draws) {
        const began = process.cpuUsage();
        draw(path, size, onShare);
        const { user, system } = process.cpuUsage(began);
        slow ||= (user + system) / 1_000 > SLOW_MS;
      } else (reducer ??= createReducer(before.path, before.size)).next(path);
    },
  };
}

async function pictureLevels(picture: string): Promise<Levels> {
  let reducer: Reducer | null = null;
  return {
    facts: await readPicture(picture),
    async next(path, _size, before) {
      if (before === null) await layPicture(picture, path);
      else (reducer ??= createReducer(before.path, before.size)).next(path);
    },
  };
}
