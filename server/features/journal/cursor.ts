import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { moveKinds } from '../../../rules/moves';
import type { Handle } from '../../database/engine';
import type { EventTable, RestoredTable } from '../../database/journalTables';
import { Refusal } from '../../refusal';
import { cursorSecretOf } from '../../secret';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { noHash } from './chain';

/** After the event with this number and hash; number 0 and `noHash`: before the first. */
export type Position = Pick<EventTable, 'seq' | 'hash'>;

export const start: Position = { seq: 0, hash: noHash };

/**
 * A position in a project's journal for devices: encrypted, so that two cursors do not reveal how
 * many events lie between them, and bound to the project, so that it is not valid elsewhere. With
 * the beginning of the event's hash, so that it does not fit another journal that has given the
 * same number to another event.
 */
export const sealCursor = (secret: Buffer, projectId: string, { seq, hash }: Position): string =>
  seal(secret, projectId, Buffer.concat([bytesOf(seq), beginningOf(hash)]));

/** The sequence number in a cursor, or null if it was not made here for this project. */
export function openCursor(secret: Buffer, projectId: string, cursor: string): number | null {
  const opened = open(secret, projectId, cursor);
  return opened === null ? null : seqIn(opened);
}

/**
 * The position of a cursor. Refuses one that was not made here for this project with BAD_REQUEST,
 * and one that does not fit the journal with OTHER_HISTORY.
 */
export async function positionOf(
  { db, cursorSecret, log }: Pick<Services, 'db' | 'cursorSecret' | 'log'>,
  projectId: string,
  cursor: string,
  field = 'after',
): Promise<Position> {
  const opened = open(cursorSecret, projectId, cursor);
  if (opened === null) throw new Refusal('BAD_REQUEST', {}, field);
  const position = await fitting(db, projectId, opened);
  if (position !== null) return position;
  log({
    level: 'error',
    message:
      'A device has read another history than this database has. If the database was put back, stop Snagbook and call npm run new-history.',
    projectId,
  });
  throw new Refusal('OTHER_HISTORY', {}, field);
}

/** Null if the journal has another event there, or none. */
async function fitting(db: Handle, projectId: string, opened: Buffer): Promise<Position | null> {
  const seq = seqIn(opened);
  const [position] = seq === 0 ? [start] : await positionsAt(db, [{ projectId, seq }]);
  // Cursors of earlier versions say nothing of a hash.
  const said = opened.subarray(opened.length === seqBytes + hashBytes ? seqBytes : withoutHash);
  return position != null && (said.length === 0 || beginningOf(position.hash).equals(said))
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
  /**
   * Of an event about a snag: the number of the last event that the person had seen; how many moves
   * the snag had before, and how many of them they had seen.
   */
  seen?: number | null;
  moves?: number;
  movesSeen?: number;
  /** Whether it was confirmed before, in a journal that is gone. */
  again?: true;
}

/**
 * A cursor that also proves what was confirmed about an event: a server that has lost the event
 * since believes its device.
 */
export const sealConfirmed = (
  secret: Buffer,
  projectId: string,
  eventId: string,
  { seq, hash, seen, number, moves, movesSeen }: Confirmed & Position,
): string =>
  seal(
    secret,
    projectId,
    Buffer.concat([
      bytesOf(seq),
      hashOf(eventId),
      Buffer.from(JSON.stringify([seen, number, moves, movesSeen]).padEnd(provenBytes)),
      beginningOf(hash),
    ]),
  );

/** Null if it was not made for this event. */
export function openConfirmed(
  secret: Buffer,
  projectId: string,
  eventId: string,
  cursor: string,
): Confirmed | null {
  const opened = open(secret, projectId, cursor);
  if (opened === null || !opened.subarray(seqBytes, seqBytes + hashBytes).equals(hashOf(eventId)))
    return null;
  // Sealed above.
  const [seen, number, moves, movesSeen] = JSON.parse(
    opened.subarray(seqBytes + hashBytes, withoutHash).toString(),
  ) as [number | null, number | null, number, number];
  return { seq: seqIn(opened), seen, number, moves, movesSeen };
}

const seqBytes = 8;
const hashBytes = 8;
/** Always as many, so that the length does not tell how large the numbers are. */
const provenBytes = 48;
/** Of a cursor that proves what was confirmed. */
const withoutHash = seqBytes + hashBytes + provenBytes;

function bytesOf(seq: number): Buffer {
  const bytes = Buffer.alloc(seqBytes);
  bytes.writeBigUInt64BE(BigInt(seq));
  return bytes;
}

const seqIn = (opened: Buffer): number => Number(opened.readBigUInt64BE());

const hashOf = (eventId: string): Buffer =>
  createHash('sha256').update(eventId).digest().subarray(0, hashBytes);

const beginningOf = (hash: string): Buffer => Buffer.from(hash, 'hex').subarray(0, hashBytes);

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

/**
 * An event that was confirmed before in a journal that is gone: the server was put back to a state
 * in which it had not happened.
 */
export interface Lost extends Pick<Confirmed, 'number' | 'moves' | 'movesSeen'> {
  /** Until then, in epoch ms, it waits for what others did before it. */
  waitsUntil: number;
  /** The number of the last event that both journals have. */
  commonSeq: number;
}

export interface Seen {
  /**
   * The number of the last event that the person had seen of this journal; null if the device did
   * not say.
   */
  seenSeq: number | null;
  lost: Lost | null;
}

type Keys = Pick<Services, 'cursorSecret' | 'secret'>;
type Said = { eventId: string; seen?: string | null | undefined };

