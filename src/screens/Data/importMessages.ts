import { plural, t } from '@lingui/core/macro';
import type { ImportField, ImportOutcome, ImportState, ImportTable } from '../../../rules/imports';
import { factList, listOf } from '../../domain/lists';
import { region } from '../../ui/messages/region';
import type { TableImport } from './importCalls';

type Counts = TableImport['counts'];

const tables = {
  snags: t`Snags`,
  locations: t`Locations`,
  trades: t`Trades with their phrases`,
  companies: t`Companies`,
  people: t`People`,
} satisfies Record<ImportTable, string>;

const fields = {
  title: t`Title`,
  description: t`Description`,
  note: t`Add to description`,
  status: t`Status`,
  type: t`Type`,
  priority: t`Priority`,
  trade: t`Trade`,
  company: t`Company`,
  person: t`Person`,
  location: t`Location or level`,
  due: t`Due date`,
  key: t`Key: number in the other list`,
  plan: t`Plan`,
  planRevision: t`Plan revision`,
  pinX: t`Pin X (0 to 1)`,
  pinY: t`Pin Y (0 to 1)`,
  number: t`Number in this project`,
  id: t`Id`,
  path: t`Location or level`,
  defaultCompany: t`Default company`,
  phrases: t`Phrases, separated by |`,
  email: t`E-mail`,
  phone: t`Phone`,
  trades: t`Trades, separated by |`,
  name: t`Name`,
  role: t`Role`,
} satisfies Record<ImportField, string>;

const states = {
  RECEIVED: t`Reading the table`,
  READING: t`Reading the table`,
  READ: t`Table read. Choose what its columns contain.`,
  CHECKING: t`Dry run`,
  CHECKED: t`Dry run done. Nothing imported yet.`,
  DOING: t`Importing`,
  DONE: t`Imported.`,
  STOPPED: t`The import stopped part way.`,
  UNDOING: t`Undoing the import`,
  UNDO_STOPPED: t`Undoing stopped part way.`,
  UNDONE: t`Import undone.`,
  FAILED: t`Could not be read.`,
} satisfies Record<ImportState, string>;

