import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * A picture on disk that is written from top to bottom: RGB, eight bits each, in libvips' own
 * format (a header of 64 bytes, then pixels).
 */
export interface SheetFile {
  write(rows: Uint8Array): void;
  close(): void;
}

export const sheetHeadBytes = 64;

export function createSheetFile(
  path: string,
  { width, height }: { width: number; height: number },
): SheetFile {
  const file = openSync(path, 'wx');
  const head = Buffer.alloc(sheetHeadBytes);
  head.writeUInt32BE(0xb6a6f208, 0);
  // Bands, bits, eight-bit numbers, not coded, sRGB.
  [width, height, 3, 8, 0, 0, 22].forEach((value, index) =>
    head.writeInt32LE(value, 4 + index * 4),
  );
  // Dots per millimetre in both directions, which nobody reads.
  head.writeFloatLE(8, 32);
  head.writeFloatLE(8, 36);
  const write = (bytes: Uint8Array): void => {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
  };
  write(head);
  return { write, close: () => closeSync(file) };
}
