import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useFreshPinQuery } from '../../../__generated__/relay/useFreshPinQuery.graphql';
import type { useFreshPin_snag$key } from '../../../__generated__/relay/useFreshPin_snag.graphql';
import { useOnProjectChange } from '../../app/useJournal';
import { useSnagEntries } from '../../app/useOutbox';
import { oneAtATime, type OneAtATime } from '../../parts/oneAtATime';

/**
 * Refetches a pin when its plan gets a new or newly aligned revision, or a rendered sheet: the
 * plan's event does not contain the pins of its snags. Not for a pin that is still in this device's
 * outbox.
 */
export function useFreshPin(snag: useFreshPin_snag$key): void {
  const { id, pin } = useFragment(
    graphql`
      fragment useFreshPin_snag on Snag {
        id
        pin {
          plan {
            current {
              id
            }
          }
          revision {
            id
            state
            aligned
          }
          extractUrl
        }
      }
    `,
    snag,
  );
  const environment = useRelayEnvironment();
  const asking = useRef<OneAtATime>(undefined);
  useEffect(() => {
    const mine = oneAtATime((ended) =>
      // After a failure the old pin stays; the next change refetches.
      fetchQuery<useFreshPinQuery>(environment, freshPinQuery, { id }).subscribe({
        complete: ended,
        error: ended,
      }),
    );
    asking.current = mine;
    return () => mine.stop();
  }, [environment, id]);

  const pending = useSnagEntries(id).length > 0;
  const current = pin?.plan.current.id;
  const aligned = pin?.revision.aligned === true;
  const old =
    pin != null &&
    (pin.revision.id !== current || (pin.revision.state === 'READY' && pin.extractUrl == null));
  // An alignment from before the page was opened needs no refetch.
  const [alignedAtFirst] = useState(aligned);
  const moved = old || (aligned && !alignedAtFirst);
  useEffect(() => {
    if (moved && !pending) asking.current?.ask();
  }, [moved, pending, current]);
  // A repeated alignment does not change the `aligned` field.
  useOnProjectChange(() => {
    if (aligned && !pending) asking.current?.ask();
  });
}

const freshPinQuery = graphql`
  query useFreshPinQuery($id: ID!) {
    node(id: $id) {
      ... on Snag @alias(as: "snag") {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- what the page of the snag shows of its place
        ...SnagPlace_snag
      }
    }
  }
`;
