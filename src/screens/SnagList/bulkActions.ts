import { stillNeeds } from '../../../rules/moves';
import type { MoveReason, Priority, SnagAction, SnagStatus } from '../../../rules/snag';
import type { SnagChange } from '../../app/events/useEditSnag';

export type BulkAction =
  | 'company'
  | 'person'
  | 'trade'
  | 'place'
  | 'priority'
  | 'due'
  | 'close'
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
  void: 'VOID',
};

/** The actions permitted for all of the snags. */
export function commonActions(snags: readonly Chosen[]): BulkAction[] {
  // Object.keys widens the type of the keys.
  const all = Object.keys(needed) as BulkAction[];
  return snags.length === 0
    ? []
    : all.filter((action) =>
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
  if (action !== 'void' && action !== 'close') return null;
  // A bulk change does not consider the photos of each snag, so closing needs a comment.
  const carried = { comment: comment.trim(), reason, evidenceCount: 0, evidenceRequired: false };
  const needs = snags.flatMap(({ status }) =>
    stillNeeds(action === 'void' ? 'VOID' : 'CLOSE', status, carried),
  );
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
    case 'close':
      return { kind: 'move', fields: { move: 'CLOSE', ...said } };
    case 'void':
      return {
        kind: 'move',
        fields: { move: 'VOID', ...said, ...(reason !== null && { reason }) },
      };
  }
}
