/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- read from the answer itself (kinds.ts), or normalised for whoever shows it */
import { graphql } from 'react-relay/hooks';

/**
 * The fields that every event's mutation asks for: the receipt, after which the device may delete
 * the event, and the snag as it is now, with all that the device keeps of it.
 */
export const snagAnswer = graphql`
  fragment snagAnswer_payload on SnagPayload {
    receipt {
      eventId
      cursor
      hash
      number
      sha256
      byteLength
    }
    event {
      id
      editableUntil
      ...snagChanges_event
    }
    snag {
      id
      allowedActions
      ...fill_snag
    }
    notice {
      code
      message
      other {
        id
        number
      }
    }
  }
`;
