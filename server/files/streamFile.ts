import type { FileHandle, open } from 'node:fs/promises';
import type { ByteRange } from './storage';

const CHUNK = 64 * 1024;

/** Opens the file at the first read, and closes it at the end or when the reader stops. */
export function streamFile(
  disk: { open: typeof open },
  path: string,
  range?: ByteRange,
): ReadableStream<Uint8Array> {
  let at = range?.start ?? 0;
  const end = range?.end ?? Infinity;
  let file: FileHandle | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        file ??= await disk.open(path, 'r');
        const chunk = new Uint8Array(CHUNK);
        const { bytesRead } = await file.read(chunk, 0, Math.min(CHUNK, end - at + 1), at);
        at += bytesRead;
        if (bytesRead > 0) return controller.enqueue(chunk.subarray(0, bytesRead));
        await file.close();
        controller.close();
      },
      async cancel() {
        await file?.close();
      },
    },
    // Nothing is opened or read ahead before the first read.
    { highWaterMark: 0 },
  );
}
