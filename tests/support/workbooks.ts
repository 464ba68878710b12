import { ZipFile } from 'yazl';

export interface MadeSheet {
  name: string;
  /** What stands in `sheetData`, and after it. */
  data: string;
  after?: string;
  hidden?: boolean;
}

interface Made {
  sheets: readonly MadeSheet[];
  shared?: readonly string[];
  /** Number formats, from the second style on. */
  formats?: readonly number[];
  /** Further entries of the ZIP. */
  more?: Readonly<Record<string, string>>;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** A workbook as spreadsheets write it, by hand, so that it may have whatever a test needs. */
export async function workbook({
  sheets,
  shared = [],
  formats = [],
  more = {},
}: Made): Promise<Uint8Array> {
  const zip = new ZipFile();
  const add = (path: string, text: string): void => zip.addBuffer(Buffer.from(text), path);
  const each = <T>(things: readonly T[], write: (thing: T, n: number) => string): string =>
    things.map((thing, index) => write(thing, index + 1)).join('');
  add(
    'xl/workbook.xml',
    `${head}<workbook xmlns:r="r"><sheets>${each(sheets, ({ name, hidden }, n) => `<sheet name="${name}" sheetId="${n}"${hidden === true ? ' state="hidden"' : ''} r:id="rId${n}"/>`)}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships>${each(sheets, (_, n) => `<Relationship Id="rId${n}" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
  );
  add(
    'xl/sharedStrings.xml',
    `${head}<sst>${each(shared, (text) => `<si><t>${text}</t></si>`)}</sst>`,
  );
  add(
    'xl/styles.xml',
    `${head}<styleSheet><cellXfs><xf numFmtId="0"/>${each(formats, (id) => `<xf numFmtId="${id}"/>`)}</cellXfs></styleSheet>`,
  );
  for (const [index, { data, after = '' }] of sheets.entries())
    add(
      `xl/worksheets/sheet${index + 1}.xml`,
      `${head}<worksheet><sheetData>${data}</sheetData>${after}</worksheet>`,
    );
  for (const [path, text] of Object.entries(more)) add(path, text);
  zip.end();
  return new Uint8Array(
    await new Response(zip.outputStream as unknown as ReadableStream).arrayBuffer(),
  ); // a stream of Node's, which Response takes
}

/** A row of texts; a number is a number. */
export const row = (line: number, ...cells: readonly (string | number)[]): string =>
  `<row r="${line}">${cells.map((cell, index) => (typeof cell === 'number' ? `<c r="${String.fromCharCode(65 + index)}${line}"><v>${cell}</v></c>` : `<c r="${String.fromCharCode(65 + index)}${line}" t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')}</row>`;
