import { importsOf, type Imports } from '../support/imports';
import { openSite, type PersonKey, type Site } from '../support/site';
import { event, newId } from '../support/wire';

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
const lastSeq = async (): Promise<number> =>
  (
    await db()
      .selectFrom('project')
      .select('last_seq')
      .where('id', '=', site.projectId)
      .executeTakeFirstOrThrow()
  ).last_seq;

/** The snags whose titles begin with a mark, as a list shows them. */
const snagsOf = (mark: string) =>
  db()
    .selectFrom('snag')
    .leftJoin('trade', 'trade.id', 'snag.trade_id')
    .leftJoin('company', 'company.id', 'snag.company_id')
    .leftJoin('location', 'location.id', 'snag.location_id')
    .select([
      'title',
      'status',
      'priority',
      'due_on',
      'trade.name as trade',
      'company.name as company',
      'location.path as place',
    ])
    .where('title', 'like', `${mark}%`)
    .where('snag.project_id', '=', site.projectId)
    .orderBy('snag.number')
    .execute();

/** What a list of all counts, also with another filter, and what of undone imports is listed. */
async function listed() {
  const { project } = await site.ask<{
    project: Record<'whole' | 'placed', { all: number; undone: number }> & {
      overview: { raised: number };
      snags: { edges: { node: { title: string } }[] };
    };
  }>(
    'admin',
    `query ($place: ID!) { project(code: "SITE") {
      whole: snagCounts { all undone } placed: snagCounts(filter: { locationIds: [$place] }) { all undone }
      overview { raised } snags(first: 9, filter: { chip: UNDONE }) { edges { node { title } } } } }`,
    { place: site.locationId },
  );
  return {
    all: project.whole.all,
    narrowed: project.placed.all,
    undone: project.whole.undone,
    raised: project.overview.raised,
    of: project.snags.edges.map(({ node }) => node.title).toSorted(),
  };
}

const csv = (...rows: string[]): string => `${rows.join('\r\n')}\r\n`;

test('a list of snags is read, tried, imported, and taken back', async () => {
  const text = csv(
    'Nr.;Mangel;Ort;Gewerk;Firma;Frist;Status',
    '1;in1 Riss;Haus B > EG > Bad;Trockenbau;Muster GmbH;04.05.2030;offen',
    '2;in1 Kratzer;Block A;Trade A;;;geschlossen',
    '3;in1 Ohne Ort;;Trade A;;;offen',
  );
  const read = await imports.send('snags', text, 'Mängel.csv');
  expect([read.state, read.facts?.columns.map(({ name, guess }) => [name, guess])]).toEqual([
    'READ',
    [
      ['Nr.', 'key'],
      ['Mangel', 'title'],
      ['Ort', 'location'],
      ['Gewerk', 'trade'],
      ['Firma', 'company'],
      ['Frist', 'due'],
      ['Status', 'status'],
    ],
  ]);
  const before = await lastSeq();
  const checked = await imports.check(read);
  expect([checked.state, checked.counts]).toEqual([
    'CHECKED',
    { MAKE: 2, CHANGE: 0, SAME: 0, REFUSE: 1, DONE: 0, UNDONE: 0 },
  ]);
  expect(await lastSeq()).toBe(before);
  expect(await imports.rows(checked, 'REFUSE')).toMatchObject([
    { line: 4, problems: ['Drop a pin or choose a location so the trade can find it.'] },
  ]);
  expect(await imports.rows(checked, 'MAKE')).toMatchObject([
    {
      line: 2,
      notes: [
        'New trade, will be created: Trockenbau.',
        'New company, will be created: Muster GmbH.',
        'New location, will be created: Haus B › EG › Bad.',
      ],
    },
    { line: 3, notes: [] },
  ]);
  const refused = await imports.ask(`/${checked.id}/refused.csv?decimal=comma`);
  expect(refused.body).toBe(
    'Nr.;Mangel;Ort;Gewerk;Firma;Frist;Status;Row;Why it was refused\r\n3;in1 Ohne Ort;;Trade A;;;offen;4;Drop a pin or choose a location so the trade can find it.\r\n',
  );
  const done = await imports.do(checked);
  expect([done.state, done.counts]).toEqual([
    'DONE',
    { MAKE: 2, CHANGE: 0, SAME: 0, REFUSE: 1, DONE: 2, UNDONE: 0 },
  ]);
  expect(await snagsOf('in1')).toEqual([
    {
      title: 'in1 Riss',
      status: 'OPEN',
      priority: 'MEDIUM',
      due_on: '2030-05-04',
      trade: 'Trockenbau',
      company: 'Muster GmbH',
      place: 'Haus B › EG › Bad',
    },
    {
      title: 'in1 Kratzer',
      status: 'CLOSED',
      priority: 'MEDIUM',
      due_on: null,
      trade: 'Trade A',
      company: 'Company A',
      place: 'Block A',
    },
  ]);
  const counted = await listed();
  const undone = await imports.undo(done);
  expect([undone.state, undone.counts.UNDONE]).toEqual(['UNDONE', 2]);
  // They are still there, by their own filter alone, and nobody counts them.
  expect(await listed()).toEqual({
    all: counted.all - 2,
    narrowed: counted.narrowed - 1,
    undone: counted.undone + 2,
    raised: counted.raised - 2,
    of: ['in1 Kratzer', 'in1 Riss'],
  });
  expect((await snagsOf('in1')).map(({ status, trade }) => [status, trade])).toEqual([
    ['VOID', null],
    ['VOID', 'Trade A'],
  ]);
  const names = async (table: 'trade' | 'company') =>
    (
      await db()
        .selectFrom<'trade' | 'company'>(table)
        .select('name')
        .where('project_id', '=', site.projectId)
        .execute()
    ).map(({ name }) => name);
  expect(await names('trade')).not.toContain('Trockenbau');
  expect(await names('company')).not.toContain('Muster GmbH');
  expect(
    await db()
      .selectFrom('location')
      .select('path')
      .where('project_id', '=', site.projectId)
      .where('removed_at', 'is', null)
      .execute(),
  ).toEqual([{ path: 'Block A' }]);
  // Imported once more, the same snags come back under their numbers.
  const again = await imports.all('snags', text);
  expect(again.counts).toMatchObject({ MAKE: 0, CHANGE: 2, REFUSE: 1 });
  expect(await listed()).toEqual({ ...counted, of: [] });
  expect((await snagsOf('in1')).map(({ status, trade, place }) => [status, trade, place])).toEqual([
    ['OPEN', 'Trockenbau', 'Haus B › EG › Bad'],
    ['CLOSED', 'Trade A', 'Block A'],
  ]);
});

