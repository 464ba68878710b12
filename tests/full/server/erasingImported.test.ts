import { verifyJournal } from '../../../server/features/journal/verify';
import { archiveOf, bringIn, emptyServer } from '../../support/archives';
import { standsIn } from '../../support/everything';
import { openSite, type Site } from '../../support/site';
import type { TestServer } from '../../support/server';
import { type Caller, dataOf, event, gql, newId } from '../../support/wire';

// People whom a project names that was imported from another server, where they had an e-mail.

let site: Site;
let archive: Buffer;
beforeAll(async () => {
  site = await openSite();
  const { tradeA, tradeB } = site.people;
  const { id: snagId } = await site.raise({
    assigneeId: tradeA.userId,
    companyId: site.companies.A,
  });
  for (const body of [`Ask ${tradeA.email}`, `Ask ${tradeB.email}`])
    await site.ask(
      'inspector',
      'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
      { input: { ...event(), snagId, body } },
    );
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId, assigneeId: null } },
  );
  archive = await archiveOf(site);
});
afterAll(() => site.close());

let server: TestServer & { owner: Caller };
beforeEach(async () => {
  server = await emptyServer();
  await bringIn(server, server.owner, archive);
});
afterEach(async () => {
  expect(server.log).toEqual([]);
  await server.close();
});

const db = () => server.app.services.db;
const stands = (text: string): Promise<boolean> => standsIn(db(), text);

interface Found {
  viewer: {
    records: {
      person: {
        user: { id: string; name: string };
        email: string;
        projectCodes: string[];
        export: string;
      } | null;
    };
  };
}
const find = async (email: string) =>
  dataOf(
    await gql<Found>(
      server.url,
      server.owner,
      'query ($email: String!) { viewer { records { person(email: $email) { user { id name } email projectCodes export } } } }',
      { email },
    ),
  ).viewer.records.person;
const erase = async (userId: string | undefined) =>
  dataOf(
    await gql(
      server.url,
      server.owner,
      'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasedId } }',
      { input: { userId } },
    ),
  );

test('somebody whom a project that was imported names is found by the e-mail they had, exported and erased, and nobody else', async () => {
  const { tradeA, tradeB } = site.people;
  const found = await find(` ${tradeA.email.toUpperCase()}`);
  expect(found).toMatchObject({
    user: { id: tradeA.userId, name: tradeA.name },
    email: tradeA.email,
    projectCodes: ['SITE'],
  });
  expect(JSON.parse(found?.export ?? '')).toMatchObject({
    person: { name: tradeA.name },
    broughtIn: [{ email: tradeA.email, role: 'TRADE' }],
    sameEmail: [],
    named: expect.arrayContaining([expect.objectContaining({ value: `Ask ${tradeA.email}` })]),
  });
  expect([await stands(tradeA.email), await stands(tradeA.name)]).toEqual([true, true]);
  await erase(found?.user.id);
  expect([
    await stands(tradeA.email),
    await stands(tradeA.name),
    await stands(tradeB.email),
    await stands(tradeB.name),
  ]).toEqual([false, false, true, true]);
  expect(await find(tradeA.email)).toBeNull();
  expect(await verifyJournal(db(), { id: site.projectId, code: 'SITE' })).toMatchObject({
    broken: null,
  });
});

test('with an account those go who have its e-mail in a project that was imported, and they are exported with it', async () => {
  const { tradeA } = site.people;
  const account = {
    id: newId('user'),
    email: tradeA.email,
    name: 'Anna Trade',
    sort_key: 'anna trade',
    password_hash: 'hash',
    language: 'en',
    is_owner: 0,
    created_at: 1,
  } as const;
  await db().insertInto('user').values(account).execute();
  const found = await find(tradeA.email);
  expect(found).toMatchObject({
    user: { id: account.id },
    email: tradeA.email,
    projectCodes: ['SITE'],
  });
  expect(JSON.parse(found?.export ?? '')).toMatchObject({
    person: { name: account.name },
    sameEmail: [
      { person: { id: tradeA.userId, name: tradeA.name }, broughtIn: [{ email: tradeA.email }] },
    ],
  });
  await erase(account.id);
  expect([
    await stands(tradeA.email),
    await stands(tradeA.name),
    await stands(account.name),
  ]).toEqual([false, false, false]);
  expect(
    await db()
      .selectFrom('user')
      .select('id')
      .where('erased_at', 'is not', null)
      .orderBy('id')
      .execute(),
  ).toEqual([account.id, tradeA.userId].toSorted().map((id) => ({ id })));
  expect(await verifyJournal(db(), { id: site.projectId, code: 'SITE' })).toMatchObject({
    broken: null,
  });
});
