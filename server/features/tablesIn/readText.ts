import { setImmediate } from 'node:timers/promises';
import { unshieldedText } from '../../../rules/tables';
import { createRows, type ReadNote, type ReadTable, type Worksheet } from './worksheet';
import { unreadable } from './unreadable';

/** Bytes or characters that are handled before other work comes in between: some milliseconds. */
const atOnce = 128 * 1024;

/**
 * Reads a table of text: CSV in any encoding that spreadsheets write, or cells that were pasted.
 */
export async function readText(bytes: Buffer): Promise<ReadTable> {
  const { parts, notes } = await decoded(bytes);
  const start = (parts[0] ?? '').slice(0, 50_000);
  // A first row such as `sep=;`, which names the separator for spreadsheets.
  const [, told] = /^sep=(.)\r?\n/.exec(start) ?? [];
  const sheet: Worksheet = { name: '', rows: [] };
  const take = createRows();
  const parser = createParser(told ?? separatorOf(start), (line, cells) => {
    if (line === 1 && told !== undefined) return;
    take(sheet.rows, line, cells.map(unshieldedText));
  });
  for (const part of parts) {
    parser.push(part);
    await setImmediate();
  }
  parser.end();
  return { sheets: [sheet], notes };
}

/** Decodes in parts, because a long text would block the event loop. */
async function decoded(bytes: Buffer): Promise<{ parts: string[]; notes: ReadNote[] }> {
  const encoding = encodingOf(bytes);
  if (encoding !== null)
    return { parts: await decode(bytes, new TextDecoder(encoding)), notes: [] };
  try {
    return { parts: await decode(bytes, new TextDecoder('utf-8', { fatal: true })), notes: [] };
  } catch {
    // A text that is not UTF-8 comes from Windows, which writes its own code page.
    return { parts: await decode(bytes, new TextDecoder('windows-1252')), notes: ['ENCODING'] };
  }
}

async function decode(bytes: Buffer, decoder: InstanceType<typeof TextDecoder>): Promise<string[]> {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += atOnce) {
    // As a stream also where it is short: without that some versions of Node read Windows-1252 as
    // Latin-1.
    const part = decoder.decode(bytes.subarray(at, at + atOnce), { stream: true });
    // Control characters that no program writes into a text: it is a picture, a PDF or another
    // binary file.
    // eslint-disable-next-line no-control-regex -- exactly those
    if (/[\u0000-\u0008\u000e-\u001a]/.test(part)) throw unreadable('OTHER');
    parts.push(part);
    await setImmediate();
  }
  const rest = decoder.decode();
  return rest === '' ? parts : [...parts, rest];
}

/**
 * The encoding by its byte order mark, or by the positions of zero bytes; null for UTF-8 and
 * single-byte encodings.
 */
function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const looked = Math.min(bytes.length, 4096);
  for (let at = 0; at < looked; at += 1)
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > looked / 8 && even === 0) return 'utf-16le';
  return even > looked / 8 && odd === 0 ? 'utf-16be' : null;
}

const separators = ['\t', ';', ',', '|'] as const;

/** The separator that divides the most rows into the same number of cells. */
function separatorOf(text: string): string {
  let best: { separator: string; rows: number; cells: number } = {
    separator: ',',
    rows: 0,
    cells: 0,
  };
  for (const separator of separators) {
    const counts = new Map<number, number>();
    const parser = createParser(separator, (_line, cells) => {
      if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    });
    parser.push(text);
    for (const [cells, rows] of counts)
      if (rows > best.rows || (rows === best.rows && cells > best.cells))
        best = { separator, rows, cells };
  }
  return best.separator;
}

/** Maximum number of columns of a spreadsheet (Excel's specification). */
const mostColumns = 16_384;

interface Parser {
  push(text: string): void;
  /** Throws IMPORT_UNREADABLE if a quotation mark is still open. */
  end(): void;
}

/**
 * Parses cells by RFC 4180; a quotation mark inside a cell that does not begin with one is an
 * ordinary character.
 */
export function createParser(
  separator: string,
  row: (line: number, cells: string[]) => void,
): Parser {
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let quoted = false;
  /**
   * After a quotation mark in a quoted cell: the next character tells whether it ends the cell or
   * is the first of two.
   */
  let closing = false;
  let wasReturn = false;
  const endCell = (): void => {
    // More cells than any spreadsheet has columns: not a table.
    if (cells.length >= mostColumns) throw unreadable('COLUMNS', line);
    cells.push(cell);
    cell = '';
    closing = false;
  };
  const endRow = (): void => {
    endCell();
    row(line, cells);
    cells = [];
    line += 1;
  };
  return {
    push(text) {
      for (let at = 0; at < text.length; at += 1) {
        const letter = text[at] ?? '';
        if (quoted) {
          if (letter === '"') {
            quoted = false;
            closing = true;
          } else cell += letter;
          continue;
        }
        const skip = wasReturn && letter === '\n';
        wasReturn = letter === '\r';
        if (skip) continue;
        if (letter === '"' && (closing || cell === '')) {
          if (closing) cell += '"';
          quoted = true;
          closing = false;
        } else if (letter === separator) endCell();
        else if (letter === '\r' || letter === '\n') endRow();
        else {
          closing = false;
          cell += letter;
        }
      }
    },
    end() {
      if (quoted) throw unreadable('QUOTE', line);
      if (cell !== '' || cells.length > 0) endRow();
    },
  };
}
