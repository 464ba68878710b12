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

/** Drawing a level takes about this share of the time, cutting it the rest. */
const DRAWING = 0.3;
/** Of room left on the disk. A sheet without compression has up to 390 MB. */
const SCARCE_BYTES = 50_000_000;

/** Draws one page, cuts it into tiles, level by level, and puts them into one file, all within the folder of the job. */
export async function drawSheet(job: SheetJob, onPercent: (percent: number) => void): Promise<RenderedSheet> {
  onPercent(0);
  // A process before this one may have ended in the middle.
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
  return { widthPx: facts.width, heightPx: facts.height, tilePx: tilePixels.side, overlapPx: tilePixels.overlap };
}

async function aboutPage<T>(job: SheetJob, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PLAN_SHEET_SIZE') throw error;
    // A disk without room is our fault, and not all who write to it say so; whatever else is thrown here is about the page.
    const { bavail, bsize } = await statfs(job.folder);
    if (bavail * bsize < SCARCE_BYTES) throw error;
    throw Object.assign(new Refusal('PLAN_RENDER_FAILED', { n: job.page }), { cause: error });
  }
}

/** The levels of a sheet, from full zoom down, as pictures on disk. */
export interface Levels {
  facts: SheetFacts;
  /** Makes the next level, in a sheet file at this path. What is at `before`, the level before, may be read for it. */
  next(path: string, size: Size, before: { path: string; size: Size } | null, onShare: (share: number) => void): void | Promise<void>;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels of a level's longer side, below which nobody can tell a drawing from what was reduced. */
const LEAST_DRAWN = 200;
/** CPU time in ms of the first drawing, beyond which drawing all levels anew would cost too much. */
const SLOW_MS = 15_000;

/**
 * A page of lines and text is drawn anew for each level: only PDFium knows that a hairline is to be one pixel wide at any zoom. What is a
 * picture anyway, small, or slow to draw is reduced from the level before.
 */
export async function openLevels(job: SheetJob): Promise<Levels> {
  if (job.mime !== 'application/pdf') return pictureLevels(job.path);
  const { facts, scanned, draw } = await openPdfSheet(job);
  let reducer: Reducer | null = null;
  let slow = false;
  return {
    facts,
    next(path, size, before, onShare) {
      const draws = before === null || (!scanned && !slow && Math.max(size.width, size.height) >= LEAST_DRAWN);
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
