import { useMemo, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay/hooks';
import type { usePendingPinsQuery } from '../../../__generated__/relay/usePendingPinsQuery.graphql';
import { useUserSession } from '../../app/context';
import { useOutbox } from '../../app/useOutbox';
import { useStored } from '../../app/useStored';
import type { PlanPin } from './pins';

interface RaisedHere {
  /**
   * Pins of snags raised on this device that have no number yet. Numbered ones are among the plan's
   * pins.
   */
  readonly pending: readonly PlanPin[];
  /** Key of the pin raised last on this page, numbered or not; null if none was. */
  readonly lastKey: string | null;
}

export function usePendingPins(revisionId: string): RaisedHere {
  const { entries } = useOutbox();
  const { lastRaised } = useUserSession();
  const last = useSyncExternalStore(lastRaised.subscribe, lastRaised.get);
  const variables = useMemo(() => {
    const ids = entries.filter(({ kind }) => kind === 'raise').map(({ snagId }) => snagId);
    return [...new Set(last === null ? ids : [...ids, last])].map((id) => ({ id }));
  }, [entries, last]);
  const stored = useStored<usePendingPinsQuery>(pendingPinsQuery, variables);
  return useMemo(() => {
    const raised = stored.flatMap((each) => each?.node?.snag ?? []);
    const lastOne = raised.find(({ id }) => id === last);
    return {
      lastKey: lastOne === undefined ? null : String(lastOne.number ?? lastOne.id),
      pending: raised.flatMap(({ id, number, status, location, pin }) =>
        pin == null || number != null || pin.revision.id !== revisionId
          ? []
          : { key: id, number: null, status, locationId: location?.id ?? null, x: pin.x, y: pin.y },
      ),
    };
  }, [stored, revisionId, last]);
}

const pendingPinsQuery = graphql`
  query usePendingPinsQuery($id: ID!) {
    node(id: $id) {
      ... on Snag @alias(as: "snag") {
        id
        number
        status
        location {
          id
        }
        pin {
          revision {
            id
          }
          x
          y
        }
      }
    }
  }
`;
