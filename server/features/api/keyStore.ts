import type { Kysely } from 'kysely';
import { keyPrefix } from '../../../rules/apiKeys';
import type { ApiKeyTable } from '../../database/apiTables';
import type { Handle } from '../../database/engine';
import type { Database } from '../../database/schema';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { hashToken, newToken } from '../../tokens';
import type { SignedIn } from '../auth/sessionStore';

const withName = (db: Handle) =>
  db
    .selectFrom('api_key')
    .innerJoin('user', 'user.id', 'api_key.user_id')
    .selectAll('api_key')
    .select('user.name');

/** The keys of a project that are not ended. */
export const keysOf = (db: Handle, projectId: string) =>
  withName(db)
    .where('project_id', '=', projectId)
    .where('ended_at', 'is', null)
    .orderBy('made_at')
    .orderBy('api_key.id')
    .execute();

export const keyById = (db: Handle, id: string) =>
  withName(db).where('api_key.id', '=', id).executeTakeFirst();

/** A new secret of a key, in place of the one before. Nobody can read it again. */
export async function giveSecret(db: Handle, keyId: string): Promise<string> {
  const key = keyPrefix + newToken();
  await db
    .updateTable('api_key')
    .set({ hash: hashToken(key) })
    .where('id', '=', keyId)
    .execute();
  return key;
}

/** Ends keys of a project, or one. */
export async function endKeys(
  db: Handle,
  which: { id: string } | { project_id: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ ended_at: now })
    .where((eb) => eb.and(which))
    .where('ended_at', 'is', null)
    .execute();
}

export interface Caller {
  signedIn: SignedIn;
  projectId: string;
}

/** Who sends a request with this key; null if it is none, was ended, or its project is deleted. */
export async function byKey(
  db: Kysely<Database>,
  clock: () => number,
  key: string,
): Promise<Caller | null> {
  const row = await withName(db)
    .innerJoin('project', 'project.id', 'api_key.project_id')
    .where('hash', '=', hashToken(key))
    .where('ended_at', 'is', null)
    .where('project.state', '<>', 'DELETED')
    .executeTakeFirst();
  if (row === undefined) return null;
  await noteUse(db, row, clock());
  return {
    projectId: row.project_id,
    signedIn: {
      kind: 'KEY',
      sessionId: row.id,
      userId: row.user_id,
      payer: row.id,
      name: row.name,
      email: '',
      isOwner: false,
      hasSecondFactor: true,
      client: null,
      keyKind: row.kind,
    },
  };
}

/**
 * The key that comes with a request, as a bearer, or as the password of Basic, which is what
 * spreadsheets ask for. Null if none does.
 */
export function keyIn(request: Request): string | null {
  const [, scheme = '', sent = ''] =
    /^(bearer|basic) +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(sent, 'base64')
          .toString('utf8')
          .replace(/^[^:]*:/, '')
      : sent;
  return given.startsWith(keyPrefix) ? given : null;
}

/** Throws KEY_UNKNOWN if the key opens nothing. */
export async function requireKey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: string,
): Promise<Caller> {
  const caller = await byKey(db, clock, key);
  if (caller === null) throw new Refusal('KEY_UNKNOWN');
  return caller;
}

async function noteUse(db: Handle, { id, used_at }: ApiKeyTable, now: number): Promise<void> {
  if (used_at !== null && Math.abs(now - used_at) < settings.api.useNoted) return;
  await db
    .updateTable('api_key')
    .set({ used_at: now })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      // Reading must work on a full disk. The next use notes it.
      if (!(error instanceof Refusal) || error.code !== 'STORAGE_FULL_SERVER') throw error;
    });
}
