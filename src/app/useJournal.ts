import { useEffect, useEffectEvent } from 'react';
import { useUserSession } from './context';
import type { Sheet } from '../sync/journal/pins';

/** Some moments after events arrived: read anew what only the server can tell, such as membership and counts. */
export function useOnProjectChange(callback: () => void): void {
  const { journal } = useUserSession();
  const changed = useEffectEvent(callback);
  useEffect(() => journal.changes.subscribe(() => changed()), [journal]);
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
