import { plural, t } from '@lingui/core/macro';
import type {
  ImportField,
  ImportOutcome,
  ImportState,
  ImportTable,
  NamedThing,
  OlderWay,
  SameNumber,
} from '../../../rules/imports';
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
  cost: t`Cost`,
  photo: t`File names of photos`,
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
  whatBcf: (size: string, topics: number) => {
    const many = new Intl.NumberFormat(region()).format(topics);
    return t`BCF files (.bcf, .bcfzip) of up to ${size} and ${many} topics can be chosen too.`;
  },
  brokenTopics: (names: readonly string[]) => {
    const list = listOf(names.slice(0, 5));
    return t`Topics without a markup that can be read were left out: ${list}.`;
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
  notTaken: t`Leave out`,
  fields,
  notRows: (lines: number) =>
    plural(lines, {
      one: '# line without a snag (total, repeated heading, place or number alone) was left out.',
      other:
        '# lines without a snag (totals, repeated headings, places, numbers alone) were left out.',
    }),
  preview: t`The first rows`,
  empty: t`Empty`,
  sectionNames: t`Line above the rows`,
  words: t`What the words mean`,
  meaning: (field: string, word: string) => t`${field}: what “${word}” means`,
  ask: t`Ask at the check`,
  saysNothing: t`Nothing`,
  dayOrder: t`Day or month first`,
  dayOrders: [
    { value: 'DMY', label: t`Day first` },
    { value: 'MDY', label: t`Month first` },
  ] as const,
  place: t`Location for rows without one`,
  placeHint: t`Separate levels with ›, e.g. Block A › L02.`,
  check: t`Check the rows`,
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
  backToColumns: t`Columns`,
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
    const name = Object.hasOwn(fields, field)
      ? fields[field as ImportField]
      : field === 'comments'
        ? t`Comments`
        : field;
    const [before, after] = [from === '' ? t`nothing` : from, to === '' ? t`nothing` : to];
    return t`${name}: ${before} → ${after}`;
  },
  invitation: (address: string) => t`Invitation to send on: ${address}`,
  moreRows: t`Show more rows`,
  photos: t`Photos of these snags`,
  photosWhat: t`A ZIP, a folder or photos, named in a column of the table or by number: “12.jpg”, “12 after.jpg”. Drop them here or choose them.`,
  photosChoose: t`Choose photos or a ZIP`,
  photosFolder: t`Choose a folder`,
  photosDone: (photos: number) =>
    plural(photos, {
      one: '# photo added; it is sent in the background.',
      other: '# photos added; they are sent in the background.',
    }),
  photosThere: (photos: number) =>
    plural(photos, { one: '# photo was added before.', other: '# photos were added before.' }),
  photosBusy: (photos: number) =>
    plural(photos, { one: 'Adding: # photo', other: 'Adding: # photos' }),
  photosUnknown: (names: readonly string[]) => {
    const list = listOf(names.slice(0, 5));
    const more = names.length - 5;
    return more > 0
      ? plural(more, {
          one: `No row for ${list} and # more`,
          other: `No row for ${list} and # more`,
        })
      : t`No row for ${list}`;
  },
  photosRefused: (name: string, why: string) => t`${name}: ${why}`,
  photosZip: t`This ZIP could not be read.`,
  row: t`Row`,
  snag: t`Snag`,
  placeHead: t`Place`,
  /** In the order of the bar. */
  figures: (make: number, change: number, same: number, refuse: number) =>
    [
      { outcome: 'MAKE', text: plural(make, { one: '# new', other: '# new' }) },
      { outcome: 'CHANGE', text: plural(change, { one: '# changed', other: '# changed' }) },
      ...(same > 0
        ? [{ outcome: 'SAME', text: plural(same, { one: '# unchanged', other: '# unchanged' }) }]
        : []),
      ...(refuse > 0
        ? [
            {
              outcome: 'REFUSE',
              text: plural(refuse, { one: '# to sort out', other: '# to sort out' }),
            },
          ]
        : []),
    ] as const,
  nothingWritten: t`Nothing is written before you press Import. You can undo it afterwards.`,
  allRead: t`Every row can be imported`,
  reasons: (rows: number, reasons: number) => {
    const why = plural(reasons, { one: '# reason', other: '# reasons' });
    return plural(rows, { one: `# row, ${why}`, other: `# rows, ${why}` });
  },
  moreReasons: (reasons: number) =>
    plural(reasons, {
      one: 'And # more reason, after these are answered.',
      other: 'And # more reasons, after these are answered.',
    }),
  oneAnswer: t`one answer settles all its rows`,
  rowsOf: (rows: number) => plural(rows, { one: '# row', other: '# rows' }),
  lines: (lines: readonly number[], rows: number) => {
    const list = factList(lines.map(String));
    const more = rows - lines.length;
    return more > 0
      ? plural(more, { one: `Rows ${list} and # more`, other: `Rows ${list} and # more` })
      : plural(lines.length, { one: `Row ${list}`, other: `Rows ${list}` });
  },
  andOthers: (names: readonly string[]) => {
    const list = listOf(names.slice(0, 5).map((name) => `“${name}”`));
    const more = names.length - 5;
    return more > 0
      ? plural(more, { one: `also ${list} and # more`, other: `also ${list} and # more` })
      : t`also ${list}`;
  },
  standsFor: t`Stands for`,
  choose1: t`Choose`,
  nearest: t`Nearest`,
  allThings: t`All`,
  oneByOne: t`One by one`,
  nameRows: (name: string, rows: number) =>
    plural(rows, { one: `“${name}”, # row`, other: `“${name}”, # rows` }),
  useFor: (rows: number) => plural(rows, { one: 'Use for # row', other: 'Use for # rows' }),
  addNew: {
    company: (n: number) => plural(n, { one: 'Add as new company', other: 'Add # new companies' }),
    trade: (n: number) => plural(n, { one: 'Add as new trade', other: 'Add # new trades' }),
    location: (n: number) => plural(n, { one: 'Add place', other: 'Add # places' }),
  } satisfies Record<NamedThing, (n: number) => string>,
  leaveBlank: t`Leave blank`,
  blankDates: t`Leave the due date empty`,
  withoutPhoto: {
    CLOSED: t`Import as closed`,
    IN_PROGRESS: t`Import as in progress`,
    NOTE: t`Fixed, with a note for the photo`,
  },
  sameNumber: {
    CORRECTED: (rows: number) =>
      plural(rows, { one: 'The same snag, corrected', other: 'The same snags, corrected' }),
    OTHER: (rows: number) => plural(rows, { one: 'Another snag', other: 'Other snags' }),
  } satisfies Record<SameNumber, (rows: number) => string>,
  older: { TAKE: t`As in the file`, KEEP: t`Keep as it is here` } satisfies Record<
    OlderWay,
    string
  >,
  leaveOut: (rows: number) => plural(rows, { one: 'Leave out # row', other: 'Leave out # rows' }),
  leftOut: (rows: number) => plural(rows, { one: '# row left out.', other: '# rows left out.' }),
  answerAgain: t`Answer again from the start`,
  stayOut: (rows: number) =>
    plural(rows, { one: '# row stays out until sorted', other: '# rows stay out until sorted' }),
  written: t`What will be written`,
  made: {
    company: (n: number) => plural(n, { one: '# company', other: '# companies' }),
    trade: (n: number) => plural(n, { one: '# trade', other: '# trades' }),
    location: (n: number) => plural(n, { one: '# location', other: '# locations' }),
  } satisfies Record<NamedThing, (n: number) => string>,
  alsoMade: (things: readonly string[]) => {
    const list = listOf(things);
    return t`Also created: ${list}`;
  },
  toldOf: (rows: number, text: string) =>
    plural(rows, { one: `# row: ${text}`, other: `# rows: ${text}` }),
};
