import type { Client } from 'pg';
import { settings } from '../settings';

/** Another process uses the database. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
  constructor() {
    super('Another Snagbook is already running on the database of DATABASE_URL. Stop it first, or set DATABASE_URL to another database.');
  }
}

/** That no other process uses the database. */
export interface Alone {
  /** False from when the line is lost until the lock is taken again: meanwhile another process may have it. */
  held: () => boolean;
  end: () => Promise<void>;
}

/** Takes a lock that lives as long as a connection of its own does, so that PostgreSQL frees it for whoever comes after a crash. */
export async function keepAlone(connect: () => Promise<Client>): Promise<Alone> {
  let holder: Client | null = null;
  let looking: Promise<void> | null = null;
  const take = async (): Promise<void> => {
    const client = await locked(connect);
    client.once('end', () => {
      if (holder === client) holder = null;
    });
    holder = client;
  };
  const look = async (): Promise<void> => {
    const client = holder;
    try {
      // Asked, because a line may be cut without a word.
      await (client === null ? take() : client.query('select 1'));
    } catch {
      if (client !== null && holder === client) holder = null;
      await client?.end().catch(() => undefined);
    }
  };
  await take();
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, settings.database.looking);
  return {
    held: () => holder !== null,
    async end() {
      clearInterval(timer);
      await looking;
      await holder?.end();
    },
  };
}

/** A connection that has the lock. */
async function locked(connect: () => Promise<Client>): Promise<Client> {
  const client = await connect();
  try {
    // PostgreSQL asks as well: by itself it would keep the lock of a machine that lost its power for two hours.
    await client.query(`select set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)`);
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(5317003) as taken');
    if (rows[0]?.taken !== true) throw new DatabaseInUse();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
