import { verifyJournal } from '../../server/features/journal/verify';
import { archiveOf, bringIn, emptyServer } from '../support/archives';
import type { TestServer } from '../support/server';
import { openSite, type Site } from '../support/site';
import { type Caller, dataOf, event, gql, newId, nobody, signIn } from '../support/wire';

// The people of a project that was imported, who are names there until they are invited.

let site: Site;
let archive: Buffer;
let number: number;
let server: TestServer & { owner: Caller };
beforeAll(async () => {
  site = await openSite();
  number = (await site.raise({ title: 'Door sticks' })).number;
  archive = await archiveOf(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  server = await emptyServer();
  await bringIn(server, server.owner, archive);
});
afterEach(() => server.close());

const db = () => server.app.services.db;

/** Somebody is invited to the project that was imported, and makes an account. */
async function joinAs(email: string, name: string): Promise<void> {
  const people = [{ invitationId: newId('invitation'), email, role: 'INSPECTOR', companyId: null }];
  const { inviteMembers } = dataOf(
    await gql<{ inviteMembers: { links: [{ path: string }] } }>(
      server.url,
      server.owner,
      'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
      { input: { ...event(), projectId: site.projectId, people } },
    ),
  );
  const input = {
    eventId: newId('event'),
    token: inviteMembers.links[0].path.replace('/join/', ''),
    name,
    password: 'doors and windows',
  };
  dataOf(
    await gql(
      server.url,
      nobody,
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { projectCode } }',
      { input },
    ),
  );
}

test('one of its people who is invited by their e-mail there and accepts it has the account of what they did', async () => {
  const { email, name, userId } = site.people.inspector;
  const another = 'somebody@else.example';
  await joinAs(email, 'Isa Inspector');
  await joinAs(another, name);
  const accounts = await db()
    .selectFrom('user')
    .select(['id', 'email', 'name'])
    .where('email', 'in', [email, another])
    .orderBy('email')
    .execute();
  expect(accounts).toEqual([
    { id: userId, email, name: 'Isa Inspector' },
    { id: expect.not.stringMatching(userId), email: another, name },
  ]);
  const isa = await signIn(server.url, { email, password: 'doors and windows' });
  const { project } = dataOf(
    await gql<{
      project: { snags: { edges: { node: { number: number; raisedBy: { name: string } } }[] } };
    }>(
      server.url,
      isa,
      '{ project(code: "SITE") { snags(first: 10) { edges { node { number raisedBy { name } } } } } }',
    ),
  );
  expect(project.snags.edges.map(({ node }) => node)).toContainEqual(
    expect.objectContaining({ number, raisedBy: { name: 'Isa Inspector' } }),
  );
  expect(await verifyJournal(db(), { id: site.projectId, code: 'SITE' })).toMatchObject({
    broken: null,
  });
});
