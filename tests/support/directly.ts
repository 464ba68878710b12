import type { PersonKey, Site } from './site';
import { type Answer, answerOf, type Variables } from './wire';

/** A GraphQL request past the socket, for tests that send hundreds. */
export async function directly<Data>(
  site: Site,
  who: PersonKey,
  query: string,
  variables: Variables = {},
): Promise<Answer<Data>> {
  const request = new Request('http://snagbook.test/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-snagbook': '1',
      authorization: `Bearer ${site.people[who].token}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  return answerOf(await site.server.app.fetch(request));
}
