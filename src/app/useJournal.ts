import { useEffect, useEffectEvent } from 'react';
import type { EventKind } from '../../__generated__/relay/followProjectSubscription.graphql';
import { useUserSession } from './context';
import type { ChangeKinds } from '../sync/journal/changes';
import type { Sheet } from '../sync/journal/pins';

/**
 * Some moments after events arrived: read anew what only the server can tell, such as membership and counts. With `kinds` only after events of
 * one of these kinds, and when it is not known what happened.
 */
export function useOnProjectChange(callback: () => void, kinds: readonly EventKind[] | null = null): void {
  const { journal } = useUserSession();
  const changed = useEffectEvent((happened: ChangeKinds) => {
    if (kinds === null || happened === null || kinds.some((kind) => happened.has(kind))) callback();
  });
  useEffect(() => journal.changes.subscribe((happened) => changed(happened)), [journal]);
}

/** Makes a list of snags, by the id of its connection, take part in what is raised on this device and in what leaves one's sight. */
export function useProjectList(connectionId: string, planCode: string | null = null): void {
  const { journal } = useUserSession();
  useEffect(() => journal.lists.add(connectionId, planCode), [journal, connectionId, planCode]);
}

/** Makes the pins of a plan on the screen take part in every event that moves one or changes its status. */
export function useProjectSheet({ pinsId, planId, revisionId, filter }: Sheet): void {
  const { journal } = useUserSession();
  const filterKey = JSON.stringify(filter);
  const filterNow = useEffectEvent(() => filter);
  useEffect(() => journal.lists.addSheet({ pinsId, planId, revisionId, filter: filterNow() }), [journal, pinsId, planId, revisionId, filterKey]);
}
