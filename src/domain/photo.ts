/**
 * Metadata of the camera that scaling removes. A type alias and not an interface, so that it is
 * assignable to stored and sent values.
 */
export type CameraFacts = {
  /** Minutes that the camera's clock was ahead of UTC. */
  readonly offsetMinutes: number | null;
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number | null;
  /** Its maker and model; never its serial number or owner. */
  readonly device: string | null;
};

export interface PhotoFacts {
  readonly photoId: string;
  /** The file's name on the device, for a copy. */
  readonly name: string;
  readonly mime: string;
  readonly byteLength: number;
  /**
   * 64 hexadecimal digits; null until the bytes are in their final form, and only then may they be
   * sent.
   */
  readonly sha256: string | null;
  /** The clock of the device when the shutter was pressed. */
  readonly takenAt: number;
  /** Metadata of the camera; absent until the photo is in its final form. */
  readonly camera?: CameraFacts | null;
  /** Pixels; null if the device cannot read the picture. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface NewPhoto {
  readonly facts: PhotoFacts;
  readonly bytes: ArrayBuffer;
}

/**
 * A shape drawn on a photo, as an event holds it. Coordinates are fractions of the upright
 * picture's width and height. A type alias, so that it is assignable to stored fields.
 */
export type DrawnShape = {
  readonly kind: 'ARROW' | 'CIRCLE' | 'TEXT' | 'LINE';
  readonly x: number;
  readonly y: number;
  /** The head of an arrow, the far corner of a circle's box; null for a text and a line. */
  readonly toX: number | null;
  readonly toY: number | null;
  /** Null unless the kind is TEXT. */
  readonly text: string | null;
  /** What a line goes through after its start, x and y in turn; absent of all others. */
  readonly points?: readonly number[];
};

interface SentShape {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly toX?: number | null | undefined;
  readonly toY?: number | null | undefined;
  readonly text?: string | null | undefined;
  readonly points?: readonly number[] | null | undefined;
}

/** Shapes from the store. Kinds that only a newer server knows are left out. */
export function drawnShapes(shapes: readonly SentShape[]): DrawnShape[] {
  return shapes.flatMap(({ kind, x, y, toX = null, toY = null, text = null, points }) =>
    kind === 'ARROW' || kind === 'CIRCLE' || kind === 'TEXT' || kind === 'LINE'
      ? [{ kind, x, y, toX, toY, text, ...(points != null && { points }) }]
      : [],
  );
}

/** The photos before the work, then those of the work, newest first. `photos`: oldest first. */
export function inViewingOrder<Photo extends { readonly kind: string }>(
  photos: readonly Photo[],
): Photo[] {
  return [
    ...photos.filter(({ kind }) => kind === 'DEFECT'),
    ...photos.filter(({ kind }) => kind === 'EVIDENCE').toReversed(),
  ];
}
