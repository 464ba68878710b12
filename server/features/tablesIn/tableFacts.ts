import type { DayOrder, ImportField } from '../../../rules/imports';
import type { TopicFacts } from '../bcf/topicFacts';
import type { ReadNote } from './worksheet';

/** What is known of a column before somebody says what it holds. */
export interface ColumnFacts {
  readonly name: string;
  readonly samples: readonly string[];
  /** What stands in it, where that is little enough to say what each means. */
  readonly words: readonly string[] | null;
  readonly guess: ImportField | null;
  /** It holds the names of the workbook's sheets; its own is empty. */
  readonly isSheet?: true;
  /** It holds the lines above groups of rows that name their place; its own is empty. */
  readonly isSection?: true;
  /** Many of its values come more than once. */
  readonly repeats?: true;
}

/** What a table was recognised as, before anything is made of it. */
export interface TableFacts {
  readonly columns: readonly ColumnFacts[];
  readonly rows: number;
  readonly notes: readonly ReadNote[];
  /** Sheets without a row of headings. */
  readonly skipped: readonly string[];
  /** Headings that several columns have. */
  readonly twice: readonly string[];
  /** Lines that are no rows: totals, headings again, places of the rows below, numbers alone. */
  readonly leftOut?: number;
  readonly dayOrder: DayOrder | null;
  /** Of a BCF file: its version, and the folders of topics that cannot be read. */
  readonly bcf?: { readonly version: string; readonly broken: readonly string[] };
}

/** A row under the columns of the table. */
export interface TableRow {
  /** Its number among all rows, from 1. */
  readonly n: number;
  /** Empty where there is one. */
  readonly sheet: string;
  readonly line: number;
  readonly cells: readonly string[];
  /** Of a BCF file: what its topic says beside the cells. */
  readonly topic?: TopicFacts;
}
