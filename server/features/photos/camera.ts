import type { CameraInput } from '../../../__generated__/server/resolvers';
import { cleanText } from '../../../rules/text';

/** The camera's metadata of a photo, as stored. */
export interface Camera {
  /** Offset of its clock from UTC, in minutes. */
  offsetMinutes: number | null;
  /** 1 to 8, as EXIF counts: how the camera was held. */
  orientation: number | null;
  device: string | null;
}

const most = { offsetMinutes: 14 * 60, orientation: 8, device: 80 } as const;

/** Drops impossible values, because no photo is refused for its metadata. Null if nothing is left. */
export function cleanCamera(sent: CameraInput | null | undefined): Camera | null {
  const { offsetMinutes: offset, orientation: held } = sent ?? {};
  const device = [...cleanText(sent?.device ?? '')].slice(0, most.device).join('').trim();
  const camera: Camera = {
    offsetMinutes: offset != null && Math.abs(offset) <= most.offsetMinutes ? offset : null,
    orientation: held != null && held >= 1 && held <= most.orientation ? held : null,
    device: device === '' ? null : device,
  };
  return Object.values(camera).every((fact) => fact === null) ? null : camera;
}

/** What `addPhoto` has written. */
export const readCamera = (json: string | null): Camera | null => (json === null ? null : (JSON.parse(json) as Camera));
