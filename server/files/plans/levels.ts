import type { SheetJob } from '../renderJob';
import { openPdfSheet } from './pdfSheet';
import { layPicture, readPicture } from './pictureFile';
import { createReducer, type Reducer } from './reduce';
import type { SheetFacts } from './sheetPaths';

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
