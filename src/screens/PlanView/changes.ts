import type { Spot } from './view';

// Where two drawings of one sheet differ. Both are given in strips of rows, in the same place and
// at the same scale.

/** Four bytes a pixel, as of a canvas. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Numbers of differing pixels in squares of the sheet, row by row. */
export interface Differences {
  readonly columns: number;
  readonly rows: number;
  readonly counts: Uint32Array;
}

/** Side of a square, in pixels. */
const squarePx = 8;
/**
 * How much darker or lighter a pixel is than all of its neighbours on the other drawing, 0…255:
 * lines that were drawn again or shifted by less than a pixel differ less.
 */
const distinct = 64;

export function noDifferences(width: number, height: number): Differences {
  const columns = Math.ceil(width / squarePx);
  const rows = Math.ceil(height / squarePx);
  return { columns, rows, counts: new Uint32Array(columns * rows) };
}

/** Counts the differing pixels of a strip whose first row is `top` on the sheet. */
export function countDifferences(
  { columns, counts }: Differences,
  one: Pixels,
  other: Pixels,
  top: number,
): void {
  const { width, height } = one;
  const [grey, otherGrey] = [greyOf(one), greyOf(other)];
  for (let y = 1; y < height - 1; y += 1) {
    const row = Math.floor((top + y) / squarePx) * columns;
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (
        Math.abs((grey[at] ?? 0) - (otherGrey[at] ?? 0)) < distinct ||
        !(isBeyond(grey, otherGrey, at, width) || isBeyond(otherGrey, grey, at, width))
      )
        continue;
      const square = row + Math.floor(x / squarePx);
      counts[square] = (counts[square] ?? 0) + 1;
    }
  }
}

function greyOf({ data, width, height }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    grey[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return grey;
}

/** Whether a pixel is much darker, or much lighter, than the nine around it on the other drawing. */
function isBeyond(grey: Uint8Array, other: Uint8Array, at: number, width: number): boolean {
  let darkest = 255;
  let lightest = 0;
  for (const from of [at - width, at, at + width]) {
    for (let near = from - 1; near <= from + 1; near += 1) {
      const value = other[near] ?? 0;
      darkest = Math.min(darkest, value);
      lightest = Math.max(lightest, value);
    }
  }
  const here = grey[at] ?? 0;
  return here < darkest - distinct || here > lightest + distinct;
}

/** Half the side of the square around a spot, as a fraction of the sheet's width. */
const around = 0.0125;
/** Differing pixels from which its surroundings have changed: less is a speck of a picture. */
const leastPixels = 12;

/** Whether enough differs around a spot. */
export function isChangedAround({ columns, rows, counts }: Differences, { x, y }: Spot): boolean {
  const reach = Math.max(1, Math.round(around * columns));
  const [column, row] = [Math.floor(x * columns), Math.floor(y * rows)];
  let sum = 0;
  for (let down = Math.max(0, row - reach); down <= Math.min(rows - 1, row + reach); down += 1)
    for (
      let right = Math.max(0, column - reach);
      right <= Math.min(columns - 1, column + reach);
      right += 1
    )
      sum += counts[down * columns + right] ?? 0;
  return sum >= leastPixels;
}
