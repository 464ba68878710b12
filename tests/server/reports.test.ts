import sharp from 'sharp';
import { eventually } from '../support/eventually';
import { reportSettings } from '../support/madeReports';
import { reportDesk } from '../support/reportDesk';
import { openSite, type PersonKey, type Site } from '../support/site';
import { newId, refusalOf, type Variables } from '../support/wire';

// Who may make, read, cancel and remove a report, and what becomes of one that is asked for.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const { make, end, made, reportsOf, get } = reportDesk(() => site);

test('inspectors and admins make reports, viewers the list, everybody to whom the whole list is shown reads them, and a trade is told of none', async () => {
  const { report } = await made();
  const outcomes = async (
    asked: Promise<{ errors: { extensions: { code: string } }[] }>,
  ): Promise<string> => (await asked).errors[0]?.extensions.code ?? 'yes';
  expect(
    await Promise.all(
      (['admin', 'tradeA', 'viewer', 'outsider'] as const).map((who) => outcomes(make(who))),
    ),
  ).toEqual(['yes', 'FORBIDDEN', 'yes', 'NOT_FOUND']);
  await site.server.app.rendered();
  const read = await Promise.all(
    (['admin', 'inspector2', 'viewer', 'tradeA', 'outsider'] as const).map(
      async (who) => (await get(who, report.url ?? '')).status,
    ),
  );
  expect(read).toEqual([200, 200, 200, 404, 404]);
  expect((await fetch(`${site.url}${report.url}`)).status).toBe(404);
  expect(await reportsOf('tradeA')).toEqual([]);
  expect((await reportsOf('viewer')).find(({ id }) => id === report.id)).toMatchObject({
    mayRemove: false,
  });
  expect(await site.ask('tradeA', `{ node(id: "${report.id}") { id } }`)).toEqual({ node: null });
  expect(
    await Promise.all(
      (['viewer', 'inspector2', 'tradeA', 'outsider'] as const).map((who) =>
        outcomes(end(who, 'remove', report.id)),
      ),
    ),
  ).toEqual(['FORBIDDEN', 'FORBIDDEN', 'yes', 'NOT_FOUND']);
  expect(await outcomes(end('admin', 'remove', report.id))).toBe('yes');
  expect((await get('admin', report.url ?? '')).status).toBe(404);
  expect(await outcomes(end('admin', 'remove', report.id))).toBe('yes');
});

test('asking twice makes one report, another one under its id is refused, and one that is cancelled is not made', async () => {
  const input = { id: newId('report') };
  const [first, second] = [await make('inspector', input), await make('inspector', input)];
  expect(second.data?.makeReport.report.id).toBe(first.data?.makeReport.report.id);
  expect(refusalOf(await make('inspector', { ...input, filter: { chip: 'OPEN' } }))).toMatchObject({
    code: 'ID_TAKEN',
    retryable: false,
  });
  expect(
    refusalOf(await make('inspector', { settings: { ...reportSettings, language: 'xx' } })),
  ).toMatchObject({ code: 'BAD_REQUEST', field: 'language' });
  const later = newId('report');
  await make('inspector', { id: later });
  expect((await end('inspector', 'cancel', later)).data).toEqual({
    cancelReport: { report: { state: 'CANCELLED' } },
  });
  await site.server.app.rendered();
  const found = (await reportsOf('inspector')).filter(({ id }) => [input.id, later].includes(id));
  expect(found.map(({ state, url }) => [state, url === null])).toEqual([
    ['CANCELLED', true],
    ['READY', false],
  ]);
  await eventually(async () =>
    expect(
      await site.server.app.services.db
        .selectFrom('job')
        .selectAll()
        .where('kind', '=', 'MAKE_REPORT')
        .execute(),
    ).toEqual([]),
  );
});

