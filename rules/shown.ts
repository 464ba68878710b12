import { daysBetween } from './days';
import type { Snag, SnagStatus, SnagType, WaitingForKind } from './snag';

/**
 * Whose turn it is in each status; WORK: the company, or while there is none the person who assigns
 * one.
 */
const turnOf: Readonly<Record<SnagStatus, 'WORK' | 'INSPECTOR' | 'NOBODY'>> = {
  OPEN: 'WORK',
  IN_PROGRESS: 'WORK',
  FIXED: 'INSPECTOR',
  DISPUTED: 'INSPECTOR',
  CLOSED: 'NOBODY',
  VOID: 'NOBODY',
};

// Object.keys forgets the type of the keys.
export const everyStatus = Object.keys(turnOf) as readonly SnagStatus[];

/** The statuses in which it is this party's turn, for the same decision in SQL. */
export const statusesOfTurn = (turn: 'WORK' | 'INSPECTOR' | 'NOBODY'): SnagStatus[] =>
  everyStatus.filter((status) => turnOf[status] === turn);

/** Whose turn it is. */
export function waitingFor({ status, companyId }: Pick<Snag, 'status' | 'companyId'>): {
  kind: WaitingForKind;
  companyId: string | null;
} {
  const turn = turnOf[status];
  if (turn !== 'WORK') return { kind: turn, companyId: null };
  return { kind: companyId === null ? 'ASSIGNMENT' : 'COMPANY', companyId };
}

const needsWork: Readonly<Record<SnagStatus, boolean>> = {
  OPEN: true,
  IN_PROGRESS: true,
  DISPUTED: true,
  FIXED: false,
  CLOSED: false,
  VOID: false,
};

/** Statuses in which work is still to be done, so that the snag can be overdue. */
export const unfinished = everyStatus.filter((status) => needsWork[status]);

/** Days past the due day, or null if it is not overdue. `today` in the project's time zone. */
export function overdueDays(
  { status, dueOn }: Pick<Snag, 'status' | 'dueOn'>,
  today: string,
): number | null {
  if (dueOn === null || !needsWork[status]) return null;
  const days = daysBetween(dueOn, today);
  return days > 0 ? days : null;
}

/** Between the names of a location's path. */
export const pathSeparator = ' › ';

/** The name of a location by its path. */
export const nameInPath = (path: string): string => path.split(pathSeparator).at(-1) ?? path;

/**
 * The title of a snag without one, in the reader's language: its trade and place, without a trade
 * its type and place. `place` is null if it has none.
 */
export type StandInTitle = (trade: string | null, type: SnagType, place: string | null) => string;

/**
 * The place in a stand-in title: the name of the snag's location, else of the plan of its pin. With
 * its plan a snag has lost its pin, so a removed plan is no place.
 */
export const placeInTitle = (
  location: string | null | undefined,
  plan: { readonly name: string; readonly removed: boolean } | null,
): string | undefined => location ?? (plan === null || plan.removed ? undefined : plan.name);

/**
 * The title that lists show: the snag's own, else a {@link StandInTitle}, with the name of its
 * trade and the place that {@link placeInTitle} gives.
 */
export function displayTitle(
  { title, type }: Pick<Snag, 'title' | 'type'>,
  trade: string | null,
  place: string | undefined,
  standIn: StandInTitle,
): string {
  return title === '' ? standIn(trade, type, place ?? null) : title;
}
