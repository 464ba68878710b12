import { openSite, type Site } from '../support/site';
import { event, newId } from '../support/wire';

let site: Site;
const statements: string[] = [];
beforeAll(async () => {
  site = await openSite({ onStatement: (sql) => statements.push(sql) });
  for (let n = 0; n < 60; n += 1) await site.raise(n % 2 === 0 ? {} : { tradeId: site.trades.B });
});
afterAll(() => site.close());

const list = `query ($first: Int!, $filter: SnagFilter, $after: String) { project(code: "SITE") {
  journalCursor snagCounts(filter: $filter) { all open toCheck }
  snags(first: $first, filter: $filter, after: $after) { pageInfo { endCursor hasNextPage } edges { node {
    id number reference displayTitle status overdueDays allowedActions photoCount thumbnail { url(size: SMALL) } waitingFor { kind company { name } }
    trade { name } company { name } assignee { name } location { path parent { name } } raisedBy { name } project { code }
  } } }
} }`;

interface Listed {
  project: {
    snagCounts: { all: number };
    snags: {
      pageInfo: { endCursor: string; hasNextPage: boolean };
      edges: { node: { number: number } }[];
    };
  };
}

const statementsFor = async (work: () => Promise<unknown>): Promise<number> => {
  statements.length = 0;
  await work();
  return statements.length;
};

test('a page of sixty snags takes no more statements than a page of five', async () => {
  const read = (first: number) =>
    site.ask('inspector', list, { first, filter: { locationId: site.locationId } });
  // The first request of a session notes that it is used.
  await read(5);
  const small = await statementsFor(() => read(5));
  const large = await statementsFor(() => read(60));
  expect(large).toBe(small);
  expect(large).toBeLessThanOrEqual(16);
});

test('a page of the journal takes no more statements than a short one', async () => {
  const query = `query ($after: String!, $first: Int!) { project(code: "SITE") { journal(after: $after, first: $first) { entries { event { kind actor { name } } snag { id title company { name } } } } } }`;
  // The first request of a session notes that it is used.
  const after = await site.cursor('tradeA');
  for (let n = 0; n < 20; n += 1) await site.raise();
  const small = await statementsFor(() => site.ask('tradeA', query, { after, first: 2 }));
  const large = await statementsFor(() => site.ask('tradeA', query, { after, first: 20 }));
  expect(large).toBe(small);
});

describe('search', () => {
  const found = async (text: string, person: 'viewer' | 'tradeA' = 'viewer') => {
    const { project } = await site.ask<Listed>(person, list, { first: 100, filter: { text } });
    expect(project.snagCounts.all).toBe(project.snags.edges.length);
    return project.snags.edges.map(({ node }) => node.number);
  };

  test('finds parts of words in title, description, number and place, in any case', async () => {
    const { number } = await site.raise({
      title: 'Türzarge QUIETSCHT',
      description: 'behind the wardrobe',
    });
    for (const text of [
      'türzar',
      'TÜRZAR',
      'quiet',
      'ward',
      `SITE-${number}`,
      'quiet block',
      'tü qu',
    ])
      expect(await found(text)).toContain(number);
    for (const text of ['quiet nowhere', 'qu zz']) expect(await found(text)).toEqual([]);
  });

  test('finds a snag by what it says now, and no more by what it said', async () => {
    const { id, number } = await site.raise({ title: 'Oldword' });
    await site.ask(
      'inspector',
      `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`,
      { input: { ...event(), snagId: id, title: 'Newword' } },
    );
    expect(await found('newword')).toEqual([number]);
    expect(await found('oldword')).toEqual([]);
  });

  test('finds snags by the new name of their place, and of the place above it', async () => {
    const save = (id: string, name: string, parentId?: string) =>
      site.ask(
        'admin',
        `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { path } } }`,
        {
          input: {
            ...event(),
            projectId: site.projectId,
            id,
            name,
            ...(parentId === undefined ? {} : { parentId }),
          },
        },
      );
    const [tower, flat] = [newId('location'), newId('location')];
    await save(tower, 'Tower');
    await save(flat, 'Attic', tower);
    const { number } = await site.raise({ locationId: flat });
    expect(await found('tower')).toEqual([number]);
    expect(await save(tower, 'Lighthouse')).toEqual({
      saveLocation: { location: { path: 'Lighthouse' } },
    });
    expect(await found('lighth attic')).toEqual([number]);
    expect(await found('tower')).toEqual([]);
    await save(flat, 'Penthouse');
    expect(await found('lighthouse pentho')).toEqual([number]);
  });
});
