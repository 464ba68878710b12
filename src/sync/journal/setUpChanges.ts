/* oxlint-disable relay/unused-fields -- not read here: the fields that a change of the set-up brings into the store */
import { graphql } from 'react-relay/hooks';

/** The object that an event of the set-up is about. */
export const setUpChanges = graphql`
  fragment setUpChanges_node on Node {
    id
    ... on Project {
      name
      address
      clientName
      timeZone
      projectState: state
      evidenceRequired
      dueDays {
        low
        medium
        high
        critical
      }
      workingDays
      practicalCompletionOn
      currency
    }
    ... on Company {
      name
      email
      phone
      archived
      acceptedOn
      partAcceptedOn
    }
    ... on Trade {
      name
      archived
      phrases
      defaultCompany {
        id
        name
        archived
      }
    }
    ... on Location {
      name
      depth
      path
      archived
    }
    ... on Plan {
      code
      name
      location {
        id
        path
      }
      pinCount
      current {
        ...setUpChanges_revision
      }
      revisions {
        ...setUpChanges_revision
      }
    }
    ... on PlanRevision @alias(as: "revision") {
      ...setUpChanges_revision
      plan {
        id
        current {
          id
        }
      }
    }
    ... on User {
      name
    }
    ... on Member {
      role
      company {
        id
        name
      }
    }
  }
`;

/** Fields of a revision that change until it is drawn; drawing progress comes without events. */
export const revisionChanges = graphql`
  fragment setUpChanges_revision on PlanRevision {
    id
    label
    fileName
    page
    state
    progress
    failure
    widthPx
    heightPx
    pageWidthMm
    pageHeightMm
    tiles {
      url
      size
      overlap
    }
    small: overviewUrl(size: SMALL)
    medium: overviewUrl(size: MEDIUM)
    aligned
    addedAt
    addedBy {
      id
      name
    }
  }
`;
