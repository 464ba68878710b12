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
  note: t`Add it to the description`,
  status: t`Status`,
  type: t`Type`,
  priority: t`Priority`,
  trade: t`Trade`,
  company: t`Company`,
  person: t`Person`,
  location: t`Location, or a level of it`,
  due: t`Due date`,
  key: t`Key: number in the other list`,
  plan: t`Plan`,
  planRevision: t`Plan revision`,
  pinX: t`Pin X (0 to 1)`,
  pinY: t`Pin Y (0 to 1)`,
  number: t`Number in this project`,
  id: t`Id`,
  path: t`Location, or a level of it`,
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
  READ: t`The table is read. Say what its columns hold.`,
  CHECKING: t`Trying it`,
  CHECKED: t`The dry run is done. Nothing has been imported yet.`,
  DOING: t`Importing it`,
  DONE: t`It is imported.`,
  STOPPED: t`It stopped in the middle.`,
  UNDOING: t`Undoing it`,
  UNDO_STOPPED: t`The undoing stopped in the middle.`,
  UNDONE: t`It is undone.`,
  FAILED: t`It could not be read.`,
} satisfies Record<ImportState, string>;

export const importMessages = {
  title: t`Import a table`,
  what: (size: string, rows: number) => {
    const many = new Intl.NumberFormat(region()).format(rows);
    return t`A workbook (XLSX) or a text (CSV) of up to ${size} and ${many} rows, or cells copied from a spreadsheet. Before anything is made you see what would become of each row, and afterwards it can be undone.`;
  },
  table: t`What its rows are`,
  tables,
  choose: t`Choose a file`,
  sending: t`Sending it`,
  paste: t`Or paste it here`,
  pasteHint: t`With the row of headings.`,
  pasteNothing: t`Copy the cells in your spreadsheet and paste them here.`,
  readPasted: t`Read what was pasted`,
  tooBig: (size: string, limit: string) => t`This file has ${size}; the limit is ${limit}.`,
  before: t`Imported before`,
  named: ({ name, table }: Pick<TableImport, 'name' | 'table'>) =>
    `${name === '' ? t`Pasted table` : name} · ${tables[table]}`,
  listed: ({ state, by }: TableImport, when: string) => factList([states[state], by, when]),
  open: t`Open`,
  openNamed: (name: string) => t`Open ${name}`,
  another: t`Another table`,
  states,
  progress: (what: string, percent: number) =>
    t`${what}: ${percent} %. You can leave this page; it goes on.`,
  columns: t`What the columns hold`,
  columnsWhat: (rows: number) =>
    plural(rows, {
      one: '# row was read. What each column holds was recognised as far as it could be; correct it where it is wrong.',
      other:
        '# rows were read. What each column holds was recognised as far as it could be; correct it where it is wrong.',
    }),
  notes: {
    MACROS: t`The workbook has macros; they were neither run nor kept.`,
    FORMULAS: t`Of formulas the values were taken that were saved with them.`,
    MERGED: t`Merged cells count for each of their rows.`,
    HIDDEN: t`Hidden sheets were left out.`,
    ENCODING: t`The text is in an old encoding of Windows (1252). Look whether its letters are right.`,
  },
  skipped: (sheets: readonly string[]) => {
    const names = listOf(sheets);
    return t`Sheets without a row of headings were left out: ${names}.`;
  },
  twice: (headings: readonly string[]) => {
    const names = listOf(headings);
    return t`Several columns are called the same: ${names}. The first is taken.`;
  },
  gone: t`The server does not have this table any more: somebody discarded it, or something of the project was erased. What it had imported stays.`,
  sheetNames: t`Name of the sheet`,
  tooManyWords: (field: string) =>
    t`${field}: there are too many different words, or too long ones, to say what each means. Leave the column out, or add it to the description.`,
  unnamed: (n: number) => t`Column ${n}, without a heading`,
  samples: (samples: readonly string[]) => (samples.length === 0 ? t`Empty` : factList(samples)),
  notTaken: t`Leave it out`,
  fields,
  words: t`What words mean`,
  meaning: (field: string, word: string) => t`${field}: what “${word}” means`,
  notSaid: t`Refuse the rows with it`,
  dayOrder: t`Dates such as 03/04/2026`,
  dayOrders: {
    none: t`Refuse those that could be two days`,
    DMY: t`Day first: 3 April`,
    MDY: t`Month first: 4 March`,
  },
  place: t`Location of rows without one`,
  placeHint: t`Levels are separated by ›, such as Block A › L02.`,
  missing: t`What the project does not have`,
  makeMissing: t`Make trades, companies and locations that are missing`,
  check: t`Try it: show what would happen`,
  discard: t`Discard it`,
  counted: ({ MAKE, CHANGE, SAME, REFUSE }: Counts) =>
    factList([
      plural(MAKE, { one: '# new', other: '# new' }),
      plural(CHANGE, { one: '# changed', other: '# changed' }),
      plural(SAME, { one: '# unchanged', other: '# unchanged' }),
      plural(REFUSE, { one: '# refused', other: '# refused' }),
    ]),
  stopped: ({ DONE }: Counts) =>
    plural(DONE, {
      one: '# row was imported before it stopped. Nothing is half done: go on, or undo it.',
      other: '# rows were imported before it stopped. Nothing is half done: go on, or undo it.',
    }),
  undone: t`Snags that it raised are void and their numbers stay used, what it changed is as before where nobody has changed it since, and what it set up is gone where nothing else uses it.`,
  do: (rows: number) =>
    rows === 0
      ? t`Nothing to import`
      : plural(rows, { one: 'Import # row', other: 'Import # rows' }),
  goOn: t`Go on`,
  backToColumns: t`Back to the columns`,
  undo: t`Undo it`,
  undoWhat: t`Snags that it raised become void; their numbers stay used. What it changed is put back where nobody has changed it since, and what it set up is removed where nothing else uses it.`,
  undoDo: t`Undo the import`,
  undoNot: t`Keep it`,
  rows: t`Rows`,
  outcomes: {
    MAKE: (n: number) => t`New: ${n}`,
    CHANGE: (n: number) => t`Changed: ${n}`,
    SAME: (n: number) => t`Unchanged: ${n}`,
    REFUSE: (n: number) => t`Refused: ${n}`,
  } satisfies Record<ImportOutcome, (n: number) => string>,
  saveRefused: t`Save the refused rows as a file`,
  refusedFile: t`refused`,
  line: (line: number, sheet: string) => (sheet === '' ? t`Row ${line}` : t`${sheet}, row ${line}`),
  change: (field: string, from: string, to: string) => {
    const name = Object.hasOwn(fields, field) ? fields[field as ImportField] : field;
    const [before, after] = [from === '' ? t`nothing` : from, to === '' ? t`nothing` : to];
    return t`${name}: ${before} → ${after}`;
  },
  invitation: (address: string) => t`Invitation, to be sent to them: ${address}`,
  moreRows: t`Show more rows`,
};
