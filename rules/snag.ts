/** The field's words as the schema has them. */
export type Role = 'ADMIN' | 'INSPECTOR' | 'TRADE' | 'VIEWER';
export type SnagStatus = 'OPEN' | 'IN_PROGRESS' | 'FIXED' | 'CLOSED' | 'DISPUTED' | 'VOID';
export type SnagMove = 'START' | 'FIX' | 'CLOSE' | 'SEND_BACK' | 'DISPUTE' | 'ANSWER' | 'REOPEN' | 'VOID' | 'RESTORE';
export type SnagAction = SnagMove | 'EDIT' | 'COMMENT' | 'ADD_DEFECT_PHOTO' | 'ADD_EVIDENCE_PHOTO';
export type MoveReason = 'NOT_OURS' | 'NOT_A_DEFECT' | 'NO_ACCESS' | 'WAITING_FOR_OTHERS' | 'DUPLICATE' | 'RAISED_IN_ERROR' | 'OUT_OF_SCOPE';

/** The person who acts, in the project of the snag. */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
  /** Always set for TRADE. */
  readonly companyId: string | null;
}
