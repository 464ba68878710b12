import { plural, select, t } from '@lingui/core/macro';
import { readKeptAmount } from '../../../rules/amounts';
import type { ChangedField, HistoryKind } from '../../../rules/events';
import { isIn } from '../../../rules/snag';
import type { Reason } from '../../parts/moving/moves';
import { amountText } from '../../domain/amounts';
import { dayLabel } from '../../domain/time';
import type { EventStory } from './eventStories';
import { priorityLabels, typeLabels } from '../../ui/messages/snagMessages';

const did: Readonly<Record<HistoryKind, (who: string) => string>> = {
  SNAG_RAISED: (who) => t`${who} raised it`,
  SNAG_EDITED: (who) => t`${who} changed it`,
  SNAG_COSTED: (who) => t`${who} changed the cost`,
  SNAG_STARTED: (who) => t`${who} started work`,
  SNAG_FIXED: (who) => t`${who} marked it fixed`,
  SNAG_CLOSED: (who) => t`${who} closed it`,
  SNAG_SENT_BACK: (who) => t`${who} sent it back`,
  SNAG_DISPUTED: (who) => t`${who} disputed it`,
  SNAG_ANSWERED: (who) => t`${who} answered the dispute`,
  SNAG_REOPENED: (who) => t`${who} reopened it`,
  SNAG_VOIDED: (who) => t`${who} voided it`,
  SNAG_RESTORED: (who) => t`${who} restored it`,
  SNAG_TAKEN_BACK: (who) => t`${who} took it back`,
  PHOTO_ADDED: (who) => t`${who} added a photo`,
  PHOTO_REMOVED: (who) => t`${who} removed a photo`,
  COMMENT_ADDED: (who) => t`${who} wrote`,
  COMMENT_EDITED: (who) => t`${who} edited a comment`,
  PHOTO_MARKED: (who) => t`${who} drew on a photo`,
  REDACTED: (who) => t`${who} erased something here for good`,
};

interface EventFacts {
  readonly kind: string;
  readonly changes: readonly Change[];
  readonly reason: Reason | null;
  /** As in its story. */
  readonly photos: number;
  /** As in its story. */
  readonly takenBack: EventStory['takenBack'];
}

/** An event as a sentence. */
export function didMessage(
  who: string,
  { kind, changes, reason, photos, takenBack }: EventFacts,
): string {
  const [only] = changes;
  if (only !== undefined && isPinAlone(kind, changes))
    return pinAloneMessage(who, only.from, only.to);
  if (kind === 'SNAG_RAISED' && photos > 0)
    return plural(photos, {
      one: `${who} raised it with # photo`,
      other: `${who} raised it with # photos`,
    });
  if (kind === 'SNAG_FIXED' && photos > 0)
    return plural(photos, {
      one: `${who} marked it fixed with # photo`,
      other: `${who} marked it fixed with # photos`,
    });
  if (kind === 'SNAG_DISPUTED' && reason !== null)
    return t`${who} disputed it: ${select(reason, { NOT_OURS: 'not ours', NOT_A_DEFECT: 'not a defect', NO_ACCESS: 'no access', other: 'waiting for others' })}`;
  if (kind === 'SNAG_VOIDED' && reason !== null)
    return t`${who} voided it: ${select(reason, { DUPLICATE: 'duplicate', RAISED_IN_ERROR: 'raised in error', IMPORT_UNDONE: 'its import was undone', other: 'out of scope' })}`;
  if (kind === 'SNAG_TAKEN_BACK' && takenBack !== null)
    return takenBack === 'SNAG_FIXED' ? t`${who} took back Fixed` : t`${who} took back the dispute`;
  return isIn(did, kind) ? did[kind](who) : t`${who} changed something`;
}

/**
 * “Ivo Novak drew on photo 2”. `photo`: which of the photos that are shown, from 1; null if it is
 * none of them any more. `count`: of shapes.
 */
