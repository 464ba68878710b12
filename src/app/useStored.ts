import { useMemo, useSyncExternalStore } from 'react';
import { type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  type Environment,
  getRequest,
  type IEnvironment,
  type OperationType,
  type Snapshot,
} from 'relay-runtime';
import { useUserSession } from './context';

/**
 * Reads a query from the store for each of several variables; null where anything is missing. Sends
 * no request: for data that another part of the screen, or an event, has loaded.
 */
export function useStored<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: readonly TQuery['variables'][],
): readonly (TQuery['response'] | null)[] {
  const environment = useRelayEnvironment();
  const wanted = JSON.stringify(variables);
  const source = useMemo(
    () => watch(environment, query, JSON.parse(wanted)),
    [environment, query, wanted],
  );
  const snapshots = useSyncExternalStore(source.subscribe, source.get);
  // If nothing is missing, the data has the query's type.
  return useMemo(
    () =>
      snapshots.map(({ data, isMissingData }) =>
        isMissingData || data === null ? null : (data as unknown as TQuery['response']),
      ),
    [snapshots],
  );
}

function watch(
  environment: Environment | IEnvironment,
  query: GraphQLTaggedNode,
  variables: readonly OperationType['variables'][],
) {
  const selectors = variables.map(
    (each) => createOperationDescriptor(getRequest(query), each).fragment,
  );
  let snapshots: readonly Snapshot[] = selectors.map((selector) => environment.lookup(selector));
  return {
    get: () => snapshots,
    subscribe(listener: () => void) {
      // Data may have arrived between the render and this moment.
      snapshots = selectors.map((selector) => environment.lookup(selector));
      const subscriptions = snapshots.map((snapshot, index) =>
        environment.subscribe(snapshot, (next) => {
          snapshots = snapshots.with(index, next);
          listener();
        }),
      );
      return () => subscriptions.forEach((each) => each.dispose());
    },
  };
}

/** One text of a snag or a project, from the store; null if it is not there. */
export type TextOf = (
  id: string,
  field: 'reference' | 'displayTitle' | 'timeZone',
) => string | null;

export const useStoredText: TextOf = (id, field) => useStoredTexts((textOf) => textOf(id, field));

/** A text made of such fields; updated when they change. */
export function useStoredTexts<Made extends string | null>(make: (textOf: TextOf) => Made): Made {
  const { environment, outbox, reachability } = useUserSession();
  return useSyncExternalStore(
    // The number comes with the receipt, which removes the entry from the outbox, so the outbox's
    // changes are enough.
    outbox?.entries.subscribe ?? reachability.subscribe,
    () => make((id, field) => text(environment.getStore().getSource().get(id)?.[field])),
  );
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
