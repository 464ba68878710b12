import { createContext, use, useCallback, useMemo } from 'react';
import type { Priority, SnagStatus, SnagType } from '../../rules/snag';
import { everyStatus } from '../../rules/shown';
import {
  chips,
  dues,
  priorities,
  type SnagChip,
  type SnagDue,
  type SnagSort,
  sorts,
  types,
} from '../../rules/lists';
import { useNavigate, useSearch } from '../router/useRouter';

/**
 * Filters and order of the list. Kept in the address, so that they can be shared. Objects are given
 * by their ids.
 */
export interface SnagFilters {
  /** Absent: OPEN. */
  chip?: SnagChip;
  /** Several values with commas between them, as in the eight below; `noneId` among ids. */
  status?: string;
  type?: string;
  trade?: string;
  company?: string;
  /** Includes all locations below them. */
  location?: string;
  /** Locations without those below them. */
  at?: string;
  priority?: string;
  /** The assignees. */
  person?: string;
  /** The selected snags themselves. */
  snags?: string;
  /** A plan's code. */
  onPlan?: string;
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
  readonly ids?: readonly string[];
  readonly statuses?: readonly SnagStatus[];
  readonly types?: readonly SnagType[];
  readonly tradeIds?: readonly string[];
  readonly companyIds?: readonly string[];
  /** Of a trade sheet: whose it is. */
  readonly companyId?: string;
  readonly locationIds?: readonly string[];
  readonly exactLocationIds?: readonly string[];
  readonly priorities?: readonly Priority[];
  readonly assigneeIds?: readonly string[];
  readonly planCode?: string;
  readonly due?: SnagDue;
  readonly raisedFrom?: string;
  readonly raisedTo?: string;
  readonly text?: string;
};

/** The fields that narrow a list besides its chip and its search. */
export const narrowings = [
  'snags',
  'status',
  'priority',
  'type',
  'trade',
  'company',
  'person',
  'location',
  'at',
  'onPlan',
  'due',
  'from',
  'to',
] as const;

/** Parses each field from the address; invalid values are undefined. */
const readers: {
  readonly [Field in keyof SnagFilters]-?: (value: unknown) => SnagFilters[Field] | undefined;
} = {
  chip: (value) => chips.find((each) => each === value),
  status: (value) => joined(among(everyStatus, value)),
  type: (value) => joined(among(types, value)),
  trade: severalIds,
  company: severalIds,
  location: severalIds,
  at: severalIds,
  priority: (value) => joined(among(priorities, value)),
  person: severalIds,
  snags: severalIds,
  onPlan: text,
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
    ids: several(filters.snags),
    statuses: several(filters.status, everyStatus),
    types: several(filters.type, types),
    tradeIds: several(filters.trade),
    companyIds: several(filters.company),
    locationIds: several(filters.location),
    exactLocationIds: several(filters.at),
    planCode,
    priorities: several(filters.priority, priorities),
    assigneeIds: several(filters.person),
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

/** The values of a field that has several; none for a field that is absent. */
export const valuesOf = (field: string | undefined): string[] =>
  field === undefined ? [] : field.split(',');

/** The field of several values; undefined for none. */
export const joined = (values: readonly string[]): string | undefined =>
  values.length === 0 ? undefined : values.join(',');

/** Of these the ones in a field, in their order. */
export const among = <Value extends string>(
  known: readonly Value[],
  field: unknown,
): readonly Value[] => {
  const values: readonly string[] = isText(field) ? field.split(',') : [];
  return known.filter((each) => values.includes(each));
};

function several(field: string | undefined): readonly string[] | undefined;
function several<Value extends string>(
  field: string | undefined,
  known: readonly Value[],
): readonly Value[] | undefined;
function several(field: string | undefined, known: readonly string[] = valuesOf(field)) {
  return field === undefined ? undefined : among(known, field);
}

/** In one order, so that one choice is one address. */
function severalIds(value: unknown): string | undefined {
  return isText(value)
    ? joined([...new Set(value.split(','))].filter(isText).toSorted())
    : undefined;
}

/** A filter as the server's addresses have it, where several values have commas between them. */
export const filterFields = (filter: Partial<FilterInput>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).map(([field, value]) => [field, String(value)]));

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
