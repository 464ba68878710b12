/* oxlint-disable relay/unused-fields -- read from the answers themselves (pageRows.ts), wherever an event is shown before the server has answered */
import { graphql } from 'react-relay/hooks';

/**
 * The fields that the rules decide from. Every query that asks for a snag's allowed actions
 * includes them, so that the device can work out what is allowed after a change.
 */
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
    pin {
      plan {
        id
      }
      revision {
        id
      }
      x
      y
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
    takeBack {
      by {
        id
      }
      to
      since
    }
  }
`;

/** The person's membership, and the time zone in which days begin. */
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
