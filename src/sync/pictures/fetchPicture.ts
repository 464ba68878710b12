import type { World } from '../../device/world';
import { packPartBytes } from '../../../rules/sheetPack';

export interface Fetched {
  readonly bytes: ArrayBuffer;
  /** Of the whole, of which this may be a part. */
  readonly wholeBytes: number;
}

/** The server has it and cannot give it: it failed, or the answer ended in the middle. */
export class NotGiven extends Error {}

/** Longest time for one answer, in ms. */
const patienceMs = 60_000;

type Outside = Pick<World, 'clock' | 'fetch' | 'origin'>;

/** A photo; null if the server has none for this person. Rejects with NotGiven, or otherwise if somebody else answers, or nobody. */
export async function fetchPhoto(world: Outside, key: string, left: AbortSignal): Promise<Fetched | null> {
  return fetched(world, `/files/${key}`, {}, left, ({ status, headers }) => status === 200 && headers.get('content-type') === 'image/webp');
}

/** A part of a sheet's pack, counted from 0; otherwise as a photo. */
export async function fetchPart(world: Outside, revisionId: string, part: number, left: AbortSignal): Promise<Fetched | null> {
  const from = part * packPartBytes;
  const range = `bytes=${from}-${from + packPartBytes - 1}`;
  return fetched(world, `/files/plans/${revisionId}/pack`, { range }, left, ({ status, headers }) => status === 206 && headers.get('content-range')?.startsWith(`bytes ${from}-`) === true);
}

async function fetched({ clock, fetch, origin }: Outside, path: string, headers: Record<string, string>, left: AbortSignal, isIt: (response: Response) => boolean): Promise<Fetched | null> {
  const late = new AbortController();
  const stop = (): void => late.abort();
  const timer = clock.setTimeout(stop, patienceMs);
  left.addEventListener('abort', stop);
  try {
    const response = await fetch(origin + path, { headers, credentials: 'same-origin', redirect: 'error', priority: 'low', signal: late.signal });
    if (response.status === 404) return null;
    if (response.status >= 500) throw new NotGiven('', { cause: new Error(`The server answered ${path} with ${response.status}.`) });
    if (!isIt(response)) throw new Error(`The server answered ${path} with ${response.status}.`);
    const bytes = await response.arrayBuffer().catch((cause: unknown) => {
      throw late.signal.aborted ? cause : new NotGiven('', { cause });
    });
    const wholeBytes = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? bytes.byteLength);
    return { bytes, wholeBytes };
  } finally {
    clock.clearTimeout(timer);
    left.removeEventListener('abort', stop);
  }
}
