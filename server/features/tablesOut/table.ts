import type { TableName } from '../../../rules/tables';
import type { PhotoFiles } from '../../files';

/**
 * A value as it stands in a table: text, a number, a day (YYYY-MM-DD), a moment (epoch ms), the
 * address of a page, the key of a photo; null for an empty cell.
 */
export type Cell =
  | string
  | number
  | { readonly day: string }
  | { readonly at: number }
  | { readonly link: string }
  | { readonly picture: string }
  | null;

export interface Column {
  readonly name: string;
  /** In characters. */
  readonly width: number;
}

/** A table that is read part by part, so that it is never in memory as a whole. */
export interface Table {
  readonly name: TableName | 'portfolio';
  readonly columns: readonly Column[];
  /** Moments are written in this IANA time zone. */
  readonly timeZone: string;
  /**
   * Small JPEGs of photos by their keys; null for one that is not there. Only where cells show
   * some.
   */
  readonly picturesOf?: PhotoFiles['thumbnails'];
  readonly parts: AsyncGenerator<readonly (readonly Cell[])[], void, undefined>;
}

/** The first row, in both formats. */
export const columns = (widths: Readonly<Record<string, number>>): Column[] =>
  Object.entries(widths).map(([name, width]) => ({ name, width }));
