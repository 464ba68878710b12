import { closeSync, openSync, readSync } from 'node:fs';
import { createSheetFile, sheetHeadBytes } from './sheetFile';

/**
 * Fraction of its ink that a thin line keeps at any reduction, chosen so that text stays readable.
 */
const KEPT = 0.6;
/**
 * Ink (255 is black) up to which a pixel counts as noise of a scan, and from which on as a line.
 */
const [GRAIN, LINE] = [48, 96];
/** A channel above this value belongs to paper. */
const PAPER = 200;
/** Fraction of paper pixels from which on a picture counts as a drawing and not as a photo. */
const DRAWING = 0.5;
/** Rows of the sheet that are read at once; even. */
const ROWS = 64;

interface Size {
  width: number;
  height: number;
}

/**
 * A reduced sheet in red, green and blue: for each pixel the average colour and the darkest source
 * pixel.
 */
interface Reduced extends Size {
  mean: Buffer;
  darkest: Buffer;
}

export interface Reducer {
  /**
   * Writes the sheet reduced once more, to half its width and height (rounded up), into a sheet
   * file.
   */
  next(path: string): void;
}

/**
 * Halves a sheet repeatedly. Averaging alone would halve the ink of a hairline each time until it
 * disappears, so pixels darker than their surroundings keep more than half of their ink at every
 * level. A photo is only averaged, because it has no lines on paper.
 */
export function createReducer(sheet: string, size: Size): Reducer {
  let state: Reduced | null = null;
  let keeps = false;
  return {
    next(path) {
      if (state === null) {
        const first = halveFile(sheet, size);
        keeps = first.paper >= DRAWING;
        state = first.reduced;
      } else state = halve(state);
      writeSheet(path, state, keeps);
    },
  };
}

function halveFile(sheet: string, size: Size): { reduced: Reduced; paper: number } {
  const reduced = emptyHalf(size);
  const rowBytes = size.width * 3;
  const rows = Buffer.alloc(rowBytes * ROWS);
  const file = openSync(sheet, 'r');
  let paper = 0;
  try {
    for (let top = 0; top < size.height; top += ROWS) {
      const count = Math.min(ROWS, size.height - top);
      readFully(file, rows.subarray(0, count * rowBytes), sheetHeadBytes + top * rowBytes);
      for (let at = 0; at < count * rowBytes; at += 3)
        if (Math.min(rows[at] ?? 0, rows[at + 1] ?? 0, rows[at + 2] ?? 0) > PAPER) paper += 1;
      halveRows({ mean: rows, darkest: rows, width: size.width, height: count }, reduced, top / 2);
    }
  } finally {
    closeSync(file);
  }
  return { reduced, paper: paper / (size.width * size.height) };
}

function halve(from: Reduced): Reduced {
  const to = emptyHalf(from);
  halveRows(from, to, 0);
  return to;
}

function emptyHalf({ width, height }: Size): Reduced {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  return {
    ...half,
    mean: Buffer.alloc(half.width * half.height * 3),
    darkest: Buffer.alloc(half.width * half.height * 3),
  };
}

/** Combines two rows into one; at an odd edge the last pixel is used twice. */
function halveRows(from: Reduced, to: Reduced, top: number): void {
  const { mean, darkest, width, height } = from;
  for (let row = 0; row * 2 < height; row += 1) {
    const upper = row * 2 * width * 3;
    const lower = Math.min(row * 2 + 1, height - 1) * width * 3;
    let at = (top + row) * to.width * 3;
    for (let column = 0; column < width; column += 2) {
      const left = column * 3;
      const right = Math.min(column + 1, width - 1) * 3;
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        const a = upper + left + channel;
        const b = upper + right + channel;
        const c = lower + left + channel;
        const d = lower + right + channel;
        to.mean[at] = ((mean[a] ?? 0) + (mean[b] ?? 0) + (mean[c] ?? 0) + (mean[d] ?? 0) + 2) >> 2;
        to.darkest[at] = Math.min(
          darkest[a] ?? 0,
          darkest[b] ?? 0,
          darkest[c] ?? 0,
          darkest[d] ?? 0,
        );
      }
    }
  }
}

function writeSheet(path: string, { width, height, mean, darkest }: Reduced, keeps: boolean): void {
  const file = createSheetFile(path, { width, height });
  try {
    file.write(
      keeps ? mean.map((light, at) => Math.min(light, lightest[darkest[at] ?? 0] ?? 255)) : mean,
    );
  } finally {
    file.close();
  }
}

/** The maximum value of a pixel that contains a source pixel of this darkness. */
const lightest = Uint8Array.from({ length: 256 }, (_, dark) => {
  const ink = 255 - dark;
  const line = Math.min(1, Math.max(0, (ink - GRAIN) / (LINE - GRAIN)));
  return 255 - Math.round(KEPT * line * ink);
});

function readFully(file: number, into: Buffer, from: number): void {
  for (let at = 0; at < into.length;) {
    const read = readSync(file, into, at, into.length - at, from + at);
    if (read === 0) throw new Error('The sheet file is shorter than its picture.');
    at += read;
  }
}
