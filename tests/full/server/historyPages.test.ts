import { openSite, type Site } from '../../support/site';
import { event } from '../../support/wire';
import { grain } from '../../support/photos';

const statements: string[] = [];
let site: Site;
beforeEach(
  async () => void (site = await openSite({ onStatement: (sql) => statements.push(sql) })),
);
afterEach(() => site.close());

interface Page {
  project: {
    snags: {
      edges: {
        node: {
          id: string;
          history: {
            edges: { node: { kind: string; comment: string | null } }[];
            pageInfo: { hasNextPage: boolean; endCursor: string };
          };
        };
      }[];
    };
  };
}
const query = `query ($first: Int!) { project(code: "SITE") { snags(first: 100) { edges { node { id
  history(first: $first) { edges { node { kind comment actor { ... on User { name } } photos { id } } } pageInfo { hasNextPage endCursor } } } } } } }`;

test('the histories of a page of snags are whole, and read in as many statements for thirty snags as for ten', async () => {
  const told = new Map<string, string[]>();
  const raise = async (count: number): Promise<void> => {
    for (let nth = 0; nth < count; nth += 1) {
      const { id } = await site.raise();
      told.set(id, ['SNAG_RAISED']);
      for (let said = 0; said <= nth % 4; said += 1) {
        await site.ask(
          'inspector',
          'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
          { input: { ...event(), snagId: id, body: `${nth} ${said}` } },
        );
        told.get(id)?.push(`${nth} ${said}`);
      }
    }
  };
  const read = async (first: number) => {
    statements.length = 0;
    const { project } = await site.ask<Page>('inspector', query, { first });
    return { asked: statements.length, histories: project.snags.edges.map(({ node }) => node) };
  };
  await raise(10);
  // The first request of a session notes that it is used.
  await read(100);
  const ten = await read(100);
  await raise(20);
  const thirty = await read(100);
  expect(thirty.asked).toBe(ten.asked);
  expect(
    new Map(
      thirty.histories.map(({ id, history }) => [
        id,
        history.edges.map(({ node }) => node.comment ?? node.kind),
      ]),
    ),
  ).toEqual(told);
  // A page of each that goes on where there is more.
  for (const { id, history } of (await read(2)).histories) {
    const all = told.get(id) ?? [];
    expect([
      history.edges.map(({ node }) => node.comment ?? node.kind),
      history.pageInfo.hasNextPage,
    ]).toEqual([all.slice(0, 2), all.length > 2]);
    const next = await site.ask<{ node: Page['project']['snags']['edges'][number]['node'] }>(
      'inspector',
      'query ($id: ID!, $after: String) { node(id: $id) { ... on Snag { history(first: 100, after: $after) { edges { node { kind comment } } } } } }',
      { id, after: history.pageInfo.endCursor },
    );
    expect(next.node.history.edges.map(({ node }) => node.comment ?? node.kind)).toEqual(
      all.slice(2),
    );
  }
});

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
      indexed: statements.filter((sql) => sql.startsWith('insert into snag_search')).length,
      comments: statements.filter((sql) => sql.includes('"said"')).length,
    };
  };
  expect(await read(() => comment('The second'))).toEqual({ indexed: 1, comments: 0 });
  expect(await read(() => site.move('admin', id, 'VOID', { reason: 'DUPLICATE' }))).toEqual({
    indexed: 0,
    comments: 0,
  });
  expect(
    await read(() => site.move('admin', id, 'RESTORE', { comment: 'It is another one' })),
  ).toEqual({ indexed: 1, comments: 0 });
});
