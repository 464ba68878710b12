import { createContext, use, useCallback, useMemo } from 'react';
import type { Priority } from '../../rules/snag';
import {
  chips,
  dues,
  priorities,
  type SnagChip,
  type SnagDue,
  type SnagSort,
  sorts,
} from '../../rules/lists';
import { useNavigate, useSearch } from '../router/useRouter';

/**
 * Filters and order of the list. Kept in the address, so that they can be shared. Objects are given
 * by their ids.
 */
export interface SnagFilters {
  /** Absent: OPEN. */
  chip?: SnagChip;
  trade?: string;
  company?: string;
  /** Includes all locations below it. */
  location?: string;
  /** A plan's code. */
  onPlan?: string;
  priority?: Priority;
  /** The assignee. */
  person?: string;
  due?: SnagDue;
  /** Raised on this day or later, YYYY-MM-DD. */
  from?: string;
  /** Raised on this day or earlier, YYYY-MM-DD. */
  to?: string;
  /** A search text; matches parts of words. */
  q?: string;
  /** Absent: `usualSort`. */
  sort?: SnagSort;
  /** Where the order NEAR begins: a snag's id. */
  near?: string;
  /**
   * The saved view that was opened, even if its filters have been changed since. Does not filter by
   * itself.
   */
  view?: string;
  /** The location that the overview is narrowed to. Does not filter the list. */
  block?: string;
}

export type FilterChange = {
  readonly [Field in keyof SnagFilters]?: SnagFilters[Field] | undefined;
};

/** The filter as the server knows it. A type, so that it fits variables. */
export type FilterInput = {
  readonly chip: SnagChip;
  readonly tradeId?: string;
  readonly companyId?: string;
  readonly locationId?: string;
  readonly planCode?: string;
  readonly priority?: Priority;
  readonly assigneeId?: string;
  readonly due?: SnagDue;
  readonly raisedFrom?: string;
  readonly raisedTo?: string;
  readonly text?: string;
};

/** The fields that the filter sheet sets. Chip, search text and order are set elsewhere. */
export const narrowings = [
  'trade',
  'company',
  'location',
  'onPlan',
  'priority',
  'person',
  'due',
  'from',
  'to',
] as const;

/** Parses each field from the address; invalid values are undefined. */
const readers: {
  readonly [Field in keyof SnagFilters]-?: (value: unknown) => SnagFilters[Field] | undefined;
} = {
  chip: (value) => chips.find((each) => each === value),
  trade: text,
  company: text,
  location: text,
  onPlan: text,
  priority: (value) => priorities.find((each) => each === value),
  person: text,
  due: (value) => dues.find((each) => each === value),
  from: day,
  to: day,
  q: text,
  sort: (value) => sorts.find((each) => each === value),
  near: text,
  view: text,
  block: text,
};

export function readFilters(search: {
  readonly [Field in keyof SnagFilters]?: unknown;
}): SnagFilters {
  return Object.fromEntries(
    Object.entries(readers).flatMap(([field, read]) => {
      const value = read(search[field as keyof SnagFilters]); // the fields of the readers
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** With a plan's code: only snags with their pin on it. */
export function filterInput(
  { chip = 'OPEN', ...filters }: SnagFilters,
  planCode = filters.onPlan,
): FilterInput {
  const input = {
    tradeId: filters.trade,
    companyId: filters.company,
    locationId: filters.location,
    planCode,
    priority: filters.priority,
    assigneeId: filters.person,
    due: filters.due,
    raisedFrom: filters.from,
    raisedTo: filters.to,
    text: filters.q,
  };
  return {
    chip,
    ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
  };
}

/** The order as the server knows it; null: `usualSort`. */
export const orderInput = ({ sort, near }: SnagFilters) => ({
  sort: sort ?? null,
  near: sort === 'NEAR' ? (near ?? null) : null,
});

/**
 * The filters in the address, and a function to change them; `undefined` clears one. All other
 * parts of the address stay.
 */
export function useSnagFilters(): [SnagFilters, (change: FilterChange) => void] {
  const search = useSearch();
  const put = usePutFilters();
  const filters = useMemo(() => readFilters(search), [search]);
  const change = useCallback(
    (changed: FilterChange) => put({ ...filters, ...changed }),
    [put, filters],
  );
  return [filters, change];
}

/** Replaces all filters in the address. */
export function usePutFilters(): (filters: FilterChange) => void {
  const navigate = useNavigate();
  return useCallback(
    (filters) => {
      // Replaces the history entry, so that Back leaves the list instead of undoing one filter
      // after the other.
      void navigate({
        to: '.',
        search: (before) => ({ ...withoutFilters(before), ...readFilters(filters) }),
        replace: true,
      });
    },
    [navigate],
  );
}

function withoutFilters(search: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !(key in readers)));
}

export const FilteringContext = createContext(false);

/** True while the list of the last filter waits for the one of the next. */
export function useIsFiltering(): boolean {
  return use(FilteringContext);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function text(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}

function day(value: unknown): string | undefined {
  const known =
    isText(value) &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;
  return known ? value : undefined;
}