export const importMessages = {
  title: t`Import a table`,
  kinds: t`Snags, locations, trades, companies or people, from Excel or CSV`,
  toData: t`Data`,
  steps: t`Steps`,
  stepNames: [t`File`, t`Columns`, t`Check`, t`Done`],
  what: (size: string, rows: number) => {
    const many = new Intl.NumberFormat(region()).format(rows);
    return t`An Excel workbook (XLSX) or CSV of up to ${size} and ${many} rows, or cells copied from a spreadsheet. You check every row before it is imported, and can undo the import afterwards.`;
  },
  table: t`Rows contain`,
  tables,
  choose: t`Choose a file`,
  sending: t`Uploading`,
  paste: t`Or paste it here`,
  pasteHint: t`Include the heading row.`,
  pasteNothing: t`Copy the cells in your spreadsheet and paste them here.`,
  readPasted: t`Read pasted table`,
  tooBig: (size: string, limit: string) => t`This file has ${size}; the limit is ${limit}.`,
  before: t`Earlier imports`,
  named: ({ name, table }: Pick<TableImport, 'name' | 'table'>) =>
    `${name === '' ? t`Pasted table` : name} · ${tables[table]}`,
  listed: ({ state, by }: TableImport, when: string) => factList([states[state], by, when]),
  another: t`Another table`,
  states,
  progress: (what: string, percent: number) =>
    t`${what}: ${percent} %. You can leave this page; it carries on.`,
  columns: t`What the columns contain`,
  columnsWhat: (rows: number) =>
    plural(rows, {
      one: '# row read. Check what each column contains, and correct it where needed.',
      other: '# rows read. Check what each column contains, and correct it where needed.',
    }),
  notes: {
    MACROS: t`The workbook has macros; they were not run or saved.`,
    FORMULAS: t`Formulas were imported as their saved values.`,
    MERGED: t`Merged cells apply to each of their rows.`,
    HIDDEN: t`Hidden sheets were left out.`,
    ENCODING: t`The file uses an old Windows encoding (1252). Check that accented letters are right.`,
  },
  skipped: (sheets: readonly string[]) => {
    const names = listOf(sheets);
    return t`Sheets without a heading row were left out: ${names}.`;
  },
  twice: (headings: readonly string[]) => {
    const names = listOf(headings);
    return t`Several columns have the same name: ${names}. The first is used.`;
  },
  gone: t`This table is no longer on the server: someone discarded it, or something in the project was erased. What was imported stays.`,
  sheetNames: t`Sheet name`,
  tooManyWords: (field: string) =>
    t`${field}: too many or too long values to match one by one. Leave the column out, or add it to the description.`,
  unnamed: (n: number) => t`Column ${n}, no heading`,
  samples: (samples: readonly string[]) => (samples.length === 0 ? t`Empty` : factList(samples)),
  notTaken: t`Leave out`,
  fields,
  words: t`What the words mean`,
  meaning: (field: string, word: string) => t`${field}: what “${word}” means`,
  notSaid: t`Refuse these rows`,
  dayOrder: t`Dates like 03/04/2026`,
  dayOrders: {
    none: t`Refuse ambiguous dates`,
    DMY: t`Day first: 3 April`,
    MDY: t`Month first: 4 March`,
  },
  place: t`Location for rows without one`,
  placeHint: t`Separate levels with ›, e.g. Block A › L02.`,
  missing: t`Missing from the project`,
  makeMissing: t`Create missing trades, companies and locations`,
  check: t`Start dry run`,
  discard: t`Discard table`,
  counted: ({ MAKE, CHANGE, SAME, REFUSE }: Counts) =>
    factList([
      plural(MAKE, { one: '# new', other: '# new' }),
      plural(CHANGE, { one: '# changed', other: '# changed' }),
      plural(SAME, { one: '# unchanged', other: '# unchanged' }),
      plural(REFUSE, { one: '# refused', other: '# refused' }),
    ]),
  stopped: ({ DONE }: Counts) =>
    plural(DONE, {
      one: '# row was imported before it stopped. Continue, or undo the import.',
      other: '# rows were imported before it stopped. Continue, or undo the import.',
    }),
  undone: t`Imported snags are void and keep their numbers. Changes were reversed and new entries removed, unless changed or used since.`,
  do: (rows: number) =>
    rows === 0
      ? t`Nothing to import`
      : plural(rows, { one: 'Import # row', other: 'Import # rows' }),
  goOn: t`Continue`,
  backToColumns: t`Back to the columns`,
  undo: t`Undo import`,
  undoWhat: t`Imported snags become void and keep their numbers. Changes are reversed and new entries removed, unless changed or used since.`,
  undoDo: t`Undo the import`,
  undoNot: t`Keep it`,
  rows: t`Rows`,
  outcomes: {
    MAKE: (n: number) => t`New: ${n}`,
    CHANGE: (n: number) => t`Changed: ${n}`,
    SAME: (n: number) => t`Unchanged: ${n}`,
    REFUSE: (n: number) => t`Refused: ${n}`,
  } satisfies Record<ImportOutcome, (n: number) => string>,
  saveRefused: t`Save refused rows`,
  refusedFile: t`refused`,
  line: (line: number, sheet: string) => (sheet === '' ? t`Row ${line}` : t`${sheet}, row ${line}`),
  change: (field: string, from: string, to: string) => {
    const name = Object.hasOwn(fields, field) ? fields[field as ImportField] : field;
    const [before, after] = [from === '' ? t`nothing` : from, to === '' ? t`nothing` : to];
    return t`${name}: ${before} → ${after}`;
  },
  invitation: (address: string) => t`Invitation to send on: ${address}`,
  moreRows: t`Show more rows`,
};
