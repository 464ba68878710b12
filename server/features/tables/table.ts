import type { TableName } from '../../../rules/tables';

/** A value as it stands in a table: text, a number, a day (YYYY-MM-DD), a moment (epoch ms), the address of a page; null for an empty cell. */
export type Cell = string | number | { readonly day: string } | { readonly at: number } | { readonly link: string } | null;

export interface Column {
  readonly name: string;
  /** In characters. */
  readonly width: number;
}

/** A table that is read part by part, so that it is never in memory as a whole. */
export interface Table {
  readonly name: TableName;
  readonly columns: readonly Column[];
  /** Moments are written in this IANA time zone. */
  readonly timeZone: string;
  readonly parts: AsyncGenerator<readonly (readonly Cell[])[], void, undefined>;
}

/** The first row, in both formats. */
export const columns = (widths: Readonly<Record<string, number>>): Column[] => Object.entries(widths).map(([name, width]) => ({ name, width }));
