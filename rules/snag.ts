import type { SnagFields } from './snagFields';

export type { Pin, Priority, SnagFields, SnagType } from './snagFields';

/** The words of the schema. */
export type Role = 'ADMIN' | 'INSPECTOR' | 'TRADE' | 'VIEWER';
export type SnagStatus = 'OPEN' | 'IN_PROGRESS' | 'FIXED' | 'CLOSED' | 'DISPUTED' | 'VOID';
export type PhotoKind = 'DEFECT' | 'EVIDENCE';
export type SnagMove =
  | 'START'
  | 'FIX'
  | 'CLOSE'
  | 'SEND_BACK'
  | 'DISPUTE'
  | 'ANSWER'
  | 'REOPEN'
  | 'VOID'
  | 'RESTORE'
  | 'TAKE_BACK';
export type SnagAction = SnagMove | 'EDIT' | 'COMMENT' | 'ADD_DEFECT_PHOTO' | 'ADD_EVIDENCE_PHOTO';
export type MoveReason =
  | 'NOT_OURS'
  | 'NOT_A_DEFECT'
  | 'NO_ACCESS'
  | 'WAITING_FOR_OTHERS'
  | 'DUPLICATE'
  | 'RAISED_IN_ERROR'
  | 'OUT_OF_SCOPE'
  | 'IMPORT_UNDONE';
export type WaitingForKind = 'ASSIGNMENT' | 'COMPANY' | 'INSPECTOR' | 'NOBODY';

/** The table's entry for a role; undefined for a role that is not in it. */
export const ofRole = <Value>(
  table: Readonly<Record<Role, Value>>,
  role: string,
): Value | undefined => (isIn(table, role) ? table[role] : undefined);

/** Whether a table has an entry for a word that may be a newer server's. */
export const isIn = <Word extends string>(
  table: Readonly<Record<Word, unknown>>,
  word: string,
): word is Word => Object.hasOwn(table, word);

/** What a member is in a project. */
export interface Member {
  /**
   * A role that is not in the tables of the rules, such as a newer server's, may do nothing and
   * sees nothing.
   */
  readonly role: string;
  /** Always set for TRADE. */
  readonly companyId: string | null;
}

/** The person who acts, in the project of the snag. */
export interface Actor extends Member {
  readonly userId: string;
  /** Came by a link that does not let them comment. @default false */
  readonly silent?: boolean;
}

/** Whose move, and nobody else's event since, made a snag FIXED or DISPUTED. */
export interface TakeBack {
  /** Who may take it back. */
  readonly by: string;
  /** The status before, and since when it was that party's turn. */
  readonly to: SnagStatus;
  readonly since: number;
}

/** The state of a snag after its events. Times are epoch ms, days YYYY-MM-DD. */
export interface Snag extends SnagFields {
  readonly status: SnagStatus;
  readonly raisedBy: string;
  readonly raisedAt: number;
  readonly fixedBy: string | null;
  readonly fixedAt: number | null;
  readonly closedBy: string | null;
  readonly closedAt: number | null;
  readonly sentBackCount: number;
  /** Whether it is void because the import that made it was undone. */
  readonly importUndone: boolean;
  /** How many events it has. */
  readonly version: number;
  /** Since when it is this party's turn. */
  readonly waitingSince: number;
  /** Null if there is nothing that its person could take back. */
  readonly takeBack: TakeBack | null;
}

/** A snag has a location or a pin, so that the trade can find it. */
export const isPlaced = (location: unknown, pin: unknown): boolean =>
  location != null || pin != null;
