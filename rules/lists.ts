import { worksForCompany } from './scope';
import { everyStatus, unfinished } from './shown';
import type { Priority, SnagStatus, SnagType } from './snag';

// Chips, sorts and limits of a snag list. Which snags match is in snagFilter.ts, their order in
// snagOrder.ts.

export const chips = [
  'OPEN',
  'TO_CHECK',
  'OVERDUE',
  'MINE',
  'UNASSIGNED',
  'SENT_BACK',
  'DISPUTED',
  'OUTSTANDING',
  'ALL',
  'UNDONE',
] as const;
export type SnagChip = (typeof chips)[number];
export const sorts = ['NUMBER', 'DUE', 'CHANGED', 'PLACE', 'NEAR', 'PRIORITY'] as const;
export type SnagSort = (typeof sorts)[number];
export const dues = ['OVERDUE', 'THIS_WEEK', 'NONE'] as const;
export type SnagDue = (typeof dues)[number];
export const priorities = [
  'LOW',
  'MEDIUM',
  'HIGH',
  'CRITICAL',
] as const satisfies readonly Priority[];

export const types = [
  'DEFECT',
  'UNFINISHED',
  'DAMAGE',
  'OTHER',
] as const satisfies readonly SnagType[];

/** In a list of ids, for snags without one. */
export const noneId = 'none';

export const listLimits = {
  /** Values of one list of a filter, or snags in one bulk change. */
  ids: 200,
  /** Words of a search text. */
  words: 8,
} as const;

/**
 * The default order: overdue snags begin with the longest delay, and who works for a company sees
 * first what is due first.
 */
export const usualSort = (chip: SnagChip, role: string): 'DUE' | 'NUMBER' =>
  chip === 'OVERDUE' || (worksForCompany(role) && hasOnlyWork(chip)) ? 'DUE' : 'NUMBER';

/** Whether work is to be done on every snag of a chip, so that each can be overdue. */
export const hasOnlyWork = (chip: SnagChip): boolean =>
  statusesOf(chip).every((status) => unfinished.includes(status));

/** The statuses of each chip. */
export const chipStatuses = {
  TO_CHECK: ['FIXED'],
  OPEN: ['OPEN', 'IN_PROGRESS'],
  OVERDUE: unfinished,
  MINE: ['OPEN', 'IN_PROGRESS', 'FIXED', 'DISPUTED'],
  UNASSIGNED: ['OPEN', 'IN_PROGRESS', 'FIXED', 'DISPUTED'],
  SENT_BACK: ['OPEN', 'IN_PROGRESS'],
  DISPUTED: ['DISPUTED'],
  OUTSTANDING: ['OPEN', 'IN_PROGRESS', 'FIXED', 'DISPUTED'],
  ALL: everyStatus,
  UNDONE: ['VOID'],
} as const satisfies Readonly<Record<SnagChip, readonly SnagStatus[]>>;

export const statusesOf = (chip: SnagChip): readonly SnagStatus[] => chipStatuses[chip];

/**
 * The chips that can have something for a role: who works for a company sees no snag without one,
 * and a client's link to a flat shows no companies.
 * Outstanding snags are only where a figure of the overview leads, so that chip is offered while it
 * is the chosen one, and that of undone imports where there are such snags.
 */
export const chipsOf = (
  role: string,
  chosen: SnagChip | null = null,
  undone = 0,
  withoutCompanies = false,
): readonly SnagChip[] =>
  chips.filter((chip) =>
    chip === 'UNASSIGNED'
      ? !worksForCompany(role) && !withoutCompanies
      : chip === chosen || (chip === 'UNDONE' ? undone > 0 : chip !== 'OUTSTANDING'),
  );
