import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../server/backup/backup';
import { restore } from '../../server/backup/restore';
import { checkJournals } from '../../server/features/journal/checkJournals';
import { sealCursor, start } from '../../server/features/journal/cursor';
import { startServer, type TestServer } from '../support/server';
import { openSite, type PersonKey, type Site } from '../support/site';
import { ask, Jar, makeLink } from '../support/links';
import { type Caller, dataOf, event, gql, newId, signIn } from '../support/wire';

// After a restore each journal says by itself that it goes on from a backup.

let site: Site;
let disk: string;
const servers: TestServer[] = [];

beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());
beforeEach(async () => void (disk = await mkdtemp(join(tmpdir(), 'snagbook-restored-'))));
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close({ keep: true });
  await rm(disk, { recursive: true, force: true });
});

const backedUp = () => backUp({ dataDir: site.server.dataDir, folder: join(disk, 'backup') });
const restoredTo = (name: string, folder = 'backup') =>
  restore({ folder: join(disk, folder), dataDir: join(disk, name) });

async function started(name: string): Promise<TestServer> {
  const server = await startServer({ dataDir: join(disk, name), development: true });
  servers.push(server);
  return server;
}

const as = ({ url }: TestServer, who: PersonKey): Promise<Caller> => signIn(url, site.people[who]);
const lastOf = ({ app }: TestServer, projectId = site.projectId) =>
  app.services.db
    .selectFrom('told_event')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const before = (projectId = site.projectId) => lastOf(site.server, projectId);
const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
const goesOn = (code: string, seq: number, of = ` of ${time}`): RegExp =>
  new RegExp(
    `^${code} was put back to a backup at ${time}: it goes on after event ${seq}, the last one in the backup${of}\\.$`,
  );

const setState = (state: string) =>
  site.ask(
    'admin',
    'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: site.projectId, state } },
  );

test('each journal has an event of the server that says of which backup it goes on and after which event, also that of an archived project', async () => {
  await setState('ARCHIVED');
  const [from, began] = [await before(), Date.now()];
  await backedUp();
  const made = Date.now();
  await setState('ACTIVE');
  expect(await restoredTo('data')).toMatchObject({
    whole: true,
    lines: expect.arrayContaining([expect.stringMatching(goesOn('SITE', from.seq))]),
  });
  const server = await started('data');
  const said = await lastOf(server);
  expect(said).toMatchObject({
    seq: from.seq + 1,
    kind: 'RESTORED',
    actor_kind: 'SYSTEM',
    actor_id: null,
    subject_id: site.projectId,
    snag_id: null,
  });
  const { facts } = JSON.parse(said.content ?? '') as { facts: { backup: { madeAt: number } } };
  expect(facts).toEqual({
    backup: { madeAt: expect.any(Number), events: from.seq, lastHash: from.hash },
  });
  expect(facts.backup.madeAt).toBeGreaterThanOrEqual(began);
  expect(facts.backup.madeAt).toBeLessThanOrEqual(made);
  expect(
    await server.app.services.db
      .selectFrom('project')
      .select('state')
      .where('id', '=', site.projectId)
      .executeTakeFirst(),
  ).toEqual({ state: 'ARCHIVED' });
  const other = await before(site.otherProjectId);
  expect(await lastOf(server, site.otherProjectId)).toMatchObject({
    seq: other.seq + 1,
    kind: 'RESTORED',
  });
  const { lines, hold } = await checkJournals(join(disk, 'data'), { quick: false });
  expect(hold).toBe(true);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(goesOn('SITE', from.seq)),
      expect.stringMatching(goesOn('OTHER', other.seq)),
    ]),
  );
  expect(
    (await checkJournals(site.server.dataDir, { quick: true })).lines.join('\n'),
  ).not.toContain('put back');
});

test('devices begin after it; of those who read the journal from before it, only admins are told', async () => {
  await backedUp();
  await restoredTo('data');
  const server = await started('data');
  const kindsFrom = async (who: PersonKey, after: string) => {
    const query =
      'query ($id: ID!, $after: String!) { node(id: $id) { ... on Project { journal(after: $after, first: 100) { entries { event { kind actor { __typename } changes { field to } } subject { id } } } } } }';
    const { node } = dataOf(
      await gql<{ node: { journal: { entries: { event: { kind: string } | null }[] } } }>(
        server.url,
        await as(server, who),
        query,
        { id: site.projectId, after },
      ),
    );
    return node.journal.entries.filter((entry) => entry.event?.kind === 'RESTORED');
  };
  const { app } = server;
  const first = sealCursor(app.services.secret, site.projectId, start);
  expect(await kindsFrom('admin', first)).toEqual([
    {
      event: {
        kind: 'RESTORED',
        actor: null,
        changes: [{ field: 'backup', to: expect.stringMatching(new RegExp(`^${time}$`)) }],
      },
      subject: null,
    },
  ]);
  for (const who of ['inspector', 'tradeA', 'viewer'] as const)
    expect(await kindsFrom(who, first)).toEqual([]);
  const { node } = dataOf(
    await gql<{ node: { journalCursor: string } }>(
      server.url,
      await as(server, 'admin'),
      'query ($id: ID!) { node(id: $id) { ... on Project { journalCursor } } }',
      { id: site.projectId },
    ),
  );
  expect(await kindsFrom('admin', node.journalCursor)).toEqual([]);
});

test('what is restored of one backup to two places has two journals from then on, which receipts tell apart', async () => {
  await backedUp();
  await restoredTo('one');
  await restoredTo('other');
  const raised = {
    ...event(),
    projectId: site.projectId,
    snagId: newId('snag'),
    title: 'After both',
    locationId: site.locationId,
  };
  const receipts = [];
  for (const name of ['one', 'other']) {
    const server = await started(name);
    const inspector = await as(server, 'inspector');
    const { raiseSnag } = dataOf(
      await gql<{ raiseSnag: { receipt: { number: number; hash: string } } }>(
        server.url,
        inspector,
        'mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { receipt { number hash } } }',
        { input: raised },
      ),
    );
    const admin = await as(server, 'admin');
    const { project } = dataOf(
      await gql<{ project: { recordedHashes: { hash: string }[] } }>(
        server.url,
        admin,
        'query ($eventIds: [ID!]!) { project(code: "SITE") { recordedHashes(eventIds: $eventIds) { hash } } }',
        { eventIds: [raised.eventId] },
      ),
    );
    expect(project.recordedHashes).toEqual([{ hash: raiseSnag.receipt.hash }]);
    receipts.push(raiseSnag.receipt);
  }
  const [one, other] = receipts;
  // The same event with the same number, but in two journals.
  expect(one?.number).toBe(other?.number);
  expect(one?.hash).not.toBe(other?.hash);
});

test('company links and invitations end, because they may have been withdrawn since the backup, and the restore says which', async () => {
  const token = await makeLink(site, site.companies.A);
  await site.ask(
    'admin',
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
    {
      input: {
        ...event(),
        projectId: site.projectId,
        people: [{ invitationId: newId('invitation'), email: 'new@site.example', role: 'VIEWER' }],
      },
    },
  );
  await backedUp();
  expect((await restoredTo('data')).lines).toEqual(
    expect.arrayContaining([
      'Ended in SITE: the link of Company A. Make a new one if it is needed.',
      'Ended in SITE: the invitation of new@site.example. Invite them again.',
    ]),
  );
  const opened = await ask(await started('data'), '/session/link', new Jar(), { token, name: '' });
  expect(opened.body.error?.code).toBe('LINK_OVER');
});
