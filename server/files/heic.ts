import heic from 'heic-decode';
import { Refusal } from '../refusal';
import type { Inspected } from './renderJob';

// Loaded only for the few photos that need it, because the decoder has two megabytes of code.

/**
 * The first picture of a HEIC: RGBA pixels, and its colour profile if it has one. `validate` throws
 * for a size that must not be decoded. Throws for a file that cannot be read.
 */
export async function decodeHeic(
  file: Buffer,
  validate: (upright: Inspected) => Inspected,
): Promise<{ upright: Inspected; data: Uint8ClampedArray; profile: Buffer | null }> {
  if (!isWholeHeic(file)) throw new Refusal('PHOTO_UNREADABLE');
  // The decoder reads all brands, but its wrapper checks them first and does not know `heim` and
  // `heis`. The stored bytes are not changed.
  file.write('heic', 8, 'latin1');
  const images = await heic.all({ buffer: file });
  try {
    const image = images[0];
    if (image === undefined) throw new Refusal('PHOTO_UNREADABLE');
    const upright = validate({ width: image.width, height: image.height });
    const { data } = await image.decode();
    return { upright, data, profile: heicColourProfile(file) };
  } finally {
    try {
      images.dispose();
    } catch {
      // A decoder that failed may also fail to free its memory; its process is replaced after every
      // failure.
    }
  }
}

// What the decoder does not do: checks by its boxes (ISO 14496-12 and 23008-12) whether a file is
// complete, reads its colour profile, and passes raw pixels on with that profile.

/** The boxes of a photo. Some phones append data in a format of their own. */
const boxNames = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'uuid']);

/**
 * False if a box extends beyond the end of the file, which was truncated. The decoder would fill
 * the missing part of the picture with grey without an error.
 */
export function isWholeHeic(file: Buffer): boolean {
  for (let at = 0; at + 8 <= file.length;) {
    if (!boxNames.has(file.toString('latin1', at + 4, at + 8))) return true;
    const size = sizeOf(file, at);
    if (at + size > file.length) return false;
    at += size;
  }
  return true;
}

/** The ICC profile of the picture: meta › iprp › ipco › colr. */
export function heicColourProfile(file: Buffer): Buffer | null {
  const meta = box(file, 'meta');
  // `meta` is a full box: four bytes of version and flags come before its children.
  const properties = meta && box(meta.subarray(4), 'iprp');
  const container = properties && box(properties, 'ipco');
  const colour =
    container &&
    box(container, 'colr', (body) => ['prof', 'rICC'].includes(body.toString('latin1', 0, 4)));
  return colour ? colour.subarray(4) : null;
}

function box(
  parent: Buffer,
  name: string,
  wanted: (body: Buffer) => boolean = () => true,
): Buffer | null {
  for (let at = 0; at + 8 <= parent.length;) {
    const size = sizeOf(parent, at);
    if (at + size > parent.length) return null;
    const body = parent.subarray(at + 8, at + size);
    if (parent.toString('latin1', at + 4, at + 8) === name && wanted(body)) return body;
    at += size;
  }
  return null;
}

/**
 * 0 means “to the end”, 1 a 64-bit size after the name. A size smaller than a box header counts as
 * an empty box.
 */
function sizeOf(parent: Buffer, at: number): number {
  const size = parent.readUInt32BE(at);
  if (size === 0) return parent.length - at;
  if (size === 1)
    return at + 16 <= parent.length
      ? Math.max(16, Number(parent.readBigUInt64BE(at + 8)))
      : Number.POSITIVE_INFINITY;
  return Math.max(8, size);
}

export interface RawPicture {
  data: Uint8Array;
  width: number;
  height: number;
  /** Three channels: red, green, blue, eight bits each. */
  channels: 3;
}

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

/**
 * Writes raw pixels and their profile as an uncompressed TIFF. The image library treats raw pixels
 * as sRGB and has no option for another profile;
 * from a TIFF it reads the profile and converts the colours.
 */
export function tiffWithProfile(
  { data, width, height, channels }: RawPicture,
  profile: Buffer,
): Buffer {
  const entries = 11;
  const directory = 8;
  const bitsAt = directory + 2 + entries * 12 + 4;
  const profileAt = bitsAt + channels * 2;
  const pixelsAt = profileAt + profile.length + (profile.length % 2);
  const head = Buffer.alloc(pixelsAt);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(directory, 4);
  head.writeUInt16LE(entries, directory);
  const fields: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, bitsAt],
    [259, SHORT, 1, 1], // not compressed
    [262, SHORT, 1, 2], // RGB
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height], // one strip
    [279, LONG, 1, width * height * channels],
    [284, SHORT, 1, 1], // pixel by pixel
    [34675, UNDEFINED, profile.length, profileAt],
  ];
  fields.forEach(([tag, type, count, value], index) => {
    const at = directory + 2 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  });
  for (let channel = 0; channel < channels; channel += 1)
    head.writeUInt16LE(8, bitsAt + channel * 2);
  profile.copy(head, profileAt);
  return Buffer.concat([head, data]);
}
