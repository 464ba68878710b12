import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { stamp, type Kind, text, useNewEvent, useOwnOutbox } from './event';

/** What somebody signs for one party. A type, so that it fits an event's fields. */
export type Signing = {
  readonly handoverId: string;
  /** Of the draft that is signed. */
  readonly draftSha256: string;
  readonly position: number;
  readonly name: string;
  readonly company: string;
  /** As rules/handovers.ts writes them; null if the name was typed. */
  readonly strokes: string | null;
  readonly reservations: string;
};

/**
 * Signs for one party; `title` names the handover where the entry waits. Resolves when it is on the
 * disk; rejects with DeviceFull.
 */
export function useSignHandover(): (
  signing: Signing,
  except: readonly number[],
  title: string,
) => Promise<{ eventId: string }> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent();
  return useCallback(
    async (signing, except, title) => {
      // In the place of a snag: what is entered about one thing is sent in its order.
      const event = {
        ...newEvent({
          kind: 'sign',
          snagId: signing.handoverId,
          fields: { ...signing, except: except.join(',') },
        }),
        about: { title },
      };
      await outbox.add([event]);
      return { eventId: event.eventId };
    },
    [outbox, newEvent],
  );
}

export const signHandover: Kind = {
  mutation: graphql`
    mutation useSignHandoverMutation($input: SignHandoverInput!) {
      signHandover(input: $input) {
        # oxlint-disable-next-line relay/unused-fields -- read from the answer itself (kinds.ts)
        receipt {
          eventId
          cursor
          hash
          number
          sha256
          byteLength
        }
        # oxlint-disable-next-line relay/unused-fields -- normalised for the screen that shows it, which would else show the party as unsigned for a moment
        handover {
          id
          state
          maySign
          mayWithdraw
          changesSince
          parties {
            position
            role
            company
            signature {
              eventId
              name
              company
              strokes
              reservations
              except
              signedAt
              by {
                name
              }
            }
          }
        }
      }
    }
  `,
  input: (event) => {
    const { except, ...fields } = event.fields;
    const numbers = (text(except) ?? '').split(',').filter((number) => number !== '');
    return { ...stamp(event), ...fields, except: numbers.map(Number) };
  },
};
