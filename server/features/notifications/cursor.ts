import { plainCursor, readPlainCursor } from '../../graphql/connection';
import { Refusal } from '../../refusal';
import type { WaitingPlace } from './store';

/** All of it can be seen on the snag. */
export const cursorAt = ({ code, late, since, number }: WaitingPlace): string => plainCursor([code, late, since, number].join(' '));

export function readCursor(cursor: string): WaitingPlace {
  const [, code, late, since, number] = /^(\S+) (\S+) (\d{1,15}) (\d{1,15})$/.exec(readPlainCursor(cursor)) ?? [];
  if (code === undefined || late === undefined) throw new Refusal('BAD_REQUEST', {}, 'after');
  return { code, late, since: Number(since), number: Number(number) };
}
