import { importsOf, type Imports } from '../../support/imports';
import { openSite, type Site } from '../../support/site';
import { event, nobody } from '../../support/wire';

let site: Site;
let imports: Imports;
beforeAll(async () => {
  site = await openSite();
  imports = importsOf(site);
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const db = () => site.server.app.services.db;
const csv = (...rows: string[]): string => `${rows.join('\r\n')}\r\n`;
const lastSeq = async (): Promise<number> =>
  (
    await db()
      .selectFrom('project')
      .select('last_seq')
      .where('id', '=', site.projectId)
      .executeTakeFirstOrThrow()
  ).last_seq;

test('locations come as paths, or with a column for each level, and go again where nothing is in them', async () => {
  const paths = async () =>
    (
      await db()
        .selectFrom('location')
        .select('path')
        .where('project_id', '=', site.projectId)
        .where('removed_at', 'is', null)
        .where('path', 'like', 'Block%')
        .orderBy('path')
        .execute()
    ).map(({ path }) => path);
  const first = await imports.all(
    'locations',
    csv('Path', 'Block A', 'Block A › L01 › Flat 1', 'Block B', `${'x'.repeat(121)}`),
  );
  expect(first.counts).toMatchObject({ MAKE: 2, SAME: 1, REFUSE: 1 });
  const levels = await imports.all(
    'locations',
    csv('Building,Floor,Room', 'Block A,L01,Flat 2', 'Block B,,'),
  );
  expect(levels.counts).toMatchObject({ MAKE: 1, SAME: 1 });
  expect(await paths()).toEqual([
    'Block A',
    'Block A › L01',
    'Block A › L01 › Flat 1',
    'Block A › L01 › Flat 2',
    'Block B',
  ]);
  const { id } = await db()
    .selectFrom('location')
    .select('id')
    .where('path', '=', 'Block A › L01 › Flat 1')
    .executeTakeFirstOrThrow();
  await site.raise({ locationId: id });
  await imports.undo(levels);
  await imports.undo(first);
  expect(await paths()).toEqual(['Block A', 'Block A › L01', 'Block A › L01 › Flat 1']);
});

test('companies and trades are made and changed by their names; the same table again does nothing, and undoing puts back what was', async () => {
  const companies = async () =>
    db()
      .selectFrom('company')
      .select(['name', 'email', 'phone'])
      .where('project_id', '=', site.projectId)
      .where('name', 'in', ['Company B', 'New & Co'])
      .orderBy('name')
      .execute();
  const table = csv(
    'Company,E-mail,Phone,Trades',
    'company b,b@firm.example,+49 30 1,',
    "New & Co,new@firm.example,'+49 30 2,Roofer|Tiler",
    'Wrong,no address,,',
  );
  const done = await imports.all('companies', table);
  expect(done.counts).toMatchObject({ MAKE: 1, CHANGE: 1, REFUSE: 1 });
  expect((await imports.rows(done, 'CHANGE'))[0]?.changes).toEqual([
    { field: 'email', from: '', to: 'b@firm.example' },
    { field: 'phone', from: '', to: '+49 30 1' },
  ]);
  expect(await companies()).toEqual([
    { name: 'Company B', email: 'b@firm.example', phone: '+49 30 1' },
    { name: 'New & Co', email: 'new@firm.example', phone: '+49 30 2' },
  ]);
  // What somebody has changed since stays.
  await site.ask(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { company { id } } }',
    {
      input: {
        ...event(),
        projectId: site.projectId,
        id: site.companies.B,
        name: 'Company B',
        email: 'other@firm.example',
        phone: '+49 30 1',
      },
    },
  );
  const before = await lastSeq();
  expect((await imports.all('companies', table)).counts).toMatchObject({
    SAME: 2,
    MAKE: 0,
    CHANGE: 0,
  });
  expect(await lastSeq()).toBe(before);
  const trades = await imports.all(
    'trades',
    csv(
      'Gewerk;Firma;Textbausteine',
      'Roofer;New & Co;Tile broken|Gutter leaks',
      'Trade B;;A phrase|Another',
    ),
  );
  expect(trades.counts).toMatchObject({ CHANGE: 2 });
  const phrases = async (name: string) =>
    (
      await db()
        .selectFrom('trade')
        .select('phrases')
        .where('name', '=', name)
        .where('project_id', '=', site.projectId)
        .executeTakeFirstOrThrow()
    ).phrases;
  expect([await phrases('Roofer'), await phrases('Trade B')]).toEqual([
    '["Tile broken","Gutter leaks"]',
    '["A phrase","Another"]',
  ]);
  // What somebody has changed beside it is neither in the way nor taken back.
  const rename = async (name: string) =>
    site.ask(
      'admin',
      'mutation ($input: SaveTradeInput!) { saveTrade(input: $input) { trade { id } } }',
      { input: { ...event(), projectId: site.projectId, id: site.trades.B, name } },
    );
  await rename('Trade Bee');
  await imports.undo(trades);
  expect([await phrases('Roofer'), await phrases('Trade Bee')]).toEqual(['[]', '["A phrase"]']);
  await rename('Trade B');
  await imports.undo(done);
  expect(await companies()).toEqual([
    { name: 'Company B', email: 'other@firm.example', phone: '+49 30 1' },
  ]);
  expect(
    await db()
      .selectFrom('trade')
      .select('name')
      .where('name', 'in', ['Roofer', 'Tiler'])
      .execute(),
  ).toEqual([]);
});

test('people are invited, each by a link of their own, and the invitation ends when it is undone', async () => {
  const done = await imports.all(
    'people',
    csv(
      'Name,E-mail,Role,Company',
      'Ina,ina@site.example,Inspector,',
      'Tom,tom@site.example,Trade,',
      'Tea,tea@site.example,Firma,Company A',
      'Ada,ADMIN@site.example,Viewer,',
      'Nix,nix,Viewer,',
      'Wer,wer@site.example,Chef,',
    ),
  );
  expect(done.counts).toMatchObject({ MAKE: 2, SAME: 1, REFUSE: 3 });
  expect((await imports.rows(done, 'REFUSE')).map(({ problems }) => problems)).toEqual([
    ['Add the company this person works for.'],
    ['Enter a full email address.'],
    ['Role not known: “Chef”.'],
  ]);
  const [ina, tea] = await imports.rows(done, 'MAKE');
  const invitation = async (link: string | null | undefined) =>
    (
      await site.ask<{ invitation: { email: string } | null }>(
        nobody,
        'query ($token: String!) { invitation(token: $token) { email } }',
        { token: (link ?? '').replace('/join/', '') },
      )
    ).invitation;
  expect(await invitation(ina?.link)).toEqual({ email: 'ina@site.example' });
  expect(await invitation(tea?.link)).toEqual({ email: 'tea@site.example' });
  expect(
    (await imports.all('people', csv('E-mail,Role', 'ina@site.example,Inspector'))).counts,
  ).toMatchObject({ SAME: 1 });
  await imports.undo(done);
  expect(await invitation(ina?.link)).toBeNull();
});

test('a row of Procore’s form comes in whole: month first, the first of its trades and people, its place in tiers, and the rest below the description', async () => {
  const form = csv(
    'Item Name*,Punch Item #*,Punch Item Type,Due Date,Trade,Location,Priority,Created By*,Description,Assigned To,Comments',
    'Procore door,1,Deficiency,03/04/2031,Trade B|Trade A,Lot 1>Section A,High,pm@site.example,Binds at the top,nobody@site.example|tradeb@site.example,Twice already',
  );
  const read = await imports.send('snags', form);
  expect(read.facts?.dayOrder).toBe('MDY');
  const done = await imports.do(await imports.check(read));
  expect(done.counts).toMatchObject({ MAKE: 1, DONE: 1 });
  const stored = await db()
    .selectFrom('snag')
    .innerJoin('trade', 'trade.id', 'snag.trade_id')
    .innerJoin('location', 'location.id', 'snag.location_id')
    .select([
      'type',
      'priority',
      'due_on',
      'description',
      'assignee_id',
      'trade.name as trade',
      'location.path as place',
    ])
    .where('title', '=', 'Procore door')
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({
    type: 'DEFECT',
    priority: 'HIGH',
    due_on: '2031-03-04',
    description: 'Binds at the top\nCreated By: pm@site.example\nComments: Twice already\nTrade A',
    assignee_id: site.people.tradeB.userId,
    trade: 'Trade B',
    place: 'Lot 1 › Section A',
  });
  expect((await imports.rows(done))[0]?.notes).toEqual([
    'A snag has one trade: Trade B. The others go in the description.',
    'New location, will be created: Lot 1 › Section A.',
    'Nobody in this project is called “nobody@site.example”; person left blank.',
  ]);
});

const list = `Nr.,Title,Location,Trade\r\n${Array.from({ length: 60 }, (_, index) => `${index + 1},kept ${index + 1},House › Flat ${index + 1},Painter`).join('\r\n')}\r\n`;

test('who is no admin any more cannot go on with what they began; another admin can, or undoes it', async () => {
  const site = await openSite();
  try {
    const deputy = await site.join('deputy', 'ADMIN');
    const withDeputy: Site = { ...site, people: { ...site.people, admin: deputy } };
    const theirs = importsOf(withDeputy);
    const checked = await theirs.check(await theirs.send('snags', list));
    const { db } = site.server.app.services;
    await db
      .updateTable('member')
      .set({ role: 'VIEWER' })
      .where('id', '=', deputy.memberId)
      .execute();
    // It was pressed a moment before.
    await db
      .updateTable('table_import')
      .set({ state: 'DOING' })
      .where('id', '=', checked.id)
      .execute();
    await db.insertInto('job').values({ kind: 'IMPORT_TABLE', subject_id: checked.id }).execute();
    site.server.app.services.jobs.wake('IMPORT_TABLE');
    await site.server.app.rendered();
    const ours = importsOf(site);
    const stopped = await ours.ask(`/${checked.id}`);
    expect(stopped.body).toMatchObject({
      state: 'STOPPED',
      problem: 'You do not have permission to do this in Site.',
      counts: { DONE: 0 },
    });
    expect((await ours.do(checked)).counts).toMatchObject({ MAKE: 60, DONE: 60 });
    // Nor with what they began to undo, and nobody goes on with the import instead.
    await db
      .updateTable('table_import')
      .set({ state: 'UNDOING', asked_by: deputy.userId })
      .where('id', '=', checked.id)
      .execute();
    await db.insertInto('job').values({ kind: 'IMPORT_TABLE', subject_id: checked.id }).execute();
    site.server.app.services.jobs.wake('IMPORT_TABLE');
    await site.server.app.rendered();
    expect((await ours.ask(`/${checked.id}`)).body).toMatchObject({
      state: 'UNDO_STOPPED',
      problem: 'You do not have permission to do this in Site.',
    });
    expect(await ours.do(checked)).toMatchObject({ state: 'UNDO_STOPPED' });
    expect(await ours.undo(checked)).toMatchObject({ state: 'UNDONE', counts: { DONE: 0 } });
    expect(site.server.log).toEqual([]);
  } finally {
    await site.close();
  }
});
