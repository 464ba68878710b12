import { importsOf } from '../../support/imports';
import { arrive, ask, makeLink } from '../../support/links';
import { settings } from '../../../server/settings';
import { mergeDesk } from '../../support/merging';
import { grain } from '../../support/photos';
import { openSite, type Site } from '../../support/site';
import { dataOf, event, gql, newId, refusalOf } from '../../support/wire';

// What people, links, views, tables and late devices of a merged company meet.

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const { send, sent, ofBoth, merge, merged, company, shown, numbersOf } = mergeDesk(() => site);

test('its people work for the other company with what is assigned to them, and who is invited joins that', async () => {
  const [own, other] = [
    await site.raise({ assigneeId: site.people.tradeA.userId }),
    await site.raise({ companyId: site.companies.B }),
  ];
  const ivy = {
    invitationId: newId('invitation'),
    email: 'ivy@site.example',
    role: 'TRADE',
    companyId: site.companies.A,
  };
  await sent('inviteMembers', { projectId: site.projectId, people: [ivy] });
  expect(await shown(other.id, 'tradeA')).toBeNull();
  await merged();
  expect((await shown(own.id, 'tradeA'))?.assignee).toEqual({ id: site.people.tradeA.userId });
  expect(await shown(own.id, 'tradeB')).not.toBeNull();
  expect(await shown(other.id, 'tradeA')).not.toBeNull();
  // It is still their turn.
  expect(dataOf(await site.move('tradeA', own.id, 'START')).moveSnag.snag).toEqual({
    status: 'IN_PROGRESS',
  });
  const { project } = await site.ask<{
    project: { invitations: { email: string; company: { name: string } }[] };
  }>('admin', '{ project(code: "SITE") { invitations { email company { name } } } }');
  expect(project.invitations).toEqual([
    { email: 'ivy@site.example', company: { name: 'Company B' } },
  ]);
});

