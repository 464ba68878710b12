import { DatabaseError } from 'pg';
import { isAway, isBusy } from '../../server/database/openPostgres';
import { Refusal } from '../../server/refusal';

const said = (code: string): DatabaseError =>
  Object.assign(new DatabaseError(code, 0, 'error'), { code });
const failed = (properties: object): Error => Object.assign(new Error('failed'), properties);
const verdict = (error: unknown): string =>
  [isAway(error) && 'away', isBusy(error) && 'busy'].filter(Boolean).join(' and ') || 'neither';

test.each<[string, unknown, string]>([
  ['a connection that is refused', failed({ syscall: 'connect', code: 'ECONNREFUSED' }), 'away'],
  ['a socket that is not there', failed({ syscall: 'connect', code: 'ENOENT' }), 'away'],
  [
    'all addresses of a name refused',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    'away',
  ],
  ['a name that nobody knows', failed({ code: 'ENOTFOUND' }), 'away'],
  ['a name that cannot be looked up now', failed({ code: 'EAI_AGAIN' }), 'away'],
  ['a network that is gone', failed({ code: 'ENETUNREACH' }), 'away'],
  ['a line that is cut', new Error('Connection terminated unexpectedly'), 'away'],
  [
    'a connection that takes too long',
    new Error('Connection terminated due to connection timeout'),
    'away',
  ],
  [
    'a line that was cut before',
    new Error('Client has encountered a connection error and is not queryable'),
    'away',
  ],
  ['a server that is shutting down', said('57P01'), 'away'],
  ['a server that is starting', said('57P03'), 'away'],
  ['a server without connections left', said('53300'), 'away'],
  ['a server that only reads', said('25006'), 'away'],
  ['a server in another state', said('55000'), 'away'],
  ['no free connection in time', new Error('timeout exceeded when trying to connect'), 'busy'],
  ['no answer in time', new Error('Query read timeout'), 'busy'],
  ['a statement that was ended', said('57014'), 'busy'],
  ['a lock that was not free in time', said('55P03'), 'busy'],
  ['a transaction in which nothing happened', said('25P03'), 'busy'],
  ['a transaction that took too long', said('25P04'), 'busy'],
  ['a server without memory', said('53200'), 'busy'],
  ['a mistake in a statement', said('42601'), 'neither'],
  ['a key that is there already', said('23505'), 'neither'],
  ['a mistake of ours', new TypeError('undefined is not a function'), 'neither'],
  ['any other error', new Error('Received unexpected dataRow message from backend.'), 'neither'],
  ['a refusal', new Refusal('NOT_FOUND'), 'neither'],
  ['no error', 'Connection terminated', 'neither'],
])('to the server, %s is the database being away, busy or neither', (_name, error, expected) => {
  expect(verdict(error)).toBe(expected);
});
