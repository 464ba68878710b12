import { graphql, useFragment } from 'react-relay/hooks';
import type { useSetFilters_project$key } from '../../../__generated__/relay/useSetFilters_project.graphql';
import { noneId, priorities, types } from '../../../rules/lists';
import { everyStatus } from '../../../rules/shown';
import { among, narrowings, useSnagFilters, valuesOf } from '../../domain/filters';
import { fewOf } from '../../domain/lists';
import { dayLabel } from '../../domain/time';
import { priorityLabels, typeLabels } from '../../ui/messages/snagMessages';
import { statusLabels } from '../../ui/StatusMark';
import { dueFilterLabels } from '../../parts/filter/dueMessages';
import { sheetMessages } from '../../parts/filter/sheetMessages';
import { activeMessages } from './activeMessages';

/** The filters that are set, each with its name and its value in words. */
export function useSetFilters(project: useSetFilters_project$key) {
  const data = useFragment(
    graphql`
      fragment useSetFilters_project on Project {
        trades @include(if: $named) {
          id
          name
        }
        companies @include(if: $named) {
          id
          name
        }
        members @include(if: $named) {
          user {
            id
            name
          }
        }
        locations @include(if: $located) {
          id
          name
        }
      }
    `,
    project,
  );
  const [filters] = useSnagFilters();
  /** The names of a field's values; of what is gone there is none. */
  const namesOf = (
    field: string | undefined,
    things: readonly { readonly id: string; readonly name: string }[] | null | undefined,
    none: string,
  ) =>
    field &&
    fewOf(
      valuesOf(field).flatMap((id) =>
        id === noneId ? none : (things?.find((thing) => thing.id === id)?.name ?? []),
      ),
    );
  const labelsOf = <Value extends string>(
    field: string | undefined,
    labels: Readonly<Record<Value, string>>,
    values: readonly Value[],
  ) => field && fewOf(among(values, field).map((each) => labels[each]));
  const day = (value: string | undefined) => value && dayLabel(value);
  const values: Readonly<Record<(typeof narrowings)[number], string | undefined>> = {
    snags: filters.snags && activeMessages.selected(valuesOf(filters.snags).length),
    status: labelsOf(filters.status, statusLabels, everyStatus),
    priority: labelsOf(filters.priority, priorityLabels, priorities.toReversed()),
    type: labelsOf(filters.type, typeLabels, types),
    trade: namesOf(filters.trade, data.trades, sheetMessages.noTrade),
    company: namesOf(filters.company, data.companies, sheetMessages.noCompany),
    person: namesOf(
      filters.person,
      data.members?.map(({ user }) => user),
      sheetMessages.nobody,
    ),
    location: namesOf(filters.location, data.locations, sheetMessages.noLocation),
    at: namesOf(filters.at, data.locations, sheetMessages.noLocation),
    onPlan: filters.onPlan,
    due: filters.due && dueFilterLabels[filters.due],
    from: day(filters.from),
    to: day(filters.to),
  };
  return narrowings
    .filter((field) => filters[field] !== undefined)
    .map((field) => ({ field, name: activeMessages.names[field], value: values[field] ?? '' }));
}
