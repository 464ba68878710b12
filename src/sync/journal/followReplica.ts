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

export interface FollowReplicaOptions {
  readonly network: INetwork;
  readonly world: Pick<World, 'clock'>;
  readonly replicas: Pick<Replicas, 'cursorOf' | 'pushed'>;
  /** Brings the project's rows up to date by reading its journal. */
  readonly wake: (code: string) => void;
  /** An event of this kind is in the rows; null if its kind is not known. */
  readonly onChange: (kind: string | null) => void;
  /** The server has rendered a photo, or found that it cannot. */
  readonly onPhotoRendered: (photoId: string) => void;
}

/**
 * Follows a project whose rows are on this device, from where they are; returns the function to
 * stop. What cannot be put into the rows at once is read from the journal.
 */
export function followReplica(
  { network, world, replicas, wake, onChange, onPhotoRendered }: FollowReplicaOptions,
  { projectId, code }: { readonly projectId: string; readonly code: string },
): () => void {
  const request = getRequest(entriesSubscription);
  /** Of what the rows have or are taking. */
  let cursor: string | null = null;
  const arrived: JournalRows[] = [];
  let taking: Promise<void> | null = null;
  const retry = createRetry(world.clock, pauses);
  let current: Subscription | undefined;
  let stopped = false;

  /** What has arrived while the rows took what came before it, they take together. */
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
      await replicas.pushed(code, before, { ...last, entries });
      for (const entry of entries) tell(entry);
    }
  }

  function tell({ kind, goneSnagId, detailRows }: EntryRows): void {
    if (kind === 'PHOTO_RENDERED')
      for (const row of detailRows) if (row.__typename === 'Photo') onPhotoRendered(row.id);
    // The progress of a drawing changes nothing but itself.
    if (kind !== null || goneSnagId !== null) onChange(kind ?? goneKind);
  }

  async function poll(): Promise<void> {
    for (let more = true; more && !stopped && cursor !== null;) {
      const page = await readJournal(ask, code, cursor, pageSize);
      await take(page);
      more = page?.hasNextPage === true;
    }
  }

  async function ask(asked: ConcreteRequest, variables: Variables): Promise<unknown> {
    const answer = await network
      .execute(asked.params, variables, { force: true, metadata: { device: 'never' } })
      .toPromise();
    // A document without `@defer` has one payload.
    return (answer as GraphQLSingularResponse | undefined)?.data;
  }

  async function start(): Promise<void> {
    cursor = await replicas.cursorOf(code).catch(() => null);
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

  function restart(): void {
    if (stopped) return;
    // The rows may be behind, or of a history that the server does not have any more.
    wake(code);
    onChange(null);
    retry.later(() => void start());
  }

  void start();
  return () => {
    stopped = true;
    retry.stop();
    current?.unsubscribe();
  };
}
