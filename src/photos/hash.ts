import { sha256 } from '@noble/hashes/sha2';

/** Chunk size, in bytes, that does not block the main thread. */
const pieceBytes = 512 * 1024;

/** SHA-256 as 64 hexadecimal digits. Over plain http browsers have no `crypto.subtle`; there a script does it in pieces. */
export async function sha256Hex(bytes: ArrayBuffer): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return hex(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : await inPieces(bytes));
}

async function inPieces(bytes: ArrayBuffer): Promise<Uint8Array> {
  const hash = sha256.create();
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    hash.update(new Uint8Array(bytes, at, Math.min(pieceBytes, bytes.byteLength - at)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return hash.digest();
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
