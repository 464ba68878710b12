/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- nothing here is read in place: what the device keeps of a project, to answer the screens' queries */
import { graphql } from 'react-relay/hooks';

export const setUpQuery = graphql`
  query fillSetUpQuery($code: String!) {
    project(code: $code) {
      id
      journalCursor
      code
      name
      address
      clientName
      timeZone
      state
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
      newlyWaiting
      membership {
        may {
          raise
          setUp
          revisePlans
          archive
          shareViews
          comment
          reports
        }
        ...fill_member
      }
      members {
        ...fill_member
      }
      companies {
        id
        name
        email
        phone
        archived
        acceptedOn
        partAcceptedOn
      }
      trades {
        id
        name
        archived
        phrases
        defaultCompany {
          id
        }
      }
      locations {
        id
        name
        path
        depth
        archived
        parent {
          id
        }
      }
      plans {
        id
        code
        name
        location {
          id
        }
        current {
          id
        }
        links {
          key
          x
          y
          toCode
          toName
          toRevisionId
          toX
          toY
        }
        revisions {
          toFirst
          plan {
            id
          }
          ...setUpChanges_revision
        }
      }
      ...fill_views
      setUpSteps {
        locations
        trades
        companies
        people
        plans
        snags
      }
    }
  }
`;

export const views = graphql`
  fragment fill_views on Project {
    savedViews {
      id
      name
      shared
      mayChange
      owner {
        id
        name
      }
      search {
        chip
        sort
        statuses
        types
        tradeIds
        companyIds
        locationIds
        exactLocationIds
        planCode
        priorities
        assigneeIds
        due
        raisedFrom
        raisedTo
        text
        missing
      }
    }
  }
`;

/** Read separately, because changes of views are no events of the journal. */
export const viewsQuery = graphql`
  query fillViewsQuery($code: String!) {
    project(code: $code) {
      id
      ...fill_views
    }
  }
`;

export const member = graphql`
  fragment fill_member on Member {
    id
    role
    user {
      id
      name
    }
    company {
      id
      name
    }
  }
`;

export const snag = graphql`
  fragment fill_snag on Snag {
    ...snagChanges_snag
    changedAt
    comments
    pin {
      setOn {
        id
      }
      setX
      setY
    }
  }
`;

export const snagsQuery = graphql`
  query fillSnagsQuery($code: String!, $first: Int!, $after: String, $filter: SnagFilter) {
    project(code: $code) {
      snags(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            id
            ...fill_snag
            photos {
              id
            }
            history(first: 100) {
              edges {
                node {
                  id
                  ...snagChanges_event
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

export const historyQuery = graphql`
  query fillHistoryQuery($id: ID!, $after: String) {
    node(id: $id) {
      ... on Snag {
        history(first: 100, after: $after) {
          edges {
            node {
              id
              ...snagChanges_event
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

export const journalQuery = graphql`
  query fillJournalQuery($code: String!, $after: String!, $first: Int!) {
    project(code: $code) {
      id
      journal(after: $after, first: $first) {
        cursor
        hasNextPage
        entries {
          ...fill_entry
        }
      }
    }
  }
`;

export const entry = graphql`
  fragment fill_entry on JournalEntry {
    cursor
    event {
      id
      kind
      ...snagChanges_event
    }
    snag {
      id
      ...fill_snag
    }
    goneSnagId
    subject {
      ...setUpChanges_node
    }
  }
`;

/** What happens in a project, in the form in which its journal is read. */
export const entriesSubscription = graphql`
  subscription fillEntriesSubscription($projectId: ID!, $after: String!) {
    journal(projectId: $projectId, after: $after) {
      ...fill_entry
    }
  }
`;
