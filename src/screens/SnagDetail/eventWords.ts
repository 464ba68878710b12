import { dayLabel } from '../../app/time';

const did: Record<string, string> = {
  SNAG_RAISED: 'raised it',
  SNAG_EDITED: 'changed it',
  SNAG_STARTED: 'started work',
  SNAG_FIXED: 'marked it fixed',
  SNAG_CLOSED: 'closed it',
  SNAG_SENT_BACK: 'sent it back',
  SNAG_DISPUTED: 'disputed it',
  SNAG_ANSWERED: 'answered the dispute',
  SNAG_REOPENED: 'reopened it',
  SNAG_VOIDED: 'made it void',
  SNAG_RESTORED: 'restored it',
  PHOTO_ADDED: 'added a photo',
  PHOTO_REMOVED: 'removed a photo',
  COMMENT_ADDED: 'wrote',
};

/** What an event was, after the name of who did it. `photos`: of the work, since the snag was open. */
export function didWords(kind: string, changes: readonly Change[] = [], photos = 0): string {
  const [only] = changes;
  if (only !== undefined && isPinAlone(kind, changes)) return pinWords(only.from, only.to);
  if (kind === 'SNAG_FIXED' && photos > 0) return `marked it fixed with ${photos === 1 ? '1 photo' : `${photos} photos`}`;
  return did[kind] ?? 'changed something';
}

/** Nothing but the pin was changed: then the sentence says all of it. */
export function isPinAlone(kind: string, changes: readonly Change[]): boolean {
  return kind === 'SNAG_EDITED' && changes.length === 1 && changes.every(({ field, lost }) => field === 'pin' && !lost);
}

/** “put the pin on A-101”. A pin that was moved on its plan comes from where it goes. */
function pinWords(from: Words, to: Words): string {
  if (to == null) return `took the pin off ${from ?? 'the plan'}`;
  if (from == null) return `put the pin on ${to}`;
  return from === to ? `moved the pin on ${to}` : `moved the pin from ${from} to ${to}`;
}

type Words = string | null | undefined;

interface Change {
  readonly field: string;
  readonly from?: Words;
  readonly to?: Words;
  readonly lost: boolean;
}

const fields: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  type: 'Type',
  priority: 'Priority',
  trade: 'Trade',
  tradeId: 'Trade',
  company: 'Who fixes it',
  companyId: 'Who fixes it',
  assignee: 'Assigned to',
  assigneeId: 'Assigned to',
  location: 'Location',
  locationId: 'Location',
  pin: 'Pin',
  dueOn: 'Due',
};

/** “Due: 3 Jul 2026 instead of 1 Jul 2026”. `keptOf`: who had made the later change that was kept instead. */
export function changeWords({ field, from, to, lost }: Change, keptOf: string | null = null): string {
  const name = fields[field] ?? field;
  const before = shown(field, from);
  const after = shown(field, to);
  if (lost) return `${name}: ${after ?? 'not set'} came too late, ${keptOf === null ? 'the later change' : `the later change of ${keptOf}`} was kept`;
  if (field === 'pin') return `${name}: ${pinWords(from, to)}`;
  if (before === null) return `${name}: ${after ?? 'not set'}`;
  return `${name}: ${after ?? 'not set'} instead of ${before}`;
}

function shown(field: string, value: Words): string | null {
  if (value == null || value === '') return null;
  if (field === 'dueOn') return dayLabel(value);
  if (field === 'type' || field === 'priority') return value.charAt(0) + value.slice(1).toLocaleLowerCase('en');
  return field === 'pin' ? `on ${value}` : `“${value}”`;
}
