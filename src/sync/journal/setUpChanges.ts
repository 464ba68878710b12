/* oxlint-disable relay/unused-fields -- nothing here is read in place: these are the fields a change of the set-up brings, for whoever shows them */
import { graphql } from 'react-relay/hooks';

/** What an event of the set-up is about. */
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
      membership {
        id
        may {
          raise
          setUp
          revisePlans
          archive
        }
      }
    }
    ... on Company {
      name
      email
      phone
      archived
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
    ... on Member {
      role
      company {
        id
        name
      }
    }
  }
`;

/** From its upload until it is drawn a revision changes many times, without an event for each percent. */
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
