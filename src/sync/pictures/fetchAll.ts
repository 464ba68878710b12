import { storageRoom } from '../../device/deviceStorage';
import type { World } from '../../device/world';
import { NotGiven, type Fetched } from './fetchPicture';
import type { Job } from './missing';
import type { PicturesDatabase } from './picturesDatabase';
import type { Setbacks } from './pauses';
import type { KeptItem } from '../databases';

export interface FetchingOptions {
  readonly database: PicturesDatabase;
  readonly world: Pick<World, 'clock' | 'fetch' | 'origin'>;
  readonly leads: () => boolean;
  readonly busy: () => boolean;
  readonly signal: AbortSignal;
  readonly setbacks: Setbacks;
  /** The fetch waits because the outbox is being sent. */
  readonly onSending: () => Promise<void>;
  /** Another picture has been stored. */
  readonly onKept: () => void;
}

/** There is no usable answer: no connection, or a proxy answered. */
export class Unreachable extends Error {}

/** The remaining space is reserved for new work. */
class NoRoom extends Error {
  override readonly name = 'QuotaExceededError';
}

export interface Outcome {
  /** The project is not kept offline any more. */
  readonly removed: boolean;
  /** Keys of what the server does not have for this person. */
  readonly absent: readonly string[];
  /** Number of pictures that the server failed to deliver, although it answers. */
  readonly failed: number;
}

/** Pictures that are fetched at once. */
const fetchedAtOnce = 3;
/**
 * A request that took longer than the first is followed by a pause as long as it took, at most the
 * second, so that half of a slow connection stays free. In ms.
 */
const slowMs = 3_000;
const longestRestMs = 5_000;
/** How long it waits for the outbox at most, and between two checks of it, in ms. */
const sendingMs = 60_000;
const sendingLookMs = 500;
/** After so many failures in a row the server or the connection is at fault, and not a picture. */
const mostFailures = 3;
/** Space that is left free for new work, in bytes. */
export const roomForWork = 200_000_000;

/**
 * Fetches all pictures, with less urgency than the outbox. A picture that fails does not hold up
 * the others.
 * Rejects with Unreachable, with a QuotaExceededError, when it is aborted, or when another tab
 * takes over.
 */
export async function fetchAll(
  projectId: string,
  jobs: readonly Job[],
  { database, world, leads, busy, signal, setbacks, onSending, onKept }: FetchingOptions,
): Promise<Outcome> {
  const { clock } = world;
  const waiting = [...jobs];
  const absent: string[] = [];
  let answered = false;
  let removed = false;
  let failed = 0;
  let failedInRow = 0;
  let failure: Error | undefined;
  let bytes = 0;
  const startedAt = clock.now();
  let pausedMs = 0;
  const isOver = (): boolean => removed || failure !== undefined;

  /** Waits for more urgent requests and then runs one. */
  async function fetchAndKeep(
    item: Omit<KeptItem, 'byteLength' | 'packBytes'>,
    load: () => Promise<Fetched | null>,
  ): Promise<Fetched | null> {
    for (let waited = 0; busy() && waited < sendingMs && !signal.aborted; waited += sendingLookMs) {
      if (waited === 0) await onSending();
      await rest(sendingLookMs);
      pausedMs += sendingLookMs;
    }
    signal.throwIfAborted();
    const room = await storageRoom();
    if (room !== null && room.free < roomForWork) throw new NoRoom();
    const askedAt = clock.now();
    const answer = await load().catch((cause: unknown) => {
      throw cause instanceof NotGiven ? cause : new Unreachable('', { cause });
    });
    // Space that was freed meanwhile is not for pictures.
    signal.throwIfAborted();
    answered = true;
    failedInRow = 0;
    const tookMs = clock.now() - askedAt;
    if (answer === null) absent.push(item.key);
    else {
      const byteLength = answer.bytes.byteLength;
      const kept = await database.put(
        { ...item, byteLength, packBytes: item.snagId === null ? answer.wholeBytes : null },
        answer.bytes,
      );
      removed ||= !kept;
      bytes += byteLength;
      onKept();
    }
    if (tookMs > slowMs) await rest(Math.min(tookMs, longestRestMs));
    return answer;
  }

  async function fetchWaiting(): Promise<void> {
    // A job is removed only by the loop that runs it: jobs left over mean that another tab has
    // taken over.
    while (!isOver() && leads()) {
      const job = waiting.shift();
      if (job === undefined) return;
      try {
        await job.run({ projectId, fetchAndKeep, isOver, signal, world });
      } catch (error) {
        notGot(job, error);
      }
    }
  }

  function notGot({ key }: Job, error: unknown): void {
    const isOfPicture = error instanceof NotGiven;
    if (signal.aborted || !(isOfPicture || error instanceof Unreachable)) {
      failure ??= error instanceof Error ? error : new Error('Failed', { cause: error });
      return;
    }
    failed += 1;
    failedInRow += 1;
    answered ||= isOfPicture;
    if (isOfPicture) setbacks.failed(key);
    if (failedInRow >= mostFailures) failure ??= new Unreachable('', { cause: error });
  }

  await Promise.all(Array.from({ length: fetchedAtOnce }, fetchWaiting));
  const tookMs = clock.now() - startedAt - pausedMs;
  if (bytes > 0 && tookMs > 0) await database.measured(Math.round((bytes / tookMs) * 1_000));
  if (removed) return { removed, absent, failed };
  if (failure !== undefined) throw failure;
  if (waiting.length > 0) throw new Error('Another tab goes on');
  if (failed > 0 && !answered) throw new Unreachable();
  return { removed, absent, failed };

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      clock.setTimeout(resolve, ms);
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
    });
  }
}
