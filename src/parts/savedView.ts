import { graphql, readInlineData } from 'react-relay/hooks';
import type {
  savedView_view$key,
  ViewPart,
} from '../../__generated__/relay/savedView_view.graphql';
import type { ViewSearchInput } from '../../__generated__/relay/useSaveViewMutation.graphql';
import { filterInput, joined, readFilters, type SnagFilters } from '../domain/filters';

/** A saved view with its filters. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly shared: boolean;
  readonly mayChange: boolean;
  readonly owner: { readonly id: string; readonly name: string };
  readonly filters: SnagFilters;
  /** Its filters whose objects do not exist any more. */
  readonly missing: readonly ViewPart[];
}

export function readView(ref: savedView_view$key): SavedView {
  const { id, name, shared, mayChange, owner, search } = readInlineData(
    graphql`
      fragment savedView_view on SavedView @inline {
        id
        name
        shared
        mayChange
        owner {
          id
          name
        }
        search {
          chip
          sort
          statuses
          types
          tradeIds
          companyIds
          locationIds
          exactLocationIds
          planCode
          priorities
          assigneeIds
          due
          raisedFrom
          raisedTo
          text
          missing
        }
      }
    `,
    ref,
  );
  const { chip, sort, planCode: onPlan, due, raisedFrom: from, raisedTo: to, text: q } = search;
  return {
    id,
    name,
    shared,
    mayChange,
    owner: { id: owner.id, name: owner.name },
    filters: plain(
      readFilters({
        chip,
        sort,
        status: joined(search.statuses),
        type: joined(search.types),
        trade: joined(search.tradeIds),
        company: joined(search.companyIds),
        location: joined(search.locationIds),
        at: joined(search.exactLocationIds),
        onPlan,
        priority: joined(search.priorities),
        person: joined(search.assigneeIds),
        due,
        from,
        to,
        q,
      }),
    ),
    missing: search.missing,
  };
}

/** The saved part of the current filters. */
export function searchOf(filters: SnagFilters): ViewSearchInput {
  // What was selected once is nothing to come back to.
  const { ids: _selected, ...search } = filterInput(filters);
  return { ...search, sort: filters.sort ?? 'NUMBER' };
}

/** Whether the current filters differ from the view's. */
export const isChanged = (view: SavedView, filters: SnagFilters): boolean =>
  view.missing.length > 0 || JSON.stringify(plain(filters)) !== JSON.stringify(view.filters);

/** Without default values, in a fixed order. */
function plain(filters: SnagFilters): SnagFilters {
  const { chip, sort, view: _name, ...rest } = readFilters({ ...filters });
  return {
    ...(chip !== undefined && chip !== 'OPEN' && { chip }),
    ...rest,
    ...(sort !== undefined && sort !== 'NUMBER' && { sort }),
  };
}
