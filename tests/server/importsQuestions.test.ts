import { type ImportAnswers, makesMissing, noAnswers } from '../../rules/imports';
import { recognise } from '../../server/features/tablesIn/recognise';
import { readTable } from '../../server/features/tablesIn/readTable';
import { importsOf, type Imports } from '../support/imports';
import { openSite, type Site } from '../support/site';
import { event, newId, type Variables } from '../support/wire';
import { row, workbook } from '../support/workbooks';

let site: Site;
let imports: Imports;
beforeAll(async () => {
  site = await openSite();
  imports = importsOf(site);
  await act('saveCompany', { id: newId('company'), name: 'Brightspark Electrical Ltd' });
  await act('saveTrade', { id: newId('trade'), name: 'Electrical', phrases: [] });
  const [level, flat, kitchen] = [newId('location'), newId('location'), newId('location')];
  await act('addLocations', {
    locations: [
      { id: level, name: 'L02', parentId: site.locationId },
      { id: flat, name: 'Flat 18', parentId: level },
      { id: kitchen, name: 'Kitchen', parentId: flat },
      { id: newId('location'), name: 'Bathroom', parentId: flat },
    ],
  });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const db = () => site.server.app.services.db;
const act = (mutation: string, input: Variables) =>
  site.ask(
    'admin',
    `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), projectId: site.projectId, ...input } },
  );

const snags = (mark: string) =>
  db()
    .selectFrom('snag')
    .leftJoin('company', 'company.id', 'snag.company_id')
    .leftJoin('location', 'location.id', 'snag.location_id')
    .select(['title', 'status', 'due_on', 'company.name as company', 'location.path as place'])
    .where('title', 'like', `${mark}%`)
    .where('snag.project_id', '=', site.projectId)
    .orderBy('snag.number')
    .execute();

const guesses = async (content: string | Uint8Array) => {
  const { facts } = await imports.send('snags', content);
  return Object.fromEntries(facts?.columns.map(({ name, guess }) => [name, guess]) ?? []);
};

test('a British schedule is asked about by reason, and each answer settles all its rows', async () => {
  const text = [
    'RIVERSIDE WHARF,,,,,,',
    'Snag schedule - inspected 12/11/2026,,,,,,',
    ',,,,,,',
    'Item,Location,Defect,Contractor,Target date,Status,Rating',
    '1,Flat 18 Kitchen,q1 Socket loose,Brightspark Elec,03/04/2031,Open,Major',
    '2,"Block A, Flat 18, Bathroom",q1 No light,Brightspark Elec,TBC,Complete,Minor',
    '3,Flat 18 Bath,q1 Fan noisy,Brightspark Elec,asap,Closed,Minor',
    '4,Flat 58 Hall,q1 Door binds,Oak & Ash Joinery,05/04/2031,Awaiting access,Minor',
    '5,,,,,,',
    '7,Flat 58 Hall,q1 Frame chipped,Oak and Ash Joinery,TBC,Open,Minor',
    '6,Flat 18 Kitchen,q1 Chip to worktop,n/a,05/06/2031,Open,Minor',
    'Total: 5,,,,,,',
  ].join('\n');
  const read = await imports.send('snags', text, 'schedule.csv');
  expect(read.facts).toMatchObject({ rows: 6, leftOut: 2, dayOrder: null });
  const checked = await imports.check(read, { answers: noAnswers });
  const asked = await imports.questions(checked);
  expect(asked.questions.map(({ title, rows }) => [title, rows])).toEqual([
    ['Company not known: “Brightspark Elec”.', 3],
    ['“03/04/2031” could be two dates.', 3],
    ['Company not known: “Oak & Ash Joinery”.', 2],
    ['Place not known: “Flat 58 › Hall”.', 2],
    ['Place not known: “Flat 18 › Bath”.', 1],
    ['Status not known: “Awaiting access”.', 1],
  ]);
  const near = asked.questions.flatMap(({ names }) => names ?? []).map((each) => each.near);
  expect(near.map((all) => all.map(({ name }) => name))).toEqual([
    ['Brightspark Electrical Ltd'],
    [],
    [],
    [],
    ['Block A › L02 › Flat 18 › Bathroom'],
  ]);
  const answers: ImportAnswers = {
    ...noAnswers,
    company: {
      named: { 'brightspark elec': near[0]?.[0]?.id ?? '' },
      like: null,
      others: 'MAKE',
    },
    location: { named: {}, like: 'NEAREST', others: 'MAKE' },
  };
  const said = { dayOrder: 'DMY', words: { status: { 'Awaiting access': 'OPEN' } } } as const;
  const again = await imports.check(checked, { ...said, answers });
  const left = await imports.questions(again);
  expect(left.questions.map(({ code, rows }) => [code, rows])).toEqual([
    ['ROW_FIXED_NEEDS_PHOTO', 1],
  ]);
  expect([left.made, left.told.map(({ text, rows }) => [text, rows])]).toEqual([
    [
      { thing: 'company', count: 1 },
      { thing: 'location', count: 2 },
    ],
    [
      ['Due date left empty: asap.', 1],
      ['Due date left empty: TBC.', 1],
    ],
  ]);
  const noted = await imports.check(again, {
    ...said,
    answers: { ...answers, withoutPhoto: 'NOTE' },
  });
  expect((await imports.questions(noted)).questions).toEqual([]);
  await imports.do(noted);
  const bright = 'Brightspark Electrical Ltd';
  expect((await snags('q1')).map((each) => Object.values(each))).toEqual([
    ['q1 Socket loose', 'OPEN', '2031-04-03', bright, 'Block A › L02 › Flat 18 › Kitchen'],
    ['q1 No light', 'FIXED', null, bright, 'Block A › L02 › Flat 18 › Bathroom'],
    ['q1 Fan noisy', 'CLOSED', null, bright, 'Block A › L02 › Flat 18 › Bathroom'],
    ['q1 Door binds', 'OPEN', '2031-04-05', 'Oak & Ash Joinery', 'Flat 58 › Hall'],
    ['q1 Frame chipped', 'OPEN', null, 'Oak & Ash Joinery', 'Flat 58 › Hall'],
    ['q1 Chip to worktop', 'OPEN', '2031-06-05', null, 'Block A › L02 › Flat 18 › Kitchen'],
  ]);
  // The next file of that kind needs no answer again.
  const next = await imports.send('snags', text, 'schedule v2.csv');
  const same = await imports.check(next, next.mapping ?? {});
  expect(same.counts).toMatchObject({ SAME: 6, REFUSE: 0 });
});

test('a second list that counts from 1 too is another list, and what looks the same is said', async () => {
  const list = (...rows: string[]) => ['No,Defect,Room', ...rows].join('\n');
  await imports.all('snags', list('1,q2 Crack,Block A', '2,q2 Stain,Block A'));
  const sent = await imports.send('snags', list('1,q2 Leak at tap,Roof', '2,q2 Stain,Block A'));
  // As much of it is known as is not.
  const asked = await imports.check(sent);
  expect((await imports.questions(asked)).questions).toMatchObject([
    {
      code: 'ROW_SAME_NUMBER',
      title: 'Has the number of “q2 Crack” from an earlier import, but another title and place.',
    },
  ]);
  const answers = { ...makesMissing, sameNumber: 'OTHER' as const };
  const other = await imports.do(await imports.check(asked, { answers }));
  expect(other.counts).toMatchObject({ MAKE: 1, SAME: 1 });
  const moved = await imports.check(
    await imports.send('snags', list('7,q2 Crack,Block A', '8,q2 Crack,Block A')),
  );
  expect((await imports.questions(moved)).told).toMatchObject([
    {
      code: 'NOTE_LIKE',
      rows: 2,
      text: expect.stringMatching(/^Snag \d+ has the same title and place\.$/),
    },
  ]);
  const without = await imports.check(moved, {
    answers: { ...noAnswers, leftOut: ['NOTE_LIKE'] },
  });
  expect([without.counts.MAKE, await imports.questions(without)]).toMatchObject([
    0,
    { leftOut: 2, refused: 0 },
  ]);
});

test('a row that was corrected altogether is the snag that its number had in the same list', async () => {
  const list = (...rows: string[]) => ['Item,Defect,Room', ...rows].join('\n');
  const rows = ['q8-1,q8 Chip,Block A', 'q8-2,q8 Scratch,Block A', 'q8-3,q8 Dent,Roof'];
  expect((await imports.all('snags', list(...rows))).counts).toMatchObject({ MAKE: 3 });
  const corrected = 'q8-2,q8 Handle missing,Roof';
  const again = await imports.all('snags', list(rows[0] ?? '', corrected, rows[2] ?? ''));
  expect(again.counts).toMatchObject({ MAKE: 0, CHANGE: 1, SAME: 2 });
  // Alone it says nothing of its list; the file has the same name.
  const alone = await imports.check(await imports.send('snags', list('q8-3,q8 Bell mute,Block A')));
  expect(alone.counts).toMatchObject({ MAKE: 0, REFUSE: 1 });
  const answers = { ...makesMissing, sameNumber: 'CORRECTED' as const };
  expect((await imports.check(alone, { answers })).counts).toMatchObject({ CHANGE: 1, REFUSE: 0 });
  const elsewhere = await imports.send('snags', list('q8-3,q8 Bell mute,Block A'), 'Roof.csv');
  expect((await imports.check(elsewhere)).counts).toMatchObject({ MAKE: 1, REFUSE: 0 });
  expect((await snags('q8')).map(({ title }) => title)).toEqual([
    'q8 Chip',
    'q8 Handle missing',
    'q8 Dent',
  ]);
});

test('a list that comes again finds its snags though they were moved and reworded, and a number that says nothing is none', async () => {
  const list = ['No,Defect,Room', '61,q6 Crack,Block A', 'TBC,q6 Stain,Block A', 'n/a,q6 Gap,Roof'];
  expect((await imports.all('snags', list.join('\n'))).counts).toMatchObject({ MAKE: 3 });
  const { id: snagId } = await db()
    .selectFrom('snag')
    .select('id')
    .where('title', '=', 'q6 Crack')
    .executeTakeFirstOrThrow();
  const { id: locationId } = await db()
    .selectFrom('location')
    .select('id')
    .where('path', '=', 'Block A › L02 › Flat 18 › Kitchen')
    .executeTakeFirstOrThrow();
  await site.ask(
    'admin',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId, title: 'Door frame split', locationId } },
  );
  const again = await imports.check(await imports.send('snags', list.join('\n')));
  expect(again.counts).toMatchObject({ MAKE: 0, SAME: 3, REFUSE: 0 });
  const other = await imports.send('snags', `${list[0]}\nTBC,q6 Draught,Roof\nTBC,q6 Damp,Roof`);
  expect((await imports.check(other)).counts).toMatchObject({ MAKE: 2, REFUSE: 0 });
});

test('a name is never taken for another one by a letter left out, for one of two, or for nothing', async () => {
  for (const name of ['NC', 'E-Tek', 'Oak & Ash', 'Oak-Ash', 'Rossi e Bianchi'])
    await act('saveCompany', { id: newId('company'), name });
  const names = ['NC', 'n.c.', 'Tek', 'Oak und Ash', 'Rossi & Bianchi'];
  const list = ['Defect,Room,Company', ...names.map((name) => `q7 ${name},Block A,${name}`)];
  const checked = await imports.check(await imports.send('snags', list.join('\n')), {
    answers: noAnswers,
  });
  expect((await imports.questions(checked)).questions.map(({ title }) => title)).toEqual([
    'Company not known: “Tek”.',
    'Company not known: “Oak und Ash”.',
  ]);
  await imports.do(checked);
  expect((await snags('q7')).map(({ company }) => company)).toEqual([
    'NC',
    null,
    'Rossi e Bianchi',
  ]);
});

test('of many reasons the first fifty are asked, and a text as long as a page is like no name', async () => {
  const long = `Brightspark Electrical ${'x '.repeat(20)}`;
  const words = Array.from({ length: 60 }, (_, index) => `q8 ${index},Block A,word ${index},`);
  const read = await imports.send(
    'snags',
    ['Defect,Room,Status,Company', `q8,Block A,,${long}`, ...words].join('\n'),
  );
  const checked = await imports.check(read, { answers: noAnswers });
  const { questions, more } = await imports.questions(checked);
  expect([questions.length, more, questions[0]?.names?.[0]?.near]).toEqual([50, 11, []]);
});

test('headings are known as sites in Germany, France and Spain write them', async () => {
  expect(
    await guesses(
      'Lfd. Nr.;Geschoss;Whg.;Raum;Festgestellter Mangel;NU;Zu erledigen bis;Bearbeitungsstand;Festgestellt von\n1;EG;3;Bad;Riss;Muster;1.2.2031;offen;Li\n',
    ),
  ).toEqual({
    'Lfd. Nr.': 'key',
    Geschoss: 'location',
    'Whg.': 'location',
    Raum: 'location',
    'Festgestellter Mangel': 'title',
    NU: 'company',
    'Zu erledigen bis': 'due',
    Bearbeitungsstand: 'status',
    'Festgestellt von': 'note',
  });
  expect(
    await guesses(
      "N°;Bât.;Étage;Logement;Pièce;Désignation de la réserve;Réserve;Lot;Entreprise;Date d'échéance;État;Observations\n1;A;R+1;12;Séjour;x;Fissure;Peinture;Dupont;12 mars 2031;à lever;\n",
    ),
  ).toMatchObject({
    'N°': 'key',
    'Bât.': 'location',
    Étage: 'location',
    Logement: 'location',
    Pièce: 'location',
    Réserve: 'title',
    Lot: 'trade',
    Entreprise: 'company',
    "Date d'échéance": 'due',
    État: 'status',
    Observations: 'note',
  });
  expect(
    await guesses('N°;Pièce;Désignation de la réserve\n1;Bain;Fissure au mur\n'),
  ).toMatchObject({ 'Désignation de la réserve': 'title' });
  expect(
    await guesses(
      'Nº;Portal;Planta;Vivienda;Estancia;Descripción;Gremio;Subcontrata;Fecha límite;Estado;Gravedad;Detectado por\n1;A;2;4;Baño;Azulejo roto;Alicatado;Obras;12 de marzo de 2031;pendiente;leve;Ana\n',
    ),
  ).toEqual({
    Nº: 'key',
    Portal: 'location',
    Planta: 'location',
    Vivienda: 'location',
    Estancia: 'location',
    Descripción: 'title',
    Gremio: 'trade',
    Subcontrata: 'company',
    'Fecha límite': 'due',
    Estado: 'status',
    Gravedad: 'priority',
    'Detectado por': 'note',
  });
});

test('two rows of headings, lines that name a flat, headings again and days as numbers are read', async () => {
  const head = `${row(2, 'Snag', '', 'Action', 'Target', 'Date', 'Raised')}${row(3, 'no.', 'Description', 'by', 'date', 'raised', 'by')}`;
  const bytes = await workbook({
    sheets: [
      {
        name: 'Snags',
        data: `${row(1, 'Handover inspection Block A')}${head}${row(4, 'Flat 18')}${row(5, 1, 'q4 Chip', 'Company A', 47607, '', 'J. Smith')}${row(6, 2, 'q4 Gap')}${head.replaceAll(/(["A-F])([23])"/g, (_, letter: string, line: string) => `${letter}${Number(line) + 5}"`)}${row(9, 'LEVEL 3')}${row(10, 1, 'q4 Stain')}${row(11, 2)}`,
      },
    ],
  });
  const read = await imports.send('snags', bytes, 'snags.xlsx');
  expect(read.facts?.columns.map(({ name, guess }) => [name, guess])).toEqual([
    ['', 'location'],
    ['Snag no.', 'key'],
    ['Description', 'title'],
    ['Action by', 'company'],
    ['Target date', 'due'],
    ['Date raised', 'note'],
    ['Raised by', 'note'],
  ]);
  const done = await imports.do(await imports.check(read));
  expect(done.counts).toMatchObject({ MAKE: 3, REFUSE: 0 });
  expect((await snags('q4')).map(({ title, due_on, place }) => [title, due_on, place])).toEqual([
    ['q4 Chip', '2030-05-04', 'Block A › L02 › Flat 18'],
    ['q4 Gap', null, 'Block A › L02 › Flat 18'],
    ['q4 Stain', null, 'LEVEL 3'],
  ]);
});

test('a line with a defect alone is a row though it names a part of a building or begins as a total', async () => {
  const read = async (...lines: string[]) => {
    const table = await readTable(Buffer.from(lines.join('\n')));
    const { facts, rows } = await recognise('snags', table);
    return [facts.leftOut, rows.map(({ cells }) => cells.join('|').replace(/\|+$/, ''))];
  };
  const defects = [
    'Floor tiles cracked',
    'Top hinge loose',
    'Second coat of paint missing',
    'Roof light leaks',
    'Fuge undicht im Raum',
    'Nombre de prises insuffisant',
  ];
  expect(await read('Defect,Contractor,Status', 'Block A - Flat 18', ...defects)).toEqual([
    1,
    defects.map((defect) => `Block A - Flat 18|${defect}`),
  ]);
  expect(
    await read(
      'No,Description,Room',
      'Ground floor (Smith)',
      '1,Chip,Hall',
      ',Número de enchufes: 2,Cocina',
      ',Floor tiles cracked',
      'Total snags: 2',
    ),
  ).toEqual([
    2,
    [
      'Ground floor (Smith)|1|Chip|Hall',
      'Ground floor (Smith)||Número de enchufes: 2|Cocina',
      'Ground floor (Smith)||Floor tiles cracked',
    ],
  ]);
});