export function drewMessage(who: string, photo: number | null, count: number): string {
  if (photo === null)
    return count === 0 ? t`${who} cleared the drawing on a photo` : t`${who} drew on a photo`;
  return count === 0
    ? t`${who} cleared the drawing on photo ${photo}`
    : t`${who} drew on photo ${photo}`;
}

/** Whether only the pin was changed, so that the sentence says all of it. */
export function isPinAlone(kind: string, changes: readonly Change[]): boolean {
  return (
    kind === 'SNAG_EDITED' &&
    changes.length === 1 &&
    changes.every(({ field, lost }) => field === 'pin' && !lost)
  );
}

/**
 * “Ivo Novak put the pin on A-101”. For a pin that was moved on the same plan, `from` equals `to`.
 */
function pinAloneMessage(who: string, from: MaybeText, to: MaybeText): string {
  if (to == null)
    return from == null
      ? t`${who} removed the pin from the plan`
      : t`${who} removed the pin from ${from}`;
  if (from == null) return t`${who} placed the pin on ${to}`;
  return from === to
    ? t`${who} moved the pin on ${to}`
    : t`${who} moved the pin from ${from} to ${to}`;
}

/** The same as one of several changes. */
function pinMessage(from: MaybeText, to: MaybeText): string {
  if (to == null)
    return from == null ? t`Pin: removed from the plan` : t`Pin: removed from ${from}`;
  if (from == null) return t`Pin: placed on ${to}`;
  return from === to ? t`Pin: moved on ${to}` : t`Pin: moved from ${from} to ${to}`;
}

type MaybeText = string | null | undefined;

interface Change {
  readonly field: string;
  readonly from?: MaybeText;
  readonly to?: MaybeText;
  readonly lost: boolean;
}

/** What a field is called, and how its value is said. */
const fields: Readonly<
  Record<ChangedField, { readonly name: string; readonly say: (value: string) => string }>
> = {
  title: { name: t`Title`, say: quoted },
  description: { name: t`Description`, say: quoted },
  type: { name: t`Type`, say: (type) => (isIn(typeLabels, type) ? typeLabels[type] : type) },
  priority: {
    name: t`Priority`,
    say: (priority) => (isIn(priorityLabels, priority) ? priorityLabels[priority] : priority),
  },
  trade: { name: t`Trade`, say: quoted },
  company: { name: t`Company`, say: quoted },
  assignee: { name: t`Person`, say: quoted },
  location: { name: t`Location`, say: quoted },
  pin: { name: t`Pin`, say: quoted },
  comment: { name: t`Comment`, say: quoted },
  dueOn: { name: t`Due`, say: dayLabel },
  cost: { name: t`Cost`, say: keptAmountText },
};

function keptAmountText(kept: string): string {
  const read = readKeptAmount(kept);
  return read === null ? kept : amountText(read.amount, read.currency);
}

function quoted(value: string): string {
  return t`“${value}”`;
}

/**
 * “Due: 3 Jul 2026 (before: 1 Jul 2026)”. `keptOf`: who had made the later change that was kept
 * instead.
 */
export function changeMessage(
  { field, from, to, lost }: Change,
  keptOf: string | null = null,
): string {
  if (field === 'drawing')
    return keptOf === null
      ? t`Too late; the later drawing was kept`
      : t`Too late; the later drawing by ${keptOf} was kept`;
  // A newer server may name more fields.
  const { name, say } = isIn(fields, field) ? fields[field] : { name: field, say: quoted };
  const said = (value: MaybeText): string | null =>
    value == null || value === '' ? null : say(value);
  const before = said(from);
  const after = said(to) ?? t`None`;
  if (lost)
    return keptOf === null
      ? t`${name}: ${after} (too late; the later change was kept)`
      : t`${name}: ${after} (too late; the later change by ${keptOf} was kept)`;
  if (field === 'pin') return pinMessage(from, to);
  return before === null ? t`${name}: ${after}` : t`${name}: ${after} (before: ${before})`;
}
