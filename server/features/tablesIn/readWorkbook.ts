import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { importLimits } from '../../../rules/imports';
import { Refusal } from '../../refusal';
import { isDateFormat, textOfNumber } from './cellValue';
import {
  createRows,
  type ReadNote,
  type ReadTable,
  type Worksheet,
  type WorksheetRow,
} from './worksheet';
import { unreadable } from './unreadable';

/** Maximum number of entries of the ZIP: a workbook has some for each sheet and picture. */
const mostEntries = 10_000;
/** Maximum depth of elements: those that are read are five deep, and each open one takes memory. */
const mostDepth = 100;
/** Maximum number of bytes between elements: text of that length is in memory as a whole. */
const mostBetween = 4_000_000;
/**
 * Maximum number of texts, formats and cell styles: a cell of each row and column that is read has
 * one at most, and Excel itself ends at 64,000 styles.
 */
const mostStrings = 4_000_000;
const mostStyles = 65_490;
/**
 * Bytes of a workbook's parts when they are unpacked, by those of the file: reading ten million takes
 * a second. Those of Excel are packed to a tenth, and rows that are all alike to a thirtieth.
 */
const mostUnpacked = (packedBytes: number): number => 20_000_000 + 40 * packedBytes;
/** Bytes after which other work comes in between. */
const yieldEvery = 128 * 1024;
/** Cells that a merged one fills before other work comes in between. */
const filledAtOnce = 20_000;
/** Maximum characters of a cell in its escaped form: “_x000D_” stands for one character. */
const longestCell = importLimits.cell * 7;

/** Reads the cells of a workbook (Office Open XML, ECMA-376); nothing in it is computed or run. */
export async function readWorkbook(bytes: Buffer): Promise<ReadTable> {
  try {
    return await read(bytes);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Errors of yauzl and saxes for a file that is no workbook.
    throw unreadable('DAMAGED');
  }
}

async function read(bytes: Buffer): Promise<ReadTable> {
  const zip = await fromBufferPromise(bytes, { validateEntrySizes: true });
  const parts = createParts(zip, await entriesOf(zip), bytes.length);
  if (!parts.has('xl/workbook.xml'))
    throw unreadable(parts.has('content.xml') ? 'OPEN_DOCUMENT' : 'OTHER');
  const notes = new Set<ReadNote>();
  if (parts.has('xl/vbaProject.bin')) notes.add('MACROS');
  const book = { date1904: false, sheets: [] as { name: string; id: string; hidden: boolean }[] };
  await parts.parse('xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr')
        book.date1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name === 'sheet')
        book.sheets.push({
          name: attributes['name'] ?? '',
          id: attributes['id'] ?? '',
          hidden: (attributes['state'] ?? 'visible') !== 'visible',
        });
    },
  });
  const targets = new Map<string, string>();
  await parts.parse('xl/_rels/workbook.xml.rels', {
    open(name, attributes) {
      const target = attributes['Target'] ?? '';
      if (name === 'Relationship')
        targets.set(
          attributes['Id'] ?? '',
          target.startsWith('/') ? target.slice(1) : `xl/${target}`,
        );
    },
  });
  const shared = await sharedStrings(parts);
  const isDate = await dateStyles(parts);
  const take = createRows();
  const sheets: Worksheet[] = [];
  for (const { name, id, hidden } of book.sheets) {
    const path = targets.get(id);
    // Charts are sheets too.
    if (path === undefined || !parts.has(path) || !path.includes('worksheets/')) continue;
    if (hidden) {
      notes.add('HIDDEN');
      continue;
    }
    sheets.push({
      name,
      rows: await rowsOf(parts, path, { shared, isDate, date1904: book.date1904, notes, take }),
    });
  }
  return { sheets, notes: [...notes] };
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw unreadable('DAMAGED');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

interface Handlers {
  /** Element names come without their prefix. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

interface Parts {
  has(path: string): boolean;
  /** Does nothing if the workbook has no such part. */
  parse(path: string, handlers: Handlers): Promise<void>;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

function createParts(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  packedBytes: number,
): Parts {
  const most = Math.min(importLimits.unpacked, mostUnpacked(packedBytes));
  let left = most;
  return {
    has: (path) => entries.has(path),
    async parse(path, { open, text, close }) {
      const entry = entries.get(path);
      if (entry === undefined) return;
      // At most as many bytes as the directory says arrive, because yauzl checks that.
      left -= entry.uncompressedSize;
      if (left < 0) throw unreadable('UNPACKED', Math.round(most / 1_000_000));
      const parser = new SaxesParser();
      let depth = 0;
      let since = 0;
      parser.on('error', (error) => {
        throw error;
      });
      // No program writes a DOCTYPE into a workbook, and it could define entities.
      parser.on('doctype', () => {
        throw unreadable('DAMAGED');
      });
      parser.on('opentag', ({ name, attributes }) => {
        since = 0;
        if ((depth += 1) > mostDepth) throw unreadable('DAMAGED');
        open?.(
          withoutPrefix(name),
          Object.fromEntries(
            Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]),
          ),
        );
      });
      parser.on('text', (said) => text?.(said));
      parser.on('cdata', (said) => text?.(said));
      parser.on('closetag', ({ name }) => {
        depth -= 1;
        since = 0;
        close?.(withoutPrefix(name));
      });
      const stream: Readable = await zip.openReadStreamPromise(entry);
      const decoder = new StringDecoder('utf8');
      let sinceYield = 0;
      try {
        // Buffers, because no encoding was set.
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          since += chunk.length;
          parser.write(decoder.write(chunk));
          if (since > mostBetween) throw unreadable('DAMAGED');
          if ((sinceYield += chunk.length) < yieldEvery) continue;
          sinceYield = 0;
          await setImmediate();
        }
        parser.close();
      } finally {
        stream.destroy();
      }
    },
  };
}

