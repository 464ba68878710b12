import { acceptanceInput, saveAcceptance } from '../support/acceptances';
import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import {
  type AddedPlan,
  addFile,
  addPlan,
  paperPlans,
  uploadDocument,
  uploadInput,
} from '../support/paperPlans';
import { grain } from '../support/photos';
import { addPhotoDocument, openSite, type PersonKey, type Site } from '../support/site';
import { event, newId, photoInput, type Variables } from '../support/wire';

// What one may not see answers exactly like what is not there: to a trade the things of another
// company, to somebody of another project all of it.
let site: Site;
let bytes: Buffer;
/** Things of company A, which tradeB does not see. */
const of = {
  snag: '',
  photo: '',
  comment: '',
  plan: '',
  revision: '',
  planfile: '',
  invitation: '',
  event: '',
  handover: '',
  acceptance: '',
  number: 0,
};
beforeAll(async () => {
  site = await openSite({ planFiles: paperPlans() });
  bytes = await grain(80, 64).jpeg().toBuffer();
  const plan: AddedPlan = await addPlan(site, 'SECRET-1');
  const snag = await site.raise({
    title: 'Zebra crossing',
    pin: { revisionId: plan.revisionId, x: 0.5, y: 0.5 },
  });
  const photo = await site.addPhoto('inspector', snag.id, bytes);
  const invitationId = newId('invitation');
  const invitation = {
    ...event(),
    projectId: site.projectId,
    people: [{ invitationId, email: 'guest@site.example', role: 'VIEWER' }],
  };
  await site.ask(
    'admin',
    `mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }`,
    { input: invitation },
  );
  const comment = { ...event(), snagId: snag.id, body: 'Stripes' };
  await site.ask(
    'inspector',
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }`,
    { input: comment },
  );
  const written = await site.server.app.services.db
    .selectFrom('told_event')
    .select('id')
    .where('photo_id', '=', photo)
    .orderBy('seq')
    .executeTakeFirstOrThrow();
  const handover = {
    projectId: site.projectId,
    id: newId('handover'),
    filter: {},
    settings: { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' },
    parties: [{ role: 'Client', company: '' }],
  };
  await site.ask(
    'inspector',
    'mutation ($input: PrepareHandoverInput!) { prepareHandover(input: $input) { project { id } } }',
    { input: handover },
  );
  const acceptance = acceptanceInput(site);
  await site.ask('inspector', saveAcceptance, { input: acceptance });
  Object.assign(of, {
    snag: snag.id,
    number: snag.number,
    photo,
    plan: plan.planId,
    revision: plan.revisionId,
    comment: comment.eventId,
    planfile: await addFile(site),
    invitation: invitationId,
    event: written.id,
    handover: handover.id,
    acceptance: acceptance.id,
  });
  await site.server.app.rendered();
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

/** A thing of the project, or in its place an id of the same kind that nothing has. */
type Pick = (
  kind:
    | 'snag'
    | 'photo'
    | 'comment'
    | 'plan'
    | 'revision'
    | 'planfile'
    | 'invitation'
    | 'event'
    | 'project'
    | 'member'
    | 'company'
    | 'trade'
    | 'location'
    | 'handover'
    | 'acceptance',
) => string;
const there: Pick = (kind) =>
  kind === 'project'
    ? site.projectId
    : kind === 'member'
      ? site.people.viewer.memberId
      : kind === 'company'
        ? site.companies.A
        : kind === 'trade'
          ? site.trades.A
          : kind === 'location'
            ? site.locationId
            : of[kind];
const missing: Pick = (kind) => newId(kind === 'comment' ? 'event' : kind);

const points = [
  { x: 0.2, y: 0.2, baseX: 0.2, baseY: 0.2 },
  { x: 0.8, y: 0.8, baseX: 0.8, baseY: 0.8 },
];

/** Every mutation that names something which is already there. */
const aboutHidden: [string, (pick: Pick) => Variables][] = [
  ['editSnag', (pick) => ({ snagId: pick('snag'), title: 'x' })],
  ['editSnag', (pick) => ({ snagId: pick('snag'), dueOn: '2000-01-01' })],
  [
    'moveSnag',
    (pick) => ({ snagId: pick('snag'), move: 'VOID', comment: 'x', reason: 'DUPLICATE' }),
  ],
  ['moveSnag', (pick) => ({ snagId: pick('snag'), move: 'FIX' })],
  ['addComment', (pick) => ({ snagId: pick('snag'), body: 'x' })],
  ['addPhoto', (pick) => photoInput(pick('snag'), bytes, 'EVIDENCE')],
  ['addPhoto', (pick) => photoInput(pick('snag'), bytes, 'DEFECT')],
  ['removePhoto', (pick) => ({ photoId: pick('photo') })],
  ['markPhoto', (pick) => ({ photoId: pick('photo'), shapes: [] })],
  ['editComment', (pick) => ({ commentId: pick('comment'), body: 'x' })],
  [
    'addPlan',
    (pick) => ({
      planId: newId('plan'),
      revisionId: newId('revision'),
      fileId: pick('planfile'),
      page: 1,
      code: newId('x').slice(-12),
      name: 'x',
      label: 'x',
    }),
  ],
  ['editPlan', (pick) => ({ planId: pick('plan'), name: 'x' })],
  ['removePlan', (pick) => ({ planId: pick('plan') })],
  [
    'addPlanRevision',
    (pick) => ({
      planId: pick('plan'),
      revisionId: newId('revision'),
      fileId: pick('planfile'),
      page: 1,
      label: 'x',
    }),
  ],
  [
    'alignPlanRevision',
    (pick) => ({ revisionId: pick('revision'), baseId: pick('revision'), points }),
  ],
  ['redrawPlanRevision', (pick) => ({ revisionId: pick('revision') })],
  [
    'signHandover',
    (pick) => ({
      handoverId: pick('handover'),
      draftSha256: '0'.repeat(64),
      position: 0,
      name: 'x',
      company: '',
      reservations: '',
      except: [],
    }),
  ],
  ['withdrawHandover', (pick) => ({ handoverId: pick('handover') })],
  ['withdrawAcceptance', (pick) => ({ acceptanceId: pick('acceptance') })],
  ['withdrawInvitation', (pick) => ({ invitationId: pick('invitation') })],
];

/** What the server's owner alone may do: all others are refused before anything is looked up. */
const owners: [string, (pick: Pick) => Variables][] = [
  ['eraseText', (pick) => ({ textOf: pick('comment') })],
  ['erasePhoto', (pick) => ({ photoId: pick('photo') })],
];

/** Those that name the project or somebody in it, which every member sees. */
const aboutProject: [string, (pick: Pick) => Variables][] = [
  ['makeClientLink', (pick) => ({ projectId: pick('project'), linkId: newId('link') })],
  ['setProjectState', (pick) => ({ projectId: pick('project'), state: 'ARCHIVED' })],
  ['editProject', (pick) => ({ projectId: pick('project'), name: 'x' })],
  [
    'setSenderLogo',
    (pick) => ({ projectId: pick('project'), sha256: '0'.repeat(64), byteLength: 1 }),
  ],
  ['removeSenderLogo', (pick) => ({ projectId: pick('project') })],
  [
    'raiseSnag',
    (pick) => ({ projectId: pick('project'), snagId: newId('snag'), locationId: site.locationId }),
  ],
  [
    'saveAcceptance',
    (pick) => ({ projectId: pick('project'), id: newId('acceptance'), companyId: pick('company') }),
  ],
  ['saveCompany', (pick) => ({ projectId: pick('project'), id: newId('company'), name: 'x' })],
  [
    'saveTrade',
    (pick) => ({ projectId: pick('project'), id: newId('trade'), name: 'x', phrases: [] }),
  ],
  [
    'addLocations',
    (pick) => ({ projectId: pick('project'), locations: [{ id: newId('location'), name: 'x' }] }),
  ],
  ['archiveCompany', (pick) => ({ companyId: pick('company'), archived: true })],
  ['removeCompany', (pick) => ({ companyId: pick('company') })],
  ['mergeCompany', (pick) => ({ companyId: pick('company'), intoId: site.companies.B })],
  ['makeCompanyLink', (pick) => ({ companyId: pick('company') })],
  ['withdrawCompanyLink', (pick) => ({ companyId: pick('company') })],
  ['archiveTrade', (pick) => ({ tradeId: pick('trade'), archived: true })],
  ['removeTrade', (pick) => ({ tradeId: pick('trade') })],
  ['archiveLocation', (pick) => ({ locationId: pick('location'), archived: true })],
  ['removeLocation', (pick) => ({ locationId: pick('location') })],
  ['saveLocation', (pick) => ({ projectId: pick('project'), id: newId('location'), name: 'x' })],
  [
    'inviteMembers',
    (pick) => ({
      projectId: pick('project'),
      people: [{ invitationId: newId('invitation'), email: 'x@site.example', role: 'VIEWER' }],
    }),
  ],
  ['changeMember', (pick) => ({ memberId: pick('member'), role: 'VIEWER' })],
  ['removeMember', (pick) => ({ memberId: pick('member') })],
  ['issuePasswordLink', (pick) => ({ memberId: pick('member') })],
  ['uploadPlanFile', (pick) => uploadInput(site, 'x', { projectId: pick('project') })],
];

const send = (person: PersonKey, name: string, input: Variables) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { receipt { eventId } } }`;
  const variables = { input: { ...event(), ...input } };
  if (name === 'addPhoto')
    return site.upload(person, addPhotoDocument, variables, new Blob([new Uint8Array(bytes)]));
  if (name === 'setSenderLogo') return site.upload(person, document, variables, new Blob(['x']));
  return name === 'uploadPlanFile'
    ? site.upload(person, uploadDocument, variables, new Blob(['x']))
    : site.gql(person, document, variables);
};

test('every mutation is asked, but for those that are about nothing that is there', () => {
  const type = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('Mutation');
  const all = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const asked = [...aboutHidden, ...aboutProject, ...owners].map(([name]) => name);
  // Those of the API are asked in apiKeys.test.ts.
  expect(all.filter((name) => !asked.includes(name) && !/ApiKey|Webhook/.test(name))).toEqual([
    'setUp',
    'createProject',
    'acceptInvitation',
    'changeName',
    'changeLanguage',
    'changePassword',
    'setUpCodes',
    'confirmCodes',
    'renewRecoveryCodes',
    'removeCodes',
    'setUpPasskey',
    'addPasskey',
    'removePasskey',
    'removeJoinedSignIn',
    'endSession',
    'endOtherSessions',
    'markSeen',
    'changeMailing',
    'savePushSubscription',
    'removePushSubscription',
    'saveView',
    'removeView',
    'makeReport',
    'cancelReport',
    'removeReport',
    'sendReport',
    'sendTradeSheets',
    'addReportSchedule',
    'changeReportSchedule',
    'pauseReportSchedule',
    'removeReportSchedule',
    'prepareHandover',
    'askSigner',
    'openSigning',
    'signByLink',
    'checkRecord',
    'sendDefectNotice',
    'recordNoticeReceipt',
    'withdrawClientLink',
    'endLinkVisitor',
    'erasePerson',
    'removeFactors',
    'deleteProject',
  ]);
});

test.each(owners)(
  '%s is refused to everybody but the owner alike, whether the thing is there or not',
  async (name, inputOf) => {
    for (const person of ['inspector', 'tradeB', 'outsider'] as const) {
      const nothing = await send(person, name, inputOf(missing));
      expect(nothing.errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect(await send(person, name, inputOf(there))).toEqual(nothing);
    }
  },
);

async function expectNothing(name: string, inputOf: (pick: Pick) => Variables): Promise<void> {
  const nothing = await send('tradeB', name, inputOf(missing));
  expect(nothing.errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await send('tradeB', name, inputOf(there))).toEqual(nothing);
  expect(await send('outsider', name, inputOf(there))).toEqual(nothing);
}

test.each(aboutHidden)(
  '%s of a thing of another company, of another project and of nothing: the same answer (%#)',
  expectNothing,
);

test.each(aboutProject)(
  '%s of another project and of none: the same answer',
  async (name, inputOf) => {
    const nothing = await send('outsider', name, inputOf(missing));
    expect(nothing.errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await send('outsider', name, inputOf(there))).toEqual(nothing);
  },
);

test('in an archived project the answers are the same', async () => {
  const setState = (state: 'ACTIVE' | 'ARCHIVED') =>
    site.server.app.services.db
      .updateTable('project')
      .set({ state })
      .where('id', '=', site.projectId)
      .execute();
  await setState('ARCHIVED');
  const names = ['editSnag', 'moveSnag', 'addPhoto', 'markPhoto', 'editPlan', 'withdrawInvitation'];
  for (const [name, inputOf] of aboutHidden)
    if (names.includes(name)) await expectNothing(name, inputOf);
  await setState('ACTIVE');
});

test('a viewer is not told of a photo that was hidden, nor a trade that has none of it', async () => {
  const { id } = await site.raise();
  const photoId = await site.addPhoto('inspector', id, bytes);
  await site.ask(
    'inspector',
    `mutation ($input: RemovePhotoInput!) { removePhoto(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), photoId } },
  );
  for (const person of ['viewer', 'tradeA', 'tradeB', 'outsider'] as const) {
    const nothing = await send(person, 'removePhoto', { photoId: newId('photo') });
    expect(await send(person, 'removePhoto', { photoId })).toEqual(nothing);
    expect(await send(person, 'markPhoto', { photoId, shapes: [] })).toEqual(
      await send(person, 'markPhoto', { photoId: newId('photo'), shapes: [] }),
    );
  }
});

describe('whoever asks for it', () => {
  const kinds = [
    'snag',
    'photo',
    'plan',
    'revision',
    'planfile',
    'invitation',
    'event',
    'handover',
  ] as const;

  test.each(kinds)('finds a %s by its id neither there nor elsewhere', async (kind) => {
    const ask = (person: PersonKey, id: string) =>
      site.gql(person, 'query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(await ask('admin', of[kind])).toMatchObject({ data: { node: { id: of[kind] } } });
    for (const person of ['tradeB', 'outsider'] as const)
      expect(await ask(person, of[kind])).toEqual(await ask(person, newId(kind)));
  });

  test('finds no number, no plan and no words of it', async () => {
    const query = `query ($number: Int!, $code: String!, $byPlan: SnagFilter!, $byCode: SnagFilter!, $byText: SnagFilter!) { project(code: "SITE") {
      snag(number: $number) { id } plan(code: $code) { id }
      byPlan: snags(first: 9, filter: $byPlan) { edges { cursor } pageInfo { hasNextPage endCursor } } planCounts: snagCounts(filter: $byPlan) { all }
      byCode: snags(first: 9, filter: $byCode) { edges { cursor } pageInfo { hasNextPage endCursor } }
      byText: snags(first: 9, filter: $byText) { edges { cursor } pageInfo { hasNextPage endCursor } } textCounts: snagCounts(filter: $byText) { all open toCheck unassigned }
    } }`;
    const ask = (person: PersonKey, number: number, code: string, planId: string, text: string) =>
      site.gql(person, query, {
        number,
        code,
        byPlan: { planId },
        byCode: { planCode: code },
        byText: { text },
      });
    const hidden = [of.number, 'SECRET-1', of.plan, 'zebra'] as const;
    for (const person of ['tradeB', 'outsider'] as const) {
      expect(await ask(person, ...hidden)).toEqual(
        await ask(person, 9_999, 'NOWHERE-1', newId('plan'), 'quagga'),
      );
    }
    const found = await ask('tradeA', ...hidden);
    expect(found).toMatchObject({
      data: { project: { snag: { id: of.snag }, plan: { id: of.plan } } },
    });
    // One, or two after the test that raises another.
    expect(JSON.stringify(found)).not.toContain('"all":0');
  });

  test.each(['small', 'medium', 'large', 'original'])('gets no picture of it, %s', async (size) => {
    const fetchAs = async (person: PersonKey | null, id: string) => {
      const response = await fetch(
        `${site.url}/files/photos/${id}/${size}`,
        person === null ? {} : { headers: { cookie: site.people[person].cookies } },
      );
      const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
      return { status: response.status, headers, body: await response.text() };
    };
    expect((await fetchAs('inspector', of.photo)).status).toBe(200);
    for (const person of ['tradeB', 'outsider', null] as const) {
      const nothing = await fetchAs(person, newId('photo'));
      expect(nothing.status).toBe(404);
      expect(await fetchAs(person, of.photo)).toEqual(nothing);
    }
  });

  test('is told of nothing that happens to it: no count, no list and no event is another one', async () => {
    const view = `{ viewer { projects(first: 9) { edges { node { code snagCounts { all open toCheck overdue mine unassigned sentBack disputed } } } } }
      project(code: "SITE") {
        snagCounts { all open toCheck overdue mine unassigned sentBack disputed }
        snags(first: 100) { edges { cursor node { id number } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
        plans { id code pinCount }
        members { id } companies { id name } trades { id name } locations { id path }
      } }`;
    const seen = () => site.gql('tradeB', view);
    const before = await seen();
    const after = await site.cursor('tradeB');
    const stream = site.subscribe('tradeB', after);
    // All that can happen to a snag of another company, and a new one.
    const { id } = await site.raise({
      title: 'Another zebra',
      pin: { revisionId: of.revision, x: 0.1, y: 0.1 },
    });
    for (const snagId of [id, of.snag]) {
      const photoId = await site.addPhoto('tradeA', snagId, bytes, 'EVIDENCE');
      const said = event();
      await send('inspector', 'addComment', { ...said, snagId, body: 'zebra' });
      await send('inspector', 'editComment', { commentId: said.eventId, body: 'zebras' });
      await send('tradeA', 'markPhoto', { photoId, shapes: [] });
      await send('inspector', 'editSnag', { snagId, priority: 'CRITICAL', dueOn: null });
      await site.move('tradeA', snagId, 'FIX');
      await site.move('inspector', snagId, 'SEND_BACK', { comment: 'no' });
      await site.move('tradeA', snagId, 'DISPUTE', { comment: 'no', reason: 'NOT_OURS' });
      await send('inspector', 'removePhoto', { photoId });
      await send('inspector', 'editSnag', { snagId, companyId: null });
      await send('inspector', 'editSnag', { snagId, companyId: site.companies.A });
    }
    await send('admin', 'editPlan', { planId: of.plan, name: 'Zebras' });
    await addFile(site);
    await site.server.app.rendered();
    expect(await seen()).toEqual(before);
    const page = `query ($after: String!) { project(code: "SITE") { journal(after: $after, first: 100) { hasNextPage entries { cursor } } } }`;
    expect(await site.ask('tradeB', page, { after })).toEqual({
      project: { journal: { hasNextPage: false, entries: [] } },
    });
    // The next thing they hear is their own.
    const own = await site.raise({ tradeId: site.trades.B });
    expect((await stream.next()).snag?.id).toBe(own.id);
    await stream.stop();
  });

  test('is not let into its live events, in the words for a project that is not there', async () => {
    const after = await site.cursor('admin');
    expect(await site.subscribe('outsider', after).ended).toEqual(
      await site.subscribe('outsider', after, newId('project')).ended,
    );
  });
});
