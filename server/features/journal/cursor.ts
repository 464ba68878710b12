import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { SnagStatus } from '../../../rules/snag';
import type { Handle } from '../../database/engine';
import type { EventTable } from '../../database/journalTables';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { noHash } from './chain';

/** After the event with this number and hash; number 0 and `noHash`: before the first. */
export type Position = Pick<EventTable, 'seq' | 'hash'>;

export const start: Position = { seq: 0, hash: noHash };

/** What the cursor of a receipt says besides, for a server that has lost the event since. */
export interface Confirmed {
  /** The snag's number. */
  number: number;
  /** Of a move: the status before it. */
  from: SnagStatus | null;
}

/**
 * A position in a project's journal for devices: encrypted, so that two cursors do not reveal how
 * many events lie between them, and bound to the project, so that it is not valid elsewhere. With
 * the beginning of the event's hash, so that it does not fit another history, which has given the
 * same number to another event. What a receipt says besides is bound to the id of its event.
 */
export const sealCursor = (
  secret: Buffer,
  projectId: string,
  { seq, hash }: Position,
  confirmed: (Confirmed & { eventId: string }) | null = null,
): string =>
  seal(
    secret,
    projectId,
    Buffer.concat([bytesOf(seq), beginningOf(hash), ...(confirmed ? [sealed(confirmed)] : [])]),
  );

export interface Opened {
  seq: number;
  /** Beginning of the event's hash; empty in cursors of earlier versions. */
  hash: Buffer;
  confirmed: Confirmed | null;
}

/**
 * Null if it was not made here for this project. `eventId`: of the event that comes with it; a
 * receipt speaks for its own alone.
 */
export function openCursor(
  secret: Buffer,
  projectId: string,
  cursor: string,
  eventId: string | null = null,
): Opened | null {
  const bytes = open(secret, projectId, cursor);
  return (
    bytes && {
      seq: Number(bytes.readBigUInt64BE()),
      hash: bytes.subarray(seqBytes, seqBytes + hashBytes),
      confirmed:
        bytes.length === receiptBytes &&
        eventId !== null &&
        bytes.subarray(receiptBytes - hashBytes).equals(beginningOf(idHash(eventId)))
          ? {
              number: bytes.readUInt32BE(seqBytes + hashBytes),
              from: statuses[bytes.readUInt8(seqBytes + hashBytes + 4) - 1] ?? null,
            }
          : null,
    }
  );
}

/**
 * The position of a cursor. Refuses one that was not made here for this project with BAD_REQUEST,
 * and one that does not fit the journal with OTHER_HISTORY.
 */
export async function positionOf(
  { db, secret, log }: Pick<Services, 'db' | 'secret' | 'log'>,
  projectId: string,
  cursor: string,
  field = 'after',
): Promise<Position> {
  const opened = openCursor(secret, projectId, cursor);
  if (opened === null) throw new Refusal('BAD_REQUEST', {}, field);
  const position = await fitting(db, projectId, opened);
  if (position !== null) return position;
  log({
    level: 'warn',
    message:
      'A device has read events that this database does not have, so this was put back. The device reads all anew and sends again what was confirmed to it.',
    projectId,
  });
  throw new Refusal('OTHER_HISTORY', {}, field);
}

/** Null if the journal has another event there, or none. */
export async function fitting(
  db: Handle,
  projectId: string,
  { seq, hash }: Pick<Opened, 'seq' | 'hash'>,
): Promise<Position | null> {
  const [position] = seq === 0 ? [start] : await positionsAt(db, [{ projectId, seq }]);
  return position != null && (hash.length === 0 || beginningOf(position.hash).equals(hash))
    ? position
    : null;
}

/** In the order of the numbers; null where there is no such event. */
export async function positionsAt(
  db: Handle,
  numbers: readonly { projectId: string; seq: number }[],
): Promise<(Position | null)[]> {
  const events = await db
    .selectFrom('event')
    .select(['project_id', 'seq', 'hash'])
    .where((eb) =>
      eb.or(numbers.map(({ projectId, seq }) => eb.and({ project_id: projectId, seq }))),
    )
    .execute();
  return numbers.map(
    ({ projectId, seq }) =>
      events.find((event) => event.project_id === projectId && event.seq === seq) ?? null,
  );
}

const seqBytes = 8;
const hashBytes = 8;
/** Of a receipt: also the snag's number, a status, and the beginning of its event id's hash. */
const receiptBytes = seqBytes + hashBytes + 5 + hashBytes;

/** Sealed by their places, so one that is added comes last. */
const statuses: readonly SnagStatus[] = [
  'OPEN',
  'IN_PROGRESS',
  'FIXED',
  'CLOSED',
  'DISPUTED',
  'VOID',
];

function bytesOf(seq: number): Buffer {
  const bytes = Buffer.alloc(seqBytes);
  bytes.writeBigUInt64BE(BigInt(seq));
  return bytes;
}

const beginningOf = (hash: string): Buffer => Buffer.from(hash, 'hex').subarray(0, hashBytes);

const idHash = (eventId: string): string => createHash('sha256').update(eventId).digest('hex');

function sealed({ number, from, eventId }: Confirmed & { eventId: string }): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32BE(number);
  bytes.writeUInt8(from === null ? 0 : statuses.indexOf(from) + 1, 4);
  return Buffer.concat([bytes, beginningOf(idHash(eventId))]);
}

function seal(secret: Buffer, projectId: string, bytes: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(
    Buffer.from(projectId),
  );
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

function open(secret: Buffer, projectId: string, cursor: string): Buffer | null {
  const bytes = Buffer.from(cursor, 'base64url');
  const end = bytes.length - 16;
  if (end < 12 + seqBytes) return null;
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
