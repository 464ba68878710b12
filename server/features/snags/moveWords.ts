import type { SnagMove, SnagStatus } from '../../../rules/snag';
import type { Gaps } from '../../gaps';

/** As in “{number} was {done} by {name}”. */
export const doneWords: Record<SnagMove, NonNullable<Gaps['action']>> = {
  START: 'started',
  FIX: 'marked fixed',
  CLOSE: 'closed',
  SEND_BACK: 'sent back',
  DISPUTE: 'disputed',
  ANSWER: 'answered',
  REOPEN: 'reopened',
  VOID: 'made void',
  RESTORE: 'restored',
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
