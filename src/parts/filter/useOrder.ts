import { type SnagSort, sorts, usualSort } from '../../../rules/lists';
import { useLastPin } from '../../app/lastPin';
import { useSnagFilters } from '../../domain/filters';
import { nearMessages } from './nearMessages';
import { sortLabels } from './orderMessages';

interface Order {
  readonly value: SnagSort;
  readonly options: readonly { readonly value: SnagSort; readonly label: string }[];
  readonly choose: (sort: SnagSort) => void;
}

/** The order of the list, and those that can be chosen. `role`: of the person in the project. */
export function useOrder(code: string, role: string): Order {
  const [filters, change] = useSnagFilters();
  const lastPin = useLastPin(code);
  const usual = usualSort(filters.chip ?? 'OPEN', role);
  // The snag that the current order begins at stays selected.
  const near = (filters.sort === 'NEAR' ? filters.near : undefined) ?? lastPin?.snagId ?? null;
  const labelOf = (sort: SnagSort) =>
    sort === 'NEAR' && lastPin?.snagId === near
      ? nearMessages.sort(lastPin.reference ?? null, lastPin.planCode)
      : sortLabels[sort];
  return {
    value: filters.sort ?? usual,
    options: sorts
      .filter((sort) => sort !== 'NEAR' || near !== null)
      .map((value) => ({ value, label: labelOf(value) })),
    choose: (sort) =>
      change({
        sort: sort === usual ? undefined : sort,
        near: sort === 'NEAR' ? (near ?? undefined) : undefined,
      }),
  };
}
