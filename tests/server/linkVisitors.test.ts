import { arrive, makeLink } from '../support/links';
import { openSite, type Site } from '../support/site';
import { dataOf, refusalOf } from '../support/wire';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

test('an admin sees who uses a link, the latest seen first, and ends one of them; the others go on', async () => {
  const id = site.companies.B;
  const token = await makeLink(site, id);
  const [jan, eva] = [await arrive(site, token, 'Jan'), await arrive(site, token, 'Eva')];
  const visitors = 'visitors { id name lastSeenAt }';
  const { node } = await site.ask<{ node: { link: Visitors } }>(
    'admin',
    `query ($id: ID!) { node(id: $id) { ... on Company { link { ${visitors} } } } }`,
    { id },
  );
  const seen = node.link.visitors;
  expect(seen.map(({ name }) => name).toSorted()).toEqual(['Eva', 'Jan']);
  for (const { lastSeenAt } of seen) expect(Date.now() - lastSeenAt).toBeLessThan(60_000);

  const end = (who: 'admin' | 'inspector' | 'outsider') =>
    site.gql<{ endLinkVisitor: { company: { link: Visitors } } }>(
      who,
      `mutation ($input: EndLinkVisitorInput!) { endLinkVisitor(input: $input) { company { link { ${visitors} } } } }`,
      { input: { visitorId: seen.find(({ name }) => name === 'Jan')?.id } },
    );
  expect(refusalOf(await end('inspector')).code).toBe('FORBIDDEN');
  expect(refusalOf(await end('outsider')).code).toBe('NOT_FOUND');
  const left = dataOf(await end('admin')).endLinkVisitor.company.link.visitors;
  expect(left.map(({ name }) => name)).toEqual(['Eva']);
  const name = '{ viewer { user { name } } }';
  expect((await site.gql(jan, name)).status).toBe(401);
  expect((await site.gql(eva, name)).errors).toEqual([]);
});

interface Visitors {
  visitors: { id: string; name: string; lastSeenAt: number }[];
}
