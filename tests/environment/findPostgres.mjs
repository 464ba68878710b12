import pg from 'pg';

/** The usual address of a PostgreSQL on a developer's machine. */
const usual = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Time limit for its answer, in ms. */
const patience = 3_000;

/**
 * The PostgreSQL in which tests may create databases: the one of TEST_DATABASE_URL, else one on
 * this machine that asks for no password; one that does is never used, even if its password is
 * known here. Returns the reason if there is none. If a named one cannot be used, the tests fail.
 */
export async function findPostgres(named, url = usual) {
  if (named) return { url: named };
  const { hostname, port, username, pathname } = new URL(url);
  const client = new pg.Client({
    host: hostname,
    port: Number(port),
    user: username,
    database: pathname.slice(1),
    // No connection string, because without a password in it pg takes the one of PGPASSWORD or
    // ~/.pgpass.
    password: () => Promise.reject(new Error('It asks for a password.')),
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int >= 150000 as new, rolcreatedb or rolsuper as makes, exists (select from pg_collation where collprovider = 'i') as icu from pg_roles where rolname = current_user`,
    );
    const { new: isNew, makes, icu } = rows[0];
    if (isNew && makes && icu) return { url };
    return {
      why: `TEST_DATABASE_URL is not set, and the PostgreSQL on 127.0.0.1:5432 ${isNew ? (makes ? 'knows no ICU' : 'lets its user make no databases') : 'is older than 15'}`,
    };
  } catch {
    return {
      why: 'TEST_DATABASE_URL is not set, and no PostgreSQL on 127.0.0.1:5432 lets the user postgres in without a password',
    };
  } finally {
    await client.end().catch(() => {});
  }
}
