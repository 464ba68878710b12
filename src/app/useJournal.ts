import { useEffect, useEffectEvent } from 'react';
import type { EventKind } from '../../__generated__/relay/fill_entry.graphql';
import type { ChangeKinds } from '../sync/journal/journal';
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
