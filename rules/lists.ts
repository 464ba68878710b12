import { unfinished } from './shown';
import type { Priority, SnagStatus } from './snag';

// What a list of snags can be asked for. Which snags it then has is in snagFilter.ts, in which order in snagOrder.ts.

export const chips = ['TO_CHECK', 'OPEN', 'OVERDUE', 'MINE', 'UNASSIGNED', 'SENT_BACK', 'DISPUTED', 'ALL'] as const;
export type SnagChip = (typeof chips)[number];
export const sorts = ['NUMBER', 'DUE', 'CHANGED', 'PLACE', 'NEAR'] as const;
export type SnagSort = (typeof sorts)[number];
export const dues = ['OVERDUE', 'THIS_WEEK', 'NONE'] as const;
export type SnagDue = (typeof dues)[number];
export const priorities = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const satisfies readonly Priority[];

/** The order while nobody has chosen one: what is overdue comes with the longest delay first. */
export const usualSort = (chip: SnagChip | undefined): SnagSort => (chip === 'OVERDUE' ? 'DUE' : 'NUMBER');

/** The statuses that each chip is about. */
export const chipStatuses = {
  TO_CHECK: ['FIXED'],
  OPEN: ['OPEN', 'IN_PROGRESS'],
  OVERDUE: unfinished,
  MINE: ['OPEN', 'IN_PROGRESS', 'FIXED', 'DISPUTED'],
  UNASSIGNED: ['OPEN', 'IN_PROGRESS', 'FIXED', 'DISPUTED'],
  SENT_BACK: ['OPEN', 'IN_PROGRESS'],
  DISPUTED: ['DISPUTED'],
  ALL: ['OPEN', 'IN_PROGRESS', 'FIXED', 'CLOSED', 'DISPUTED', 'VOID'],
} as const satisfies Readonly<Record<SnagChip, readonly SnagStatus[]>>;

export const statusesOf = (chip: SnagChip): readonly SnagStatus[] => chipStatuses[chip];

/** The statuses of a chip that asks for nothing else; null of one that does. */
export const byStatus = (chip: SnagChip): readonly SnagStatus[] | null =>
  chip === 'TO_CHECK' || chip === 'OPEN' || chip === 'DISPUTED' || chip === 'ALL' ? statusesOf(chip) : null;
