import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { toUSVString } from 'node:util';
import { ZipFile } from 'yazl';
import { localText, offsetsIn, offsetText } from './localTime';
import {
  anchorOf,
  drawingOfSheet,
  drawingParts,
  pictureBox,
  picturePath,
  picturesAtOnce,
  pictureTypes,
  type Shown,
} from './pictures';
import type { Cell, Table } from './table';

// Office Open XML (ECMA-376), as little of it as one sheet needs.

export const xlsxMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A table as a workbook, part by part; nothing is read before somebody takes the first. `now`: the
 * time that its files carry, in epoch ms.
 */
export async function* xlsxOf(
  table: Table,
  now: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const zip = new ZipFile();
  const mtime = new Date(now);
  // The types say less of it than there is: a PassThrough.
  const bytes = zip.outputStream as Readable;
  const fail = (error: unknown): void =>
    void bytes.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const add = (path: string, text: string): void =>
    zip.addBuffer(Buffer.from(text), path, { mtime });
  const put = async (
    path: string,
    content: AsyncIterable<string> | Iterable<Uint8Array>,
    compress = true,
  ): Promise<void> => {
    if (bytes.destroyed) throw new Error('Whoever took the table has left.');
    const stream = Readable.from(content, { objectMode: false });
    const leave = (): void => void stream.destroy();
    bytes.once('close', leave);
    zip.addReadStream(stream, path, { mtime, compress });
    await finished(stream);
    bytes.off('close', leave);
  };
  async function putAll(): Promise<void> {
    const styles = createStyles();
    const shown: Shown[] = [];
    const hasPictures = table.picturesOf !== undefined;
    add('[Content_Types].xml', contentTypes(hasPictures));
    add('_rels/.rels', rootRelations);
    add('xl/workbook.xml', workbook(table.name));
    add('xl/_rels/workbook.xml.rels', workbookRelations);
    await put('xl/worksheets/sheet1.xml', sheetOf(table, styles, shown));
    // Which offsets from UTC are needed is known only after the sheet.
    add('xl/styles.xml', styles.xml());
    if (hasPictures) await putPictures(table, shown, { add, put });
    zip.end();
  }
  putAll().catch(fail);
  yield* bytes;
}

interface Zip {
  add: (path: string, text: string) => void;
  put: (path: string, content: Iterable<Uint8Array>, compress: boolean) => Promise<void>;
}

/** Some at a time, as the line takes them. */
async function putPictures(
  { picturesOf }: Table,
  shown: readonly Shown[],
  { add, put }: Zip,
): Promise<void> {
  const anchors: string[] = [];
  for (let at = 0; at < shown.length; at += picturesAtOnce) {
    const some = shown.slice(at, at + picturesAtOnce);
    const pictures = (await picturesOf?.(some.map(({ key }) => key))) ?? [];
    for (const [index, where] of some.entries()) {
      const picture = pictures[index] ?? null;
      // It was erased meanwhile, or its file is missing: the cell stays empty.
      if (picture === null) continue;
      anchors.push(anchorOf(where, picture, anchors.length + 1));
      await put(picturePath(anchors.length), [picture.jpeg], false);
    }
  }
  for (const [path, text] of Object.entries(drawingParts(anchors))) add(path, text);
}