test('the same file again does nothing, and a corrected one changes only what was corrected', async () => {
  const rows = [
    'Item Name*,Punch Item #*,Due Date,Trade,Location,Priority',
    'in2 Door,7,05/14/2030,Trade A,Block A,High',
    'in2 Sill,8,05/15/2030,Trade B,Block A,Low',
  ];
  const first = await imports.all('snags', csv(...rows));
  expect(first.counts).toMatchObject({ MAKE: 2, REFUSE: 0 });
  expect(await snagsOf('in2')).toMatchObject([
    { priority: 'HIGH', due_on: '2030-05-14', company: 'Company A' },
    { priority: 'LOW', due_on: '2030-05-15', company: 'Company B' },
  ]);
  const { id } = await db()
    .selectFrom('snag')
    .select('id')
    .where('title', '=', 'in2 Door')
    .executeTakeFirstOrThrow();
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId: id, title: 'in2 Door of the flat' } },
  );
  const before = await lastSeq();
  const same = await imports.all('snags', csv(...rows));
  expect(same.counts).toMatchObject({ MAKE: 0, CHANGE: 0, SAME: 2, REFUSE: 0 });
  expect((await imports.rows(same))[0]?.notes).toEqual([
    'Title was changed here since the last import and is kept: in2 Door of the flat.',
  ]);
  expect(await lastSeq()).toBe(before);
  const corrected = await imports.all(
    'snags',
    csv(rows[0] ?? '', 'in2 Door,7,05/16/2030,Trade A,Block A,High', rows[2] ?? ''),
  );
  expect(corrected.counts).toMatchObject({ CHANGE: 1, SAME: 1 });
  expect((await imports.rows(corrected, 'CHANGE'))[0]?.changes).toEqual([
    { field: 'due', from: '2030-05-14', to: '2030-05-16' },
  ]);
  expect(await snagsOf('in2')).toMatchObject([
    { title: 'in2 Door of the flat', due_on: '2030-05-16' },
    { title: 'in2 Sill' },
  ]);
  expect((await imports.undo(corrected)).state).toBe('UNDONE');
  expect(await snagsOf('in2')).toMatchObject([
    { title: 'in2 Door of the flat', due_on: '2030-05-14' },
    { title: 'in2 Sill' },
  ]);
});

test('a row without a key is known by what and where it is, and by how often that came before', async () => {
  const head = 'Title\tLocation\tTrade\tDue';
  const text = [
    head,
    'in3 Twice\tBlock A\tTrade A\t2030-01-02',
    'in3 Twice\tBlock A\tTrade A\t2030-01-02',
    'in3 Once\tBlock A\tTrade A\t2030-01-02',
  ].join('\n');
  expect((await imports.all('snags', text)).counts).toMatchObject({ MAKE: 3 });
  expect((await imports.all('snags', text)).counts).toMatchObject({ SAME: 3 });
  expect(
    (
      await imports.all(
        'snags',
        text.replace('Once\tBlock A\tTrade A\t2030-01-02', 'Once\tBlock A\tTrade A\t2030-01-09'),
      )
    ).counts,
  ).toMatchObject({ SAME: 2, CHANGE: 1 });
  expect((await snagsOf('in3')).map(({ due_on }) => due_on)).toEqual([
    '2030-01-02',
    '2030-01-02',
    '2030-01-09',
  ]);
});

