import type { ProjectPeopleArgs } from '../../../__generated__/server/resolvers';
import { compareKeys } from '../../../rules/sortKeys';
import { nameKey, searchWords } from '../../../rules/text';
import { plainCursor, readPlainCursor } from '../../../rules/listCursor';
import { checkFirst, toConnection } from '../../graphql/connection';
import type { Context } from '../../context';
import { memberOf } from '../../permissions';
import { membersWithNames } from './store';

/** A page of a project's people by name. A project has a thousand of them at most, so they are sorted and looked through here, alike in every engine. */
export async function listPeople(context: Context, projectId: string, { first, after, text }: ProjectPeopleArgs) {
  checkFirst(first);
  // Whom nobody else sees the e-mails of, nobody else finds by them.
  const seesEmails = (await memberOf(context, projectId))?.role === 'ADMIN';
  const parts = searchWords(text);
  const found = (await membersWithNames(context.services.db, projectId))
    .map((member) => ({ member, key: `${member.sort_key}\u0000${member.user_id}`, words: nameKey([member.name, member.company ?? '', seesEmails ? member.email : ''].join(' ')) }))
    .filter(({ words }) => parts.every((part) => words.includes(part)))
    .toSorted((one, other) => compareKeys(one.key, other.key));
  const place = after == null ? '' : readPlainCursor(after);
  const { edges, pageInfo } = toConnection(found.filter(({ key }) => compareKeys(key, place) > 0), first, after, ({ key }) => plainCursor(key));
  return { total: found.length, edges: edges.map(({ cursor, node }) => ({ cursor, node: node.member })), pageInfo };
}
