// How a sheet is set: its distances and the sizes of its letters, in points of 1/72 inch. Its
// colours and marks are in marks.ts; what only one part has, such as the width of a column, stands
// there.

/** Points of so many millimetres. */
export const mm = (length: number): number => (length * 72) / 25.4;

/** Of what may be written on, from the edges of the paper; the foot is below it. */
export const edge = { side: mm(18), top: mm(14), bottom: mm(17) } as const;

/** Empty space, from what belongs together to what does not. */
export const space = {
  /** Between a thing and the line, mark or letter that belongs to it. */
  hair: 2,
  /** Between the rows of a table and its rules. */
  row: 4,
  /** Between what stands side by side, such as words and their marks. */
  beside: 6,
  /** Around what has a rule or a picture at its end. */
  rule: 8,
  /** Between two parties who sign. */
  party: 10,
  /** Before a group, and between snags. */
  group: 12,
  /** Before a part of the report that is no section, such as its figures. */
  part: 14,
  /** Between columns of their own. */
  column: 16,
  /** Before a section. */
  section: 20,
  /** To sign by hand. */
  signing: 34,
} as const;

/** Of letters. */
export const letters = {
  title: 19,
  section: 16,
  figure: 12,
  heading: 11.5,
  path: 10,
  body: 9,
  small: 8,
  /** What is printed for the record. */
  note: 7.5,
  /** Below a photo of 39 mm. */
  caption: 7,
  pin: 6.5,
} as const;

/** Of a line of text, in sizes of its letters. */
export const lineHeight = 1.4;

/** Of a line between things, of one under titles, and of the frame of a plan. */
export const hairline = 0.5;
export const rule = { head: 1.4, titles: 0.85, frame: 1 } as const;

/** Side of the square of a status. */
export const mark = 9.5;

/**
 * A photo on paper, by how they are asked for, and the gap between them: two or four fill the width
 * of A4. Pixels an inch: what a printer shows, and what the smallest picture of a photo has.
 */
export const photoBoxes = {
  LARGE: { perRow: 2, width: mm(84), height: mm(63), gap: mm(6), dpi: 300 },
  SMALL: { perRow: 4, width: mm(39), height: mm(29.25), gap: mm(6), dpi: 200 },
} as const;
export type PhotoBox = (typeof photoBoxes)[keyof typeof photoBoxes];

/** Of an extract of a plan that has a row of its own. */
export const lowExtract = mm(40);
