import type { MoveReason, SnagMove } from '../../../__generated__/relay/useMoveSnagMutation.graphql';

export type Move = SnagMove;
export type Reason = MoveReason;

/** What a move is called, and what the person is asked for. Who may make it, only the server says. */
export interface MoveForm {
  label: string;
  /** `evidence`: a comment if there is no photo of the finished work. */
  comment: 'needed' | 'evidence' | 'welcome';
  commentLabel: string;
  reasons?: readonly Reason[];
}

export const moveForms: Record<Move, MoveForm> = {
  START: { label: 'Start work', comment: 'welcome', commentLabel: 'Comment' },
  FIX: { label: 'Mark fixed', comment: 'evidence', commentLabel: 'What was done' },
  CLOSE: { label: 'Close', comment: 'evidence', commentLabel: 'Why it can be closed' },
  SEND_BACK: { label: 'Send back', comment: 'needed', commentLabel: 'What is still wrong' },
  DISPUTE: {
    label: 'Dispute',
    comment: 'needed',
    commentLabel: 'Comment',
    reasons: ['NOT_OURS', 'NOT_A_DEFECT', 'NO_ACCESS', 'WAITING_FOR_OTHERS'],
  },
  ANSWER: { label: 'Answer', comment: 'needed', commentLabel: 'Your answer' },
  REOPEN: { label: 'Reopen', comment: 'needed', commentLabel: 'Why it is open again' },
  VOID: { label: 'Make void', comment: 'welcome', commentLabel: 'Comment', reasons: ['DUPLICATE', 'RAISED_IN_ERROR', 'OUT_OF_SCOPE'] },
  RESTORE: { label: 'Restore', comment: 'needed', commentLabel: 'Why it counts again' },
};

export const reasonWords: Record<Reason, string> = {
  NOT_OURS: 'Not ours',
  NOT_A_DEFECT: 'Not a defect',
  NO_ACCESS: 'No access',
  WAITING_FOR_OTHERS: 'Waiting for others',
  DUPLICATE: 'Duplicate',
  RAISED_IN_ERROR: 'Raised in error',
  OUT_OF_SCOPE: 'Out of scope',
};

export const moveWords = {
  reason: 'Reason',
  reasonMissing: 'Say why, so the other side knows what to do next.',
  commentMissing: 'Say why, so the other side knows what to do next.',
  evidenceMissing: 'Add a photo of the finished work before marking it fixed.',
  fixCommentMissing: 'Add a photo or say what was done.',
  closeCommentMissing: 'Add a photo of the finished work or say why it can be closed.',
  takeEvidence: 'Take a photo of the finished work',
  takeAnother: 'Take another',
  choose: 'Choose photos',
  photosSafe: (count: number) => (count === 1 ? '1 photo saved on this device.' : `${count} photos saved on this device.`),
};

const all = Object.keys(moveForms) as Move[]; // the keys of a Record<Move, …>

/** The one thing to do next, what stands beside it, and the rest for the menu. */
export function arrangeMoves(allowed: readonly string[], status: string): { next: Move | null; beside: Move | null; rest: Move[] } {
  const may = all.filter((move) => allowed.includes(move));
  const first = (...wanted: Move[]) => wanted.find((move) => may.includes(move)) ?? null;
  const next = status === 'FIXED' ? first('CLOSE') : first('FIX', 'ANSWER');
  const beside = status === 'FIXED' ? first('SEND_BACK') : first('START');
  return { next, beside, rest: may.filter((move) => move !== next && move !== beside) };
}
