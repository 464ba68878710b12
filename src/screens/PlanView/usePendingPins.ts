import { useMemo, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay/hooks';
import type { usePendingPinsQuery } from '../../../__generated__/relay/usePendingPinsQuery.graphql';
import { useUserSession } from '../../app/context';
import { useOutbox } from '../../app/useOutbox';
import { useStored } from '../../app/useStored';
import { useStaying } from '../../parts/list/useStaying';
import type { PlanPin } from './pins';

interface RaisedHere {
  /**
   * Pins of snags raised on this device that are not among the plan's pins yet.
   */
  readonly pending: readonly PlanPin[];
  /** Key of the pin raised last on this page, numbered or not; null if none was. */
  readonly lastKey: string | null;
}

/** `stored`: the plan's pins. */
export function usePendingPins(revisionId: string, stored: readonly PlanPin[]): RaisedHere {
  const { entries } = useOutbox();
  const { lastRaised } = useUserSession();
  const last = useSyncExternalStore(lastRaised.subscribe, lastRaised.get);
  const unsent = entries.flatMap(({ kind, snagId }) => (kind === 'raise' ? [snagId] : []));
  const staying = useStaying(unsent, stored).join(' ');
  const variables = useMemo(() => {
    const ids = staying === '' ? [] : staying.split(' ');
    return [...new Set(last === null ? ids : [...ids, last])].map((id) => ({ id }));
  }, [staying, last]);
  const known = useStored<usePendingPinsQuery>(pendingPinsQuery, variables);
  return useMemo(() => {
    // One without a number that is not in the outbox was taken back.
    const isUnsent = (snagId: string): boolean =>
      entries.some((entry) => entry.kind === 'raise' && entry.snagId === snagId);
    const raised = known.flatMap((each) => each?.node?.snag ?? []);
    const lastOne = raised.find(({ id }) => id === last);
    return {
      lastKey: lastOne === undefined ? null : String(lastOne.number ?? lastOne.id),
      pending: raised.flatMap(({ id, number, status, overdueDays, location, pin }) =>
        pin == null ||
        pin.revision.id !== revisionId ||
        (number == null ? !isUnsent(id) : !staying.includes(id)) ||
        stored.some((each) => each.number === number && number != null)
          ? []
          : {
              key: number == null ? id : String(number),
              number: number ?? null,
              status,
              locationId: location?.id ?? null,
              overdue: overdueDays != null,
              x: pin.x,
              y: pin.y,
            },
      ),
    };
  }, [known, stored, staying, entries, revisionId, last]);
}

const pendingPinsQuery = graphql`
  query usePendingPinsQuery($id: ID!) {
    node(id: $id) {
      ... on Snag @alias(as: "snag") {
        id
        number
        status
        overdueDays
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
