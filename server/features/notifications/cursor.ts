import { plainCursor, readPlainCursor } from '../../connection';
import { Refusal } from '../../refusal';
import { openCursor, sealCursor } from '../journal/cursor';
import type { WaitingPlace, WaitingPlaceRow } from './store';

/** The number of the journal is sealed, as everywhere; the rest can be seen on the snag. */
export const cursorAt = (secret: Buffer, { code, projectId, newsSeq, number }: WaitingPlaceRow): string =>
  plainCursor([code, projectId, number, sealCursor(secret, projectId, newsSeq)].join(' '));

export function readCursor(secret: Buffer, cursor: string): WaitingPlace {
  const [code = '', projectId = '', number = '', sealed = ''] = readPlainCursor(cursor).split(' ');
  const newsSeq = openCursor(secret, projectId, sealed);
  if (newsSeq === null || !Number.isSafeInteger(Number(number))) throw new Refusal('BAD_REQUEST', {}, 'after');
  return { code, newsSeq, number: Number(number) };
}
