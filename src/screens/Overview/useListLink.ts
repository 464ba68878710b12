import { type FilterChange, readFilters, useSnagFilters } from '../../domain/filters';
import type { Destination } from '../../router/address';
import { useWide } from '../../ui/layout/useWide';

/**
 * Where a figure leads: to the list with the snags that it counts, on a desktop beside the
 * overview.
 */
export function useListLink(code: string): (filters: FilterChange) => Destination {
  const wide = useWide();
  const [{ block }] = useSnagFilters();
  return (filters) => {
    const search = readFilters({
      ...(block !== undefined && { location: block, block }),
      ...filters,
    });
    return wide ? { to: '.', search } : { to: '/p/$code', params: { code }, search };
  };
}
