import { bcfLimits, importLimits } from '../../../rules/imports';
import { type Message, message } from '../../messages';

export interface UnreadableMeta {
  why:
    | 'EMPTY'
    | 'OTHER'
    | 'OLD_EXCEL'
    | 'OPEN_DOCUMENT'
    | 'DAMAGED'
    | 'QUOTE'
    | 'UNPACKED'
    | 'ROWS'
    | 'COLUMNS'
    | 'TEXT'
    | 'CELL'
    | 'BCF_DAMAGED'
    | 'BCF_MARKUP'
    | 'BCF_PATH'
    | 'BCF_TOPICS'
    | 'BCF_TOTAL'
    | 'BCF_UNPACKED';
  /** Row of the table; of UNPACKED, BCF_TOTAL and BCF_UNPACKED the limit in MB. */
  n?: number;
}

/** Why a file cannot be read as a table, and what helps. */
export function unreadableMessage({ why, n = 0 }: UnreadableMeta): Message {
  if (why === 'ROWS')
    return message(
      'This table has more than {limit, number} rows. Split it into several files. Nothing was imported.',
      { limit: importLimits.rows },
    );
  if (why === 'COLUMNS')
    return message(
      'Row {n, number} has more than {limit, number} columns. Delete the ones you don’t need. Nothing was imported.',
      { n, limit: importLimits.columns },
    );
  if (why === 'CELL')
    return message(
      'A cell in row {n, number} has more than {limit, number} characters. Nothing was imported.',
      { n, limit: importLimits.cell },
    );
  if (why === 'TEXT')
    return message(
      'This table has more than {limit, number} characters. Split it into several files. Nothing was imported.',
      { limit: importLimits.text },
    );
  if (why === 'UNPACKED')
    return message(
      'Unpacked, this workbook would have more than {limit, number} MB. Copy its rows into a new workbook and choose that. Nothing was imported.',
      { limit: n },
    );
  if (why === 'QUOTE')
    return message(
      'A quotation mark in row {n, number} is not closed. Correct it and choose the file again.',
      { n },
    );
  if (why === 'BCF_TOPICS')
    return message(
      'This BCF file has more than {limit, number} topics. Export it in parts. Nothing was imported.',
      { limit: bcfLimits.topics },
    );
  // Also said of a file of which some topics are imported.
  if (why === 'BCF_TOTAL')
    return message(
      'Unpacked, this BCF file would have more than {limit, number} MB. Export it in parts.',
      { limit: n },
    );
  if (why === 'BCF_UNPACKED')
    return message('Unpacked, a file in this BCF file would have more than {limit, number} MB.', {
      limit: n,
    });
  if (why === 'BCF_DAMAGED' || why === 'BCF_MARKUP' || why === 'BCF_PATH')
    return message(
      '{why, select, BCF_MARKUP {None of this BCF file’s topics has a markup that can be read. Export it again. Nothing was imported.} BCF_PATH {This BCF file has names that lead out of it. Nothing was imported.} other {This BCF file is damaged and can’t be read. Export it again and choose that.}}',
      { why },
    );
  return message(
    '{why, select, EMPTY {This table is empty.} OLD_EXCEL {This is an old Excel file (.xls), or one with a password. Save it as .xlsx without a password and choose that.} OPEN_DOCUMENT {This is an OpenDocument table. Save it as .xlsx or .csv and choose that.} DAMAGED {This workbook is damaged and can’t be read. Open it in your spreadsheet program, save it as .xlsx and choose that.} other {We could not read this file as a table. Save it as .xlsx or .csv and choose that.}}',
    { why },
  );
}
