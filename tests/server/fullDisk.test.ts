import { sql } from 'kysely';
import { fetchWith, makeKey } from '../support/apiKeys';
import { openSite, type Site } from '../support/site';
import { dataOf, event, refusalOf } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

/** The disk ends here for the database; its largest size if there is no end. */
const endsAt = (pages: number) =>
  sql`pragma max_page_count = ${sql.lit(pages)}`.execute(site.server.app.services.db);

test('a full disk refuses an event with its own sentence, keeps all that was there, and takes the same event when there is room', async () => {
  const { id } = await site.raise();
  const key = await makeKey(site, 'READ');
  const comment = (input: object) =>
    site.gql(
      'inspector',
      `mutation ($input: AddCommentInput!) { addComment(input: $input) { snag { version } } }`,
      { input: { ...event(), snagId: id, body: 'A note '.repeat(500), ...input } },
    );
  const input = event();
  await endsAt(1);
  let answer = await comment(input);
  // What was left of the last pages takes one or two.
  while (answer.errors.length === 0) answer = await comment(Object.assign(input, event()));
  expect(refusalOf(answer)).toMatchObject({ code: 'STORAGE_FULL_SERVER', retryable: true });
  const journal = `{ project(code: "SITE") { snags(first: 1) { edges { node { version } } } } }`;
  const versionOf = async (): Promise<number | undefined> =>
    (
      await site.ask<{ project: { snags: { edges: { node: { version: number } }[] } } }>(
        'viewer',
        journal,
      )
    ).project.snags.edges[0]?.node.version;
  const before = await versionOf();
  expect(refusalOf(await comment(input)).code).toBe('STORAGE_FULL_SERVER');
  expect(await versionOf()).toBe(before);
  // A key reads, too.
  expect((await fetchWith(site, key, '/api/projects/SITE/snags.csv')).status).toBe(200);
  await endsAt(4_294_967_294);
  dataOf(await comment(input));
  expect(await versionOf()).toBe((before ?? 0) + 1);
  expect(site.server.log).toEqual([]);
});
