import {
  fetchQuery,
  graphql,
  requestSubscription,
  type Disposable,
  type Environment,
} from 'relay-runtime';
import type { followProjectOfferedQuery } from '../../../__generated__/relay/followProjectOfferedQuery.graphql';
import type { followProjectPollQuery } from '../../../__generated__/relay/followProjectPollQuery.graphql';
import type { followProjectSubscription } from '../../../__generated__/relay/followProjectSubscription.graphql';
import { createRetry } from '../../device/retry';
import type { World } from '../../device/world';
import type { DevicePolicy } from '../rows/deviceNetwork';
import { isOtherHistory } from '../otherHistory';
import { applyEvent } from './applyEvent';
import { createStaleResponses, type Answers, type Lists } from './journal';

/** After an end of the subscription, in ms. */
const pauses = { firstMs: 1_000, lastMs: 60_000 };
/** Events of one page of a poll. */
const pageSize = 100;
/** Only the server knows what has happened, so the device must not answer. */
const fromServer = { networkCacheConfig: { metadata: { device: 'never' satisfies DevicePolicy } } };
/** Kind for a snag that the person may no longer see; its event is not sent. */
const goneKind = 'SNAG_GONE';

export interface FollowOptions {
  readonly environment: Environment;
  readonly world: Pick<World, 'clock'>;
  readonly lists: Lists;
  /** The answers to queries and to events of this device. */
  readonly answers: Pick<Answers, 'subscribe'>;
  /** An event of this kind arrived; null if its kind is not known. */
  readonly onChange: (kind: string | null) => void;
  /** The server has rendered a photo, or found that it cannot. */
  readonly onPhotoRendered: (photoId: string) => void;
}

/**
 * Follows a project's journal from a cursor; returns the function to stop. No event is missed: each
 * start continues at the last cursor. Events applied twice change nothing.
 */
export function followProject(
  { environment, world, lists, answers, onChange, onPhotoRendered }: FollowOptions,
  projectId: string,
  from: string,
): () => void {
  // The cursor of this subscription. The store's cursor may be further, because screens' queries
  // move it past events that only this subscription brings.
  let cursor = from;
  const retry = createRetry(world.clock, pauses);
  let current: Disposable | undefined;
  let stopped = false;
  /** The next start is from the cursor that the screens have read meanwhile. */
  let otherHistory = false;

  const stale = createStaleResponses(world.clock);
  /** The oldest stale answer whose events have not been read again yet. */
  let staleFrom: { readonly askedAt: number; readonly from: string } | null = null;
  let rereading = false;
  let rereadTimer: unknown;
  const stopListening = answers.subscribe((answer) => {
    const { askedAt } = answer;
    const from = stale.by(answer) === null ? null : stale.by({ askedAt });
    if (from === null) return;
    keepOldest({ askedAt, from });
    rereadStale();
  });

  function take(entry: ArrivedEntry): void {
    // The drawing progress of a plan is no event and cannot be read again; the next step follows
    // soon.
    if (entry.event || entry.snag || entry.goneSnagId != null)
      stale.arrived(cursor, entry.event?.id ?? null);
    cursor = entry.cursor;
    retry.worked();
    put(entry);
    if (entry.event?.kind === 'PHOTO_RENDERED' && entry.event.photo)
      onPhotoRendered(entry.event.photo.id);
    readOffered(environment, projectId, entry.event?.kind);
    // The progress of a drawing changes nothing but itself.
    if (entry.event || entry.goneSnagId != null) onChange(entry.event?.kind ?? goneKind);
  }

  function put({ event, snag, goneSnagId }: ArrivedEntry): void {
    environment.commitUpdate((store) => {
      applyEvent(store, lists, {
        projectId,
        eventId: event?.id ?? null,
        snagId: snag?.id ?? null,
        goneSnagId: goneSnagId ?? null,
      });
      store.get(projectId)?.setValue(cursor, 'journalCursor');
    });
  }

  async function poll(): Promise<void> {
    await read(cursor, (page) => {
      for (const entry of page.entries) take(entry);
      cursor = page.cursor;
    });
  }

  function keepOldest(answer: NonNullable<typeof staleFrom>): void {
    if (staleFrom === null || answer.askedAt < staleFrom.askedAt) staleFrom = answer;
  }

  /**
   * Reads again the events that arrived between a stale answer's request and its arrival, because
   * the answer may have overwritten their data.
   * One read at a time: with many events its own answers are stale too, and each would start
   * another read.
   */
  function rereadStale(): void {
    if (rereading || staleFrom === null || stopped) return;
    const now = staleFrom;
    staleFrom = null;
    rereading = true;
    world.clock.clearTimeout(rereadTimer);
    const ended = (next: () => void) => (): void => {
      rereading = false;
      next();
    };
    const later = (): void => {
      keepOldest(now);
      rereadTimer = world.clock.setTimeout(rereadStale, pauses.lastMs);
    };
    read(now.from, ({ entries }) => entries.forEach(put)).then(ended(rereadStale), ended(later));
  }

  async function read(after: string, onPage: (page: Page) => void): Promise<void> {
    let position = after;
    for (let more = true; more && !stopped;) {
      const answer = await fetchQuery<followProjectPollQuery>(
        environment,
        pollQuery,
        { projectId, after: position, first: pageSize },
        fromServer,
      ).toPromise();
      const page = answer?.project?.journal;
      if (stopped || !page) return;
      onPage(page);
      position = page.cursor;
      more = page.hasNextPage;
    }
  }

  function start(): void {
    const read = environment.getStore().getSource().get(projectId)?.['journalCursor'];
    if (otherHistory && typeof read === 'string') cursor = read;
    otherHistory = false;
    const variables = (): { projectId: string; after: string } => ({ projectId, after: cursor });
    current = requestSubscription<followProjectSubscription>(environment, {
      subscription,
      variables: variables(),
      cacheConfig: { metadata: { subscriptionVariables: variables, poll } },
      onNext: (data) => data && take(data.journal),
      onError(error) {
        otherHistory = isOtherHistory(error);
        restart();
      },
      onCompleted: restart,
    });
  }

  /**
   * The network layer reconnects by itself; this handles permanent ends, such as after the person
   * was removed from the project.
   */
  function restart(): void {
    if (stopped) return;
    onChange(null);
    retry.later(start);
  }

  start();
  return () => {
    stopped = true;
    stopListening();
    retry.stop();
    world.clock.clearTimeout(rereadTimer);
    current?.dispose();
  };
}

