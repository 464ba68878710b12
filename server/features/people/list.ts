import type { ProjectPeopleArgs } from '../../../__generated__/server/resolvers';
import { nameKey, searchWords } from '../../../rules/text';
import { checkFirst, plainCursor, readPlainCursor, toConnection } from '../../graphql/connection';
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
    .map((member) => ({ member, key: `${nameKey(member.name)} ${member.id}`, words: nameKey([member.name, member.company ?? '', seesEmails ? member.email : ''].join(' ')) }))
    .filter(({ words }) => parts.every((part) => words.includes(part)))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const place = after == null ? '' : readPlainCursor(after);
  const { edges, pageInfo } = toConnection(found.filter(({ key }) => key > place), first, after, ({ key }) => plainCursor(key));
  return { total: found.length, edges: edges.map(({ cursor, node }) => ({ cursor, node: node.member })), pageInfo };
}
