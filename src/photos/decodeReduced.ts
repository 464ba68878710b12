import exifr from 'exifr';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A JPEG decodes to n eighths of its width and height for n times n sixty-fourths of the memory. */
const eighths = 8;
/** Degrees clockwise that make a picture upright, by what EXIF calls its orientation; mirrored ones are left to the browser. */
const rotations: Readonly<Record<number, number>> = { 1: 0, 3: 180, 6: 90, 8: 270 };

/**
 * A JPEG in the size that `sizeOf` gives for its upright size, decoded in the smallest form that has as many pixels: one of 12 megapixels takes
 * 48 MB whole and a small picture of it less than 1 MB. Null where that is not possible or gains nothing; then it is to be decoded whole.
 */
export async function decodeReduced(bytes: ArrayBuffer, mime: string, sizeOf: (upright: Size) => Size): Promise<ImageBitmap | null> {
  if (mime !== 'image/jpeg' || typeof ImageDecoder === 'undefined') return null;
  try {
    const stored = jpegSize(bytes);
    const clockwise = rotations[(await exifr.orientation(bytes)) ?? 1];
    if (stored === null || clockwise === undefined) return null;
    const { width, height } = stored;
    const upright = clockwise % 180 === 0 ? stored : { width: height, height: width };
    const size = sizeOf(upright);
    const part = Math.ceil((eighths * size.width) / upright.width);
    if (part >= eighths) return null;
    // Between two eighths, because what is asked for is rounded down to one.
    const ratio = (part + 0.5) / eighths;
    return await decodeFrame({ data: bytes, type: mime, desiredWidth: Math.round(width * ratio), desiredHeight: Math.round(height * ratio) }, clockwise, size);
  } catch {
    return null; // What is damaged may still be read by the way that is taken then.
  }
}

async function decodeFrame(how: ImageDecoderInit, clockwise: number, { width, height }: Size): Promise<ImageBitmap | null> {
  const decoder = new ImageDecoder(how);
  try {
    const { image } = await decoder.decode();
    try {
      // A browser that does not say how a picture is turned has not turned it. Newer than the types.
      const { rotation = 0 } = image as VideoFrame & { readonly rotation?: number };
      if (rotation !== clockwise) return null;
      // Drawn on a canvas by itself a frame would be copied, and the copy kept for a while.
      return await createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: 'low' });
    } finally {
      image.close();
    }
  } finally {
    decoder.close();
  }
}

/** As it is stored, before it is turned; null if the file does not say it where it should. */
function jpegSize(bytes: ArrayBuffer): Size | null {
  const view = new DataView(bytes);
  // One segment after the other, from the one after the start of the image; the frame's holds the size.
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (isFrame(view.getUint8(at + 1))) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return null;
}

/** C0 to CF begin a frame, but three of them: tables, and one that is reserved. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
