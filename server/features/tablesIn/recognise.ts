import { setImmediate } from 'node:timers/promises';
import {
  type DayOrder,
  type ImportField,
  importFields,
  importLimits,
  type ImportTable,
  joinedFields,
  sheetColumn,
} from '../../../rules/imports';
import { orderIn } from './dates';
import type { ReadNote, ReadTable } from './worksheet';
import { unreadable } from './unreadable';
import { wordKey } from './words';

/** What is known of a column before somebody says what it holds. */
export interface ColumnFacts {
  readonly name: string;
  readonly samples: readonly string[];
  /** What stands in it, where that is little enough to say what each means. */
  readonly words: readonly string[] | null;
  readonly guess: ImportField | null;
  /** It holds the names of the workbook's sheets; its own is empty. */
  readonly isSheet?: true;
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
  readonly dayOrder: DayOrder | null;
}

/** A row under the columns of the table. */
export interface TableRow {
  /** Its number among all rows, from 1. */
  readonly n: number;
  /** Empty where there is one. */
  readonly sheet: string;
  readonly line: number;
  readonly cells: readonly string[];
}

const sheetHeading = wordKey(sheetColumn);

/** Headings, as `wordKey` writes them. */
const headings: Readonly<
  Record<ImportTable, Readonly<Partial<Record<ImportField, readonly string[]>>>>
> = {
  snags: {
    title: [
      'title',
      'itemname',
      'name',
      'snag',
      'subject',
      'issue',
      'mangel',
      'titel',
      'kurztext',
      'bezeichnung',
      'mangelbezeichnung',
      'feststellung',
      'betreff',
      'punchitem',
    ],
    description: [
      'description',
      'details',
      'beschreibung',
      'mangelbeschreibung',
      'beschreibungdesmangels',
      'langtext',
    ],
    note: [
      'reference',
      'costcode',
      'scheduleimpact',
      'scheduleimpactdays',
      'costimpact',
      'costimpactamount',
      'createdby',
      'punchitemmanager',
      'finalapprover',
      'comments',
      'accessinformation',
      'priorityduration',
      'tag',
      'tags',
      'bemerkung',
      'bemerkungen',
      'anmerkung',
      'notes',
      'notiz',
      'erledigtam',
      'createdat',
      'datecreated',
      'dateclosed',
      'closedby',
      'startdate',
      'private',
    ],
    status: ['status', 'state', 'stand'],
    type: ['type', 'punchitemtype', 'art', 'mangelart'],
    priority: ['priority', 'priorityname', 'priorität', 'prioritaet', 'prio', 'dringlichkeit'],
    trade: ['trade', 'gewerk', 'category', 'kategorie', 'discipline'],
    company: [
      'company',
      'firma',
      'contractor',
      'subcontractor',
      'unternehmer',
      'auftragnehmer',
      'nachunternehmer',
      'verursacher',
      'zuständigefirma',
      'ausführendefirma',
      'verantwortlichefirma',
    ],
    person: [
      'person',
      'assignee',
      'assignees',
      'assigned',
      'assignedto',
      'verantwortlich',
      'zuständig',
      'responsible',
    ],
    location: [
      'location',
      'place',
      'ort',
      'raum',
      'room',
      'floor',
      'level',
      'geschoss',
      'etage',
      'block',
      'building',
      'gebäude',
      'haus',
      'wohnung',
      'flat',
      'unit',
      'area',
      'bereich',
      'estate',
      'scheme',
      'propertyaddress',
      'communalareaname',
      'communalarealocation',
      sheetHeading,
      'stockwerk',
      'stock',
      'bauteil',
      'zimmer',
      'standort',
      'tier1',
      'tier2',
      'tier3',
      'tier4',
      'locationtier1',
      'locationtier2',
      'locationtier3',
      'locationtier4',
    ],
    due: [
      'due',
      'duedate',
      'frist',
      'fällig',
      'fälligam',
      'faelligam',
      'targetcompletiondate',
      'enddate',
      'deadline',
      'termin',
      'zuerledigenbis',
      'zubehebenbis',
      'erledigenbis',
      'fristbis',
      'bis',
    ],
    key: [
      'nr',
      'no',
      'key',
      'lfdnr',
      'mangelnr',
      'mangelnummer',
      'referencenumber',
      'ref',
      'pos',
      'position',
      'item',
      'punchitemnumber',
      'itemnumber',
      'snagnumber',
      'snagno',
      'ticket',
      'nummer',
    ],
    plan: ['plan', 'drawing', 'sheet'],
    planRevision: ['planrevision', 'revision'],
    pinX: ['pinx', 'x'],
    pinY: ['piny', 'y'],
    number: ['number'],
    id: ['id'],
  },
  locations: {
    path: [
      'path',
      'location',
      'place',
      'ort',
      'raum',
      'room',
      'floor',
      'level',
      'geschoss',
      'etage',
      'block',
      'building',
      'gebäude',
      'haus',
      'wohnung',
      'flat',
      'unit',
      'area',
      'bereich',
      sheetHeading,
      'stockwerk',
      'stock',
      'bauteil',
      'zimmer',
      'standort',
      'level1',
      'level2',
      'level3',
      'level4',
      'ebene1',
      'ebene2',
      'ebene3',
      'ebene4',
      'tier1',
      'tier2',
      'tier3',
      'tier4',
    ],
  },
  trades: {
    trade: ['trade', 'gewerk', 'name'],
    defaultCompany: ['defaultcompany', 'company', 'firma'],
    phrases: ['phrases', 'textbausteine', 'titles'],
  },
  companies: {
    company: ['company', 'firma', 'name', 'unternehmen'],
    email: ['email', 'mail', 'emailaddress'],
    phone: ['phone', 'telefon', 'tel', 'telephone', 'mobile'],
    trades: ['trades', 'trade', 'gewerke', 'gewerk'],
  },
  people: {
    email: ['email', 'mail', 'emailaddress'],
    name: ['name', 'person'],
    role: ['role', 'rolle', 'permission'],
    company: ['company', 'firma', 'unternehmen'],
  },
};

