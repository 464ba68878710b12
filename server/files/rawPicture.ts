export interface RawPicture {
  data: Uint8Array;
  width: number;
  height: number;
  /** Three: red, green, blue, eight bits each. */
  channels: 3;
}

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

/**
 * Raw pixels and their profile as an uncompressed TIFF. The image library takes raw pixels for sRGB and cannot be told otherwise;
 * in a TIFF it reads the profile and converts.
 */
export function tiffWithProfile({ data, width, height, channels }: RawPicture, profile: Buffer): Buffer {
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
  for (let channel = 0; channel < channels; channel += 1) head.writeUInt16LE(8, bitsAt + channel * 2);
  profile.copy(head, profileAt);
  return Buffer.concat([head, data]);
}
