import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { CommandRefused } from '../../commandRefused';
import { writeTransaction } from '../../database/engine';
import { databaseFile, openDatabase } from '../../database/open';
import type { Database } from '../../database/schema';
import { usePostgres } from '../../database/usePostgres';
import { settings } from '../../settings';
import { removeFactorsOf } from './factorStore';
import { hashToken } from '../../tokens';

interface Wanted {
  dataDir: string;
  /** @default SQLite below `dataDir` */
  databaseUrl?: string | undefined;
  email: string;
  /** Whether their second factors are removed, too, because they are lost. @default false */
  withoutFactors?: boolean;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
}

/**
 * Makes a one-time link for a person for whom nobody else can make one, such as the owner. Access
 * to the machine is enough, because it includes all data.
 * Needs exclusive access to an SQLite database, so the server must not run then.
 */
export async function makeMachineLink({
  dataDir,
  databaseUrl,
  email,
  withoutFactors = false,
  clock = Date.now,
}: Wanted): Promise<{ path: string; name: string }> {
  if (databaseUrl !== undefined)
    return usePostgres(databaseUrl, (db) => makeLink(db, { email, withoutFactors, clock }));
  // Opening it would make an empty one.
  if (!existsSync(join(dataDir, databaseFile)))
    throw new CommandRefused(
      `There is no Snagbook in ${dataDir}. Set DATA_DIR to the folder of its data.`,
    );
  const db = await openDatabase(dataDir);
  try {
    return await makeLink(db, { email, withoutFactors, clock });
  } finally {
    await db.destroy();
  }
}

async function makeLink(
  db: Kysely<Database>,
  { email, withoutFactors, clock }: Required<Pick<Wanted, 'email' | 'withoutFactors' | 'clock'>>,
): Promise<{ path: string; name: string }> {
  const token = randomBytes(32).toString('base64url');
  const name = await writeTransaction(db, async (trx) => {
    const person = await trx
      .selectFrom('user')
      .select(['id', 'name'])
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (person === undefined) throw new CommandRefused(`Nobody here has the e-mail ${email}.`);
    await trx.deleteFrom('password_link').where('user_id', '=', person.id).execute();
    const made = {
      user_id: person.id,
      mailed: 0 as const,
      token_hash: hashToken(token),
      project_id: null,
      issued_by: null,
      expires_at: clock() + settings.passwordLink.life,
      used_at: null,
    };
    await trx.insertInto('password_link').values(made).execute();
    // Sessions that go on are those of a server that does not run, or end by the link.
    if (withoutFactors) await removeFactorsOf(trx, person.id, clock());
    return person.name;
  });
  return { path: `/reset/${token}`, name };
}
