/** Metadata of the camera that scaling removes. A type alias and not an interface, so that it is assignable to stored and sent values. */
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
  /** 64 hexadecimal digits; null until the bytes are in their final form, and only then may they be sent. */
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
