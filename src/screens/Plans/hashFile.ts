import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** Chunk size, in bytes, that does not block the main thread. */
const pieceBytes = 512 * 1024;

/** SHA-256 of a file of any size as 64 hexadecimal digits. `onRead` is told how many bytes were read. */
export async function hashFile(file: Blob, onRead: (bytes: number) => void, signal: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += pieceBytes) {
    const piece = await file.slice(at, at + pieceBytes).arrayBuffer();
    signal.throwIfAborted();
    hash.update(new Uint8Array(piece));
    onRead(Math.min(at + pieceBytes, file.size));
  }
  return bytesToHex(hash.digest());
}
