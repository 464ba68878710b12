import { meaningOf } from '../../server/features/imports/words';
import { importsOf, type Imports } from '../support/imports';
import { openSite, type Site } from '../support/site';
import { event, nobody } from '../support/wire';

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
  await imports.undo(trades);
  expect([await phrases('Roofer'), await phrases('Trade B')]).toEqual(['[]', '["A phrase"]']);
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
    ['Somebody of a trade needs a company.'],
    ['That does not look like an e-mail address.'],
    ['Say above what the role “Chef” means.'],
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

test('where nothing is to be made, rows that need it are refused', async () => {
  const checked = await imports.check(
    await imports.send(
      'snags',
      csv(
        'Title,Location,Trade,Company',
        'a,Block A,Unknown,',
        'b,Block Z,,',
        'c,Block A,,Nobody Ltd',
        'd,Block A,trade a,company b',
      ),
    ),
    { makeMissing: false },
  );
  expect(
    (await imports.rows(checked)).map(({ outcome, problems }) => [outcome, ...problems]),
  ).toEqual([
    ['REFUSE', 'This project has no trade “Unknown”, and none is to be made.'],
    ['REFUSE', 'This project has no location “Block Z”, and none is to be made.'],
    ['REFUSE', 'This project has no company “Nobody Ltd”, and none is to be made.'],
    ['MAKE'],
  ]);
});

test('the shapes of others are recognised: Procore’s form and reports, a council’s list, Fieldwire’s, a German list of snags', async () => {
  const shape = async (...lines: string[]) =>
    Object.fromEntries(
      ((await imports.send('snags', csv(...lines))).facts?.columns ?? []).map(({ name, guess }) => [
        name,
        guess,
      ]),
    );
  expect(
    await shape(
      'Item Name*,Punch Item #*,Punch Item Type,Due Date,Trade,Location,Cost Code,Priority,Reference,Created By*,Punch Item Manager*,Final Approver*,Description,Assigned To,Comments',
      'a,1,Defect,12/31/2030,Paint|Floor,Lot 1>Section A,01,High,r,a@b.c,a@b.c,a@b.c,d,a@b.c,c',
    ),
  ).toEqual({
    'Item Name*': 'title',
    'Punch Item #*': 'key',
    'Punch Item Type': 'type',
    'Due Date': 'due',
    Trade: 'trade',
    Location: 'location',
    'Cost Code': 'note',
    Priority: 'priority',
    Reference: 'note',
    'Created By*': 'note',
    'Punch Item Manager*': 'note',
    'Final Approver*': 'note',
    Description: 'description',
    'Assigned To': 'person',
    Comments: 'note',
  });
  expect(
    await shape(
      'Assignees,Ball in Court,Closed By,Date Created,Due Date,ID,Number,Overdue,Priority,Status,Title,Trade,Type',
      'a,b,c,1,2030-01-01,9,1,No,Low,Open,t,Paint,Defect',
    ),
  ).toMatchObject({
    Assignees: 'person',
    'Due Date': 'due',
    ID: 'key',
    Number: null,
    Status: 'status',
    Title: 'title',
  });
  // As it was before somebody could be named as one of several.
  expect(
    await shape(
      'Number,Title,Type,Status,Assigned,Due Date,Location,Trade,Date Created,Date Closed',
      '1,t,Defect,Open,a,2030-01-01,Lot 1,Paint,1,',
    ),
  ).toEqual({
    Number: 'key',
    Title: 'title',
    Type: 'type',
    Status: 'status',
    Assigned: 'person',
    'Due Date': 'due',
    Location: 'location',
    Trade: 'trade',
    'Date Created': 'note',
    'Date Closed': 'note',
  });
  expect(
    await shape(
      'lfd. Nr.;Mangel;Ort;zu erledigen bis;erledigt am;zuständige Firma',
      '1;Riss;Bad;01.02.2030;03.02.2030;Maler Krause',
    ),
  ).toEqual({
    'lfd. Nr.': 'key',
    Mangel: 'title',
    Ort: 'location',
    'zu erledigen bis': 'due',
    'erledigt am': 'note',
    'zuständige Firma': 'company',
  });
  expect(
    await shape(
      'reference_number,created_at,title,type,status,trade,priority_name,priority_duration,target_completion_date,estate,scheme,property_address,communal_area_name,communal_area_location,description,access_information',
      '1,2,t,Defect,open,Paint,High,5,2030-01-01,E,S,1 Road,,,d,key',
    ),
  ).toMatchObject({
    reference_number: 'key',
    priority_name: 'priority',
    target_completion_date: 'due',
    estate: 'location',
    scheme: 'location',
    property_address: 'location',
    communal_area_name: 'location',
    access_information: 'note',
  });
  expect(
    await shape(
      'title,status,category,assignee,plan,X,Y,tier 1,tier 2,start date,end date,tags',
      't,open,Paint,a,P1,0.5,0.5,A,B,2030-01-01,2030-02-01,x',
    ),
  ).toMatchObject({
    category: 'trade',
    assignee: 'person',
    plan: 'plan',
    X: 'pinX',
    Y: 'pinY',
    'tier 1': 'location',
    'tier 2': 'location',
    'end date': 'due',
    tags: 'note',
  });
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
    'A snag has one trade: Trade B. The others stand in the description.',
    'The location is not there yet and is made: Lot 1 › Section A.',
    'Nobody in this project is called “nobody@site.example”, so nobody was chosen.',
  ]);
});

test('what others call a status is known, in whatever case and with whatever between its words', () => {
  const words = {
    OPEN: ['open', 'NEW', 'Active', 'assigned', 'offen'],
    IN_PROGRESS: ['in progress', 'In-Progress', 'IN_PROGRESS', 'ongoing', 'in Arbeit'],
    FIXED: ['resolved', 'Solved', 'done', 'fixed', 'Ready', 'completed', 'erledigt', 'Behoben'],
    CLOSED: ['closed', 'approved', 'Verified', 'geprüft', 'GESCHLOSSEN'],
    DISPUTED: ['rejected', 'disputed', 'Not ours', 'not-ours', 'bestritten'],
    VOID: ['void', 'Deleted', 'verworfen'],
  };
  for (const [status, said] of Object.entries(words))
    expect([status, said.map((word) => meaningOf('status', word))]).toEqual([
      status,
      said.map(() => status),
    ]);
  expect(meaningOf('status', 'wartet')).toBeNull();
});