test('words that nobody knows are asked about, and what they mean is said once', async () => {
  const text = csv(
    'Title;Location;Status;Priority',
    'in5 a;Block A;wartet;Stufe 1',
    'in5 b;Block A;In-Progress;high',
  );
  const read = await imports.send('snags', text);
  expect(
    read.facts?.columns.map(({ unknown, guess }) => (guess === null ? [] : (unknown[guess] ?? []))),
  ).toEqual([[], [], ['wartet'], ['Stufe 1']]);
  const unsaid = await imports.check(read);
  expect((await imports.rows(unsaid, 'REFUSE')).map(({ problems }) => problems)).toEqual([
    ['Status not known: “wartet”.', 'Priority not known: “Stufe 1”.'],
  ]);
  const said = await imports.check(unsaid, {
    words: { status: { wartet: 'OPEN' }, priority: { 'Stufe 1': 'CRITICAL' } },
  });
  // Nobody can have begun it without a company.
  expect(await imports.rows(said, 'MAKE')).toMatchObject([
    { notes: [] },
    { notes: ['“In-Progress” needs a company; comes in as open.'] },
  ]);
});

test('dates in any order are read, and one that could be two is refused until somebody says which', async () => {
  const text = csv(
    'Title;Location;Due',
    'in6 1;Block A;2030-03-04',
    'in6 2;Block A;04.03.2030',
    'in6 3;Block A;03/04/2030',
    'in6 4;Block A;4. März 2030',
    'in6 5;Block A;soon',
    'in6 6;Block A;31.02.2030',
  );
  const read = await imports.send('snags', text);
  const checked = await imports.check(read);
  expect((await imports.rows(checked, 'REFUSE')).map(({ problems }) => problems)).toEqual([
    ['“03/04/2030” could be two dates.'],
    ['Date cannot be read: “soon”.'],
    ['Date cannot be read: “31.02.2030”.'],
  ]);
  const done = await imports.do(await imports.check(checked, { dayOrder: 'MDY' }));
  expect(done.counts).toMatchObject({ MAKE: 4, REFUSE: 2 });
  expect((await snagsOf('in6')).map(({ due_on }) => due_on)).toEqual([
    '2030-03-04',
    '2030-03-04',
    '2030-03-04',
    '2030-03-04',
  ]);
});

test('only admins bring tables in, and of another project nobody learns anything', async () => {
  const answers = async (person: PersonKey) => {
    const { status, body } = await importsOf(site, person).ask(
      `/${newId('import')}?project=${site.projectId}&table=snags&name=x`,
      { method: 'PUT', body: 'Title,Location\na,b\n' },
    );
    return [status, (body as { error: { code: string } }).error.code];
  };
  for (const person of ['inspector', 'tradeA', 'viewer'] as const)
    expect(await answers(person)).toEqual([403, 'FORBIDDEN']);
  expect(await answers('outsider')).toEqual([404, 'NOT_FOUND']);
  const mine = await imports.send('snags', 'Title,Location\na,b\n');
  const looking = async (person: PersonKey) =>
    (await importsOf(site, person).ask(`/${mine.id}`)).status;
  expect([
    await looking('inspector'),
    await looking('outsider'),
    (await imports.ask(`?project=${site.projectId}`)).status,
  ]).toEqual([403, 404, 200]);
});

test('costs are read in the project’s own currency as either way of writing them, and what is not known yet clears none', async () => {
  const list = (...costs: string[]) =>
    csv(
      'Nr.;Mangel;Ort;Gewerk;Kosten',
      ...costs.map((cost, at) => `c${at};in9 ${at};Block A;Trade A;${cost}`),
    );
  const costs = async () =>
    (
      await db()
        .selectFrom('snag')
        .select('cost')
        .where('title', 'like', 'in9 %')
        .orderBy('title')
        .execute()
    ).map(({ cost }) => cost);
  const written = ['1.500,- €', 'EUR 1.234,50', '33.33333333333', '1.234.567'];
  await imports.all('snags', list(...written));
  const read = [150_000, 123_450, 3_333, 123_456_700];
  expect(await costs()).toEqual(read);
  await imports.all('snags', list('TBD', 'tbc'));
  expect(await costs()).toEqual(read);
  // Another currency is no amount here, and three digits behind a point could be either.
  const checked = await imports.check(
    await imports.send('snags', list('$ 5', 'CHF 5', 'ABC', '12.345')),
  );
  expect(checked.counts).toMatchObject({ REFUSE: 4 });
});
