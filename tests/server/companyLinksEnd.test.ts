import { sweep } from '../../server/sweep';
import { openSite, type Site } from '../support/site';
import { arrive, ask, Jar, makeLink } from '../support/links';
import { event, newId, refusalOf } from '../support/wire';

let site: Site;
let day = 0;
const clock = () => Date.now() + day * 86_400_000;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const company = async (): Promise<string> => {
  const input = {
    ...event(),
    projectId: site.projectId,
    id: newId('company'),
    name: newId('company'),
  };
  await site.ask(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { company { id } } }',
    { input },
  );
  return input.id;
};

test('a company that is renamed keeps its link, and one that is removed ends it', async () => {
  const companyId = await company();
  const jan = await arrive(site, await makeLink(site, companyId), 'Jan');
  await site.ask(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { company { id } } }',
    { input: { ...event(), projectId: site.projectId, id: companyId, name: 'Renamed' } },
  );
  expect(await ask(site, '/session/refresh', jan.jar)).toMatchObject({
    status: 200,
    body: { user: { id: jan.userId, name: 'Jan', link: { code: 'SITE', company: 'Renamed' } } },
  });
  await site.ask(
    'admin',
    'mutation ($input: ArchiveCompanyInput!) { archiveCompany(input: $input) { company { id } } }',
    { input: { ...event(), companyId, archived: true } },
  );
  expect((await ask(site, '/session/refresh', jan.jar)).status).toBe(200);
  expect(
    refusalOf(
      await site.gql(
        'admin',
        'mutation ($input: MakeCompanyLinkInput!) { makeCompanyLink(input: $input) { path } }',
        { input: { ...event(), companyId } },
      ),
    ).code,
  ).toBe('COMPANY_ARCHIVED');
  await site.ask(
    'admin',
    'mutation ($input: RemoveCompanyInput!) { removeCompany(input: $input) { removedId } }',
    { input: { ...event(), companyId } },
  );
  expect((await ask(site, '/session/refresh', jan.jar)).status).toBe(401);
});

describe('after a time', () => {
  let old: Site;
  beforeEach(async () => {
    day = 0;
    old = await openSite({ clock });
  });
  afterEach(() => old.close());

  test('whoever came by a link that is over and did nothing is forgotten with their session, and whoever did something is not', async () => {
    const { db, sessions } = old.server.app.services;
    const companyId = old.companies.A;
    const token = await makeLink(old, companyId);
    const [jan, ann] = [await arrive(old, token, 'Jan'), await arrive(old, token, 'Ann')];
    const { id: snagId } = await old.raise();
    await old.ask(
      jan,
      'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
      { input: { ...event(clock()), snagId, body: 'Tomorrow' } },
    );
    const known = async (): Promise<unknown[]> => {
      const ids = [jan.userId, ann.userId];
      const [people, names, users] = [
        db.selectFrom('link_person').select('user_id as id').where('user_id', 'in', ids),
        db.selectFrom('named_actor').select('id').where('id', 'in', ids),
        db.selectFrom('user').select('id').where('id', 'in', ids),
      ];
      return Promise.all(
        [people, names, users].map(async (each) =>
          (await each.execute()).map(({ id }) => (id === jan.userId ? 'Jan' : 'Ann')).toSorted(),
        ),
      );
    };
    const both = ['Ann', 'Jan'];
    const later = async (days: number): Promise<void> => {
      day += days;
      await sessions.sweep();
      await sweep(old.server.app.services);
    };
    // While the link is open, and while the device may still say who it is.
    await later(1);
    expect(await known()).toEqual([both, both, both]);
    await db
      .updateTable('company_link')
      .set({ ended_at: clock() })
      .where('company_id', '=', companyId)
      .execute();
    await db
      .updateTable('session')
      .set({ ended_at: clock() })
      .where('user_id', 'in', [jan.userId, ann.userId])
      .execute();
    await later(59);
    expect(await known()).toEqual([both, both, both]);
    await later(2);
    expect(await known()).toEqual([['Jan'], ['Jan'], ['Jan']]);
    expect(old.server.log.splice(0)).toEqual([
      {
        level: 'info',
        message: 'removed people who came by a link that is over and did nothing',
        people: 1,
      },
    ]);
  });

  test('a link ends after 90 days without use; used every month it lasts', async () => {
    const token = await makeLink(old, old.companies.A);
    const jan = await arrive(old, token, 'Jan');
    for (day of [60, 120, 180])
      expect((await ask(old, '/session/refresh', jan.jar)).status).toBe(200);
    expect(await ask(old, '/session/link', new Jar(), { token, name: '' })).toMatchObject({
      status: 200,
    });
    day = 271;
    expect((await ask(old, '/session/refresh', jan.jar)).status).toBe(401);
    expect((await ask(old, '/session/link', jan.jar, { token, name: '' })).body.error?.code).toBe(
      'LINK_OVER',
    );
  });
});
