import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useFreshPinQuery } from '../../../__generated__/relay/useFreshPinQuery.graphql';
import type { useFreshPin_snag$key } from '../../../__generated__/relay/useFreshPin_snag.graphql';
import { useOnProjectChange } from '../../app/useJournal';
import { useSnagEntries } from '../../app/useOutbox';
import { oneAtATime, type OneAtATime } from '../../parts/oneAtATime';

/**
 * Where a pin is on a newer or newly aligned revision, and the picture of its spot once the sheet is drawn, only the server knows: an event of
 * the plan says no word of its snags. Never asks for a pin that is still on its way from this device.
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
      // Without an answer the pin stays as it was seen last; the next change asks again.
      fetchQuery<useFreshPinQuery>(environment, freshPinQuery, { id }).subscribe({ complete: ended, error: ended }),
    );
    asking.current = mine;
    return () => mine.stop();
  }, [environment, id]);

  const pending = useSnagEntries(id).length > 0;
  const current = pin?.plan.current.id;
  const aligned = pin?.revision.aligned === true;
  const old = pin != null && (pin.revision.id !== current || (pin.revision.state === 'READY' && pin.extractUrl == null));
  // What was aligned when the page was opened is as it was then.
  const [alignedAtFirst] = useState(aligned);
  const moved = old || (aligned && !alignedAtFirst);
  useEffect(() => {
    if (moved && !pending) asking.current?.ask();
  }, [moved, pending, current]);
  // A sheet that is aligned once more does not look any different.
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
