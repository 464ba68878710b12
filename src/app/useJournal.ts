import { useEffect, useEffectEvent } from 'react';
import type { EventKind } from '../../__generated__/relay/followProjectSubscription.graphql';
import type { ChangeKinds, ListKind, Sheet } from '../sync/journal/journal';
import { useUserSession } from './context';

/**
 * Calls back shortly after events arrived, to refetch what only the server knows, such as
 * membership in lists and counts. With `kinds` only after events of these kinds, and when their
 * kinds are not known.
 */
export function useOnProjectChange(
  callback: () => void,
  kinds: readonly EventKind[] | null = null,
): void {
  const { journal } = useUserSession();
  const changed = useEffectEvent((happened: ChangeKinds) => {
    if (kinds === null || happened === null || kinds.some((kind) => happened.has(kind))) callback();
  });
  useEffect(() => journal.changes.subscribe((happened) => changed(happened)), [journal]);
}

/**
 * Registers a list of snags by the record id of its Relay connection: snags raised here are added
 * to it, and snags that may no longer be seen are removed.
 */
export function useProjectList(
  listId: string,
  { planCode, chip, decided }: Required<ListKind>,
): void {
  const { journal } = useUserSession();
  useEffect(
    () => journal.lists.add(listId, { planCode, chip, decided }),
    [journal, listId, planCode, chip, decided],
  );
}

/**
 * Registers the pins of a plan on the screen: events that move a pin or change its status are
 * applied to them.
 */
export function useProjectSheet({ pinsId, planId, revisionId, filter }: Sheet): void {
  const { journal } = useUserSession();
  const filterKey = JSON.stringify(filter);
  const filterNow = useEffectEvent(() => filter);
  useEffect(
    () => journal.lists.addSheet({ pinsId, planId, revisionId, filter: filterNow() }),
    [journal, pinsId, planId, revisionId, filterKey],
  );
}
