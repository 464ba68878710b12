import { useMemo, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useNeighboursQuery } from '../../../__generated__/relay/useNeighboursQuery.graphql';
import { filterInput, orderInput, useSnagFilters } from '../../domain/filters';
import { useStored } from '../../app/useStored';

/** What opens them: a number, or an id before there is one. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * The snags around one in the list of the filter in the address, as far as that list was loaded. A snag that has left the list since it was
 * opened, because somebody closed it, keeps its place in it as long as it is looked at.
 */
export function useNeighbours(code: string, plan: string | undefined, snagId: string): Neighbours {
  const [filters] = useSnagFilters();
  // Beside a plan they are always in the order of their numbers.
  const variables = useMemo(() => [{ code, filter: filterInput(filters, plan), ...orderInput(plan === undefined ? filters : {}) }], [code, filters, plan]);
  const [stored] = useStored<useNeighboursQuery>(neighboursQuery, variables);
  const around = useMemo(() => {
    const nodes = (stored?.project?.snags.edges ?? []).map(({ node }) => node);
    const index = nodes.findIndex(({ id }) => id === snagId);
    return index < 0 ? null : { previous: keyOf(nodes[index - 1]), next: keyOf(nodes[index + 1]) };
  }, [stored, snagId]);
  const [last, setLast] = useState(around);
  if (around !== null && around !== last) setLast(around);
  return around ?? last ?? nobody;
}

const nobody: Neighbours = { previous: null, next: null };

function keyOf(snag: { readonly id: string; readonly number: number | null | undefined } | undefined): string | null {
  if (snag === undefined) return null;
  return snag.number == null ? snag.id : String(snag.number);
}

// Read from the store alone: the connection is that of the list.
const neighboursQuery = graphql`
  query useNeighboursQuery($code: String!, $filter: SnagFilter!, $sort: SnagSort!, $near: ID) {
    project(code: $code) {
      snags(first: 50, filter: $filter, sort: $sort, near: $near) @connection(key: "SnagRows_snags", filters: ["filter", "sort", "near"]) {
        edges {
          node {
            id
            number
          }
        }
      }
    }
  }
`;
