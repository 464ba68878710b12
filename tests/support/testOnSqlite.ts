import { onPostgres } from './postgres';

/**
 * A test of what SQLite alone does, such as its plan of a query, in a file that runs on PostgreSQL
 * too. There it is skipped, and the gate says so at its end.
 */
// oxlint-disable-next-line jest/no-disabled-tests -- It runs on SQLite.
export const testOnSqlite: jest.It = onPostgres ? test.skip : test;
