import { dayMs } from '../../../rules/days';
import { statusesOf } from '../../../rules/lists';
import { unfinished } from '../../../rules/shown';
import type { SnagStatus } from '../../../rules/snag';

/** Some snags of a project with one status and company, and sums over them. */
export interface PortfolioGroup {
  readonly status: SnagStatus;
  readonly companyId: string | null;
  readonly snags: number;
  /** Whose due date has passed. */
  readonly late: number;
  /** Since they were raised, in ms. */
  readonly age: number;
  /** Of which it is known when they were fixed. */
  readonly fixed: number;
  /** From raising to fixing, in ms. */
  readonly fixing: number;
}

export type Figures = ReturnType<typeof figuresOf>;

/** What a portfolio says of a project. */
export function figuresOf(groups: readonly PortfolioGroup[]) {
  const outstanding = groups.filter(({ status }) => statusesOf('OUTSTANDING').includes(status));
  const snags = sum(outstanding, (group) => group.snags);
  return {
    open: sum(
      groups.filter(({ status }) => statusesOf('OPEN').includes(status)),
      (group) => group.snags,
    ),
    overdue: sum(
      groups.filter(({ status }) => unfinished.includes(status)),
      ({ late }) => late,
    ),
    toCheck: sum(
      groups.filter(({ status }) => statusesOf('TO_CHECK').includes(status)),
      (group) => group.snags,
    ),
    ageDays: snags === 0 ? null : inDays(sum(outstanding, ({ age }) => age) / snags),
    companies: fixersOf(groups),
  };
}

/** The slowest first. */
function fixersOf(groups: readonly PortfolioGroup[]) {
  const fixers = new Map<string, { fixed: number; fixing: number }>();
  for (const { companyId, fixed, fixing } of groups) {
    if (companyId === null || fixed === 0) continue;
    const before = fixers.get(companyId) ?? { fixed: 0, fixing: 0 };
    fixers.set(companyId, { fixed: before.fixed + fixed, fixing: before.fixing + fixing });
  }
  return [...fixers]
    .map(([companyId, { fixed, fixing }]) => ({
      companyId,
      fixed,
      daysToFix: inDays(fixing / fixed),
    }))
    .toSorted((one, other) => other.daysToFix - one.daysToFix);
}

const sum = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((total, each) => total + of(each), 0);

/** To a tenth; never negative, because a device's clock may have been wrong. */
const inDays = (ms: number): number => Math.max(0, Math.round((ms / dayMs) * 10) / 10);
