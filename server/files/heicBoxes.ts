/** What a HEIC file says in its boxes (ISO 14496-12 and 23008-12): the decoder itself tells neither of these. */

/** The boxes a photo is made of. Some phones write notes of their own behind them, in no format at all. */
const boxNames = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'uuid']);

/**
 * False if a box reaches beyond the end of the file: the bytes were cut off. The decoder would fill the missing part of the picture
 * with grey and say nothing.
 */
export function isWholeHeic(file: Buffer): boolean {
  for (let at = 0; at + 8 <= file.length; ) {
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
  const colour = container && box(container, 'colr', (body) => ['prof', 'rICC'].includes(body.toString('latin1', 0, 4)));
  return colour ? colour.subarray(4) : null;
}

function box(parent: Buffer, name: string, wanted: (body: Buffer) => boolean = () => true): Buffer | null {
  for (let at = 0; at + 8 <= parent.length; ) {
    const size = sizeOf(parent, at);
    if (at + size > parent.length) return null;
    const body = parent.subarray(at + 8, at + size);
    if (parent.toString('latin1', at + 4, at + 8) === name && wanted(body)) return body;
    at += size;
  }
  return null;
}

/** 0 stands for "to the end", 1 for a size of 64 bits behind the name; what is smaller than a box is taken for one without content. */
function sizeOf(parent: Buffer, at: number): number {
  const size = parent.readUInt32BE(at);
  if (size === 0) return parent.length - at;
  if (size === 1) return at + 16 <= parent.length ? Math.max(16, Number(parent.readBigUInt64BE(at + 8))) : Number.POSITIVE_INFINITY;
  return Math.max(8, size);
}
