import { createHash } from 'node:crypto';
import { headBytes } from '../../rules/fileKinds';
import { photoLimits } from '../../rules/limits';
import { Refusal } from '../refusal';

export interface Received {
  /** The bytes as they arrive. Must be read once before the facts are available. */
  chunks(): AsyncGenerator<Uint8Array>;
  facts(): { sha256: string; byteLength: number; head: Uint8Array; /** For a JPEG: the number of its scans. */ scans: number };
}

/** Hashes and counts the bytes while they are streamed to the disk, so that they need not be in memory as a whole. */
export function receive(bytes: Blob): Received {
  const hash = createHash('sha256');
  const scans = createScanCounter();
  const head = Buffer.alloc(headBytes);
  let byteLength = 0;
  return {
    async *chunks() {
      const reader = bytes.stream().getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        if (byteLength < headBytes) head.set(part.value.subarray(0, headBytes - byteLength), byteLength);
        byteLength += part.value.length;
        // Stops a Blob with a wrong size.
        refuseSize(byteLength);
        hash.update(part.value);
        scans.push(part.value);
        yield part.value;
      }
    },
    facts: () => ({ sha256: hash.digest('hex'), byteLength, head: head.subarray(0, byteLength), scans: scans.scans() }),
  };
}

export function refuseSize(bytes: number): void {
  if (bytes > photoLimits.bytes) throw new Refusal('PHOTO_TOO_BIG', { bytes });
}

/** Counts the scans of a JPEG while its bytes arrive: one for a baseline picture, about ten for a progressive one. */
export interface ScanCounter {
  push(chunk: Uint8Array): void;
  scans(): number;
}

const marker = { EOI: 0xd9, SOS: 0xda, TEM: 0x01 } as const;

/** Steps through the markers as libjpeg does. Data between markers and inside segments, such as a thumbnail, is skipped. */
export function createScanCounter(): ScanCounter {
  let scans = 0;
  let state: 'search' | 'code' | 'high' | 'low' | 'skip' | 'over' = 'search';
  let left = 0;

  function onCode(byte: number): void {
    // A fill byte, a stuffed byte, or a marker without a segment.
    if (byte === 0xff) return;
    if (byte === marker.EOI) state = 'over';
    else state = byte === 0 || byte === marker.TEM || (byte >= 0xd0 && byte <= 0xd8) ? 'search' : 'high';
    if (byte === marker.SOS) scans += 1;
  }

  return {
    scans: () => scans,
    push(chunk) {
      let at = 0;
      while (at < chunk.length && state !== 'over') {
        if (state === 'search') {
          const found = chunk.indexOf(0xff, at);
          if (found < 0) return;
          at = found + 1;
          state = 'code';
        } else if (state === 'skip') {
          const step = Math.min(left, chunk.length - at);
          at += step;
          left -= step;
          if (left === 0) state = 'search';
        } else {
          const byte = chunk[at] ?? 0;
          at += 1;
          if (state === 'code') onCode(byte);
          else if (state === 'high') {
            left = byte * 256;
            state = 'low';
          } else {
            left = Math.max(0, left + byte - 2);
            state = left === 0 ? 'search' : 'skip';
          }
        }
      }
    },
  };
}
