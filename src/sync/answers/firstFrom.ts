/** Index of the first of sorted rows that does not come before a position. */
export function firstFrom<Row>(rows: readonly Row[], compared: (row: Row) => number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && compared(row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
