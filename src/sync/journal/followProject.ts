import { fetchQuery, graphql, requestSubscription, type Disposable, type Environment } from 'relay-runtime';
import type { followProjectPollQuery } from '../../../__generated__/relay/followProjectPollQuery.graphql';
import type { followProjectSubscription } from '../../../__generated__/relay/followProjectSubscription.graphql';
import type { World } from '../../device/world';
import { applyEvent } from './applyEvent';
import type { Lists } from './lists';
import { createStaleResponses, type Answers } from './staleResponses';
import { readOffered } from './readOffered';

/** After an end that no reconnect can mend, in ms; doubles up to the second. */
const firstPauseMs = 1_000;
const lastPauseMs = 60_000;
/** Events of one poll. */
const pageSize = 100;
/** Of a snag that left one's sight; the event that took it away is not told. */
const goneKind = 'SNAG_GONE';

export interface FollowOptions {
  readonly environment: Environment;
  readonly world: Pick<World, 'clock'>;
  readonly lists: Lists;
  /** The answers to queries, and to events of this device. */
  readonly answers: Pick<Answers, 'subscribe'>;
  /** Something of the project arrived: an event of this kind, or null where nobody knows what it was. */
  readonly onChange: (kind: string | null) => void;
  /** The server has its pictures of a photo, or has found that there will be none. */
  readonly onPhotoRendered: (photoId: string) => void;
}

/** Follows a project from a cursor; returns the way to stop. Nothing of an event is missed, and none matters twice: each start begins where the last one ended. */
export function followProject({ environment, world, lists, answers, onChange, onPhotoRendered }: FollowOptions, projectId: string, from: string): () => void {
  // What this subscription itself has been told. A screen's query moves the store's cursor further, past events that only this would bring.
  let cursor = from;
  let pauseMs = firstPauseMs;
  let timer: unknown;
  let current: Disposable | undefined;
  let stopped = false;

  const overtaken = createStaleResponses(world.clock);
  /** The oldest of the answers that events overtook and for which nothing was read again yet. */
  let due: { readonly askedAt: number; readonly from: string } | null = null;
  let readingAgain = false;
  let againTimer: unknown;
  const stopListening = answers.subscribe((answer) => {
    const { askedAt } = answer;
    const from = overtaken.by(answer) === null ? null : overtaken.by({ askedAt });
    if (from === null) return;
    makeDue({ askedAt, from });
    takeAgain();
  });

  function take(entry: ArrivedEntry): void {
    // The progress of a drawing is no event and could not be read again; the next step of it comes soon.
    if (entry.event || entry.snag || entry.goneSnagId != null) overtaken.arrived(cursor, entry.event?.id ?? null);
    cursor = entry.cursor;
    pauseMs = firstPauseMs;
    put(entry);
    if (entry.event?.kind === 'PHOTO_RENDERED' && entry.event.photo) onPhotoRendered(entry.event.photo.id);
    readOffered(environment, projectId, entry.event?.kind);
    // The progress of a drawing changes nothing but itself.
    if (entry.event || entry.goneSnagId != null) onChange(entry.event?.kind ?? goneKind);
  }

  function put({ event, snag, goneSnagId }: ArrivedEntry): void {
    environment.commitUpdate((store) => {
      applyEvent(store, lists, { projectId, eventId: event?.id ?? null, snagId: snag?.id ?? null, goneSnagId: goneSnagId ?? null });
      store.get(projectId)?.setValue(cursor, 'journalCursor');
    });
  }

  async function poll(): Promise<void> {
    await read(cursor, (page) => {
      for (const entry of page.entries) take(entry);
      cursor = page.cursor;
    });
  }

  function makeDue(answer: NonNullable<typeof due>): void {
    if (due === null || answer.askedAt < due.askedAt) due = answer;
  }

  /**
   * An answer that was asked for before these events arrived came after them. They bring the snags as they are now, and none matters twice.
   * One reading at a time: where much happens its own answers are overtaken too, and each would begin another.
   */
  function takeAgain(): void {
    if (readingAgain || due === null || stopped) return;
    const now = due;
    due = null;
    readingAgain = true;
    world.clock.clearTimeout(againTimer);
    const ended = (next: () => void) => (): void => {
      readingAgain = false;
      next();
    };
    const later = (): void => {
      makeDue(now);
      againTimer = world.clock.setTimeout(takeAgain, lastPauseMs);
    };
    read(now.from, ({ entries }) => entries.forEach(put)).then(ended(takeAgain), ended(later));
  }

  async function read(after: string, onPage: (page: Page) => void): Promise<void> {
    let place = after;
    for (let more = true; more && !stopped; ) {
      const answer = await fetchQuery<followProjectPollQuery>(environment, pollQuery, { projectId, after: place, first: pageSize }).toPromise();
      const page = answer?.project?.journal;
      if (stopped || !page) return;
      onPage(page);
      place = page.cursor;
      more = page.hasNextPage;
    }
  }

  function start(): void {
    const variables = (): { projectId: string; after: string } => ({ projectId, after: cursor });
    current = requestSubscription<followProjectSubscription>(environment, {
      subscription,
      variables: variables(),
      cacheConfig: { metadata: { subscriptionVariables: variables, poll } },
      onNext: (data) => data && take(data.journal),
      onError: restart,
      onCompleted: restart,
    });
  }

  /** The network layer reconnects by itself; here only what it cannot mend arrives, such as a project one was removed from. */
  function restart(): void {
    if (stopped) return;
    onChange(null);
    timer = world.clock.setTimeout(start, pauseMs);
    pauseMs = Math.min(pauseMs * 2, lastPauseMs);
  }

  start();
  return () => {
    stopped = true;
    stopListening();
    world.clock.clearTimeout(timer);
    world.clock.clearTimeout(againTimer);
    current?.dispose();
  };
}

interface Page {
  readonly cursor: string;
  readonly entries: readonly ArrivedEntry[];
}

interface ArrivedEntry {
  readonly cursor: string;
  readonly event?: { readonly id: string; readonly kind: string; readonly photo?: { readonly id: string } | null | undefined } | null | undefined;
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
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- normalised for whoever shows it, read by nobody here
              ...snagChanges_event
            }
            snag {
              id
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- brings the snag up to date on every screen, read by nobody here
              ...snagChanges_snag
            }
            goneSnagId
            # eslint-disable-next-line relay/unused-fields -- only normalised, for the screens that show the set-up
            subject {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- brings the set-up up to date on every screen, read by nobody here
              ...setUpChanges_node
            }
          }
        }
      }
    }
  }
`;