test('one that is cancelled or removed while it is made ends there, and one that a server was killed in the middle of is made by the next', async () => {
  const { db, files, jobs } = site.server.app.services;
  const put = files.storage.put.bind(files.storage);
  const ids = [newId('report'), newId('report')];
  const ends: ('cancel' | 'remove')[] = ['cancel', 'remove'];
  // The PDF is written, and not stored yet.
  files.storage.put = async (key, content) => {
    const how = ends.shift();
    if (how !== undefined) await end('inspector', how, ids[how === 'cancel' ? 0 : 1] ?? '');
    return put(key, content);
  };
  for (const id of ids) await make('inspector', { id });
  await site.server.app.rendered();
  files.storage.put = put;
  expect(
    (await reportsOf('inspector'))
      .filter(({ id }) => ids.includes(id))
      .map(({ state, url }) => [state, url]),
  ).toEqual([['CANCELLED', null]]);

  // As a killed server leaves it: its lease has run out.
  const id = newId('report');
  await make('inspector', { id });
  await site.server.app.rendered();
  await db
    .updateTable('report')
    .set({ state: 'MAKING', progress: 40, file_key: null, sha256: null, byte_length: null })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('job')
    .values({
      kind: 'MAKE_REPORT',
      subject_id: id,
      state: 'LEASED',
      leased_by: 'gone',
      leased_until: 1,
      attempts: 1,
    })
    .execute();
  jobs.wake('MAKE_REPORT');
  await site.server.app.rendered();
  expect((await reportsOf('inspector')).find((report) => report.id === id)).toMatchObject({
    state: 'READY',
    failure: null,
  });
  // And not for ever.
  await db
    .updateTable('report')
    .set({ state: 'MAKING', file_key: null })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('job')
    .values({
      kind: 'MAKE_REPORT',
      subject_id: id,
      state: 'LEASED',
      leased_by: 'gone',
      leased_until: 1,
      attempts: 5,
    })
    .execute();
  jobs.wake('MAKE_REPORT');
  await site.server.app.rendered();
  expect((await reportsOf('inspector')).find((report) => report.id === id)).toMatchObject({
    state: 'FAILED',
    failure: 'This report could not be created. Try it with fewer snags or without photos.',
  });
});

test('before it is made it is told how large it would be, by the filter as it stands, to whoever may make it', async () => {
  await site.raise({ title: 'Counted', companyId: null, tradeId: null });
  const extent = async (who: PersonKey, kind: string, filter: Variables, more: Variables = {}) =>
    (
      await site.ask<{ project: { reportExtent: Variables | null } }>(
        who,
        'query ($kind: ReportKind!, $filter: SnagFilter!, $settings: ReportSettingsInput!) { project(code: "SITE") { reportExtent(kind: $kind, filter: $filter, settings: $settings) { about snags pages volumes withCodes } } }',
        { kind, filter, settings: { ...reportSettings, ...more } },
      )
    ).project.reportExtent;
  expect(await extent('viewer', 'LIST', { chip: 'OPEN', text: 'counted' })).toEqual({
    about: 'open, containing “counted”',
    snags: 1,
    pages: 1,
    volumes: 1,
    withCodes: false,
  });
  expect(await extent('viewer', 'HANDOVER', { chip: 'ALL' })).toBeNull();
  expect(await extent('inspector', 'TRADE_SHEET', { chip: 'ALL' })).toBeNull();
  expect(await extent('tradeA', 'TRADE_SHEET', { chip: 'ALL', text: 'counted' })).toMatchObject({
    snags: 0,
    withCodes: true,
  });
  expect(
    await extent(
      'inspector',
      'TRADE_SHEET',
      { chip: 'ALL', text: 'counted' },
      { allCompanies: true },
    ),
  ).toMatchObject({ snags: 0 });
});

test('the first page can be looked at before, by whoever may make it', async () => {
  const search = new URLSearchParams({
    kind: 'LIST',
    ...reportSettings,
    filter: JSON.stringify({ chip: 'ALL' }),
  });
  const answer = await get('inspector', `/files/reports/preview/SITE?${search}`);
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('cache-control'),
  ]).toEqual([200, 'image/webp', 'private, no-store']);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    height: 1_400,
  });
  expect(
    await Promise.all(
      (['tradeA', 'outsider'] as const).map(
        async (who) => (await get(who, `/files/reports/preview/SITE?${search}`)).status,
      ),
    ),
  ).toEqual([404, 404]);
  const asked = async (change: Record<string, string>): Promise<number> =>
    (
      await get(
        'inspector',
        `/files/reports/preview/SITE?${new URLSearchParams({ ...Object.fromEntries(search), ...change })}`,
      )
    ).status;
  for (const change of [
    { language: 'xx' },
    { filter: '{' },
    { filter: JSON.stringify({ raisedFrom: '2030-02-31' }) },
  ])
    expect(await asked(change)).toBe(400);
  expect(await asked({ kind: 'TRADE_SHEET' })).toBe(422);
});
