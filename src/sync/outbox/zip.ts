/** A file of an archive. */
export interface ZipFile {
  /** With `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As Date.now(). */
  readonly changedAt: number;
}

/**
 * A ZIP archive that only stores its files: photos do not get smaller. Each is put into a Blob of its own at once, so that the browser may
 * keep the bytes on the disk and only one file is in memory. Up to 4 GB and 65,535 files.
 */
export async function zipOf(files: AsyncIterable<ZipFile>): Promise<Blob> {
  const parts: Blob[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for await (const { name, bytes, changedAt } of files) {
    const path = new TextEncoder().encode(name);
    const facts = [20, utf8, stored, ...dosTime(changedAt)].map(short).concat([crc32(bytes), bytes.byteLength, bytes.byteLength].map(long), [path.byteLength, 0].map(short));
    const head = joined(long(0x04034b50), ...facts, path);
    parts.push(new Blob([head]), new Blob([bytes]));
    // Version, then as above; no comment, first disk, no attributes.
    directory.push(joined(long(0x02014b50), short(20), ...facts, ...[0, 0, 0].map(short), long(0), long(offset), path));
    offset += head.byteLength + bytes.byteLength;
  }
  const size = directory.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const end = joined(long(0x06054b50), ...[0, 0, directory.length, directory.length].map(short), long(size), long(offset), short(0));
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/** Flag for names in UTF-8, and the method that compresses nothing. */
const utf8 = 0x0800;
const stored = 0;

function short(value: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([value & 0xff, (value >> 8) & 0xff]);
}

function long(value: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, (value >>> 24) & 0xff]);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** Time and date of the format, which has no time zone and two seconds as its unit. */
function dosTime(at: number): [time: number, date: number] {
  const moment = new Date(at);
  const year = Math.min(Math.max(moment.getFullYear(), 1980), 2107);
  return [(moment.getHours() << 11) | (moment.getMinutes() << 5) | (moment.getSeconds() >> 1), ((year - 1980) << 9) | ((moment.getMonth() + 1) << 5) | moment.getDate()];
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}
