import { plural, t } from '@lingui/core/macro';
import type { MoveReason, SnagMove } from '../../../rules/snag';

export type Move = SnagMove;
export type Reason = MoveReason;

/** Labels of a move. What it requires is in rules/moves.ts. */
export interface MoveForm {
  label: string;
  /** Label in a menu, where the usual one would be ambiguous. @default the label */
  menuLabel?: string;
  commentLabel: string;
  /** Frequent comments, chosen by one tap. */
  phrases?: readonly string[];
  /** Label for its photos. */
  photo?: string;
}

export const moveForms: Record<Move, MoveForm> = {
  START: { label: t`Start work`, commentLabel: t`Comment` },
  FIX: {
    label: t`Mark fixed`,
    commentLabel: t`What was done`,
    photo: t`Take a photo of the finished work`,
  },
  CLOSE: {
    label: t`Close`,
    menuLabel: t`Close snag`,
    commentLabel: t`Why it can be closed`,
    photo: t`Take a photo of the finished work`,
  },
  SEND_BACK: {
    label: t`Send back`,
    commentLabel: t`What is still wrong`,
    phrases: [t`Not finished`, t`No change`, t`Poor finish`, t`Other damage`],
    photo: t`Take a photo of the defect`,
  },
  DISPUTE: {
    label: t`Dispute`,
    commentLabel: t`Comment`,
    photo: t`Take a photo that shows why`,
  },
  ANSWER: {
    label: t`Answer`,
    commentLabel: t`Your answer`,
    photo: t`Take a photo that shows why`,
  },
  REOPEN: { label: t`Reopen`, commentLabel: t`Why it is open again` },
  VOID: { label: t({ message: 'Void', context: 'button' }), commentLabel: t`Comment` },
  RESTORE: { label: t`Restore`, commentLabel: t`Why it is restored` },
  TAKE_BACK: { label: t`Take back`, commentLabel: t`Comment` },
};

export const reasonLabels: Record<Reason, string> = {
  NOT_OURS: t`Not ours`,
  NOT_A_DEFECT: t`Not a defect`,
  NO_ACCESS: t`No access`,
  WAITING_FOR_OTHERS: t`Waiting for others`,
  DUPLICATE: t`Duplicate`,
  RAISED_IN_ERROR: t`Raised in error`,
  OUT_OF_SCOPE: t`Out of scope`,
  IMPORT_UNDONE: t`Undone import`,
};

export const moveMessages = {
  reason: t`Reason`,
  reasonMissing: t`Say why, so they know what to do next.`,
  commentMissing: t`Say why, so they know what to do next.`,
  evidenceMissing: t`Add a photo of the finished work before marking it fixed.`,
  fixCommentMissing: t`Add a photo or say what was done.`,
  closeCommentMissing: t`Add a photo of the finished work or say why it can be closed.`,
  phrases: t`Common phrases`,
  takeAnother: t`Take another`,
  choose: t`Choose photos`,
  saving: t`Saving on this device`,
  removePhoto: (index: number) => t`Remove photo ${index}`,
  photosSafe: (count: number) =>
    plural(count, {
      one: '# photo saved on this device.',
      other: '# photos saved on this device.',
    }),
};

const all = Object.keys(moveForms) as Move[]; // the keys of a Record<Move, …>

/** The primary move, a secondary one, and the rest for the menu. */
export function arrangeMoves(
  allowed: readonly string[],
  status: string,
): { next: Move | null; beside: Move | null; rest: Move[] } {
  const may = all.filter((move) => allowed.includes(move));
  const first = (...wanted: Move[]) => wanted.find((move) => may.includes(move)) ?? null;
  // A person who may close an open snag checks the work of others, so FIXED is in the menu.
  const checks = may.includes('CLOSE');
  const next =
    status === 'FIXED' ? first('CLOSE') : checks ? first('ANSWER') : first('FIX', 'ANSWER');
  const beside =
    first('TAKE_BACK') ??
    (status === 'FIXED' ? first('SEND_BACK') : checks ? null : first('START'));
  return { next, beside, rest: may.filter((move) => move !== next && move !== beside) };
}
