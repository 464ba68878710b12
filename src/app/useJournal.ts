import { useEffect, useEffectEvent } from 'react';
import type { EventKind } from '../../__generated__/relay/fill_entry.graphql';
import type { ChangedSnags, ChangeKinds } from '../sync/journal/journal';
import { useUserSession } from './context';

/**
 * Calls back shortly after events arrived, to refetch what only the server knows, such as
 * membership in lists and counts. With `kinds` only after events of these kinds, and when their
 * kinds are not known; with `snagId` not after events that are about other snags alone.
 */
export function useOnProjectChange(
  callback: () => void,
  kinds: readonly EventKind[] | null = null,
  snagId: string | null = null,
): void {
  const { journal } = useUserSession();
  const changed = useEffectEvent((happened: ChangeKinds, snags: ChangedSnags) => {
    const isOfKind =
      kinds === null || happened === null || kinds.some((kind) => happened.has(kind));
    if (isOfKind && (snagId === null || snags === null || snags.has(snagId))) callback();
  });
  useEffect(
    () => journal.changes.subscribe((happened, snags) => changed(happened, snags)),
    [journal],
  );
}