/**
 * What a device says with `seen`: where the journal stood for the person. It may be from before a
 * restore; then they had seen what the journal had in common with today's, at most. Of another
 * history that nobody said had ended they had seen at most what was there when they did it. For an
 * event that is sent again because a restore lost it, `seen` is the cursor of its receipt.
 */
export async function readSeen(
  db: Handle,
  keys: Keys,
  projectId: string,
  { eventId, occurredAt, seen }: Said & { occurredAt: number },
): Promise<Seen> {
  if (seen == null) return { seenSeq: null, lost: null };
  const opened = open(keys.cursorSecret, projectId, seen);
  if (opened !== null) {
    const position =
      (await fitting(db, projectId, opened)) ??
      (await lastBefore(db, projectId, seqIn(opened), occurredAt));
    return { seenSeq: position.seq, lost: null };
  }
  for (const ended of await db
    .selectFrom('restored')
    .selectAll()
    .where('project_id', '=', projectId)
    .execute()) {
    const before = openCursor(cursorSecretOf(keys.secret, ended.epoch), projectId, seen);
    if (before === null) continue;
    const lost = lostIn(keys, ended, { eventId, seen });
    const last = lost === null ? before : lost.seen;
    return { seenSeq: last === null ? null : Math.min(last, ended.last_seq), lost };
  }
  return { seenSeq: null, lost: null };
}

/** The last event with at most this number that was recorded by then. */
async function lastBefore(
  db: Handle,
  projectId: string,
  seq: number,
  at: number,
): Promise<Position> {
  const event = await db
    .selectFrom('event')
    .select(['seq', 'hash'])
    .where('project_id', '=', projectId)
    .where('seq', '<=', seq)
    .where('recorded_at', '<=', at)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event ?? start;
}

/**
 * Whether what the event is about may still come, in a project of this person: they had seen of it
 * what a restore has lost. `entered`: only if the event itself was never confirmed.
 */
export async function isAwaited(
  db: Handle,
  { clock, secret }: Keys & Pick<Services, 'clock'>,
  userId: string,
  { eventId, seen }: Said,
  { entered = false } = {},
): Promise<boolean> {
  if (seen == null) return false;
  const restored = await db
    .selectFrom('restored')
    .innerJoin('admitted as member', 'member.project_id', 'restored.project_id')
    .where('member.user_id', '=', userId)
    .selectAll('restored')
    .execute();
  return restored.some((ended) => {
    const key = cursorSecretOf(secret, ended.epoch);
    if (
      clock() >= waitsUntil(ended) ||
      (openCursor(key, ended.project_id, seen) ?? 0) <= ended.last_seq
    )
      return false;
    return !entered || openConfirmed(key, ended.project_id, eventId, seen) === null;
  });
}

const waitsUntil = ({ restored_at }: RestoredTable): number => restored_at + settings.restoring;

function lostIn(
  { secret }: Keys,
  ended: RestoredTable,
  { eventId, seen }: { eventId: string; seen: string },
): (Lost & Pick<Confirmed, 'seen'>) | null {
  const confirmed = openConfirmed(
    cursorSecretOf(secret, ended.epoch),
    ended.project_id,
    eventId,
    seen,
  );
  return confirmed === null || confirmed.seq <= ended.last_seq
    ? null
    : { ...confirmed, waitsUntil: waitsUntil(ended), commonSeq: ended.last_seq };
}

/** How often the snag was moved, with the raise; and how often up to an event. */
export async function movesOf(
  db: Handle,
  snagId: string,
  seenSeq: number | null = null,
): Promise<{ moves: number; movesSeen: number }> {
  return movesIn(db, snagId)
    .select((eb) => [
      eb.fn.countAll<number>().as('moves'),
      eb.fn
        .countAll<number>()
        .filterWhere('seq', '<=', seenSeq ?? 0)
        .as('movesSeen'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Whether moves that came before a lost event, which others have to send again, are not back yet.
 * What was done since the restore is none of them.
 */
export async function awaitsMoves(
  db: Handle,
  now: number,
  lost: Lost,
  snagId: string,
): Promise<boolean> {
  return (
    now < lost.waitsUntil &&
    (await movesWith(db, lost, snagId)).filter(({ ofBoth }) => ofBoth).length < lost.moves
  );
}

/**
 * The number that the last move has now which the person had seen before a lost event; 0 if there
 * is none. They have seen nothing of what was done since the restore, nor what came back after
 * that.
 */
export async function seqOfMove(db: Handle, lost: Lost, snagId: string): Promise<number> {
  const moves = await movesWith(db, lost, snagId);
  const other = moves.findIndex(({ ofBoth }) => !ofBoth);
  return (
    moves.slice(0, Math.min(lost.movesSeen, other < 0 ? moves.length : other)).at(-1)?.seq ?? 0
  );
}

/**
 * The moves of a snag, the first first; `ofBoth`: the journal that is gone had it too, because it
 * is from before the restore or has come again.
 */
async function movesWith(
  db: Handle,
  { commonSeq }: Lost,
  snagId: string,
): Promise<{ seq: number; ofBoth: boolean }[]> {
  const moves = await movesIn(db, snagId).select(['seq', 'receipt']).orderBy('seq').execute();
  // Written by `append`.
  return moves.map(({ seq, receipt }) => ({
    seq,
    ofBoth: seq <= commonSeq || (JSON.parse(receipt) as StoredReceipt).again === true,
  }));
}

const movesIn = (db: Handle, snagId: string) =>
  db
    .selectFrom('event')
    .where('snag_id', '=', snagId)
    .where('kind', 'in', ['SNAG_RAISED', ...moveKinds]);
