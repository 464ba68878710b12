import type { SnagSort } from '../../rules/lists';
import type { FilterInput } from './filters';

/** Snags of one page of the list. */
const listPage = 50;

interface Listed {
  readonly code: string;
  readonly filter: FilterInput;
  /** Null: the usual one. */
  readonly sort: SnagSort | null;
  readonly near: string | null;
  /** A search text. */
  readonly text: string | null;
  /** The number of the snag around which the page is. */
  readonly around: number | null;
}

/** The variables of the list's query. */
export const listVariables = ({ code, filter, sort, near, text, around }: Listed) => ({
  code,
  filter,
  sort,
  near,
  first: listPage,
  text,
  searching: text !== null,
  from: null,
  around,
  narrowed: Object.keys(filter).length > 1,
  // What a filter names by an id is asked for by name.
  named: [filter.tradeIds, filter.companyIds, filter.assigneeIds].some((ids) => ids !== undefined),
  located: (filter.locationIds ?? filter.exactLocationIds) !== undefined,
});
