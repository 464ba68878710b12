import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';

const statements: string[] = [];
let site: Site;
beforeAll(async () => void (site = await openSite({ onStatement: (sql) => statements.push(sql) })));
afterAll(() => site.close());

test('the photos of a history are read in as many statements for three events as for one', async () => {
  const { id } = await site.raise();
  const read = async () => {
    statements.length = 0;
    const query = `query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 50) { edges { node { photos { id } } } } } } }`;
    const { node } = await site.ask<{ node: { history: { edges: { node: { photos: object[] } }[] } } }>('inspector', query, { id });
    return { photos: node.history.edges.flatMap((edge) => edge.node.photos).length, statements: statements.filter((sql) => sql.includes('event_file')).length };
  };
  await site.addPhoto('inspector', id, await grain(80, 64).jpeg().toBuffer());
  const one = await read();
  for (const width of [81, 82]) await site.addPhoto('inspector', id, await grain(width, 64).jpeg().toBuffer());
  expect([one.photos, await read()]).toEqual([1, { photos: 3, statements: one.statements }]);
});