async function* sheetOf(
  { columns, parts, timeZone, picturesOf }: Table,
  styles: Styles,
  shown: Shown[],
): AsyncGenerator<string, void, undefined> {
  const letters = columns.map((_, index) => letterOf(index));
  const offsetAt = offsetsIn(timeZone);
  const cellOf = (cell: Cell, at: string): string => {
    if (cell === null || cell === '') return '';
    if (typeof cell === 'string') return inline(at, cell);
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if ('picture' in cell) return '';
    if ('link' in cell)
      return `<c r="${at}" s="${styles.link}" t="str"><f>HYPERLINK(${escaped(JSON.stringify(cell.link))})</f><v>${escaped(cell.link)}</v></c>`;
    if ('day' in cell) return `<c r="${at}" s="${styles.day}"><v>${serial(cell.day)}</v></c>`;
    const offset = offsetAt(cell.at);
    return `<c r="${at}" s="${styles.momentAt(offset)}"><v>${serial(localText(cell.at, offset))}</v></c>`;
  };
  let row = 1;
  yield (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>` +
    `<sheetData><row r="1">${columns.map(({ name }, index) => inline(`${letters[index]}1`, name, styles.head)).join('')}</row>`
  );
  for await (const rows of parts) {
    yield rows
      .map((cells) => {
        row += 1;
        const before = shown.length;
        for (const [column, cell] of cells.entries())
          if (cell !== null && typeof cell === 'object' && 'picture' in cell)
            shown.push({ row: row - 1, column, key: cell.picture });
        const height =
          shown.length > before ? ` ht="${pictureBox.rowHeight}" customHeight="1"` : '';
        return `<row r="${row}"${height}>${cells.map((cell, index) => cellOf(cell, `${letters[index]}${row}`)).join('')}</row>`;
      })
      .join('');
  }
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1)}${row}"/>${picturesOf === undefined ? '' : drawingOfSheet}</worksheet>`;
}

/** The column's letters: A to Z, then AA. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Text is never computed, whatever it begins with. */
const inline = (at: string, text: string, style?: number): string =>
  `<c r="${at}"${style === undefined ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What XML cannot hold is left out; `_x000D_` would be read as the letter of that number. */
function escaped(text: string): string {
  return (
    toUSVString(text)
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      // eslint-disable-next-line no-control-regex -- exactly those
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
  );
}

const dayMs = 86_400_000;
/** The format's day 0, so that 1 March 1900 and later are right. */
const dayZero = Date.UTC(1899, 11, 30);

/** Days since day 0; times are parts of a day. `local` is YYYY-MM-DD, with THH:MM:SS or without. */
const serial = (local: string): number =>
  (Date.parse(local.length === 10 ? local : `${local}Z`) - dayZero) / dayMs;

interface Styles {
  readonly head: number;
  readonly day: number;
  readonly link: number;
  /**
   * A moment by clocks that are so many minutes ahead of UTC: a cell has no time zone, so its
   * format says the offset.
   */
  momentAt(offset: number): number;
  xml(): string;
}

/** Numbers of formats below 164 are the program's own. */
const firstFormat = 164;

function createStyles(): Styles {
  const formats = ['yyyy-mm-dd'];
  const offsets = new Map<number, number>();
  const [plain, head, link, day] = [0, 1, 2, 3];
  return {
    head,
    link,
    day,
    momentAt(offset) {
      const known = offsets.get(offset);
      if (known !== undefined) return known;
      formats.push(`yyyy-mm-dd hh:mm:ss"${offsetText(offset)}"`);
      const style = day + formats.length - 1;
      offsets.set(offset, style);
      return style;
    },
    xml() {
      const numbers = formats.map(
        (format, index) =>
          `<numFmt numFmtId="${firstFormat + index}" formatCode="${escaped(format)}"/>`,
      );
      const cells = [
        `<xf numFmtId="0" fontId="${plain}" fillId="0" borderId="0" xfId="0"/>`,
        `<xf numFmtId="0" fontId="${head}" fillId="0" borderId="0" xfId="0" applyFont="1"/>`,
        `<xf numFmtId="0" fontId="${link}" fillId="0" borderId="0" xfId="0" applyFont="1"/>`,
        ...formats.map(
          (_, index) =>
            `<xf numFmtId="${firstFormat + index}" fontId="${plain}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
        ),
      ];
      return (
        `${declaration}<styleSheet xmlns="${main}"><numFmts count="${numbers.length}">${numbers.join('')}</numFmts>` +
        '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts>' +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
        `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
      );
    },
  };
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packageTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const contentTypes = (pictures: boolean): string =>
  `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>${pictures ? pictureTypes.defaults : ''}<Override PartName="/xl/workbook.xml" ContentType="${packageTypes}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${packageTypes}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${packageTypes}.styles+xml"/>${pictures ? pictureTypes.overrides : ''}</Types>`;

const rootRelations = `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbookRelations =
  `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
  `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;

const workbook = (name: string): string =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name[0]?.toUpperCase()}${name.slice(1)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
