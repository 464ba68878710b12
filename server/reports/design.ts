// How a sheet is set: its distances and the sizes of its letters, all in points of 1/72 inch. Its
// colours and marks are in marks.ts; what only one part has, such as the width of a column, stands
// there.

/** Of what may be written on, from the edges of the paper. */
export const edge = { side: 40, top: 52, bottom: 48 } as const;

/** Empty space, from what belongs together to what does not. */
export const space = {
  /** Between a thing and the line, mark or letter that belongs to it. */
  hair: 2,
  /** Between the rows of a table and its rules. */
  row: 4,
  /** Between what stands side by side, such as photos. */
  beside: 6,
  /** Around what has a rule or a picture at its end. */
  rule: 8,
  /** Between two parties who sign. */
  party: 10,
  /** Before a group, and after the letterhead. */
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
  title: 20,
  section: 16,
  company: 14,
  project: 12,
  heading: 11.5,
  sender: 10,
  body: 9,
  address: 8.5,
  small: 8,
  /** Titles of columns, and what is printed for the record. */
  note: 7.5,
  caption: 7,
  pin: 6.5,
} as const;

/** Of a line of text, in sizes of its letters. */
export const lineHeight = 1.4;

/** Of a line between things. */
export const hairline = 0.5;

/** Side of the square of a status; in a table of one line each it is smaller. */
export const mark = { block: 8, line: 7 } as const;
