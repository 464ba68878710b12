import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeTransaction } from '../../database/engine';
import { databaseFile, openDatabase } from '../../database/open';
import { settings } from '../../settings';
import { hashToken } from '../sessions/tokens';

/** The command was refused; the message is a sentence for the operator. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

interface Wanted {
  dataDir: string;
  email: string;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
}

/**
 * Makes a one-time link for a person for whom nobody else can make one, such as the owner. Access to the machine is enough, because it includes all data.
 * Needs exclusive access to the database, so the server must not run.
 */
export async function makeMachineLink({ dataDir, email, clock = Date.now }: Wanted): Promise<{ path: string; name: string }> {
  // Opening it would make an empty one.
  if (!existsSync(join(dataDir, databaseFile))) throw new CommandRefused(`There is no Snagbook in ${dataDir}. Set DATA_DIR to the folder of its data.`);
  const db = await openDatabase(dataDir);
  try {
    const token = randomBytes(32).toString('base64url');
    const name = await writeTransaction(db, async (trx) => {
      const person = await trx.selectFrom('user').select(['id', 'name']).where('email', '=', email.trim().toLowerCase()).executeTakeFirst();
      if (person === undefined) throw new CommandRefused(`Nobody here has the e-mail ${email}.`);
      await trx.deleteFrom('password_link').where('user_id', '=', person.id).execute();
      const made = { user_id: person.id, token_hash: hashToken(token), project_id: null, issued_by: null, expires_at: clock() + settings.passwordLink.life, used_at: null };
      await trx.insertInto('password_link').values(made).execute();
      return person.name;
    });
    return { path: `/reset/${token}`, name };
  } finally {
    await db.destroy();
  }
}
