import { plainCursor, readPlainCursor } from '../../connection';
import { Refusal } from '../../refusal';
import { openCursor, sealCursor } from '../journal/cursor';
import type { WaitingPlace, WaitingPlaceRow } from './store';

/** The number of the journal is sealed, as everywhere; the rest can be seen on the snag. */
export const cursorAt = (secret: Buffer, { code, projectId, late, turnSeq, number }: WaitingPlaceRow): string =>
  plainCursor([code, projectId, late, number, sealCursor(secret, projectId, turnSeq)].join(' '));

export function readCursor(secret: Buffer, cursor: string): WaitingPlace {
  const [code = '', projectId = '', late = '', number = '', sealed = ''] = readPlainCursor(cursor).split(' ');
  const turnSeq = openCursor(secret, projectId, sealed);
  if (turnSeq === null || !Number.isSafeInteger(Number(number))) throw new Refusal('BAD_REQUEST', {}, 'after');
  return { code, late, turnSeq, number: Number(number) };
}
