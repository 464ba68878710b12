import { sha256 } from '@noble/hashes/sha2';
import exifr from 'exifr';
import type { CameraFacts, PhotoFacts } from '../domain/photo';
import { scaled, small } from './scale';

/** A task for the worker. */
export type Work =
  | { readonly kind: 'final'; readonly bytes: ArrayBuffer; readonly facts: PhotoFacts }
  | { readonly kind: 'small'; readonly bytes: ArrayBuffer; readonly mime: string };

/** `bytes` is null if they stay as they are. */
export type Done = { readonly facts: PhotoFacts; readonly bytes: ArrayBuffer | null } | { readonly picture: Blob | null };

export async function workOn(work: Work): Promise<Done> {
  if (work.kind === 'small') return { picture: await small(work.bytes, work.mime) };
  const { facts, bytes } = await finalForm(work.bytes, work.facts);
  return { facts, bytes: bytes === work.bytes ? null : bytes };
}

/** The photo as it is sent: scaled, with its hash and the camera's metadata. */
async function finalForm(bytes: ArrayBuffer, facts: PhotoFacts): Promise<{ facts: PhotoFacts; bytes: ArrayBuffer }> {
  const { takenAt, camera } = await readCamera(bytes, facts.takenAt, Date.now());
  const picture = await scaled(bytes, facts.mime);
  return {
    bytes: picture.bytes,
    facts: {
      ...facts,
      mime: picture.mime,
      width: picture.width,
      height: picture.height,
      byteLength: picture.bytes.byteLength,
      sha256: await sha256Hex(picture.bytes),
      takenAt,
      camera,
    },
  };
}

/** A camera whose clock was never set says 1970 or 2000. */
const earliest = Date.UTC(2005, 0);
/** Cameras that say no zone write their local time; a day covers every zone. */
const dayMs = 86_400_000;

/** Reads from the picture's metadata when it was taken (`fallback` if the metadata has no plausible time) and by which camera. */
export async function readCamera(bytes: ArrayBuffer, fallback: number, now: number): Promise<{ takenAt: number; camera: CameraFacts | null }> {
  try {
    const pick = ['DateTimeOriginal', 'OffsetTimeOriginal', 'Orientation', 'Make', 'Model'];
    const parsed: unknown = await exifr.parse(bytes, { pick, reviveValues: false, translateValues: false });
    const tags = typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}; // the values of any object are unknown
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
    return { takenAt: fallback, camera: null }; // A picture without readable metadata is still a photo.
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

/** `2025:06:30 10:20:30`, in the camera's time zone; without an offset in this device's. NaN if it is no time. */
function readTime(value: unknown, offsetMinutes: number | null): number {
  const [, ...parts] = /^(\d{4})\D(\d\d)\D(\d\d)\D(\d\d)\D(\d\d)\D(\d\d)/.exec(text(value)) ?? [];
  const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number);
  if (year === undefined) return Number.NaN;
  if (offsetMinutes === null) return new Date(year, month - 1, day, hour, minute, second).getTime();
  return Date.UTC(year, month - 1, day, hour, minute, second) - offsetMinutes * 60_000;
}

/** Chunk size, in bytes, that does not block the main thread. */
const pieceBytes = 512 * 1024;

/** SHA-256 as 64 hexadecimal digits. Over plain http browsers have no `crypto.subtle`; there a script does it in pieces. */
export async function sha256Hex(bytes: ArrayBuffer): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return hex(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : await inPieces(bytes));
}

async function inPieces(bytes: ArrayBuffer): Promise<Uint8Array> {
  const hash = sha256.create();
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    hash.update(new Uint8Array(bytes, at, Math.min(pieceBytes, bytes.byteLength - at)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return hash.digest();
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
