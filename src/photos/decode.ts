/** Null if this device cannot read the picture. */
export async function decode(bytes: ArrayBuffer, mime: string, how: ImageBitmapOptions = {}): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  try {
    return await createImageBitmap(new Blob([bytes], { type: mime }), { imageOrientation: 'from-image', ...how });
  } catch {
    return null; // Such as HEIC outside of Safari.
  }
}
