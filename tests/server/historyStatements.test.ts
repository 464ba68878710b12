import { grain } from '../support/photos';
import { onPostgres } from '../support/postgres';
import { openSite, type Site } from '../support/site';
import { event } from '../support/wire';

const statements: string[] = [];
let site: Site;
beforeAll(async () => void (site = await openSite({ onStatement: (sql) => statements.push(sql) })));
afterAll(() => site.close());

test('the photos of a history are read in as many statements for three events as for one', async () => {
  const { id } = await site.raise();
  const read = async () => {
    // Drawing asks too.
    await site.server.app.rendered();
    statements.length = 0;
    const query = `query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 50) { edges { node { photos { id } } } } } } }`;
    const { node } = await site.ask<{
      node: { history: { edges: { node: { photos: object[] } }[] } };
    }>('inspector', query, { id });
    return {
      photos: node.history.edges.flatMap((edge) => edge.node.photos).length,
      statements: statements.filter((sql) => sql.includes('event_file')).length,
    };
  };
  await site.addPhoto('inspector', id, await grain(80, 64).jpeg().toBuffer());
  const one = await read();
  for (const width of [81, 82])
    await site.addPhoto('inspector', id, await grain(width, 64).jpeg().toBuffer());
  expect([one.photos, await read()]).toEqual([1, { photos: 3, statements: one.statements }]);
});

test('an event of a snag reads and indexes none of the comments before it', async () => {
  const { id } = await site.raise();
  const comment = (body: string) =>
    site.ask(
      'inspector',
      'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
      { input: { ...event(), snagId: id, body } },
    );
  await comment('The first');
  const read = async (act: () => Promise<unknown>) => {
    statements.length = 0;
    await act();
    return {
      indexed: statements.filter((sql) =>
        sql.startsWith(onPostgres ? 'insert into snag_text' : 'insert into snag_search'),
      ).length,
      comments: statements.filter((sql) => sql.includes('"said"')).length,
    };
  };
  // PostgreSQL finds by itself that the snag's own text is the same as before.
  const own = onPostgres ? 1 : 0;
  expect(await read(() => comment('The second'))).toEqual({ indexed: own + 1, comments: 0 });
  expect(await read(() => site.move('admin', id, 'VOID', { reason: 'DUPLICATE' }))).toEqual({
    indexed: own,
    comments: 0,
  });
  expect(
    await read(() => site.move('admin', id, 'RESTORE', { comment: 'It is another one' })),
  ).toEqual({ indexed: own + 1, comments: 0 });
});
