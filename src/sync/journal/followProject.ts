import {
  type ConcreteRequest,
  getRequest,
  type GraphQLSingularResponse,
  type INetwork,
  type Subscription,
  type Variables,
} from 'relay-runtime';
import { isRecord } from '../../session/state';
import { createRetry } from '../../device/retry';
import type { World } from '../../device/world';
import { entriesSubscription } from '../rows/fill';
import type { Replicas } from '../rows/liveProjects';
import { type EntryRows, type JournalRows, pushedPage, readJournal } from '../rows/read';

/** After an end of the subscription, in ms. */
const pauses = { firstMs: 1_000, lastMs: 60_000 };
/** Events of one page of a poll. */
const pageSize = 100;
/** Kind for a snag that the person may no longer see; its event is not sent. */
const goneKind = 'SNAG_GONE';

/** Where what follows a cursor goes. */
export interface Follower {
  /** The cursor from which to follow; null if there is none. */
  cursor(): Promise<string | null>;
  /** Resolves when what the server has told after the cursor `before` is in its place. */
  take(before: string, page: JournalRows): Promise<void>;
  /** Where websockets are blocked: what follows the cursor; null if that is not read. */
  read(after: string): Promise<JournalRows | null>;
  /** What came meanwhile may not have been told. */
  missed(): void;
}

export interface FollowOptions {
  readonly network: INetwork;
  readonly world: Pick<World, 'clock'>;
  readonly follower: Follower;
  /** An event of this kind arrived; null if its kind is not known. */
  readonly onChange: (kind: string | null, snagId: string | null) => void;
  /** The server has rendered a photo, or found that it cannot. */
  readonly onPhotoRendered: (photoId: string) => void;
}

/** Follows a project's journal; returns the function to stop. */
export function followProject(
  { network, world, follower, onChange, onPhotoRendered }: FollowOptions,
  projectId: string,
): () => void {
  const request = getRequest(entriesSubscription);
  /** Of what was taken or is being taken. */
  let cursor: string | null = null;
  const arrived: JournalRows[] = [];
  let taking: Promise<void> | null = null;
  const retry = createRetry(world.clock, pauses);
  let current: Subscription | undefined;
  let stopped = false;

  /** What has arrived while what came before it was taken is taken together. */
  async function take(page: JournalRows | null): Promise<void> {
    if (page === null || stopped) return;
    retry.worked();
    arrived.push(page);
    taking ??= takeAll().finally(() => (taking = null));
    await taking;
  }

  async function takeAll(): Promise<void> {
    for (let pages = arrived.splice(0); pages.length > 0; pages = arrived.splice(0)) {
      const [last] = pages.slice(-1);
      if (cursor === null || last === undefined) return;
      const before = cursor;
      cursor = last.cursor;
      const entries = pages.flatMap((page) => page.entries);
      await follower.take(before, { ...last, entries });
      for (const entry of entries) report(entry);
    }
  }

  function report({ kind, snagId, goneSnagId, detailRows }: EntryRows): void {
    if (kind === 'PHOTO_RENDERED')
      for (const row of detailRows) if (row.__typename === 'Photo') onPhotoRendered(row.id);
    // The progress of a drawing changes nothing but itself.
    if (kind !== null || goneSnagId !== null) onChange(kind ?? goneKind, snagId ?? goneSnagId);
  }

  async function poll(): Promise<void> {
    for (let more = true; more && !stopped && cursor !== null;) {
      const page = await follower.read(cursor);
      if (page === null) onChange(null, null);
      await take(page);
      more = page?.hasNextPage === true;
    }
  }

  async function start(): Promise<void> {
    cursor = await follower.cursor().catch(() => null);
    if (stopped) return;
    if (cursor === null) return restart();
    const variables = (): { projectId: string; after: string } => ({
      projectId,
      after: cursor ?? '',
    });
    current = network
      .execute(request.params, variables(), {
        metadata: { subscriptionVariables: variables, poll },
      })
      .subscribe({
        next(response) {
          const data: unknown = 'data' in response ? response.data : null;
          if (isRecord(data)) void take(pushedPage(request, variables(), data));
        },
        error: restart,
        complete: restart,
      });
  }

  /**
   * The network layer reconnects by itself; this handles permanent ends, such as after the person
   * was removed from the project, or another history.
   */
  function restart(): void {
    if (stopped) return;
    follower.missed();
    onChange(null, null);
    retry.later(() => void start());
  }

  void start();
  return () => {
    stopped = true;
    retry.stop();
    current?.unsubscribe();
  };
}

/** Of a project whose rows are on this device: they follow from where they are. */
export function rowsFollower(
  network: INetwork,
  replicas: () => Promise<Pick<Replicas, 'cursorOf' | 'pushed'>>,
  wake: (code: string) => void,
  code: string,
): Follower {
  async function ask(asked: ConcreteRequest, variables: Variables): Promise<unknown> {
    const answer = await network
      .execute(asked.params, variables, { force: true, metadata: { device: 'never' } })
      .toPromise();
    // A document without `@defer` has one payload.
    return (answer as GraphQLSingularResponse | undefined)?.data;
  }

  return {
    cursor: async () => (await replicas()).cursorOf(code),
    take: async (...page) => (await replicas()).pushed(code, ...page),
    read: (after) => readJournal(ask, code, after, pageSize),
    // The rows may be behind, or of a history that the server does not have any more.
    missed: () => wake(code),
  };
}

/**
 * Of any other project: what happens in it only says that its screens are to be read again.
 * `cursorOf`: of what they show.
 */
export function screensFollower(cursorOf: () => string | null): Follower {
  return {
    cursor: () => Promise.resolve(cursorOf()),
    take: () => Promise.resolve(),
    read: () => Promise.resolve(null),
    missed: () => undefined,
  };
}
