import { onPostgres } from './postgres';

const undeclared = Object.assign(() => undefined, { each: () => () => undefined });

/** A test of what SQLite alone does, such as its plan of a query, in a file that runs on PostgreSQL too. There it is not declared. */
export const testOnSqlite = onPostgres ? (undeclared as unknown as jest.It) : test; // all that tests use of it