/** Columns of our own table that say what the journal knows better. */
const oursOnly = ['waitingfor', 'evidencephotos', 'sentback'];
const notOfOurs = [
  'photos',
  'comments',
  'link',
  'raisedby',
  'raisedat',
  'fixedby',
  'fixedat',
  'closedby',
  'closedat',
  ...oursOnly,
];

function fieldOf(table: ImportTable, heading: string): ImportField | null {
  const key = wordKey(heading);
  // “Punch Item #” is a number, and no punch item.
  const name = /#\s*\*?$/.test(heading.trim()) ? `${key}number` : key;
  // Each key of the object is one of the table's fields.
  const found = (Object.entries(headings[table]) as [ImportField, readonly string[]][]).find(
    ([, names]) => names.includes(name),
  );
  return found?.[0] ?? null;
}

/**
 * Rows among which the headings are looked for: above them stand a title, a logo, the project's
 * address.
 */
const mostAbove = 50;

/** Finds the headings of each sheet and puts the rows of all under the same columns. */
export async function recognise(
  table: ImportTable,
  { sheets, notes }: ReadTable,
): Promise<{ facts: TableFacts; rows: TableRow[] }> {
  const filled = sheets.filter((sheet) => sheet.rows.length > 0);
  const heads = filled.map((sheet) =>
    headOf(
      table,
      sheet.rows.slice(0, mostAbove).map(({ cells }) => cells),
    ),
  );
  const known = heads.some((head) => head.score > 0);
  const columns: string[] = [];
  const columnOf = new Map<string, number>();
  const rows: TableRow[] = [];
  const skipped: string[] = [];
  const twice = new Set<string>();
  for (const [index, sheet] of filled.entries()) {
    const head = heads[index];
    if (head === undefined || (known ? head.score === 0 : index > 0)) {
      skipped.push(sheet.name);
      continue;
    }
    const times = new Map<string, number>();
    const names = sheet.rows[head.at]?.cells ?? [];
    const width = sheet.rows
      .slice(head.at)
      .reduce((most, { cells }) => Math.max(most, cells.length), 0);
    const columnAt = Array.from({ length: width }, (_, index) => {
      const name = (names[index] ?? '').replaceAll(/\s+/g, ' ').trim();
      const time = (times.get(wordKey(name)) ?? 0) + 1;
      times.set(wordKey(name), time);
      if (time > 1 && name !== '') twice.add(name);
      const key = `${wordKey(name)} ${time}`;
      const at = columnOf.get(key) ?? columns.push(name) - 1;
      columnOf.set(key, at);
      return at;
    });
    // Of all sheets, and one for the names of several: each row is given a cell for each.
    if (columns.length + (filled.length > 1 ? 1 : 0) > importLimits.columns)
      throw unreadable('COLUMNS', sheet.rows[head.at]?.line);
    for (const { line, cells } of sheet.rows.slice(head.at + 1)) {
      const row: string[] = [];
      for (const [index, cell] of cells.entries()) row[columnAt[index] ?? 0] = cell;
      rows.push({
        n: rows.length + 1,
        sheet: filled.length > 1 ? sheet.name : '',
        line,
        cells: Array.from(row, (cell) => cell ?? ''),
      });
      if (rows.length > importLimits.rows) throw unreadable('ROWS');
      if (rows.length % yieldEvery === 0) await setImmediate();
    }
  }
  const several = new Set(rows.map(({ sheet }) => sheet)).size > 1;
  if (several) {
    columns.unshift('');
    for (const [index, row] of rows.entries()) {
      rows[index] = { ...row, cells: [row.sheet, ...row.cells] };
      if (index % yieldEvery === 0) await setImmediate();
    }
  }
  return {
    facts: {
      columns: await factsOf(table, columns, rows, several),
      rows: rows.length,
      notes,
      skipped,
      twice: [...twice],
      dayOrder: guessedOrder(table, columns, rows),
    },
    rows,
  };
}

