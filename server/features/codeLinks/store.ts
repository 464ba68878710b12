import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '../../../rules/days';
import { codeLimits } from '../../../rules/handovers';
import type { CodeLinkTable } from '../../database/codeLinkTable';
import type { Handle, Trx } from '../../database/engine';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { hashToken } from '../../tokens';

// A link with a code that reaches its holder apart from it. Both are derived from the id, so that a
// mail or an answer that is sent again has the same; the database has their hashes.

export interface Secrets {
  token: string;
  code: string;
}

export function secretsOf(secret: Buffer, id: string): Secrets {
  const derive = (what: string): Buffer =>
    createHmac('sha256', secret).update(`${what} of link ${id}`).digest();
  const number = derive('code').readUIntBE(0, 6) % 10 ** codeLimits.digits;
  return {
    token: derive('token').toString('base64url'),
    code: String(number).padStart(codeLimits.digits, '0'),
  };
}

/** Together with the token, which nobody knows of whoever reads the database alone. */
const hashOfCode = ({ token, code }: Secrets): string => hashToken(`${token} ${code}`);

type Asked = Pick<
  CodeLinkTable,
  'id' | 'project_id' | 'subject_id' | 'part' | 'user_id' | 'email' | 'sent_by' | 'mail'
>;

/** Replaces the one that there was about the same, whose link and code end. */
export async function addCodeLink(
  trx: Trx,
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  asked: Asked,
): Promise<void> {
  const now = clock();
  const secrets = secretsOf(secret, asked.id);
  const isLink = asked.user_id === null;
  await trx
    .deleteFrom('code_link')
    .where('subject_id', '=', asked.subject_id)
    .where('part', '=', asked.part)
    .execute();
  await trx
    .insertInto('code_link')
    .values({
      ...asked,
      made_at: now,
      ends_at: now + codeLimits.days * dayMs,
      token_hash: isLink ? hashToken(secrets.token) : null,
      code_hash: isLink ? hashOfCode(secrets) : null,
      tries: 0,
      opened_at: null,
    })
    .execute();
}

export const codeLinkById = (db: Handle, id: string): Promise<CodeLinkTable | undefined> =>
  db.selectFrom('code_link').selectAll().where('id', '=', id).executeTakeFirst();

export const codeLinkByToken = (db: Handle, token: string): Promise<CodeLinkTable | undefined> =>
  db
    .selectFrom('code_link')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();

export const codeLinksOf = (db: Handle, subjectIds: readonly string[]): Promise<CodeLinkTable[]> =>
  db
    .selectFrom('code_link')
    .selectAll()
    .where('subject_id', 'in', subjectIds)
    .orderBy('part')
    .execute();

/** Forgets whom a signature came from that is erased. */
export async function forgetSigner(trx: Trx, eventId: string): Promise<void> {
  const signature = await trx
    .selectFrom('handover_signature')
    .select(['handover_id', 'party'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (signature === undefined) return;
  await trx
    .deleteFrom('code_link')
    .where('subject_id', '=', signature.handover_id)
    .where('part', '=', signature.party)
    .execute();
}

/** Deletes those that ended long ago: until then whoever opens one reads what became of it. */
export async function sweepCodeLinks(db: Handle, now: number): Promise<void> {
  await db
    .deleteFrom('code_link')
    .where('ends_at', '<=', now - codeLimits.days * dayMs)
    .execute();
}

/** Whether it opens nothing any more: it has ended, or too many wrong codes were entered. */
export const isOver = ({ ends_at: until, tries }: CodeLinkTable, now: number): boolean =>
  until <= now || tries >= codeLimits.tries;

/**
 * What token and code open. Each try is counted before the code is looked at, because many may come
 * at once; after too many wrong ones no code opens it. Refuses with LINK_OVER or SIGNING_CODE_WRONG.
 */
export async function openWithCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, code }: Secrets,
): Promise<CodeLinkTable> {
  const tried = await db
    .updateTable('code_link')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('tries', '<', codeLimits.tries)
    .where('ends_at', '>', clock())
    .returningAll()
    .executeTakeFirst();
  if (tried === undefined) throw new Refusal('LINK_OVER');
  const given = Buffer.from(hashOfCode({ token, code: code.replaceAll(/\D/g, '') }));
  const known = Buffer.from(tried.code_hash ?? '');
  if (given.length !== known.length || !timingSafeEqual(given, known))
    throw new Refusal(
      'SIGNING_CODE_WRONG',
      { left: codeLimits.tries - Number(tried.tries) },
      'code',
    );
  await db
    .updateTable('code_link')
    .set({ tries: 0, opened_at: tried.opened_at ?? clock() })
    .where('id', '=', tried.id)
    .execute();
  return tried;
}
