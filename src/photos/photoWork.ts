import type { PhotoFacts } from '../domain/photo';
import { finalForm } from './finalForm';
import { small } from './scale';

/** What is to be done with a photo. */
export type Work =
  | { readonly kind: 'final'; readonly bytes: ArrayBuffer; readonly facts: PhotoFacts }
  | { readonly kind: 'small'; readonly bytes: ArrayBuffer; readonly mime: string };

/** `bytes` is null if they stay as they are. */
export type Done = { readonly facts: PhotoFacts; readonly bytes: ArrayBuffer | null } | { readonly picture: Blob | null };

export async function workOn(work: Work): Promise<Done> {
  if (work.kind === 'small') return { picture: await small(work.bytes, work.mime) };
  const { facts, bytes } = await finalForm(work.bytes, work.facts);
  return { facts, bytes: bytes === work.bytes ? null : bytes };
}
