import { plural, t } from '@lingui/core/macro';
import { dayLabel } from '../../domain/time';
import { priorityWords, typeWords } from '../../ui/messages/snagMessages';

const did: Record<string, string> = {
  SNAG_RAISED: t`raised it`,
  SNAG_EDITED: t`changed it`,
  SNAG_STARTED: t`started work`,
  SNAG_FIXED: t`marked it fixed`,
  SNAG_CLOSED: t`closed it`,
  SNAG_SENT_BACK: t`sent it back`,
  SNAG_DISPUTED: t`disputed it`,
  SNAG_ANSWERED: t`answered the dispute`,
  SNAG_REOPENED: t`reopened it`,
  SNAG_VOIDED: t`made it void`,
  SNAG_RESTORED: t`restored it`,
  PHOTO_ADDED: t`added a photo`,
  PHOTO_REMOVED: t`removed a photo`,
  COMMENT_ADDED: t`wrote`,
  COMMENT_EDITED: t`edited a comment`,
  PHOTO_MARKED: t`drew on a photo`,
};

/** What an event was, after the name of who did it. `photos`: of the work, since the snag was open. */
export function didWords(kind: string, changes: readonly Change[] = [], photos = 0): string {
  const [only] = changes;
  if (only !== undefined && isPinAlone(kind, changes)) return pinWords(only.from, only.to);
  if (kind === 'SNAG_FIXED' && photos > 0) return plural(photos, { one: 'marked it fixed with # photo', other: 'marked it fixed with # photos' });
  return did[kind] ?? t`changed something`;
}

/** “drew on photo 2”. `photo`: which of the photos that are shown, from 1; null if it is none of them any more. `count`: of shapes. */
export function drewWords(photo: number | null, count: number): string {
  if (photo === null) return count === 0 ? t`wiped the drawing off a photo` : t`drew on a photo`;
  return count === 0 ? t`wiped the drawing off photo ${photo}` : t`drew on photo ${photo}`;
}

/** Nothing but the pin was changed: then the sentence says all of it. */
export function isPinAlone(kind: string, changes: readonly Change[]): boolean {
  return kind === 'SNAG_EDITED' && changes.length === 1 && changes.every(({ field, lost }) => field === 'pin' && !lost);
}

/** “put the pin on A-101”. A pin that was moved on its plan comes from where it goes. */
function pinWords(from: Words, to: Words): string {
  if (to == null) return from == null ? t`took the pin off the plan` : t`took the pin off ${from}`;
  if (from == null) return t`put the pin on ${to}`;
  return from === to ? t`moved the pin on ${to}` : t`moved the pin from ${from} to ${to}`;
}

type Words = string | null | undefined;

interface Change {
  readonly field: string;
  readonly from?: Words;
  readonly to?: Words;
  readonly lost: boolean;
}

const fields: Record<string, string> = {
  title: t`Title`,
  description: t`Description`,
  type: t`Type`,
  priority: t`Priority`,
  trade: t`Trade`,
  tradeId: t`Trade`,
  company: t`Who fixes it`,
  companyId: t`Who fixes it`,
  assignee: t`Assigned to`,
  assigneeId: t`Assigned to`,
  location: t`Location`,
  locationId: t`Location`,
  pin: t`Pin`,
  comment: t`Comment`,
  dueOn: t`Due`,
};

/** “Due: 3 Jul 2026 instead of 1 Jul 2026”. `keptOf`: who had made the later change that was kept instead. */
export function changeWords({ field, from, to, lost }: Change, keptOf: string | null = null): string {
  if (field === 'drawing') return keptOf === null ? t`It came too late, the later drawing was kept` : t`It came too late, the later drawing of ${keptOf} was kept`;
  const name = fields[field] ?? field;
  const before = shown(field, from);
  const after = shown(field, to) ?? t`not set`;
  if (lost) return keptOf === null ? t`${name}: ${after} came too late, the later change was kept` : t`${name}: ${after} came too late, the later change of ${keptOf} was kept`;
  if (field === 'pin') return `${name}: ${pinWords(from, to)}`;
  return before === null ? `${name}: ${after}` : t`${name}: ${after} instead of ${before}`;
}

function shown(field: string, value: Words): string | null {
  if (value == null || value === '') return null;
  if (field === 'dueOn') return dayLabel(value);
  if (field === 'type' || field === 'priority') return values[value] ?? value;
  return field === 'pin' ? t`on ${value}` : t`“${value}”`;
}

const values: Record<string, string> = { ...typeWords, ...priorityWords };