interface Page {
  readonly cursor: string;
  readonly entries: readonly ArrivedEntry[];
}

interface ArrivedEntry {
  readonly cursor: string;
  readonly event?:
    | {
        readonly id: string;
        readonly kind: string;
        readonly photo?: { readonly id: string } | null | undefined;
      }
    | null
    | undefined;
  readonly snag?: { readonly id: string } | null | undefined;
  readonly goneSnagId?: string | null | undefined;
}

const subscription = graphql`
  subscription followProjectSubscription($projectId: ID!, $after: String!) {
    journal(projectId: $projectId, after: $after) {
      cursor
      event {
        id
        kind
        photo {
          id
        }
        ...snagChanges_event
      }
      snag {
        id
        ...snagChanges_snag
      }
      goneSnagId
      subject {
        ...setUpChanges_node
      }
    }
  }
`;

const pollQuery = graphql`
  query followProjectPollQuery($projectId: ID!, $after: String!, $first: Int!) {
    project: node(id: $projectId) {
      ... on Project {
        journal(after: $after, first: $first) {
          cursor
          hasNextPage
          entries {
            cursor
            event {
              id
              kind
              photo {
                id
              }
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- normalised into the store, not read here
              ...snagChanges_event
            }
            snag {
              id
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- normalised into the store, not read here
              ...snagChanges_snag
            }
            goneSnagId
            # eslint-disable-next-line relay/unused-fields -- normalised into the store, not read here
            subject {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- normalised into the store, not read here
              ...setUpChanges_node
            }
          }
        }
      }
    }
  }
`;

const removals = ['TRADE_REMOVED', 'COMPANY_REMOVED', 'LOCATION_REMOVED'] as const;

/**
 * Refetches the choices of open forms after a removal, because the event does not name the removed
 * object. If that fails the server still accepts what is sent, without the removed object.
 */
function readOffered(environment: Environment, projectId: string, kind: string | undefined): void {
  if (!removals.some((each) => each === kind)) return;
  const variables = {
    projectId,
    trades: kind === 'TRADE_REMOVED',
    companies: kind === 'COMPANY_REMOVED',
    locations: kind === 'LOCATION_REMOVED',
  };
  fetchQuery<followProjectOfferedQuery>(environment, offeredQuery, variables).subscribe({
    error: () => undefined,
  });
}

const offeredQuery = graphql`
  query followProjectOfferedQuery(
    $projectId: ID!
    $trades: Boolean!
    $companies: Boolean!
    $locations: Boolean!
  ) {
    node(id: $projectId) {
      ... on Project {
        # eslint-disable-next-line relay/unused-fields -- only normalised, for the forms that offer them
        trades @include(if: $trades) {
          id
        }
        # eslint-disable-next-line relay/unused-fields -- only normalised, for the forms that offer them
        companies @include(if: $companies) {
          id
        }
        # eslint-disable-next-line relay/unused-fields -- only normalised, for the forms that offer them
        locations @include(if: $locations) {
          id
        }
      }
    }
  }
`;
