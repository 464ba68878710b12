import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyJournal } from '../../../server/features/journal/verify';
import { checkFiles } from '../../../server/features/journal/checkFiles';
import { readOriginals } from '../../../server/files';
import {
  archiveOf,
  askArchive,
  bringIn,
  changed,
  changeLine,
  emptyServer,
  sendArchive,
} from '../../support/archives';
import { uploadDocument, uploadInput } from '../../support/paperPlans';
import { announce, blobOf, grain } from '../../support/photos';
import { openSite, type Site } from '../../support/site';
import type { TestServer } from '../../support/server';
import { type Caller, dataOf, event, gql, newId } from '../../support/wire';

let site: Site;
let archive: Buffer;
let number: number;
let erasedId: string;
beforeAll(async () => {
  site = await openSite();
  const { id, number: own } = await site.raise({ title: 'Door sticks', description: 'Very much' });
  number = own;
  await site.addPhoto('inspector', id, await grain(80, 64).jpeg().toBuffer());
  erasedId = await site.addPhoto('inspector', id, await grain(64, 64).jpeg().toBuffer());
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: ErasePhotoInput!) { erasePhoto(input: $input) { receipt { eventId } } }',
      { input: { ...event(), photoId: erasedId } },
    ),
  );
  const plan = await grain(300, 200).png().toBuffer();
  const input = uploadInput(site, '', { ...announce(plan), name: 'Ground floor.png' });
  dataOf(await site.upload('admin', uploadDocument, { input }, blobOf(plan)));
  const added = {
    ...event(),
    planId: newId('plan'),
    revisionId: newId('revision'),
    fileId: input['fileId'],
    page: 1,
    code: 'A-1',
    name: 'Ground floor',
    label: 'A',
  };
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: AddPlanInput!) { addPlan(input: $input) { receipt { eventId } } }',
      { input: added },
    ),
  );
  await site.server.app.rendered();
  const assigned = await site.raise({
    title: 'On the plan',
    assigneeId: site.people.tradeA.userId,
    companyId: site.companies.A,
    pin: { revisionId: added.revisionId, x: 0.5, y: 0.25 },
  });
  dataOf(
    await site.move('tradeA', assigned.id, 'DISPUTE', {
      reason: 'NOT_OURS',
      comment: 'It was there before',
    }),
  );
  dataOf(await site.move('inspector', assigned.id, 'ANSWER', { comment: 'It was not' }));
  archive = await archiveOf(site);
});
afterAll(() => site.close());

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
async function other(): Promise<TestServer & { owner: Caller }> {
  const server = await emptyServer();
  servers.push(server);
  return server;
}

const dbOf = ({ app }: Pick<TestServer, 'app'>) => app.services.db;
const projectsOf = async (server: Pick<TestServer, 'app'>): Promise<string[]> =>
  (await dbOf(server).selectFrom('project').select('code').orderBy('code').execute()).map(
    ({ code }) => code,
  );
const stored = async (
  { dataDir }: Pick<TestServer, 'dataDir'>,
  folder: string,
): Promise<string[]> =>
  (await readdir(join(dataDir, folder), { recursive: true }).catch(() => [])).filter(
    (name) => name.includes('.') || /\d{8}/.test(name),
  );

/** What is left of an archive that was not imported: nothing. */
async function expectNothing(server: TestServer): Promise<void> {
  expect(await projectsOf(server)).toEqual(['HERE']);
  expect(await dbOf(server).selectFrom('archive_row').select('part').execute()).toEqual([]);
  expect(
    await dbOf(server)
      .selectFrom('event')
      .select('id')
      .where('project_id', '=', site.projectId)
      .execute(),
  ).toEqual([]);
  for (const folder of ['archives', 'photos/originals', 'plans/files'])
    expect(await stored(server, folder)).toEqual([]);
}

const snags = `{ project(code: "SITE") { name snags(first: 10) { edges { node { number title status waitingFor { kind } raisedBy { name } location { name } trade { name } company { name } assignee { name }
  pin { x y plan { code } } } } } } }`;

