import { readText } from './readText';
import { readWorkbook } from './readWorkbook';
import type { ReadTable } from './worksheet';
import { unreadable } from './unreadable';

const beginsWith = (bytes: Buffer, ...begin: readonly number[]): boolean =>
  begin.every((byte, at) => bytes[at] === byte);

/** Reads a table, whose type is read from its bytes and not its name. Throws IMPORT_UNREADABLE. */
export async function readTable(bytes: Buffer): Promise<ReadTable> {
  if (bytes.length === 0) throw unreadable('EMPTY');
  if (beginsWith(bytes, 0x50, 0x4b)) return readWorkbook(bytes);
  // The file format of Office before 2007, and of encrypted workbooks.
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw unreadable('OLD_EXCEL');
  return readText(bytes);
}
