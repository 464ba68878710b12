/* oxlint-disable relay/unused-fields -- nothing here is read in place: these are the fields an event can change, for whoever shows them */
import { graphql } from 'react-relay/hooks';

/**
 * Every field of a snag that an event can change. All fields that a row or a page shows are among
 * them, so that any event brings them up to date. None depends on more of the person than their role, so
 * that the server answers an event once for all who see the same.
 */
export const snagChanges = graphql`
  fragment snagChanges_snag on Snag {
    id
    number
    reference
    title
    displayTitle
    description
    status
    type
    priority
    trade {
      id
      name
      archived
    }
    company {
      id
      name
      archived
    }
    assignee {
      id
      name
    }
    location {
      id
      name
      path
      archived
    }
    pin {
      plan {
        id
        code
        name
        current {
          id
        }
      }
      revision {
        id
        label
        state
        progress
        failure
        aligned
        pageWidthMm
        pageHeightMm
        small: overviewUrl(size: SMALL)
        medium: overviewUrl(size: MEDIUM)
      }
      x
      y
      extractUrl
    }
    dueOn
    cost
    overdueDays
    afterAcceptance
    raisedBy {
      id
      name
    }
    raisedAt
    fixedBy {
      id
      name
    }
    fixedAt
    closedBy {
      id
      name
    }
    closedAt
    sentBackCount
    importUndone
    version
    waitingFor {
      kind
      since
      company {
        id
        name
      }
    }
    takeBack {
      by {
        id
        name
      }
      to
      since
    }
    photoCount
    evidenceCount
    thumbnail {
      id
      ...snagChanges_photo
    }
  }
`;

export const photoChanges = graphql`
  fragment snagChanges_photo on Photo {
    id
    kind
    state
    width
    height
    thumbHash
    small: url(size: SMALL)
    medium: url(size: MEDIUM)
    large: url(size: LARGE)
    originalUrl
    caption
    shapes {
      kind
      x
      y
      toX
      toY
      text
      points
    }
    takenAt
    camera {
      offsetMinutes
      device
    }
    by {
      id
      name
    }
  }
`;

export const eventChanges = graphql`
  fragment snagChanges_event on Event {
    id
    kind
    actor {
      id
      name
    }
    changes {
      field
      from
      to
      lost
    }
    comment
    editedAt
    edited {
      id
      comment
      editedAt
    }
    reason
    photo {
      id
      ...snagChanges_photo
    }
    shapes {
      kind
      x
      y
      toX
      toY
      text
      points
    }
    redacted
    mayErase
    erased {
      id
      changes {
        field
        from
        to
        lost
      }
      comment
      shapes {
        kind
        x
        y
        toX
        toY
        text
        points
      }
      photo {
        id
      }
      redacted
      mayErase
    }
    erasedPhotoId
    withoutEffect
    occurredAt
    recordedAt
  }
`;
