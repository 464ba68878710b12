/* oxlint-disable relay/unused-fields -- read from the store itself (snagRecord.ts), wherever an event is shown before the server has answered */
import { graphql } from 'react-relay/hooks';

/** What the rules decide from: whoever asks what may be done with a snag brings this with it, so that the device can tell what comes next. */
export const snagRuleFacts = graphql`
  fragment ruleFacts_snag on Snag {
    title
    status
    type
    dueOn
    trade {
      id
    }
    company {
      id
      name
    }
    assignee {
      id
    }
    location {
      id
      path
    }
    raisedBy {
      id
    }
    fixedBy {
      id
    }
    sentBackCount
    version
    evidenceCount
    waitingFor {
      since
    }
  }
`;

/** Who looks, and when days begin. */
export const projectRuleFacts = graphql`
  fragment ruleFacts_project on Project {
    timeZone
    state
    membership {
      role
      company {
        id
      }
    }
  }
`;