test('a project comes in on another server with its ids, numbers, history, photos and plans, and its journal goes on from that of the archive', async () => {
  const server = await other();
  expect(await bringIn(server, server.owner, archive)).toMatchObject({
    state: 'DONE',
    progress: 100,
    here: 'SITE',
    problem: null,
    says: { code: 'SITE', name: 'Site' },
  });
  const [here, there] = [dbOf(server), dbOf(site.server)];
  // Ids, numbers and texts of all rows, and every event.
  for (const table of [
    'company',
    'trade',
    'location',
    'plan',
    'snag',
    'saved_view',
    'event',
    'event_file',
    'event_value',
    'redaction',
    'snag_tally',
  ] as const) {
    const rowsOf = async (db: typeof here) =>
      (await db.selectFrom(table).selectAll().where('project_id', '=', site.projectId).execute())
        .filter((row) => !('seq' in row) || Number(row.seq) <= last)
        .map((row) =>
          JSON.stringify({
            ...row,
            ...('version' in row && {
              version: 0,
              turn: '',
              turn_seq: 0,
              news_seq: 0,
              news_by: '',
            }),
          }),
        )
        .toSorted();
    const { last_seq: last } = await there
      .selectFrom('project')
      .select('last_seq')
      .where('id', '=', site.projectId)
      .executeTakeFirstOrThrow();
    expect([table, await rowsOf(here)]).toEqual([table, await rowsOf(there)]);
  }
  const before = await there
    .selectFrom('project')
    .selectAll()
    .where('id', '=', site.projectId)
    .executeTakeFirstOrThrow();
  const imported = await here
    .selectFrom('told_event')
    .selectAll()
    .where('project_id', '=', site.projectId)
    .where('seq', '=', before.last_seq + 1)
    .executeTakeFirstOrThrow();
  expect(imported).toMatchObject({
    kind: 'IMPORTED',
    subject_id: site.projectId,
    content: expect.stringContaining(`"events":${before.last_seq}`),
  });
  expect(await verifyJournal(here, { id: site.projectId, code: 'SITE' })).toMatchObject({
    broken: null,
    redacted: 2,
  });
  expect(
    await checkFiles(here, readOriginals(server.app.services.files.storage), site.projectId),
  ).toEqual({ photos: 1, planFiles: 1, handovers: 0, erased: 1, faults: [] });
  expect(
    (await here.selectFrom('photo').select(['id', 'state', 'erased_at']).execute())
      .map(({ id, state, erased_at }) => [id === erasedId, state, erased_at === null])
      .toSorted(),
  ).toEqual(
    [
      [false, 'READY', true],
      [true, expect.any(String), false],
    ].toSorted(),
  );
  expect(
    (await here.selectFrom('plan_revision').select('state').execute()).map(({ state }) => state),
  ).toEqual(['READY']);
  const told = await gql<{
    project: { snags: { edges: { node: { number: number; raisedBy: { name: string } } }[] } };
  }>(server.url, server.owner, snags);
  const nodes = dataOf(told).project.snags.edges.map(({ node }) => node);
  expect(nodes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        number,
        raisedBy: { name: 'Person inspector' },
        location: { name: 'Block A' },
        trade: { name: 'Trade A' },
      }),
    ]),
  );
  expect(nodes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        title: 'On the plan',
        waitingFor: { kind: 'COMPANY' },
        assignee: { name: 'Person tradeA' },
        pin: { x: 0.5, y: 0.25, plan: { code: 'A-1' } },
      }),
    ]),
  );
  // Found by its words, those of a comment too, and the next one has the next number.
  const found = await gql<{ project: { snags: { edges: unknown[] } } }>(
    server.url,
    server.owner,
    '{ project(code: "SITE") { snags(first: 10, filter: { text: "there before wa" }) { edges { node { number } } } } }',
  );
  expect(dataOf(found).project.snags.edges).toHaveLength(1);
  const raised = {
    ...event(),
    projectId: site.projectId,
    snagId: newId('snag'),
    locationId: site.locationId,
    tradeId: site.trades.A,
    title: 'New',
  };
  const { raiseSnag } = dataOf(
    await gql<{ raiseSnag: { snag: { number: number } } }>(
      server.url,
      server.owner,
      'mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { snag { number } } }',
      { input: raised },
    ),
  );
  expect(raiseSnag.snag.number).toBe(before.last_number + 1);
  expect(await stored(server, 'archives')).toEqual([]);
  expect(server.log).toEqual([]);
});

