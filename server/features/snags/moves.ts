import type { SnagStatus } from '../../database/schema';
import type { Gaps } from '../../gaps';
import type { MoveReason, SnagAction, SnagMove } from '../../../__generated__/server/resolvers';

/** Who may do something: the snag's own trade company, the inspectors (admins are always among them), the inspector who raised it. */
export type Party = 'company' | 'inspector' | 'raiser' | 'admin' | 'viewer';

/** What the event must carry or the snag must have; what each means stands in whyNot.ts. */
export type Need = 'company' | 'reason' | 'comment' | 'evidence' | 'evidence or comment' | 'somebody else';

export interface Rule {
  from: readonly SnagStatus[];
  to: SnagStatus;
  who: readonly Party[];
  needs: readonly Need[];
  reasons?: readonly MoveReason[];
  /** As in “{number} was {done} by {name}”. */
  done: NonNullable<Gaps['action']>;
  kind: `SNAG_${string}` & MoveKind;
}

export type MoveKind =
  | 'SNAG_STARTED'
  | 'SNAG_FIXED'
  | 'SNAG_CLOSED'
  | 'SNAG_SENT_BACK'
  | 'SNAG_DISPUTED'
  | 'SNAG_ANSWERED'
  | 'SNAG_REOPENED'
  | 'SNAG_VOIDED'
  | 'SNAG_RESTORED';

/** The state machine of a snag. `moveSnag` enforces it and `allowedActions` answers from it, both by whyNot.ts; nothing else repeats it. */
export const moves: Record<SnagMove, Rule> = {
  START: { from: ['OPEN'], to: 'IN_PROGRESS', who: ['company', 'inspector'], needs: ['company'], done: 'started', kind: 'SNAG_STARTED' },
  FIX: {
    from: ['OPEN', 'IN_PROGRESS'],
    to: 'FIXED',
    who: ['company', 'inspector'],
    needs: ['evidence'],
    done: 'marked fixed',
    kind: 'SNAG_FIXED',
  },
  CLOSE: {
    from: ['FIXED', 'OPEN', 'IN_PROGRESS'],
    to: 'CLOSED',
    who: ['inspector'],
    needs: ['somebody else', 'evidence or comment'],
    done: 'closed',
    kind: 'SNAG_CLOSED',
  },
  SEND_BACK: { from: ['FIXED'], to: 'OPEN', who: ['inspector'], needs: ['comment'], done: 'sent back', kind: 'SNAG_SENT_BACK' },
  DISPUTE: {
    from: ['OPEN', 'IN_PROGRESS'],
    to: 'DISPUTED',
    // Like all that a company does, inspectors may write it down on its behalf: there must be one.
    who: ['company', 'inspector'],
    needs: ['company', 'reason', 'comment'],
    reasons: ['NOT_OURS', 'NOT_A_DEFECT', 'NO_ACCESS', 'WAITING_FOR_OTHERS'],
    done: 'disputed',
    kind: 'SNAG_DISPUTED',
  },
  ANSWER: { from: ['DISPUTED'], to: 'OPEN', who: ['inspector'], needs: ['comment'], done: 'answered', kind: 'SNAG_ANSWERED' },
  REOPEN: { from: ['CLOSED'], to: 'OPEN', who: ['inspector'], needs: ['comment'], done: 'reopened', kind: 'SNAG_REOPENED' },
  VOID: {
    from: ['OPEN', 'IN_PROGRESS', 'FIXED', 'DISPUTED'],
    to: 'VOID',
    who: ['raiser', 'admin'],
    needs: ['reason'],
    reasons: ['DUPLICATE', 'RAISED_IN_ERROR', 'OUT_OF_SCOPE'],
    done: 'made void',
    kind: 'SNAG_VOIDED',
  },
  RESTORE: { from: ['VOID'], to: 'OPEN', who: ['admin'], needs: ['comment'], done: 'restored', kind: 'SNAG_RESTORED' },
};

/** What changes no status and is done in any. Who may send it stands in permissions.ts. */
export const besides: Record<Exclude<SnagAction, SnagMove>, readonly Party[]> = {
  EDIT: ['inspector'],
  ADD_DEFECT_PHOTO: ['inspector'],
  ADD_EVIDENCE_PHOTO: ['inspector', 'company'],
  COMMENT: ['inspector', 'company', 'viewer'],
};

/** How a status is said in a sentence. */
export const statusWords: Record<SnagStatus, NonNullable<Gaps['status']>> = {
  OPEN: 'open',
  IN_PROGRESS: 'in progress',
  FIXED: 'fixed',
  CLOSED: 'closed',
  DISPUTED: 'disputed',
  VOID: 'void',
};
