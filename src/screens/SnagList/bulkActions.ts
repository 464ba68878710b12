import { stillNeeds } from '../../../rules/moves';
import type { MoveReason, Priority, SnagAction, SnagMove, SnagStatus } from '../../../rules/snag';
import type { SnagChange } from '../../app/events/useEditSnag';

export type BulkAction =
  | 'company'
  | 'person'
  | 'trade'
  | 'place'
  | 'priority'
  | 'due'
  | 'close'
  | 'sendBack'
  | 'fix'
  | 'comment'
  | 'void';

interface Chosen {
  readonly status: SnagStatus;
  readonly allowedActions: readonly SnagAction[];
}

const needed: Record<BulkAction, SnagAction> = {
  company: 'EDIT',
  person: 'EDIT',
  trade: 'EDIT',
  place: 'EDIT',
  priority: 'EDIT',
  due: 'EDIT',
  close: 'CLOSE',
  sendBack: 'SEND_BACK',
  fix: 'FIX',
  comment: 'COMMENT',
  void: 'VOID',
};

const moveOf = {
  close: 'CLOSE',
  sendBack: 'SEND_BACK',
  fix: 'FIX',
  void: 'VOID',
} as const satisfies Partial<Record<BulkAction, SnagMove>>;

const isMoving = (action: BulkAction): action is keyof typeof moveOf =>
  Object.hasOwn(moveOf, action);

/**
 * The actions permitted for all of the snags. Not to mark them fixed where each needs a photo of its
 * own.
 */
export function commonActions(snags: readonly Chosen[], evidenceRequired: boolean): BulkAction[] {
  // Object.keys widens the type of the keys.
  const all = Object.keys(needed) as BulkAction[];
  return snags.length === 0
    ? []
    : all.filter(
        (action) =>
          (action !== 'fix' || !evidenceRequired) &&
          snags.every(({ allowedActions }) => allowedActions.includes(needed[action])),
      );
}

export interface BulkValues {
  readonly companyId: string | null;
  readonly assigneeId: string | null;
  readonly tradeId: string | null;
  readonly locationId: string | null;
  readonly priority: Priority | null;
  readonly dueOn: string;
  readonly reason: MoveReason | null;
  readonly comment: string;
}

export type Missing = 'place' | 'priority' | 'due' | 'reason' | 'comment';

/** The missing input of the action; null if complete. */
export function missingFor(
  action: BulkAction,
  { locationId, priority, dueOn, reason, comment }: BulkValues,
  snags: readonly Chosen[],
): Missing | null {
  if (action === 'place' && locationId === null) return 'place';
  if (action === 'priority' && priority === null) return 'priority';
  if (action === 'due' && dueOn === '') return 'due';
  if (action === 'comment') return comment.trim() === '' ? 'comment' : null;
  if (!isMoving(action)) return null;
  // A bulk change does not consider the photos of each snag, so closing needs a comment.
  const carried = { comment: comment.trim(), reason, evidenceCount: 0, evidenceRequired: false };
  const needs = snags.flatMap(({ status }) => stillNeeds(moveOf[action], status, carried));
  return needs.length === 0 ? null : needs.includes('reason') ? 'reason' : 'comment';
}

export function changeFor(
  action: BulkAction,
  { companyId, assigneeId, tradeId, locationId, priority, dueOn, reason, comment }: BulkValues,
): SnagChange {
  const said = comment.trim() === '' ? {} : { comment };
  switch (action) {
    case 'company':
      return { kind: 'edit', fields: { companyId } };
    case 'person':
      return { kind: 'edit', fields: { assigneeId } };
    case 'trade':
      return { kind: 'edit', fields: { tradeId } };
    case 'place':
      return { kind: 'edit', fields: { locationId } };
    case 'priority':
      return { kind: 'edit', fields: { ...(priority !== null && { priority }) } };
    case 'due':
      return { kind: 'edit', fields: { dueOn } };
    case 'comment':
      return { kind: 'comment', fields: { body: comment } };
    case 'close':
    case 'sendBack':
    case 'fix':
      return { kind: 'move', fields: { move: moveOf[action], ...said } };
    case 'void':
      return {
        kind: 'move',
        fields: { move: 'VOID', ...said, ...(reason !== null && { reason }) },
      };
  }
}
