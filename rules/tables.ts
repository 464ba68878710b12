import type { Accepted } from './accepted';
import { may, type Right } from './rights';
import {
  ofRole,
  type Priority,
  type Role,
  type SnagStatus,
  type SnagType,
  type WaitingForKind,
} from './snag';

/** What can be downloaded of a project as a table. */
export const tableNames = [
  'snags',
  'locations',
  'trades',
  'companies',
  'people',
  'periods',
  'journal',
] as const;
export type TableName = (typeof tableNames)[number];

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number] | 'pdf';

/** The versions in which snags go out as BCF (BIM Collaboration Format), the newest first. */
export const bcfVersions = ['2.1', '3.0'] as const;
export type BcfVersion = (typeof bcfVersions)[number];

/**
 * Tables with more than the snags and what they are filtered by, each with the right to see that.
 */
const rightsOfTables: Readonly<Partial<Record<TableName, Right>>> = {
  companies: 'seeContacts',
  people: 'seeEmails',
  journal: 'readWholeJournal',
};

/** The other tables by role. A trade gets the snags and periods of its company alone. */
const tablesOfRole: Readonly<Record<Role, readonly TableName[]>> = {
  ADMIN: ['snags', 'locations', 'trades', 'periods'],
  INSPECTOR: ['snags', 'locations', 'trades', 'periods'],
  TRADE: ['snags', 'periods'],
  VIEWER: ['snags', 'locations', 'trades', 'periods'],
};

/** The tables that a member may download; none for a role that is not in the list. */
export const tablesFor = (role: string): readonly TableName[] =>
  tableNames.filter((name) => {
    const right = rightsOfTables[name];
    return right === undefined
      ? ofRole(tablesOfRole, role)?.includes(name) === true
      : may({ role }, right);
  });

/** A journal may have more events than a sheet has rows. Periods are read on paper too. */
export const formatsOf = (table: TableName): readonly TableFormat[] =>
  table === 'journal' ? ['csv'] : table === 'periods' ? [...tableFormats, 'pdf'] : tableFormats;

export const tableLimits = {
  /** Snags in a workbook with a picture of each: it would be too large to be opened. */
  pictures: 5_000,
} as const;

/**
 * The words in the cells, the same in every language, because exported tables are imported again.
 */
export const tableWords = {
  status: {
    OPEN: 'Open',
    IN_PROGRESS: 'In progress',
    FIXED: 'Fixed',
    CLOSED: 'Closed',
    DISPUTED: 'Disputed',
    VOID: 'Void',
  },
  type: { DEFECT: 'Defect', UNFINISHED: 'Unfinished', DAMAGE: 'Damage', OTHER: 'Other' },
  priority: { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High', CRITICAL: 'Critical' },
  role: { ADMIN: 'Admin', INSPECTOR: 'Inspector', TRADE: 'Trade', VIEWER: 'Viewer' },
  /** For a company its name is used instead. */
  waitingFor: { ASSIGNMENT: 'Assignment', INSPECTOR: 'Inspector', NOBODY: null },
  accepted: { ALL: 'Yes', PART: 'In part' },
  yes: 'Yes',
} as const satisfies {
  status: Record<SnagStatus, string>;
  type: Record<SnagType, string>;
  priority: Record<Priority, string>;
  role: Record<Role, string>;
  waitingFor: Record<Exclude<WaitingForKind, 'COMPANY'>, string | null>;
  accepted: Record<Accepted, string>;
  yes: string;
};

/*
 * What a spreadsheet would compute is no formula any more with an apostrophe before it. Not at the
 * begin of a text alone: a region with the other separator sees a cell begin after each comma,
 * semicolon, tab and line break, and quotes protect from the table's own separator only (OWASP, CSV
 * Injection; the wide letters are those of East Asia). An apostrophe that is there already gets
 * another one, so that reading takes away exactly what was added.
 */
const computed = /(^|[,;\t\r\n])("*)('*[=+\-@＝＋－＠])/gu;
const shielded = /(^|[,;\t\r\n])("*)'('*[=+\-@＝＋－＠])/gu;

/** A text as a cell of CSV, in which no spreadsheet computes anything. */
export const shieldedText = (text: string): string =>
  (/^'*[\t\r\n]/.test(text) ? "'" : '') + text.replace(computed, "$1$2'$3");

/** A text as it was before {@link shieldedText}. */
export const unshieldedText = (cell: string): string =>
  cell.replace(/^'(?='*[\t\r\n])/, '').replace(shielded, '$1$2$3');
