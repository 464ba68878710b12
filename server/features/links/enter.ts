import { sql } from 'kysely';
import type { Language } from '../../../rules/languages';
import { sortKey } from '../../../rules/sortKeys';
import { type Handle, writeBeside } from '../../database/engine';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { cleanName } from '../../text';
import { likenessKey } from './likeness';
import { nameOfHolder, type OpenedLink, personOf } from './store';

interface Known {
  id: string;
  name: string;
  /** Whether their session is still open: then they need not say their name again. */
  isOpen: boolean;
}

/** Who came by this link, or one of the same company, with this session before; or null. */
export async function knownByLink(
  { db, clock }: Services,
  sessionId: string,
  link: OpenedLink,
): Promise<Known | null> {
  const person = await personOf(db, sessionId);
  if (
    person === undefined ||
    person.erased_at !== null ||
    person.project_id !== link.project_id ||
    person.company_id !== link.company_id ||
    // A client has several, each of which shows something else.
    (link.company_id === '' && person.link_id !== link.id)
  )
    return null;
  return {
    id: person.id,
    name: person.name,
    isOpen: person.ended_at === null && person.expires_at > clock(),
  };
}

interface Entering {
  link: OpenedLink;
  /** As it was sent; may be empty if they are known. */
  name: string;
  address: string;
  known: Known | null;
  language: Language | null;
}

/**
 * The person who uses a link: one who is known and says no other name goes on with it, everybody
 * else is new.
 */
export async function enterByLink(
  { db, clock, tries }: Services,
  { link, name: sent, address, known, language }: Entering,
): Promise<{ id: string; name: string }> {
  const now = clock();
  const name = sent === '' && known !== null ? known.name : cleanName(sent, 'name');
  const used = { used_at: now, opened_at: now, openings: sql<number>`openings + 1` };
  if (known !== null && known.name === name) {
    await writeBeside(db, async (trx) => {
      await trx
        .updateTable('link_person')
        .set({ link_id: link.id })
        .where('user_id', '=', known.id)
        .execute();
      // Push messages are in the language they see by now.
      if (language !== null)
        await trx.updateTable('user').set({ language }).where('id', '=', known.id).execute();
      await trx.updateTable('company_link').set(used).where('id', '=', link.id).execute();
    });
    return known;
  }
  // First, or a link would tell who is a member as often as it is asked.
  await tries.byLink({ linkId: link.id, address });
  if (await isMember(db, link.project_id, name)) throw new Refusal('NAME_OF_MEMBER', {}, 'name');
  const id = newId('user');
  await writeBeside(db, async (trx) => {
    // Cannot be used to sign in: no address has this form, and no password matches an empty hash.
    const account = {
      email: `link ${id}`,
      password_hash: '',
      is_owner: 0,
      erased_at: null,
      created_at: now,
    };
    await trx
      .insertInto('user')
      .values({ id, name, sort_key: sortKey(name), language: language ?? 'en', ...account })
      .execute();
    await trx
      .insertInto('named_actor')
      .values({ id, project_id: link.project_id, kind: 'LINK', name })
      .execute();
    await trx
      .insertInto('link_person')
      .values({
        user_id: id,
        id: newId('member'),
        project_id: link.project_id,
        link_id: link.id,
        company_id: link.company_id,
        made_at: now,
      })
      .execute();
    const open = await trx
      .updateTable('company_link')
      .set(used)
      .where('id', '=', link.id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // Withdrawn since it was looked up.
    if (open === undefined) throw new Refusal('LINK_OVER');
  });
  return { id, name };
}

/** Whether the name could be taken for that of a member. */
async function isMember(db: Handle, projectId: string, name: string): Promise<boolean> {
  const members = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .select('user.name')
    .where('member.project_id', '=', projectId)
    .execute();
  const key = likenessKey(name);
  return members.some((member) => likenessKey(member.name) === key);
}

/** What a link is called where it opens. */
export interface LinkName {
  code: string;
  /** Or the client's name. */
  company: string;
  client?: true;
  /** It shows a part of the project. */
  part?: true;
}

export const nameOfLink = ({
  code,
  company,
  company_id,
  filter,
}: Pick<OpenedLink, 'code' | 'company' | 'company_id' | 'filter'>): LinkName => ({
  code,
  company,
  ...(company_id === '' && { client: true }),
  ...(filter !== null && { part: true }),
});

/** The same of the link that somebody came by, or null. */
export async function linkOfPerson(db: Handle, userId: string): Promise<LinkName | null> {
  const row = await db
    .selectFrom('link_person')
    .innerJoin('project', 'project.id', 'link_person.project_id')
    .innerJoin('company_link', 'company_link.id', 'link_person.link_id')
    .leftJoin('company', 'company.id', 'link_person.company_id')
    .where('link_person.user_id', '=', userId)
    .where((eb) => eb.or([eb('link_person.company_id', '=', ''), eb('company.id', 'is not', null)]))
    .select([
      'project.code',
      'link_person.company_id',
      'company_link.filter',
      nameOfHolder.as('company'),
    ])
    .executeTakeFirst();
  return row === undefined ? null : nameOfLink(row);
}
