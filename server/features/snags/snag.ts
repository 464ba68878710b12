import type { PhotoTable, Priority, SnagStatus, SnagTable, SnagType } from '../../database/schema';
import type { WaitingForRow } from '../../graphql/mappers';
import { daysBetween } from '../../../rules/days';

const typeWords: Record<SnagType, string> = { DEFECT: 'Defect', UNFINISHED: 'Unfinished work', DAMAGE: 'Damage', OTHER: 'Snag' };

/** What a list shows: the title; if it is empty the trade's first phrase, else type and place. */
export function displayTitle(snag: Pick<SnagTable, 'title' | 'type'>, firstPhrase: string | undefined, place: string | undefined): string {
  if (snag.title !== '') return snag.title;
  if (firstPhrase !== undefined) return firstPhrase;
  return place === undefined ? typeWords[snag.type] : `${typeWords[snag.type]}, ${place}`;
}

/** In these somebody still has to work on the snag, so it can be overdue. */
export const unfinished: readonly SnagStatus[] = ['OPEN', 'IN_PROGRESS', 'DISPUTED'];

/** Days past the due day, or null if it is not overdue. `today` in the project's time zone. */
export function overdueDays(snag: Pick<SnagTable, 'status' | 'due_on'>, today: string): number | null {
  if (snag.due_on === null || !unfinished.includes(snag.status)) return null;
  const days = daysBetween(snag.due_on, today);
  return days > 0 ? days : null;
}

/** Whose turn it is. */
export function waitingFor(snag: Pick<SnagTable, 'status' | 'company_id' | 'waiting_since'>): WaitingForRow {
  const since = snag.waiting_since;
  if (snag.status === 'CLOSED' || snag.status === 'VOID') return { kind: 'NOBODY', company_id: null, since };
  if (snag.status === 'FIXED' || snag.status === 'DISPUTED') return { kind: 'INSPECTOR', company_id: null, since };
  return { kind: snag.company_id === null ? 'ASSIGNMENT' : 'COMPANY', company_id: snag.company_id, since };
}

/** Working days until due, by priority. */
export interface DueDays {
  low: number;
  medium: number;
  high: number;
  critical: number;
}

export const defaultDueDays: DueDays = { low: 28, medium: 14, high: 5, critical: 1 };

export function dueDaysFor(days: DueDays, priority: Priority): number {
  if (priority === 'LOW') return days.low;
  if (priority === 'MEDIUM') return days.medium;
  return priority === 'HIGH' ? days.high : days.critical;
}

/** Of its shown photos those of the work that came since it was last open. */
export function evidenceOf(snag: Pick<SnagTable, 'opened_seq'>, shown: readonly PhotoTable[]): PhotoTable[] {
  return shown.filter(({ kind, seq }) => kind === 'EVIDENCE' && seq > snag.opened_seq);
}
