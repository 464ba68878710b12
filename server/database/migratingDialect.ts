import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

/** Known to all who bring one database to its shape. */
const migrating = 5_317_002;

/**
 * For connections that bring a database to its shape. Each transaction waits for those of others,
 * and has all the time it needs. Kysely itself would take a lock of the session around the
 * transaction: a pooler in transaction mode hands that to a connection that others get next, and
 * its release to another one, so the next start would wait for as long as the pooler keeps the
 * first.
 */
export class MigratingDialect extends PostgresDialect {
  private readonly config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.config = config;
  }

  override createDriver(): Driver {
    return new OneAfterTheOther(this.config);
  }

  override createAdapter(): PostgresAdapter {
    return new WithoutLock();
  }
}

class OneAfterTheOther extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    // Whatever was set on the connection before: the wait is as long as the migration of another
    // process.
    await connection.executeQuery(
      CompiledQuery.raw(
        `select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
      ),
    );
    await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${migrating})`));
  }
}

/** Its transaction has one. */
class WithoutLock extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}
