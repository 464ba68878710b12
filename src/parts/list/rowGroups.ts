import type { SnagSort } from '../../../rules/lists';
import type { Priority } from '../../../rules/snag';
import { priorityLabels } from '../../ui/messages/snagMessages';
import { daysAhead } from '../DueOn';
import type { RowGroup } from './listLayout';
import { groupMessages } from './groupMessages';

/** What of a row decides under which heading it is. */
export interface PlacedRow {
  readonly node: {
    readonly dueOn?: string | null | undefined;
    readonly priority?: Priority | undefined;
    readonly location?: { readonly path: string } | null | undefined;
  };
}

interface Grouping {
  readonly sort: SnagSort;
  /** Whether each of the rows can be overdue. */
  readonly canBeLate: boolean;
  /** In the project's time zone, as YYYY-MM-DD. */
  readonly today: string;
  /** Whether there are rows above and below. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** The rows under the headings of their order: locations, priorities, or when they are due. */
export function groupRows<Row extends PlacedRow>(
  rows: readonly Row[],
  { sort, canBeLate, today, hasPrevious, hasNext }: Grouping,
): readonly RowGroup<Row>[] {
  if (sort === 'PLACE' || sort === 'NEAR')
    return grouped(rows, ({ node }) => node.location?.path ?? null).map(({ key, rows: its }) => ({
      heading: key ?? groupMessages.noPlace,
      rows: its,
    }));
  if (sort === 'PRIORITY')
    return grouped(rows, ({ node }) => node.priority).map(({ key, rows: its }) => ({
      heading: key === undefined ? null : priorityLabels[key],
      rows: its,
    }));
  if (sort !== 'DUE' || !canBeLate) return [{ heading: null, rows }];
  const groups = grouped(rows, ({ node }) => dueGroup(node.dueOn ?? null, today));
  return groups.map(({ key, rows: its }, index) => {
    const goesOn = (index === 0 && hasPrevious) || (index === groups.length - 1 && hasNext);
    return {
      heading: groupMessages.due[key],
      count: `${its.length}${goesOn ? '+' : ''}`,
      isLate: key === 'OVERDUE',
      rows: its,
    };
  });
}

function dueGroup(dueOn: string | null, today: string): keyof typeof groupMessages.due {
  if (dueOn === null) return 'NONE';
  const days = daysAhead(dueOn, today);
  if (days < 0) return 'OVERDUE';
  return days <= 7 ? 'SOON' : 'LATER';
}

/** Consecutive rows with the same key. A key occurs twice if a row was put on top meanwhile. */
function grouped<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): { readonly key: Key; readonly rows: readonly Row[] }[] {
  const groups: { key: Key; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups;
}
