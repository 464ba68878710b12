import { DatabaseError } from 'pg';
import { isAway, isBusy } from '../../server/database/openPostgres';

const said = (code: string): DatabaseError =>
  Object.assign(new DatabaseError(code, 0, 'error'), { code });
const failed = (properties: object): Error => Object.assign(new Error('failed'), properties);
const verdict = (error: unknown): string =>
  [isAway(error) && 'away', isBusy(error) && 'busy'].filter(Boolean).join(' and ') || 'neither';

test.each<[string, unknown, string]>([
  ['a connection that is refused', failed({ syscall: 'connect', code: 'ECONNREFUSED' }), 'away'],
  [
    'all addresses of a name refused',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    'away',
  ],
  ['a line that is cut', new Error('Connection terminated unexpectedly'), 'away'],
  ['a server that is shutting down', said('57P01'), 'away'],
  ['no free connection in time', new Error('timeout exceeded when trying to connect'), 'busy'],
  ['a lock that was not free in time', said('55P03'), 'busy'],
  ['a mistake in a statement', said('42601'), 'neither'],
  ['no error', 'Connection terminated', 'neither'],
])('to the server, %s is the database being away, busy or neither', (_name, error, expected) => {
  expect(verdict(error)).toBe(expected);
});