/** The row with the most headings; without any the first with the most cells. */
function headOf(
  table: ImportTable,
  rows: readonly (readonly string[])[],
): { at: number; score: number } {
  const scores = rows.map(
    (cells) =>
      new Set(
        cells
          .map((cell) => (cell.length > 60 ? null : fieldOf(table, cell)))
          .filter((field) => field !== null),
      ).size,
  );
  const least = importFields[table].length > 5 ? 2 : 1;
  const best = Math.max(...scores, 0);
  if (best >= least) return { at: scores.indexOf(best), score: best };
  const widths = rows.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  return { at: Math.max(0, widths.indexOf(Math.max(...widths, 0))), score: 0 };
}

const samplesAtMost = 3;

/** Rows after which other work comes in between. */
const yieldEvery = 500;

async function factsOf(
  table: ImportTable,
  columns: readonly string[],
  rows: readonly TableRow[],
  several: boolean,
): Promise<ColumnFacts[]> {
  const isOurs = oursOnly.some((heading) => columns.some((name) => wordKey(name) === heading));
  const taken = new Set<ImportField>();
  const facts: ColumnFacts[] = [];
  for (const [at, name] of columns.entries()) {
    await setImmediate();
    const said = new Set<string>();
    for (const { cells } of rows) {
      const cell = (cells[at] ?? '').trim();
      if (cell !== '') said.add(cell);
      if (said.size > importLimits.words) break;
    }
    const guess = guessOf(table, { name, said: [...said], isOurs, isSheet: at === 0 && several });
    const free =
      guess !== null && (joinedFields.includes(guess) || !taken.has(guess)) ? guess : null;
    if (free !== null) taken.add(free);
    const short = [...said].every((word) => word.length <= 60);
    facts.push({
      name,
      samples: [...said].slice(0, samplesAtMost).map((sample) => sample.slice(0, 120)),
      words: said.size <= importLimits.words && short ? [...said] : null,
      guess: free,
      ...(at === 0 && several && { isSheet: true }),
    });
  }
  return facts;
}

interface Guessed {
  name: string;
  /** Some of its values. */
  said: readonly string[];
  isOurs: boolean;
  /** It holds the names of the sheets. */
  isSheet: boolean;
}

function guessOf(table: ImportTable, { name, said, isOurs, isSheet }: Guessed): ImportField | null {
  // Mostly a sheet is a floor.
  if (isSheet) return table === 'snags' ? 'location' : table === 'locations' ? 'path' : null;
  if (table === 'snags' && isOurs && notOfOurs.includes(wordKey(name))) return null;
  const field = fieldOf(table, name);
  // Others number their lists too.
  if (field === 'id' && !said.some((cell) => cell.startsWith('snag_')))
    return table === 'snags' ? 'key' : null;
  if (field === 'number' && !isOurs) return 'key';
  return field;
}

/**
 * The order of the dates in the column that holds due dates, where it shows. Procore's own form has
 * the month first.
 */
function guessedOrder(
  table: ImportTable,
  columns: readonly string[],
  rows: readonly TableRow[],
): DayOrder | null {
  if (table !== 'snags') return null;
  const at = columns.findIndex((name) => fieldOf(table, name) === 'due');
  if (at < 0) return null;
  const found = orderIn(rows.map(({ cells }) => cells[at] ?? ''));
  return found ?? (columns.some((name) => /^punch item/i.test(name)) ? 'MDY' : null);
}
