import { grain } from '../support/photos';
import { type Arrived, arrive, ask, Jar, makeLink, withdrawLink } from '../support/links';
import { addPhotoDocument, moveDocument, openSite, type Site } from '../support/site';
import { type Answer, dataOf, event, newId, photoInput, refusalOf } from '../support/wire';

let site: Site;
let bytes: Buffer;
beforeAll(async () => {
  site = await openSite();
  bytes = await grain(80, 64).jpeg().toBuffer();
});
afterAll(() => site.close());

const move = (who: Arrived, snagId: string, named: string, more: object = {}) =>
  site.gql<{ moveSnag: { snag: { status: string } | null } }>(who, moveDocument, {
    input: { ...event(), snagId, move: named, ...more },
  });
const after = (answer: Answer<{ moveSnag: { snag: { status: string } | null } }>) =>
  answer.data?.moveSnag.snag?.status ?? answer.errors[0]?.extensions.code;
const moves = [
  'START',
  'FIX',
  'DISPUTE',
  'ANSWER',
  'CLOSE',
  'SEND_BACK',
  'VOID',
  'REOPEN',
  'RESTORE',
  'TAKE_BACK',
];

test('by a link a snag is started, fixed with a photo, said not to be theirs and taken back, and that is all', async () => {
  const jan = await arrive(site, await makeLink(site, site.companies.A), 'Jan');
  const [own, theirs] = [await site.raise(), await site.raise()];
  expect(after(await move(jan, own.id, 'START'))).toBe('IN_PROGRESS');
  // Fixed needs its photo.
  expect(refusalOf(await move(jan, own.id, 'FIX')).code).toBeDefined();
  await site.upload(
    jan,
    addPhotoDocument,
    { input: photoInput(own.id, bytes, 'EVIDENCE') },
    new Blob([new Uint8Array(bytes)]),
  );
  expect(after(await move(jan, own.id, 'FIX'))).toBe('FIXED');
  expect(
    after(await move(jan, theirs.id, 'DISPUTE', { reason: 'NOT_OURS', comment: 'The plumber’s' })),
  ).toBe('DISPUTED');
  for (const { id } of [own, theirs]) {
    const { node } = await site.ask<{ node: { allowedActions: string[] } }>(
      jan,
      'query ($id: ID!) { node(id: $id) { ... on Snag { allowedActions } } }',
      { id },
    );
    expect(
      node.allowedActions.filter(
        (action) =>
          moves.includes(action) && !['START', 'FIX', 'DISPUTE', 'TAKE_BACK'].includes(action),
      ),
    ).toEqual([]);
    for (const named of ['ANSWER', 'CLOSE', 'SEND_BACK', 'VOID', 'REOPEN'])
      expect([
        named,
        refusalOf(await move(jan, id, named, { comment: 'Please', reason: 'DUPLICATE' })).code,
      ]).toEqual([named, 'FORBIDDEN']);
  }
  const told = await site.ask<{ project: { snags: { edges: { node: { status: string } }[] } } }>(
    'inspector',
    'query ($ids: [ID!]) { project(code: "SITE") { snags(first: 10, filter: { ids: $ids }) { edges { node { status } } } } }',
    { ids: [own.id, theirs.id] },
  );
  expect(told.project.snags.edges.map(({ node }) => node.status).toSorted()).toEqual([
    'DISPUTED',
    'FIXED',
  ]);
  // What they said themselves they can take back, and another person of the same link cannot.
  const eva = await arrive(site, await makeLink(site, site.companies.A), 'Eva');
  expect(after(await move(eva, own.id, 'TAKE_BACK'))).toBe('TRANSITION_NOT_ALLOWED');
  expect(after(await move(jan, own.id, 'TAKE_BACK'))).toBe('IN_PROGRESS');
  expect(after(await move(jan, theirs.id, 'TAKE_BACK'))).toBe('OPEN');
});

