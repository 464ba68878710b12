import type { FileStorage } from '../files';
import { Refusal } from '../refusal';
import { settings } from '../settings';
import { readBody } from './body';

/** A file that comes in parts, each stored before it is confirmed. */
export interface InParts {
  /** Where its parts are kept. */
  folder: string;
  /** Bytes of each part but the last. */
  partBytes: number;
  byteLength: number;
}

const keyOf = (folder: string, part: number): string =>
  `${folder}/${String(part).padStart(8, '0')}`;

/**
 * Stores part n, from 0, of which `received` bytes are there. Returns how many are there then: the
 * same as before for a part that came again, because the answer was lost.
 */
export async function takePart(
  request: Request,
  storage: Pick<FileStorage, 'put'>,
  { folder, partBytes, byteLength, received, part }: InParts & { received: number; part: number },
): Promise<number> {
  if (part * partBytes < received) return received;
  const wanted = Math.min(partBytes, byteLength - received);
  if (part * partBytes !== received || wanted === 0) throw new Refusal('BAD_REQUEST');
  const limits = { limitBytes: partBytes, longestMs: settings.body.longest.plan };
  const bytes = Buffer.from(await (await readBody(request, limits)).arrayBuffer());
  if (bytes.length !== wanted) throw new Refusal('BAD_REQUEST');
  await storage.put(keyOf(folder, part), [bytes]);
  return received + bytes.length;
}

/** Reads it from its parts, from one byte up to another. One part at a time is in memory. */
export function readParts(
  storage: Pick<FileStorage, 'get'>,
  { folder, partBytes }: InParts,
): (start: number, end: number) => AsyncGenerator<Uint8Array> {
  let kept: { part: number; bytes: Promise<Buffer> } | null = null;
  async function load(part: number): Promise<Buffer> {
    const file = await storage.get(keyOf(folder, part));
    if (file === null) throw new Error('A part of a file is not there.');
    return Buffer.from(await new Response(file.stream()).arrayBuffer());
  }
  return async function* (start, end) {
    for (let at = start; at < end;) {
      const part = Math.floor(at / partBytes);
      if (kept?.part !== part) kept = { part, bytes: load(part) };
      const bytes = await kept.bytes;
      const from = at - part * partBytes;
      const piece = bytes.subarray(from, Math.min(bytes.length, from + end - at));
      if (piece.length === 0) throw new Error('A part of a file is too short.');
      yield piece;
      at += piece.length;
    }
  };
}
