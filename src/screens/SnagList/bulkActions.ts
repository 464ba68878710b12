import { firstDueDay, isDueTooEarly } from '../../../rules/due';
import { type MovedSnag, moves, stillNeeds, type WhyNot, whyNot } from '../../../rules/moves';
import type { Actor, MoveReason, Priority, SnagAction, SnagMove } from '../../../rules/snag';
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

/** A selected snag. */
export interface Chosen extends MovedSnag {
  readonly id: string;
  readonly reference: string | null;
  readonly allowedActions: readonly SnagAction[];
  /** Epoch ms. */
  readonly raisedAt: number;
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
 * The actions permitted for some of the snags. Not to mark them fixed where each needs a photo of
 * its own.
 */
export function possibleActions(snags: readonly Chosen[], evidenceRequired: boolean): BulkAction[] {
  // Object.keys widens the type of the keys.
  const all = Object.keys(needed) as BulkAction[];
  return all.filter(
    (action) =>
      (action !== 'fix' || !evidenceRequired) &&
      snags.some(({ allowedActions }) => allowedActions.includes(needed[action])),
  );
}

/** The codes are those of the schema's refusals. */
export type BulkRefusal = WhyNot | 'DUE_IN_PAST';

/** Who changes the snags, and when. */
export interface Changing {
  readonly actor: Actor;
  /** Of the project. */
  readonly timeZone: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Why the server would refuse the change of a snag, whatever is entered with it; null if not. */
export function refusalOf(
  action: BulkAction,
  { dueOn }: BulkValues,
  snag: Chosen,
  { actor, timeZone, now }: Changing,
): BulkRefusal | null {
  if (!snag.allowedActions.includes(needed[action]))
    return (
      (isMoving(action) ? whyNot(moveOf[action], snag, actor, entered(action)) : null) ??
      'FORBIDDEN'
    );
  const isTooEarly =
    action === 'due' &&
    dueOn !== '' &&
    isDueTooEarly(dueOn, firstDueDay(timeZone, snag.raisedAt, now));
  return isTooEarly ? 'DUE_IN_PAST' : null;
}

/** All that a move can need. */
const entered = (action: keyof typeof moveOf) => ({
  comment: 'said',
  reason: moves[moveOf[action]].reasons?.[0] ?? null,
  evidenceCount: 1,
  evidenceRequired: false,
});

/** The snags that a change is made to, and the others by the reason. */
export function dividedBy(
  snags: readonly Chosen[],
  refusal: (snag: Chosen) => BulkRefusal | null,
): {
  readonly going: readonly Chosen[];
  readonly refused: readonly (readonly [BulkRefusal, readonly Chosen[]])[];
} {
  const refused = new Map<BulkRefusal, Chosen[]>();
  const going: Chosen[] = [];
  for (const snag of snags) {
    const why = refusal(snag);
    if (why === null) going.push(snag);
    else refused.set(why, [...(refused.get(why) ?? []), snag]);
  }
  return { going, refused: [...refused] };
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
