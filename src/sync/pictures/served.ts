import type { World } from '../../device/world';
import { fetchPart, fetchPhoto } from './fetchPicture';
import type { KeptItem } from './picturesDatabase';

/** Whether the server still gives this person what it gave before. Without their session's cookie it answers as if there were nothing. Rejects if it does not answer. */
export async function isServed(items: readonly KeptItem[], world: Pick<World, 'clock' | 'fetch' | 'origin'>, signal: AbortSignal): Promise<boolean> {
  const [smallest] = items.toSorted((a, b) => a.byteLength - b.byteLength);
  if (smallest === undefined) return false;
  const [, revisionId = '', , part] = smallest.key.split('/');
  const answer = await (smallest.snagId === null ? fetchPart(world, revisionId, Number(part), signal) : fetchPhoto(world, smallest.key, signal));
  return answer !== null;
}
