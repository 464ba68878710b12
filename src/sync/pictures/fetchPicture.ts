import type { World } from '../../device/world';
import { packPartBytes } from '../../../rules/sheetPack';

export interface Fetched {
  readonly bytes: ArrayBuffer;
  /** Size of the whole file, of which this may be a part. */
  readonly wholeBytes: number;
}

/** The server has the picture and failed to deliver it: an error, or an answer that ended early. */
export class NotGiven extends Error {}

/** Time limit of one answer, in ms. */
const patienceMs = 60_000;

type Outside = Pick<World, 'clock' | 'fetch' | 'origin'>;

/**
 * Fetches a photo; null if the server has none for this person. Rejects with NotGiven, or with
 * another error if the server was not reached or something else answered.
 */
export async function fetchPhoto(
  world: Outside,
  key: string,
  left: AbortSignal,
): Promise<Fetched | null> {
  return fetched(
    world,
    `/files/${key}`,
    {},
    left,
    ({ status, headers }) => status === 200 && headers.get('content-type') === 'image/webp',
  );
}

/** Fetches a part of a sheet's pack, counted from 0; otherwise like a photo. */
export async function fetchPart(
  world: Outside,
  revisionId: string,
  part: number,
  left: AbortSignal,
): Promise<Fetched | null> {
  const from = part * packPartBytes;
  const range = `bytes=${from}-${from + packPartBytes - 1}`;
  return fetched(
    world,
    `/files/plans/${revisionId}/pack`,
    { range },
    left,
    ({ status, headers }) =>
      status === 206 && headers.get('content-range')?.startsWith(`bytes ${from}-`) === true,
  );
}

async function fetched(
  { clock, fetch, origin }: Outside,
  path: string,
  headers: Record<string, string>,
  left: AbortSignal,
  isIt: (response: Response) => boolean,
): Promise<Fetched | null> {
  const late = new AbortController();
  const stop = (): void => late.abort();
  const timer = clock.setTimeout(stop, patienceMs);
  left.addEventListener('abort', stop);
  try {
    const response = await fetch(origin + path, {
      headers,
      credentials: 'same-origin',
      redirect: 'error',
      priority: 'low',
      signal: late.signal,
    });
    if (response.status === 404) return null;
    if (response.status >= 500)
      throw new NotGiven('', {
        cause: new Error(`The server answered ${path} with ${response.status}.`),
      });
    if (!isIt(response)) throw new Error(`The server answered ${path} with ${response.status}.`);
    const bytes = await response.arrayBuffer().catch((cause: unknown) => {
      throw late.signal.aborted ? cause : new NotGiven('', { cause });
    });
    const wholeBytes = Number(
      /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? bytes.byteLength,
    );
    return { bytes, wholeBytes };
  } finally {
    clock.clearTimeout(timer);
    left.removeEventListener('abort', stop);
  }
}
