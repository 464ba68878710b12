import exifr from 'exifr';
import type { CameraFacts } from '../domain/photo';

/** A camera whose clock was never set says 1970 or 2000. */
const earliest = Date.UTC(2005, 0);
/** Cameras that say no zone write their local time; a day covers every zone. */
const dayMs = 86_400_000;

/** When the shutter was pressed, as the picture itself says (`fallback` if it says nothing that can be true), and what else its camera noted. */
export async function readCamera(bytes: ArrayBuffer, fallback: number, now: number): Promise<{ takenAt: number; camera: CameraFacts | null }> {
  try {
    const pick = ['DateTimeOriginal', 'OffsetTimeOriginal', 'Orientation', 'Make', 'Model'];
    const parsed: unknown = await exifr.parse(bytes, { pick, reviveValues: false, translateValues: false });
    const tags = typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}; // any object's values are unknown
    const offsetMinutes = readOffset(tags['OffsetTimeOriginal']);
    const at = readTime(tags['DateTimeOriginal'], offsetMinutes);
    const { Orientation: orientation } = tags;
    const device = nameOf(text(tags['Make']), text(tags['Model']));
    const camera = { offsetMinutes, orientation: typeof orientation === 'number' ? orientation : null, device: device === '' ? null : device };
    return {
      takenAt: at >= earliest && at <= now + dayMs ? Math.min(at, now) : fallback,
      camera: Object.values(camera).every((fact) => fact === null) ? null : camera,
    };
  } catch {
    return { takenAt: fallback, camera: null }; // A picture without readable facts is still a photo.
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '').trim() : '');

/** Many models begin with their maker's name. */
const nameOf = (make: string, model: string): string => (model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`).trim();

/** `+02:00`, as EXIF 2.31 writes it. */
function readOffset(value: unknown): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text(value)) ?? [];
  if (sign === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** `2025:06:30 10:20:30`, by the camera's clock; without an offset by this device's. Not a number if it is none. */
function readTime(value: unknown, offsetMinutes: number | null): number {
  const [, ...parts] = /^(\d{4})\D(\d\d)\D(\d\d)\D(\d\d)\D(\d\d)\D(\d\d)/.exec(text(value)) ?? [];
  const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number);
  if (year === undefined) return Number.NaN;
  if (offsetMinutes === null) return new Date(year, month - 1, day, hour, minute, second).getTime();
  return Date.UTC(year, month - 1, day, hour, minute, second) - offsetMinutes * 60_000;
}