test('its people are names without a login and no members, and the same archive again changes nothing', async () => {
  const server = await other();
  await bringIn(server, server.owner, archive);
  const { events } = await dbOf(server)
    .selectFrom('event')
    .where('project_id', '=', site.projectId)
    .select((eb) => eb.fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow();
  expect(await bringIn(server, server.owner, archive)).toMatchObject({
    state: 'DONE',
    here: 'SITE',
  });
  // Also under another code.
  expect(await bringIn(server, server.owner, archive, 'TWICE')).toMatchObject({
    state: 'DONE',
    here: 'SITE',
  });
  expect(
    await dbOf(server)
      .selectFrom('event')
      .where('project_id', '=', site.projectId)
      .select((eb) => eb.fn.countAll<number>().as('events'))
      .executeTakeFirstOrThrow(),
  ).toEqual({ events });
  const members = await dbOf(server)
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .select(['email', 'role'])
    .where('project_id', '=', site.projectId)
    .execute();
  expect(members).toEqual([{ email: 'olga@other.example', role: 'ADMIN' }]);
  const people = await dbOf(server)
    .selectFrom('user')
    .select(['email', 'name', 'password_hash', 'is_owner'])
    .where('is_owner', '=', 0)
    .execute();
  expect(people.map(({ name }) => name).toSorted()).toEqual(
    expect.arrayContaining(['Ada Admin', 'Person inspector', 'Person tradeA']),
  );
  for (const person of people)
    expect(person).toMatchObject({
      email: expect.stringMatching(/^imported user_/),
      password_hash: '',
    });
  expect(await projectsOf(server)).toEqual(['HERE', 'SITE']);
});

test('a code that is taken is asked for again, without sending the archive again', async () => {
  const server = await other();
  const renamed = await changed(
    archive,
    (files) => changeLine(files, 'tables/project.jsonl', 1, (row) => (row['code'] = 'HERE')),
    { manifest: (manifest) => Object.assign(manifest['project'] as object, { code: 'HERE' }) },
  );
  const { id, answer } = await sendArchive(server.url, server.owner, renamed);
  expect(answer).toMatchObject({
    state: 'RECEIVED',
    says: { code: 'HERE' },
    codeTaken: true,
    here: null,
  });
  const begin = (code: string) =>
    askArchive(server.url, server.owner, 'POST', `${id}/begin`, { code });
  expect((await begin('here')).answer.error).toMatchObject({ code: 'CODE_TAKEN', field: 'code' });
  expect((await begin('a b')).answer.error).toMatchObject({ code: 'CODE_INVALID' });
  // Its job may have begun before the answer is made.
  expect(['QUEUED', 'BRINGING']).toContain((await begin('mine')).answer['state']);
  await server.app.rendered();
  expect((await askArchive(server.url, server.owner, 'GET', id)).answer).toMatchObject({
    state: 'DONE',
    here: 'MINE',
  });
  expect(
    dataOf(
      await gql(
        server.url,
        server.owner,
        '{ project(code: "MINE") { snags(first: 5, filter: { text: "MINE-1" }) { edges { node { number } } } } }',
      ),
    ),
  ).toMatchObject({ project: { snags: { edges: [{ node: { number: 1 } }] } } });
});

test('an archive that was cut, changed or lacks something is refused with the first difference, and nothing of it is left', async () => {
  const server = await other();
  const problems: (string | null)[] = [];
  for (const bytes of [
    archive.subarray(0, archive.length - 50),
    await changed(archive, (files) =>
      changeLine(files, 'journal.jsonl', 7, (line) => (line['occurred_at'] = 1)),
    ),
    await changed(archive, (files) =>
      changeLine(files, 'tables/snag.jsonl', 2, (row) => (row['status'] = 'CLOSED')),
    ),
    await changed(
      archive,
      (files) =>
        files.set(
          [...files.keys()].find((path) => path.startsWith('plans/')) ?? '',
          Buffer.from('Other bytes'),
        ),
      { kept: true },
    ),
    await changed(archive, () => undefined, { manifest: (manifest) => (manifest['format'] = 1) }),
    await changed(archive, () => undefined, {
      manifest: (manifest) =>
        (manifest['erasedLater'] = { values: [[3, 'content']], files: [], events: [] }),
    }),
  ]) {
    const { state, problem } = await bringIn(server, server.owner, bytes);
    expect(state).toBe('FAILED');
    problems.push(problem);
    await expectNothing(server);
  }
  expect(problems).toEqual([
    'This isn’t a project archive, or it is incomplete. Download it again.',
    expect.stringMatching(
      /^Event 7 in the archive was changed, or an earlier one is missing\. Hash expected [0-9a-f]{64}, found [0-9a-f]{64}\.$/,
    ),
    'Line 2 of tables/snag.jsonl in the archive does not match its journal: status.',
    expect.stringMatching(
      /^plans\/planfile_\w+\.png in the archive was changed or is damaged\. SHA-256 expected [0-9a-f]{64}, found [0-9a-f]{64}\.$/,
    ),
    expect.stringMatching(/^This archive is from an older version of Snagbook/),
    'Something was erased from the project while this archive was being created. Download it again and import the new one.',
  ]);
  // Whatever was wrong before, the right one comes in.
  expect(await bringIn(server, server.owner, archive)).toMatchObject({ state: 'DONE' });
});

test('another project that has an id of the archive keeps it, and so does another journal of the same project', async () => {
  const server = await other();
  await dbOf(server)
    .insertInto('company')
    .values({
      id: site.companies.A,
      project_id: (await dbOf(server).selectFrom('project').select('id').executeTakeFirstOrThrow())
        .id,
      name: 'Mine',
      name_key: 'mine',
      sort_key: 'mine',
      email: null,
      phone: null,
      archived_at: null,
    })
    .execute();
  expect(await bringIn(server, server.owner, archive)).toMatchObject({
    state: 'FAILED',
    problem: `An id in this archive is already used on this server: ${site.companies.A}. Nothing was imported.`,
  });
  await expectNothing(server);
  const person = await other();
  await dbOf(person)
    .insertInto('user')
    .values({
      id: site.people.inspector.userId,
      email: 'somebody@else.example',
      name: 'Else',
      sort_key: 'else',
      password_hash: '',
      language: 'en',
      is_owner: 0,
      created_at: 0,
      erased_at: null,
    })
    .execute();
  expect(await bringIn(person, person.owner, archive)).toMatchObject({
    state: 'FAILED',
    problem: expect.stringContaining(site.people.inspector.userId),
  });
  const again = await openSite();
  servers.push(again.server);
  await again.raise();
  expect(await bringIn(again.server, again.people.admin, archive)).toMatchObject({
    state: 'FAILED',
    problem: expect.stringMatching(
      /^This project is already here as SITE, with a different journal/,
    ),
  });
});

test('only the owner of the server sends archives, and nobody sees those of others', async () => {
  const { id } = await sendArchive(site.url, site.people.admin, archive);
  for (const [who, status] of [
    ['inspector', 403],
    ['outsider', 403],
  ] as const)
    expect((await askArchive(site.url, site.people[who], 'GET', id)).status).toBe(status);
  expect(
    (
      await askArchive(site.url, { token: '' }, 'PUT', newId('archive'), {
        name: 'a',
        byteLength: 1,
      })
    ).status,
  ).toBe(401);
  expect(
    (
      await askArchive(site.url, site.people.inspector, 'PUT', newId('archive'), {
        name: 'a',
        byteLength: 1,
      })
    ).status,
  ).toBe(403);
  const wrong = await Promise.all(
    [
      { name: 'a' },
      { name: 'a', byteLength: -1 },
      { name: 'a', byteLength: 1e15 },
      { name: 1, byteLength: 5 },
    ].map((body) => askArchive(site.url, site.people.admin, 'PUT', newId('archive'), body)),
  );
  expect(wrong.map(({ answer }) => answer.error?.code)).toEqual([
    'BAD_REQUEST',
    'BAD_REQUEST',
    'ARCHIVE_TOO_BIG',
    'BAD_REQUEST',
  ]);
  expect((await askArchive(site.url, site.people.admin, 'DELETE', id)).status).toBe(200);
  expect((await askArchive(site.url, site.people.admin, 'GET', id)).status).toBe(404);
});
