import { useMemo, useState, useSyncExternalStore } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import {
  ConnectionHandler,
  createOperationDescriptor,
  createReaderSelector,
  getFragment,
  getRequest,
  type Environment,
  type IEnvironment,
} from 'relay-runtime';
import { filterInput, orderInput, useSnagFilters } from '../../domain/filters';
import { useProject } from '../../app/context';

/** Keys of the snags: a number, or an id before there is one. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
  /** Its place in the list, from 1; null if not all of the list was loaded. */
  readonly position: { readonly index: number; readonly of: number } | null;
}

/**
 * The snags around one in the list of the filter in the address, as far as that list was loaded. A
 * snag that has left the list since it was opened, for example because it was closed, keeps its
 * position while it is open.
 */
export function useNeighbours(code: string, plan: string | undefined, snagId: string): Neighbours {
  const environment = useRelayEnvironment();
  const project = useProject();
  const [filters] = useSnagFilters();
  // Next to a plan the list is always ordered by number.
  const list =
    project &&
    ConnectionHandler.getConnectionID(project.id, 'SnagRows_snags', {
      filter: filterInput(filters, plan),
      ...orderInput(plan === undefined ? filters : {}),
    });
  const source = useMemo(
    () => watch(environment, code, list, snagId),
    [environment, code, list, snagId],
  );
  const around = useSyncExternalStore(source.subscribe, source.get);
  const [last, setLast] = useState(around);
  if (around !== null && around !== last) setLast(around);
  return around ?? last ?? nobody;
}

const nobody: Neighbours = { previous: null, next: null, position: null };

/**
 * Finds the snag among the list's edges directly in the store. A Relay fragment would read the
 * whole list, and again on each change of its snags:
 * with 5,000 of them this would be the slowest part of opening a snag on a slow phone. Only the
 * page info is subscribed to, which changes with each page and each refetch.
 */
function watch(
  environment: Environment | IEnvironment,
  code: string,
  list: string | null,
  snagId: string,
) {
  let around = list === null ? null : find(environment, list, snagId);
  const look = (): void => {
    const now = list === null ? null : find(environment, list, snagId);
    if (
      now?.previous !== around?.previous ||
      now?.next !== around?.next ||
      now?.position?.index !== around?.position?.index ||
      now?.position?.of !== around?.position?.of ||
      (now === null) !== (around === null)
    )
      around = now;
  };
  return {
    get: () => around,
    subscribe(listener: () => void) {
      if (list === null) return () => undefined;
      const { request } = createOperationDescriptor(getRequest(projectQuery), { code });
      const subscription = environment.subscribe(
        environment.lookup(createReaderSelector(getFragment(listFragment), list, {}, request)),
        () => {
          look();
          listener();
        },
      );
      // The list may have arrived between the render and the subscription.
      look();
      return () => subscription.dispose();
    },
  };
}

function find(
  environment: Environment | IEnvironment,
  list: string,
  snagId: string,
): Neighbours | null {
  const source = environment.getStore().getSource();
  const edges = refsOf(source.get(list)?.['edges']);
  const nodeOf = (edge: string | undefined) => {
    const id = edge === undefined ? null : refOf(source.get(edge)?.['node']);
    return id === null ? null : { id, number: source.get(id)?.['number'] };
  };
  const keyOf = (edge: string | undefined): string | null => {
    const node = nodeOf(edge);
    return node === null ? null : typeof node.number === 'number' ? String(node.number) : node.id;
  };
  const index = edges.findIndex((edge) => refOf(source.get(edge)?.['node']) === snagId);
  if (index < 0) return null;
  const page = source.get(refOf(source.get(list)?.['pageInfo']) ?? '');
  const isWhole = page?.['hasNextPage'] === false && page['hasPreviousPage'] !== true;
  return {
    previous: keyOf(edges[index - 1]),
    next: keyOf(edges[index + 1]),
    position: isWhole ? { index: index + 1, of: edges.length } : null,
  };
}

/** Relay's format of links in the store: to one record, and to several. */
function refOf(value: unknown): string | null {
  const ref = typeof value === 'object' && value !== null && '__ref' in value ? value.__ref : null;
  return typeof ref === 'string' ? ref : null;
}

function refsOf(value: unknown): readonly string[] {
  const refs =
    typeof value === 'object' && value !== null && '__refs' in value ? value.__refs : null;
  return Array.isArray(refs) ? refs.filter((ref) => typeof ref === 'string') : [];
}

const listFragment = graphql`
  fragment useNeighbours_list on SnagConnection {
    pageInfo {
      # eslint-disable-next-line relay/unused-fields -- what it was is of no interest, that it changes is
      endCursor
      # eslint-disable-next-line relay/unused-fields -- as above
      hasNextPage
    }
  }
`;

// Only for its selector; it is never sent.
const projectQuery = graphql`
  query useNeighboursQuery($code: String!) {
    project(code: $code) {
      # eslint-disable-next-line relay/unused-fields -- as above
      id
    }
  }
`;
