import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A position in a project's journal for devices: encrypted, so that two cursors do not reveal how many events
 * lie between them, and bound to the project, so that it is not valid elsewhere.
 */
export const sealCursor = (secret: Buffer, projectId: string, seq: number): string => seal(secret, projectId, placeOf(seq));

/** The sequence number in a cursor, or null if it was not made here for this project. */
export function openCursor(secret: Buffer, projectId: string, cursor: string): number | null {
  const opened = open(secret, projectId, cursor);
  return opened === null ? null : seqIn(opened);
}

/** What the server knew when it confirmed an event. */
export interface Confirmed {
  seq: number;
  /** Number of the last event that the person had seen; null if the device did not say. */
  seen: number | null;
  /** The snag's number. */
  number: number | null;
  /** Moves of the snag before it, and how many of them the person had seen. */
  moves: number;
  movesSeen: number;
}

/** What is kept of a receipt, to give it again. */
export interface StoredReceipt {
  number?: number;
  sha256?: string;
  byteLength?: number;
  /** Of an event about a snag: the number of the last event that the person had seen; how many moves the snag had before, and how many of them they had seen. */
  seen?: number | null;
  moves?: number;
  movesSeen?: number;
  /** Whether it was confirmed before, in a journal that is gone. */
  again?: true;
}

/** A cursor that also proves what was confirmed about an event: a server that has lost the event since believes its device. */
export const sealConfirmed = (secret: Buffer, projectId: string, eventId: string, { seq, seen, number, moves, movesSeen }: Confirmed): string =>
  seal(secret, projectId, Buffer.concat([placeOf(seq), hashOf(eventId), Buffer.from(JSON.stringify([seen, number, moves, movesSeen]).padEnd(provenBytes))]));

/** Null if it was not made for this event. */
export function openConfirmed(secret: Buffer, projectId: string, eventId: string, cursor: string): Confirmed | null {
  const opened = open(secret, projectId, cursor);
  if (opened === null || !opened.subarray(placeBytes, placeBytes + hashBytes).equals(hashOf(eventId))) return null;
  // Sealed above.
  const [seen, number, moves, movesSeen] = JSON.parse(opened.subarray(placeBytes + hashBytes).toString()) as [number | null, number | null, number, number];
  return { seq: seqIn(opened), seen, number, moves, movesSeen };
}

const placeBytes = 8;
const hashBytes = 8;
/** Always as many, so that the length does not tell how large the numbers are. */
const provenBytes = 48;

function placeOf(seq: number): Buffer {
  const place = Buffer.alloc(placeBytes);
  place.writeBigUInt64BE(BigInt(seq));
  return place;
}

const seqIn = (opened: Buffer): number => Number(opened.readBigUInt64BE());

const hashOf = (eventId: string): Buffer => createHash('sha256').update(eventId).digest().subarray(0, hashBytes);

function seal(secret: Buffer, projectId: string, place: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(Buffer.from(projectId));
  return Buffer.concat([nonce, cipher.update(place), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

function open(secret: Buffer, projectId: string, cursor: string): Buffer | null {
  const bytes = Buffer.from(cursor, 'base64url');
  const end = bytes.length - 16;
  if (end < 12 + placeBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, 12))
    .setAAD(Buffer.from(projectId))
    .setAuthTag(bytes.subarray(end));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, end)), decipher.final()]);
  } catch {
    return null;
  }
}

const keys = new WeakMap<Buffer, Buffer>();

function keyFrom(secret: Buffer): Buffer {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'journal cursor', 32));
  keys.set(secret, key);
  return key;
}