async function sharedStrings(parts: Parts): Promise<string[]> {
  const strings: string[] = [];
  let total = 0;
  let string = '';
  let inText = false;
  let inReading = false;
  await parts.parse('xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') string = '';
      if (name === 'rPh') inReading = true;
      inText = name === 't' && !inReading;
    },
    text(said) {
      if (!inText) return;
      if ((total += said.length) > importLimits.text) throw unreadable('TEXT');
      string += said;
    },
    close(name) {
      inText = false;
      if (name === 'rPh') inReading = false;
      if (name !== 'si') return;
      if (strings.length >= mostStrings) throw unreadable('TEXT');
      strings.push(unescaped(string));
    },
  });
  return strings;
}

/** For each cell style whether its numbers are dates. */
async function dateStyles(parts: Parts): Promise<(style: string) => boolean> {
  const formats = new Map<string, string>();
  const styles: boolean[] = [];
  let inCells = false;
  await parts.parse('xl/styles.xml', {
    open(name, attributes) {
      const id = attributes['numFmtId'] ?? '0';
      if (name === 'numFmt') formats.set(id, attributes['formatCode'] ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(isDateFormat(Number(id), formats.get(id)));
      if (formats.size > mostStyles || styles.length > mostStyles) throw unreadable('DAMAGED');
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return (style) => styles[Number(style)] === true;
}

interface Reading {
  shared: readonly string[];
  isDate: (style: string) => boolean;
  date1904: boolean;
  notes: Set<ReadNote>;
  take: ReturnType<typeof createRows>;
}

async function rowsOf(
  parts: Parts,
  path: string,
  { shared, isDate, date1904, notes, take }: Reading,
): Promise<WorksheetRow[]> {
  const rows: WorksheetRow[] = [];
  const merged: string[] = [];
  let line = 0;
  let column = -1;
  let cells: (string | undefined)[] = [];
  let cell = { type: 'n', style: '0', value: '', text: '' };
  let into: 'value' | 'text' | null = null;
  const valueOf = (): string => {
    if (cell.type === 's') return shared[Number(cell.value)] ?? '';
    if (cell.type === 'inlineStr') return unescaped(cell.text);
    if (cell.type === 'str' || cell.type === 'e' || cell.type === 'd') return unescaped(cell.value);
    if (cell.type === 'b') return cell.value === '1' ? 'TRUE' : 'FALSE';
    return cell.value === '' ? '' : textOfNumber(cell.value, isDate(cell.style), date1904);
  };
  await parts.parse(path, {
    open(name, { r, t = 'n', s = '0', ref }) {
      if (name === 'row') {
        line = r === undefined ? line + 1 : Number(r);
        column = -1;
        cells = [];
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        cell = { type: t, style: s, value: '', text: '' };
      } else if (name === 'mergeCell' && ref !== undefined && merged.length < importLimits.rows)
        merged.push(ref);
      else if (name === 'f') notes.add('FORMULAS');
      into = name === 'v' ? 'value' : name === 't' ? 'text' : null;
    },
    text(said) {
      if (into === null) return;
      if (cell[into].length + said.length > longestCell) throw unreadable('CELL', line);
      cell[into] += said;
    },
    close(name) {
      into = null;
      if (name === 'c') {
        const value = valueOf();
        // An empty cell far to the right takes no memory.
        if (value !== '' && column >= 0) cells[Math.min(column, importLimits.columns)] = value;
      } else if (name === 'row') take(rows, line, cells);
    },
  });
  if (await fillMerged(rows, merged)) notes.add('MERGED');
  return rows;
}

/**
 * A cell over several rows says the same of each. To the right of it nothing is filled: there it is
 * one wide cell. Answers whether one was.
 */
async function fillMerged(
  rows: readonly WorksheetRow[],
  merged: readonly string[],
): Promise<boolean> {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  let filled = 0;
  let looked = 0;
  let text = 0;
  for (const ref of new Set(merged)) {
    const [, letters = '', first = '', last = ''] =
      /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(ref) ?? [];
    const column = columnOf(letters);
    const value = byLine.get(Number(first))?.cells[column];
    if (value === undefined || value === '') continue;
    for (
      let line = Number(first) + 1;
      line <= Math.min(Number(last), Number(first) + importLimits.rows);
      line += 1
    ) {
      if ((looked += 1) % filledAtOnce === 0) await setImmediate();
      const row = byLine.get(line);
      if (row === undefined) continue;
      // In a whole table each cell is filled once, because merged cells do not overlap.
      if ((filled += 1) > importLimits.rows * importLimits.columns) throw unreadable('DAMAGED');
      if ((text += value.length) > importLimits.text) throw unreadable('TEXT');
      while (row.cells.length <= column) row.cells.push('');
      row.cells[column] = value;
    }
  }
  return filled > 0;
}

/** Index of a column by its letters: A is 0. */
function columnOf(name: string): number {
  let column = 0;
  for (const letter of name) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

/** Decodes characters that XML cannot contain, which workbooks write as their code. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
