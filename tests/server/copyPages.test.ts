import { eventually } from '../support/eventually';
import { openSite, type Site } from '../support/site';
import { event } from '../support/wire';

const statements: string[] = [];
let site: Site;
beforeAll(async () => void (site = await openSite({ onStatement: (sql) => statements.push(sql) })));
afterAll(() => site.close());

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

test('the event loop comes in between the histories of a page', async () => {
  const histories = Array.from(
    { length: 10 },
    (_, nth) =>
      `h${nth}: history(first: $first) { edges { node { kind comment actor { ... on User { name } } photos { id } } } }`,
  ).join('\n');
  const turnsOf = async (first: number): Promise<number> => {
    let [turns, over] = [0, false];
    const count = (): void => {
      turns += 1;
      if (!over) setImmediate(count);
    };
    const asking = site.ask(
      'inspector',
      `query ($first: Int!) { project(code: "SITE") { snags(first: 100) { edges { node { id ${histories} } } } } }`,
      { first },
    );
    count();
    await asking;
    over = true;
    return turns;
  };
  await turnsOf(100);
  // On a busy machine an answer takes some turns more, never fewer.
  const fewest = async (first: number): Promise<number> =>
    Math.min(await turnsOf(first), await turnsOf(first), await turnsOf(first));
  // A thousand events and more, of which fifty are answered in a turn.
  await eventually(async () =>
    expect((await fewest(100)) - (await fewest(1))).toBeGreaterThanOrEqual(10),
  );
});
