import { type Kysely, sql } from 'kysely';
import { statusesOf } from '../../../rules/lists';
import { type Handle, type Trx, writeTransaction } from '../../database/engine';
import type { CompanyLinkTable } from '../../database/linkTables';
import type { Database } from '../../database/schema';
import { settings } from '../../settings';
import { hashToken, newToken } from '../../tokens';
import type { SessionStore } from '../auth/sessionStore';

/** From this time on a link must have been used to be open at `now`. */
export const usedSince = (now: number): number => now - settings.companyLink.unused;

/** The open link of a company, or undefined. */
export const openLinkOf = (
  db: Handle,
  companyId: string,
  now: number,
): Promise<CompanyLinkTable | undefined> =>
  db
    .selectFrom('company_link')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where('used_at', '>', usedSince(now))
    .executeTakeFirst();

/** The open links of clients of a project. */
export const clientLinksOf = (
  db: Handle,
  projectId: string,
  now: number,
): Promise<CompanyLinkTable[]> =>
  db
    .selectFrom('company_link')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('company_id', '=', '')
    .where('ended_at', 'is', null)
    .where('used_at', '>', usedSince(now))
    .orderBy('made_at')
    .orderBy('id')
    .execute();

export const linkById = (db: Handle, id: string): Promise<CompanyLinkTable | undefined> =>
  db.selectFrom('company_link').selectAll().where('id', '=', id).executeTakeFirst();

export const isOpen = ({ ended_at, used_at }: CompanyLinkTable, now: number): boolean =>
  ended_at === null && used_at > usedSince(now);

/** Of a link: its company's name, or the client's. */
export const nameOfHolder = sql<string>`coalesce(company.name, company_link.name)`;

/** What a token opens, or undefined: cut, withdrawn, unused for too long and made up are one. */
export const linkByToken = (db: Handle, token: string, now: number) =>
  db
    .selectFrom('link_token')
    .innerJoin('company_link', 'company_link.id', 'link_token.link_id')
    .leftJoin('company', 'company.id', 'company_link.company_id')
    .innerJoin('project', 'project.id', 'company_link.project_id')
    .where('link_token.hash', '=', hashToken(token))
    .where('company_link.ended_at', 'is', null)
    .where('company_link.used_at', '>', usedSince(now))
    .where('project.state', '=', 'ACTIVE')
    .select([
      'company_link.id',
      'company_link.project_id',
      'company_link.company_id',
      'company_link.filter',
      nameOfHolder.as('company'),
      'project.code',
      'project.name as project',
    ])
    .executeTakeFirst();

export type OpenedLink = NonNullable<Awaited<ReturnType<typeof linkByToken>>>;

/** How many snags of a company were sent back and are not fixed again. */
export async function sentBackTo(db: Handle, companyId: string): Promise<number> {
  const { n } = await db
    .selectFrom('snag')
    .where('company_id', '=', companyId)
    .where('status', 'in', statusesOf('SENT_BACK'))
    .where('sent_back_count', '>', 0)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** A new token of a link, which counts as use. Nobody can read it again. */
export async function addToken(db: Handle, linkId: string, now: number): Promise<string> {
  const token = newToken();
  await db.updateTable('company_link').set({ used_at: now }).where('id', '=', linkId).execute();
  await db
    .insertInto('link_token')
    .values({ hash: hashToken(token), link_id: linkId, made_at: now })
    .execute();
  return token;
}

/**
 * Somebody who came by a link before, by a session of theirs; undefined if they have an account by
 * now.
 */
export const personOf = (db: Handle, sessionId: string) =>
  db
    .selectFrom('session')
    .innerJoin('link_person', 'link_person.user_id', 'session.user_id')
    .innerJoin('user', 'user.id', 'session.user_id')
    .where('session.id', '=', sessionId)
    .select([
      'user.id',
      'user.name',
      'user.erased_at',
      'link_person.project_id',
      'link_person.link_id',
      'link_person.company_id',
      'session.ended_at',
      'session.expires_at',
    ])
    .executeTakeFirst();

export interface LinkVisitor {
  id: string;
  name: string;
  link_id: string;
  /** When their session on one device ends without use. */
  expires_at: number;
}

/** The sessions on devices that use these links and did not leave them, and whose each is. */
export const devicesOf = (db: Handle, linkIds: readonly string[]): Promise<LinkVisitor[]> =>
  db
    .selectFrom('link_person')
    .innerJoin('session', 'session.user_id', 'link_person.user_id')
    .where('link_person.link_id', 'in', linkIds)
    .innerJoin('user', 'user.id', 'link_person.user_id')
    .where('session.ended_at', 'is', null)
    .select(['link_person.id', 'user.name', 'link_person.link_id', 'session.expires_at'])
    .orderBy('session.expires_at', 'desc')
    .orderBy('link_person.id')
    .execute();

/**
 * Ends links and the sessions of all who came by them. Answers the ids of the sessions, so that
 * their sockets can be closed.
 */
export async function endLinks(
  trx: Trx,
  sessions: SessionStore,
  which: { id: string } | { company_id: string } | { project_id: string },
  now: number,
): Promise<string[]> {
  const links = await trx
    .updateTable('company_link')
    .set({ ended_at: now })
    .where((eb) => eb.and(which))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  if (links.length === 0) return [];
  return sessions.endWhere(trx, (is) =>
    is(
      'user_id',
      'in',
      trx
        .selectFrom('link_person')
        .select('user_id')
        .where(
          'link_id',
          'in',
          links.map(({ id }) => id),
        ),
    ),
  );
}

/**
 * Removes those who came by a link that is over and did nothing that the journal tells of: nobody
 * needs their names. First their sessions have to be swept, which say who they are when a new link
 * of the company is opened. Answers how many went.
 */
export function sweepLinkPersons(db: Kysely<Database>, now: number): Promise<number> {
  return writeTransaction(db, async (trx) => {
    const people = await trx
      .selectFrom('link_person')
      .innerJoin('company_link', 'company_link.id', 'link_person.link_id')
      .select('user_id')
      .where((eb) =>
        eb.or([
          eb('company_link.ended_at', 'is not', null),
          eb('company_link.used_at', '<=', usedSince(now)),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('session')
              .select('session.id')
              .whereRef('session.user_id', '=', 'link_person.user_id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('event')
              .select('event.seq')
              .whereRef('event.actor_id', '=', 'link_person.user_id')
              .where('event.actor_kind', '=', 'LINK'),
          ),
        ),
      )
      .limit(settings.companyLink.sweptAtOnce)
      .execute();
    const ids = people.map(({ user_id: id }) => id);
    if (ids.length === 0) return 0;
    await trx.deleteFrom('link_person').where('user_id', 'in', ids).execute();
    await trx.deleteFrom('named_actor').where('id', 'in', ids).execute();
    await trx.deleteFrom('user').where('id', 'in', ids).execute();
    return ids.length;
  });
}
