import { createHash } from 'node:crypto';
import { headBytes } from '../../rules/fileKinds';
import { photoLimits } from '../../rules/limits';
import { Refusal } from '../refusal';
import { createScanCounter } from './jpegScans';

export interface Received {
  /** The bytes as they come; read them once, then ask for the facts. */
  chunks(): AsyncGenerator<Uint8Array>;
  facts(): { sha256: string; byteLength: number; head: Uint8Array; /** If it is a JPEG: the passes over its picture. */ scans: number };
}

/** Hashes and counts the bytes on their way to the disk, so that they are never all in memory because of us. */
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
        // A Blob that lies about its size is stopped here.
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