test('what was given for the token is a cookie that no script reads and no other site sends, for the sessions’ paths alone', async () => {
  const token = await makeLink(site, site.companies.A);
  const open = async (secure: boolean) =>
    (
      await site.server.app.fetch(
        new Request(`${site.url}/session/link`, {
          method: 'POST',
          headers: { 'x-snagbook': '1' },
          body: JSON.stringify({ token, name: 'Jan' }),
        }),
        { address: '10.0.0.7', secure },
      )
    ).headers.getSetCookie();
  for (const secure of [false, true]) {
    const [name, end] = secure ? ['__Secure-snagbook_link', '; Secure'] : ['snagbook_link', ''];
    const cookies = await open(secure);
    expect(cookies).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^${name}=[\\w-]{43}; Path=/session; Max-Age=7776000; HttpOnly; SameSite=Strict${end}$`,
        ),
      ),
    );
    for (const cookie of cookies)
      expect([cookie.includes('; HttpOnly'), cookie.includes(token)]).toEqual([true, false]);
  }
});

test('of a person of another company’s link the name is told where they acted, and never their company', async () => {
  const [jan, other] = [
    await arrive(site, await makeLink(site, site.companies.A), 'Jan'),
    await arrive(site, await makeLink(site, site.companies.B), 'Olga'),
  ];
  const { id } = await site.raise({ tradeId: site.trades.B, companyId: site.companies.B });
  await site.ask(
    other,
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId: id, body: 'Not the pipe' } },
  );
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId: id, companyId: site.companies.A } },
  );
  const { node } = await site.ask<{
    node: { history: { edges: { node: { kind: string; actor: object } }[] } };
  }>(
    jan,
    'query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 10) { edges { node { kind actor { ... on NamedActor { name kind company { name } } } } } } } } }',
    { id },
  );
  expect(
    node.history.edges.find(({ node: each }) => each.kind === 'COMMENT_ADDED')?.node.actor,
  ).toEqual({ name: 'Olga (by link)', kind: 'LINK', company: null });
  expect(JSON.stringify(node)).not.toContain('Company B');
});

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
const setState = (state: string) =>
  site.ask(
    'admin',
    'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: site.projectId, state } },
  );

test('a snag that goes to another company while its trade works on it keeps what they add', async () => {
  const jan = await arrive(site, await makeLink(site, site.companies.A), 'Jan');
  const { id } = await site.raise();
  const { project } = await site.ask<{ project: { journalCursor: string } }>(
    jan,
    '{ project(code: "SITE") { journalCursor } }',
  );
  const stream = site.subscribe(jan, project.journalCursor);
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId: id, companyId: site.companies.B, tradeId: site.trades.B } },
  );
  let told = await stream.next();
  // A photo of another snag may be drawn only now.
  while (told.snag !== null && told.snag?.id !== id) told = await stream.next();
  expect(told).toMatchObject({ goneSnagId: id, snag: null });
  await stream.stop();
  const input = {
    ...event(),
    snagId: id,
    body: 'Done before it went',
    seen: project.journalCursor,
  };
  const said = await site.gql<{ addComment: { notice: { code: string } | null } }>(
    jan,
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } notice { code } } }',
    { input },
  );
  expect(dataOf(said).addComment.notice).toMatchObject({ code: 'SNAG_GONE' });
});

test.each<[string, (companyId: string) => Promise<unknown>]>([
  ['the link is withdrawn', (companyId) => withdrawLink(site, companyId)],
  ['its project is archived', () => setState('ARCHIVED')],
])('every open socket of it closes within a second when %s', async (_when, end) => {
  const companyId = await company();
  const token = await makeLink(site, companyId);
  const people = await Promise.all(['Ann', 'Ben', 'Cem'].map((name) => arrive(site, token, name)));
  const cursor = await site.cursor('admin');
  const streams = people.map((person) => site.subscribe(person, cursor));
  // Each is open, and the company has nothing that keeps it.
  const { id: snagId } = await site.raise({ companyId });
  for (const stream of streams) expect((await stream.next()).snag?.id).toBe(snagId);
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId, companyId: site.companies.B } },
  );
  await end(companyId);
  const began = Date.now();
  for (const stream of streams) expect(await stream.ended).toEqual({ closed: 4403 });
  expect(Date.now() - began).toBeLessThan(1_000);
  for (const person of people)
    expect((await ask(site, '/session/refresh', person.jar)).status).toBe(401);
  expect(
    (await ask(site, '/session/link', new Jar(), { token, name: 'Dan' })).body.error?.code,
  ).toBe('LINK_OVER');
  await setState('ACTIVE');
});