test('a saved view that names it shows the other company; a report of fixed days would tell of others’ work and stops', async () => {
  await site.raise();
  const search = { chip: 'ALL', sort: 'CHANGED', companyId: site.companies.A };
  await site.ask(
    'inspector',
    'mutation ($input: SaveViewInput!) { saveView(input: $input) { __typename } }',
    {
      input: { id: newId('view'), projectId: site.projectId, name: 'Maier', shared: true, search },
    },
  );
  const schedule = {
    projectId: site.projectId,
    id: newId('schedule'),
    kind: 'TRADE_SHEET',
    filter: { companyId: site.companies.A },
    settings: { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' },
    weekdays: ['MONDAY'],
    hour: 7,
    addresses: ['maier@site.example'],
    toCompany: false,
  };
  const { db } = site.server.app.services;
  await db
    .insertInto('report_schedule')
    .values({
      id: schedule.id,
      project_id: site.projectId,
      made_by: site.people.inspector.userId,
      made_at: 0,
      kind: 'TRADE_SHEET',
      filter: JSON.stringify(schedule.filter),
      settings: JSON.stringify(schedule.settings),
      weekdays: '["MONDAY"]',
      hour: 7,
      addresses: '[]',
      to_company: 1,
      paused: 0,
      stopped: null,
      last_on: '2026-01-01',
      outcome: null,
    })
    .execute();
  await merged();
  const { project } = await site.ask<{ project: object }>(
    'inspector',
    '{ project(code: "SITE") { savedViews { name search { companyId missing } } reportSchedules { stopped nextOn } } }',
  );
  expect(project).toEqual({
    savedViews: [{ name: 'Maier', search: { companyId: site.companies.B, missing: [] } }],
    reportSchedules: [{ stopped: true, nextOn: null }],
  });
});

test('its link ends: an open socket closes within a second, what is sent later is answered like anything after a withdrawal, and by the other’s link the person goes on', async () => {
  const token = await makeLink(site, site.companies.A);
  const { id } = await site.raise();
  const jan = await arrive(site, token, 'Jan');
  const stream = site.subscribe(jan, await site.cursor());
  dataOf(
    await gql(
      site.url,
      jan,
      'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
      { input: { ...event(), snagId: id, body: 'Before' } },
    ),
  );
  await merged();
  const began = Date.now();
  await stream.ended;
  expect(Date.now() - began).toBeLessThan(1_000);
  const waiting = { ...event(), snagId: id, body: 'From the cellar' };
  const comment = (caller: { token: string; cookies: string }) =>
    gql(
      site.url,
      caller,
      'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
      { input: waiting },
    );
  expect(refusalOf(await comment(jan)).code).toBe('UNAUTHENTICATED');
  expect(await ask(site, '/session/refresh', jan.jar)).toMatchObject({
    status: 401,
    body: { error: { code: 'UNAUTHENTICATED' } },
  });
  expect(await ask(site, '/session/link', jan.jar, { token, name: '' })).toMatchObject({
    body: { error: { code: 'LINK_OVER' } },
  });
  // Not by itself; an admin gives them the other link. What waited on the device is theirs then.
  const others = await makeLink(site, site.companies.B);
  expect((await ask(site, '/session/link', jan.jar, { token: others, name: '' })).body).toEqual({
    link: { project: 'Site', company: 'Company B', name: 'Jan' },
  });
  const again = await ask(site, '/session/link', jan.jar, { token: others, name: 'Jan' });
  expect(again.body.user).toMatchObject({
    id: jan.userId,
    name: 'Jan',
    link: { company: 'Company B' },
  });
  expect(
    (await comment({ token: again.body.accessToken ?? '', cookies: jan.jar.cookies })).errors,
  ).toEqual([]);
  const { node } = await site.ask<{
    node: { history: { edges: { node: { comment: string | null; actor: object } }[] } };
  }>(
    'admin',
    'query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 50) { edges { node { comment actor { ... on NamedActor { name kind company { name } } } } } } } } }',
    { id },
  );
  const byJan = {
    name: 'Jan (by link, Company B)',
    kind: 'LINK',
    company: { name: 'Company B' },
  };
  expect(
    node.history.edges.map(({ node: each }) => each).filter(({ comment: said }) => said !== null),
  ).toEqual([
    { comment: 'Before', actor: byJan },
    { comment: 'From the cellar', actor: byJan },
  ]);
});

test('what a device entered for it without knowing lands with the company that stays, through several mergings, and whoever worked for it goes on', async () => {
  const third = await company('Company C');
  const seen = await site.cursor();
  const [own, other] = [await site.raise(), await site.raise({ companyId: null })];
  await merged();
  await merged({ companyId: site.companies.B, intoId: third });
  const raised = await site.raise({
    seen,
    companyId: site.companies.A,
    tradeId: null,
    title: 'Raised in the cellar',
  });
  const late = await send(
    'editSnag',
    { seen, snagId: other.id, companyId: site.companies.A },
    'inspector',
    'notice { code }',
  );
  expect(late).toMatchObject({ errors: [], data: { editSnag: { notice: null } } });
  for (const { id } of [raised, other])
    expect((await shown(id))?.company).toEqual({ name: 'Company C' });
  expect((await shown(other.id))?.history.edges.at(-1)?.node.changes).toEqual([
    { field: 'company', from: null, to: 'Company C' },
  ]);
  const started = await site.move('tradeA', own.id, 'START', { seen });
  expect(dataOf(started).moveSnag).toMatchObject({ snag: { status: 'IN_PROGRESS' }, notice: null });
});

test('an edit of the company that was made before loses to the merging like to any later edit, and its person is told', async () => {
  const third = await company('Company C');
  const { id, number } = await site.raise();
  const seen = await site.cursor();
  const early = { ...event(), seen, snagId: id, companyId: third };
  await merged();
  const { editSnag } = dataOf(
    await send<{ editSnag: { notice: { code: string; message: string } } }>(
      'editSnag',
      early,
      'inspector',
      'notice { code message }',
    ),
  );
  expect(editSnag.notice).toEqual({
    code: 'EDIT_LOST',
    message: `Ada Admin changed SITE-${number} after you: company. Their change was kept; yours is in the history.`,
  });
});

test('whatever is done with a snag of the merged company before its event is written comes after that', async () => {
  const { id } = await site.raise();
  const photos = [];
  for (const size of [200, 210, 220])
    photos.push(await site.addPhoto('inspector', id, await grain(size, 150).jpeg().toBuffer()));
  const [drawn, removed, erased] = photos;
  const comment = event();
  await sent('addComment', { ...comment, snagId: id, body: 'Seen' }, 'inspector');
  const last: Record<string, string> = {};
  const { mergedAtOnce } = settings;
  for (const [name, input, person] of [
    ['markPhoto', { photoId: drawn, shapes: [] }, 'inspector'],
    ['removePhoto', { photoId: removed }, 'admin'],
    ['erasePhoto', { photoId: erased }, 'admin'],
    ['editComment', { commentId: comment.eventId, body: 'Seen twice' }, 'inspector'],
  ] as const) {
    const from = await company(`Company before ${name}`);
    await sent('editSnag', { snagId: id, companyId: from });
    // None of its events is written by itself.
    Object.assign(settings, { mergedAtOnce: 0 });
    await merged({ companyId: from });
    Object.assign(settings, { mergedAtOnce });
    await sent(name, input, person);
    const edges = (await shown(id))?.history.edges ?? [];
    const [before, after] = edges.slice(-2).map(({ node }) => node);
    expect(before?.changes).toMatchObject([{ from: `Company before ${name}`, to: 'Company B' }]);
    last[name] = after?.kind ?? '';
  }
  expect(last).toEqual({
    markPhoto: 'PHOTO_MARKED',
    removePhoto: 'PHOTO_REMOVED',
    erasePhoto: 'REDACTED',
    editComment: 'COMMENT_EDITED',
  });
});

test('a table that says the old name means the company that stays, and undoing one that made the merged company gets along without it', async () => {
  const imports = importsOf(site);
  const table = (...rows: string[]) => ['Title,Company,Location', ...rows].join('\r\n');
  const done = await imports.all('snags', table('Loose socket,Elektro Maier,Block A'));
  const { id } = await site.server.app.services.db
    .selectFrom('company')
    .select('id')
    .where('name', '=', 'Elektro Maier')
    .executeTakeFirstOrThrow();
  await merged({ companyId: id });
  const later = await imports.all('snags', table('Cable visible,ELEKTRO maier,Block A'));
  expect(later.counts).toMatchObject({ MAKE: 1, REFUSE: 0 });
  const companies = async () =>
    (
      await site.server.app.services.db
        .selectFrom('company')
        .select('name')
        .where('project_id', '=', site.projectId)
        .orderBy('name')
        .execute()
    ).map(({ name }) => name);
  expect(await companies()).toEqual(['Company A', 'Company B']);
  expect(await numbersOf(site.companies.B)).toHaveLength(2);
  // A list of companies says nothing new of it either; it gives its trades to the company that
  // stays, whose e-mail is its own.
  const list = await imports.all(
    'companies',
    ['Company,E-mail,Trades', 'Elektro Maier,maier@site.example,Lightning'].join('\r\n'),
  );
  expect(list.counts).toMatchObject({ MAKE: 0, CHANGE: 1, REFUSE: 0 });
  expect(await companies()).toEqual(['Company A', 'Company B']);
  const { db } = site.server.app.services;
  expect(
    await db
      .selectFrom('trade')
      .innerJoin('company', 'company.id', 'trade.default_company_id')
      .select(['company.name', 'company.email'])
      .where('trade.name', '=', 'Lightning')
      .execute(),
  ).toEqual([{ name: 'Company B', email: null }]);
  await imports.undo(list);
  await imports.undo(done);
  const snags = await site.server.app.services.db
    .selectFrom('snag')
    .select(['title', 'status', 'company_id'])
    .orderBy('number')
    .execute();
  expect(snags).toEqual([
    { title: 'Loose socket', status: 'VOID', company_id: site.companies.B },
    { title: 'Cable visible', status: 'OPEN', company_id: site.companies.B },
  ]);
  // Somebody may make it again; then it is that one.
  await company('Elektro Maier');
  await imports.all('snags', table('Light does not work,Elektro Maier,Block A'));
  // The first was undone.
  expect(await numbersOf(site.companies.B)).toEqual([2]);
});

test('the same merging sent again answers the same; another one says that it was done, and what cannot be is refused', async () => {
  const third = await company('Company C');
  const input = { ...event(), ...ofBoth() };
  const first = await merge(input);
  expect(first.data?.mergeCompany.receipt).toEqual({ eventId: input.eventId });
  expect(await merge(input)).toEqual(first);
  const meanwhile = {
    code: 'COMPANY_MERGED',
    message: 'Company A has been merged into Company B.',
    retryable: false,
  };
  expect(refusalOf(await merge())).toMatchObject({ ...meanwhile, field: 'companyId' });
  expect(refusalOf(await merge({ companyId: third, intoId: site.companies.A }))).toMatchObject({
    ...meanwhile,
    field: 'intoId',
  });
  expect(refusalOf(await merge({ companyId: third, intoId: third }))).toMatchObject({
    code: 'BAD_REQUEST',
    field: 'intoId',
  });
  expect(refusalOf(await merge({ companyId: third, intoId: newId('company') }))).toMatchObject({
    code: 'NOT_FOUND',
    field: 'intoId',
  });
  expect(refusalOf(await merge({ companyId: newId('company'), intoId: third })).code).toBe(
    'NOT_FOUND',
  );
  await sent('archiveCompany', { companyId: third, archived: true });
  expect(refusalOf(await merge({ companyId: site.companies.B, intoId: third }))).toMatchObject({
    code: 'COMPANY_ARCHIVED',
    field: 'intoId',
  });
  // To others it is as if there was nothing.
  expect(refusalOf(await merge({}, 'outsider')).code).toBe('NOT_FOUND');
  for (const person of ['inspector', 'tradeA', 'viewer'] as const)
    expect(
      refusalOf(await merge({ companyId: third, intoId: site.companies.B }, person)).code,
    ).toBe('FORBIDDEN');
  // What is archived already may go.
  expect((await merged({ companyId: third, intoId: site.companies.B })).left).toBe(0);
});
