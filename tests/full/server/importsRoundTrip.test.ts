import { importsOf, type Imports } from '../../support/imports';
import { openSite, type Site } from '../../support/site';
import { event, newId, type Variables } from '../../support/wire';

let site: Site;
let imports: Imports;
beforeAll(async () => {
  site = await openSite();
  imports = importsOf(site);
  await act('admin', 'editProject', { projectId: site.projectId, evidenceRequired: false });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const db = () => site.server.app.services.db;
const act = (person: 'admin' | 'inspector', mutation: string, input: Variables) =>
  site.ask(
    person,
    `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), ...input } },
  );
const snagOf = (id: string) =>
  db().selectFrom('snag').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stand = async (id: string) =>
  (({ title, description, status }) => [title, description, status])(await snagOf(id));

/** A plan as if it had been drawn: nobody looks at it here. */
async function plan(code: string): Promise<{ planId: string; revisionId: string }> {
  const [planId, revisionId, fileId] = [newId('plan'), newId('revision'), newId('planfile')];
  const own = { project_id: site.projectId };
  await db()
    .insertInto('plan_file')
    .values({
      ...own,
      id: fileId,
      name: `${code}.pdf`,
      file_key: fileId,
      sha256: '0'.repeat(64),
      byte_length: 1,
      mime: 'application/pdf',
      pages: '[]',
    })
    .execute();
  await db()
    .insertInto('plan')
    .values({
      ...own,
      id: planId,
      code,
      code_key: code.toLowerCase(),
      sort_key: code,
      name: code,
      location_id: null,
      removed_at: null,
      links: '[]',
    })
    .execute();
  const drawn = {
    state: 'READY',
    failure: null,
    tiles_key: revisionId,
    width_px: 100,
    height_px: 100,
    tile_px: 512,
    tile_overlap_px: 1,
  } as const;
  await db()
    .insertInto('plan_revision')
    .values({
      ...own,
      ...drawn,
      id: revisionId,
      plan_id: planId,
      label: 'A',
      file_id: fileId,
      page: 1,
      to_first: '[1,0,0,1,0,0]',
      aligned: 1,
      added_by: site.people.admin.userId,
      added_at: 1,
      seq: 1,
    })
    .execute();
  return { planId, revisionId };
}

/** All snags as they are now, as a table of ours. */
const exported = async (): Promise<string> =>
  (
    await fetch(`${site.url}/files/tables/${site.projectId}/snags.csv?chip=ALL`, {
      headers: { cookie: site.people.admin.cookies },
    })
  ).text();

/** A row of the table with other cells. */
const withCells = (table: string, id: string, change: (row: string) => string): string =>
  table
    .split('\r\n')
    .map((row) => (row.includes(id) ? change(row) : row))
    .join('\r\n');

test('a table of ours comes in again without a change, whatever its names have in them, and in whatever language it was made', async () => {
  const mark = newId('x').slice(-12);
  const locationId = newId('location');
  await act('admin', 'saveLocation', {
    projectId: site.projectId,
    id: locationId,
    parentId: site.locationId,
    name: `Bad > ${mark}`,
  });
  const tradeId = newId('trade');
  await act('admin', 'saveTrade', {
    projectId: site.projectId,
    id: tradeId,
    name: `Floor | ${mark}`,
    defaultCompanyId: site.companies.A,
    phrases: [],
  });
  const [kept, gone] = [await plan(`P-${mark}`), await plan(`Q-${mark}`)];
  await site.raise({
    title: '',
    tradeId,
    locationId,
    pin: { revisionId: kept.revisionId, x: 0.123456, y: 1 / 3 },
  });
  await site.raise({
    title: 'out of sight',
    locationId: null,
    pin: { revisionId: gone.revisionId, x: 0.5, y: 0.5 },
  });
  const [closed, voided] = [
    await site.raise({ title: 'closed' }),
    await site.raise({ title: 'void' }),
  ];
  await site.move('inspector', closed.id, 'CLOSE', { comment: 'seen' });
  await site.move('inspector', voided.id, 'VOID', { reason: 'DUPLICATE' });
  await db()
    .updateTable('user')
    .set({ language: 'de' })
    .where('id', '=', site.people.admin.userId)
    .execute();
  // As a pin that comes late leaves it.
  await db().updateTable('plan').set({ removed_at: 1 }).where('id', '=', gone.planId).execute();
  const table = await exported();
  await db()
    .updateTable('user')
    .set({ language: 'en' })
    .where('id', '=', site.people.admin.userId)
    .execute();
  expect(table).toContain(`Block A › Bad > ${mark}`);
  const same = await imports.all('snags', table);
  expect([
    await imports.rows(same, 'REFUSE'),
    await imports.rows(same, 'CHANGE'),
    same.counts.MAKE,
  ]).toEqual([[], [], 0]);
  for (const [name, file] of [
    ['locations', 'locations.csv'],
    ['trades', 'trades.csv'],
    ['companies', 'companies.csv'],
    ['people', 'people.csv'],
  ] as const) {
    const own = await fetch(`${site.url}/files/tables/${site.projectId}/${file}`, {
      headers: { cookie: site.people.admin.cookies },
    });
    expect([
      name,
      (await imports.check(await imports.send(name, await own.text()))).counts,
    ]).toMatchObject([name, { MAKE: 0, CHANGE: 0, REFUSE: 0 }]);
  }
});

test('an old table of ours opens nothing again that was fixed, closed or made void since; what was corrected in it is changed, and a list of others says nothing new because of it', async () => {
  // A list of others, of which the snags are.
  const mark = newId('x').slice(-12);
  const list = `Nr;Mangel;Ort;Status;Frist\n${['closed', 'void', 'fixed', 'open'].map((what) => `${mark} ${what};${mark} ${what};Block A;offen;04.05.2031\n`).join('')}`;
  await imports.all('snags', list);
  const rows = await db()
    .selectFrom('snag')
    .select(['id', 'title'])
    .where('title', 'like', `${mark} %`)
    .orderBy('number')
    .execute();
  const [closed = '', voided = '', fixed = '', open = ''] = rows.map(({ id }) => id);
  for (const id of [closed, voided, fixed, open])
    await act('inspector', 'editSnag', { snagId: id, companyId: site.companies.A });
  const old = await exported();
  await site.move('inspector', closed, 'CLOSE', { comment: 'seen' });
  await site.move('admin', voided, 'VOID', { reason: 'DUPLICATE' });
  await site.move('tradeA', fixed, 'FIX', { comment: 'done' });
  const corrected = withCells(
    withCells(old, open, (row) => row.replace('2031-05-04', '2031-06-04')),
    closed,
    (row) => row.replace(`${mark} closed`, `${mark} closed with a stain`),
  );
  const checked = await imports.check(await imports.send('snags', corrected));
  expect((await imports.rows(checked, 'CHANGE')).map(({ changes }) => changes)).toEqual([
    [{ field: 'title', from: `${mark} closed`, to: `${mark} closed with a stain` }],
    [{ field: 'due', from: '2031-05-04', to: '2031-06-04' }],
  ]);
  const notes = (await imports.rows(checked)).flatMap((row) => row.notes);
  expect(notes).toEqual(
    ['closed', 'void', 'fixed'].map(
      (status) => `It stays ${status}: an import can’t reopen it. Reopen it on the snag’s page.`,
    ),
  );
  await imports.do(checked);
  expect(
    (await Promise.all([closed, voided, fixed, open].map(stand))).map(([, , status]) => status),
  ).toEqual(['CLOSED', 'VOID', 'FIXED', 'OPEN']);
  // Without a word for the status nothing is brought back either.
  const number = (await snagOf(voided)).number;
  expect(
    (
      await imports.all('snags', `Number,Title\n${number},${mark} void\n`, {
        columns: ['number', 'title'],
      })
    ).counts,
  ).toMatchObject({ SAME: 1 });
  // The list says what it said before, also where dates are written otherwise; what was changed
  // since stays.
  const again = await imports.all('snags', list.replaceAll('04.05.2031', '2031-05-04'));
  expect(again.counts).toMatchObject({ SAME: 4, CHANGE: 0, REFUSE: 0 });
  expect((await imports.rows(again))[0]?.notes).toEqual([
    `Title was changed here since the last import and is kept: ${mark} closed with a stain.`,
  ]);
  expect(
    await db().selectFrom('snag').select('id').where('title', 'like', `${mark} %`).execute(),
  ).toHaveLength(4);
});
