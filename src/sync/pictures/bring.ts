import { storageRoom } from '../../device/deviceStorage';
import { isQuotaExceeded } from '../../device/keptDatabase';
import type { World } from '../../device/world';
import type { DeviceRows, ProjectRows } from '../rows/row';
import { fetchAll, type FetchingOptions, roomForWork, Unreachable } from './fetchAll';
import { fetchPart, fetchPhoto, NotGiven } from './fetchPicture';
import { missingOf, surplusOf } from './missing';
import type { Pauses } from './pauses';
import { wantedOf } from './wanted';
import type { KeptItem, StoredTaken, Waits } from '../databases';

export interface BringingOptions extends Omit<FetchingOptions, 'signal' | 'onSending' | 'onKept'> {
  readonly rows: DeviceRows;
  readonly pauses: Pauses;
  /** Whether this tab fetches and is not pausing. */
  readonly goesOn: () => boolean;
  readonly changed: () => void;
}

/** Brings projects up to date, one at a time. */
export interface Bringing {
  /** Fetches what is missing of a project and deletes what does not belong to it any more. */
  bring(taken: StoredTaken): Promise<void>;
  /** Compares the stored pictures again, of one project or of all. */
  lookAgain(projectId: string | null): void;
  /** Aborts the fetch that is running. */
  stop(): void;
}

/** How long an unchanged copy is not compared again, in ms. */
const lookedAnewMs = 3_600_000;

export function createBringing({
  database,
  rows,
  world,
  leads,
  busy,
  setbacks,
  pauses,
  goesOn,
  changed,
}: BringingOptions): Bringing {
  const { clock } = world;
  /** Copies whose pictures are complete, and when that was found. */
  const settled = new Map<string, { readonly copy: ProjectRows; readonly at: number }>();
  let fetching = new AbortController();

  async function bring({ projectId, code, sizes, waits, only }: StoredTaken): Promise<void> {
    const copy = await rows.project(code);
    if (copy === null || copy.projectId !== projectId) return mark(projectId, 'COPY');
    const before = settled.get(projectId);
    if (before?.copy === copy && clock.now() - before.at < lookedAnewMs) return;
    const wanted = await wantedOf(copy, rows.userId, clock.date(), only);
    const items = await database.items(projectId);
    const surplus = surplusOf(items, wanted);
    if (surplus.length > 0) await database.remove(projectId, surplus);
    const missing = missingOf(items, wanted, sizes, setbacks);
    if (waits === 'ROOM' && missing.jobs.length > 0 && !(await hasRoom(missing.bytes))) return;
    // Not ready if the server does not have most of the pictures.
    const ready = (absent: number): object =>
      absent * 2 <= wanted.photos.length + wanted.revisionIds.length
        ? { leftBytes: 0, readyAt: copy.freshAt }
        : {};
    await database.change(projectId, (each) => ({
      ...each,
      leftBytes: missing.bytes,
      waits: null,
      ...(missing.jobs.length === 0 && ready(missing.absent)),
    }));
    changed();
    if (missing.jobs.length === 0) return void settled.set(projectId, { copy, at: clock.now() });
    fetching = new AbortController();
    const { signal } = fetching;
    // The tab may have been closed, or the disk found full, meanwhile.
    if (!goesOn()) fetching.abort();
    try {
      const { removed, absent, failed } = await fetchAll(projectId, missing.jobs, {
        database,
        world,
        leads,
        busy,
        signal,
        setbacks,
        onSending: () => mark(projectId, 'SENDING'),
        onKept: changed,
      });
      if (removed) return;
      if (
        absent.length > 1 &&
        !(await isServed(await database.items(projectId), world, signal).catch(() => false))
      )
        throw new Unreachable();
      signal.throwIfAborted();
      for (const key of absent) setbacks.absent(key);
      if (failed > 0) throw new NotGiven();
      await database.change(projectId, (each) => ({
        ...each,
        waits: null,
        ...ready(missing.absent + absent.length),
      }));
      settled.set(projectId, { copy, at: clock.now() });
      changed();
    } catch (error) {
      const full = isQuotaExceeded(error) || pauses.isFull();
      await mark(projectId, full ? 'ROOM' : error instanceof Unreachable ? 'LINE' : null);
      throw error;
    }
  }

  async function hasRoom(bytes: number): Promise<boolean> {
    if (pauses.triesAnyway()) return true;
    const room = await storageRoom();
    return room !== null && room.free > roomForWork + bytes;
  }

  async function mark(projectId: string, waits: Waits): Promise<void> {
    await database.change(projectId, (each) => ({ ...each, waits }));
    changed();
  }

  return {
    bring,
    lookAgain(projectId) {
      if (projectId === null) settled.clear();
      else settled.delete(projectId);
    },
    stop: () => fetching.abort(),
  };
}

/**
 * Whether the server still delivers pictures that this device has. Without a valid session cookie
 * it answers 404 for everything. Rejects if it does not answer.
 */
async function isServed(
  items: readonly KeptItem[],
  world: Pick<World, 'clock' | 'fetch' | 'origin'>,
  signal: AbortSignal,
): Promise<boolean> {
  const [smallest] = items.toSorted((a, b) => a.byteLength - b.byteLength);
  if (smallest === undefined) return false;
  const [, revisionId = '', , part] = smallest.key.split('/');
  const answer = await (smallest.snagId === null
    ? fetchPart(world, revisionId, Number(part), signal)
    : fetchPhoto(world, smallest.key, signal));
  return answer !== null;
}
