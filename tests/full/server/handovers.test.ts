import { grain } from '../../support/photos';
import { drawnStrokes, handoverSettings, handoversOn } from '../../support/handovers';
import { openSite, type Site } from '../../support/site';
import { dataOf, event, refusalOf, type Variables } from '../../support/wire';

let site: Site;
const statements: string[] = [];
beforeEach(
  async () => void (site = await openSite({ onStatement: (sql) => statements.push(sql) })),
);
afterEach(() => site.close());

const {
  db,
  prepare,
  handoversOf,
  one,
  get,
  prepared,
  sign,
  withdraw,
  readFrom,
  kindsAfter,
  verdict,
  files,
} = handoversOn(() => site);

test('a handover is prepared, signed by all parties and sealed: the final PDF has the signatures and what they reserve, and tells nothing of what came later', async () => {
  const first = await site.raise({ title: 'Known at the handover' });
  await site.addPhoto('inspector', first.id, await grain(320, 240).jpeg().toBuffer());
  await site.server.app.rendered();
  const draft = await prepared({ settings: { ...handoverSettings, photos: 'SMALL' } });
  const last = await db()
    .selectFrom('event')
    .selectAll()
    .where('project_id', '=', site.projectId)
    .where('seq', '=', draft.eventNumber)
    .executeTakeFirstOrThrow();
  expect(draft).toMatchObject({
    state: 'PREPARED',
    about: 'all statuses',
    changesSince: 0,
    eventHash: last.hash,
    url: null,
    sha256: null,
    maySign: true,
    mayWithdraw: true,
  });
  expect(await kindsAfter(draft.eventNumber)).toEqual(['HANDOVER_PREPARED']);
  const before = await readFrom(draft.draftUrl);
  expect(before.sha256).toBe(draft.draftSha256);
  for (const words of [
    'The parties sign this draft on the screen of Person inspector, who prepared it, or where Person inspector asked them to.',
    'For the contractor',
    'City of Eden',
    'Known at the handover',
    `event ${last.seq}, hash ${last.hash}`,
  ])
    expect(before.text).toContain(words);

  await site.raise({ title: 'Raised too late' });
  // No draft shows it.
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { hash } } }',
    { input: { ...event(), snagId: first.id, cost: 100 } },
  );
  const signed = dataOf(
    await sign('inspector', draft, 0, { reservations: 'by 4 December', except: [first.number] }),
  ).signHandover.handover;
  expect(signed).toMatchObject({ state: 'PREPARED', changesSince: 1 });
  expect(signed.parties[0]?.signature).toMatchObject({
    name: 'Cora Contractor',
    strokes: drawnStrokes,
    reservations: 'by 4 December',
    except: [first.number],
    by: { name: 'Person inspector' },
  });
  dataOf(
    await sign('inspector', draft, 1, {
      name: 'Nguyễn Client',
      company: 'City of Eden',
      strokes: null,
    }),
  );
  await site.server.app.rendered();

  const sealed = await one(draft.id);
  expect(sealed).toMatchObject({
    state: 'SEALED',
    draftSha256: draft.draftSha256,
    changesSince: null,
    maySign: false,
    mayWithdraw: false,
  });
  expect(await kindsAfter(draft.eventNumber)).toEqual([
    'HANDOVER_PREPARED',
    'SNAG_RAISED',
    'SNAG_COSTED',
    'HANDOVER_SIGNED',
    'HANDOVER_SIGNED',
    'HANDOVER_SEALED',
  ]);
  const after = await readFrom(sealed.url);
  expect(after.sha256).toBe(sealed.sha256);
  for (const words of [
    'Known at the handover',
    'Cora Contractor, Build & Co',
    `Excluded: SITE-${first.number}`,
    'Reservations: by 4 December',
    'Nguyễn Client, City of Eden',
    'Drawn on screen in the session of Person inspector, ',
    'Name typed on screen in the session of Person inspector, ',
    'All parties signed on the screen of Person inspector, who prepared this handover',
    'Without reservations',
    draft.draftSha256,
    last.hash,
  ])
    expect(after.text).toContain(words);
  expect(after.text).not.toContain('Raised too late');
  expect(after.pdf.pictures).toEqual([
    `Before, photo 1 of SITE-${first.number}`,
    'Signature of Cora Contractor',
  ]);
  expect(after.pdf).toMatchObject({ tagged: true, title: 'SITE Site · Handover report' });
  expect((await readFrom(sealed.draftUrl)).sha256).toBe(draft.draftSha256);
  const named = await db()
    .selectFrom('event_file')
    .select(['file_id', 'sha256', 'byte_length'])
    .where('project_id', '=', site.projectId)
    .where('file_id', 'like', 'sealed%')
    .execute();
  expect(named).toEqual([
    {
      file_id: sealed.id.replace('handover', 'sealed'),
      sha256: sealed.sha256,
      byte_length: sealed.byteLength,
    },
  ]);
  expect(await verdict()).toMatchObject({ broken: null });
  expect(await files()).toMatchObject({ handovers: 2, faults: [] });
  expect(await db().selectFrom('handover').select('data_key').execute()).toEqual([
    { data_key: null },
  ]);
  // A project that lets it go keeps it: the oldest reports go, and no handover.
  expect((await get('viewer', sealed.url)).headers.get('content-disposition')).toMatch(
    /"SITE-handover-sealed-\d{4}-\d{2}-\d{2}\.pdf"/,
  );
});

test('admins and inspectors prepare and withdraw, the parties sign in the session of whoever prepared it, a company knows of none, and in an archived project nothing is signed', async () => {
  const outcome = async (
    asked: Promise<{ errors: { extensions: { code: string } }[] }>,
  ): Promise<string> => (await asked).errors[0]?.extensions.code ?? 'yes';
  expect(
    await Promise.all(
      (['admin', 'viewer', 'tradeA', 'outsider'] as const).map((who) => outcome(prepare(who))),
    ),
  ).toEqual(['yes', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
  const draft = await prepared();
  expect(await handoversOf('tradeA')).toEqual([]);
  expect(await site.ask('tradeA', `{ node(id: "${draft.id}") { id } }`)).toEqual({ node: null });
  expect(
    await Promise.all(
      (['viewer', 'tradeA', 'outsider'] as const).map(
        async (who) => (await get(who, draft.draftUrl)).status,
      ),
    ),
  ).toEqual([200, 404, 404]);
  expect(
    await Promise.all(
      (['admin', 'inspector2', 'viewer', 'tradeA', 'outsider'] as const).map((who) =>
        outcome(sign(who, draft, 0)),
      ),
    ),
  ).toEqual([
    'HANDOVER_OF_OTHER',
    'HANDOVER_OF_OTHER',
    'HANDOVER_OF_OTHER',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  expect((await sign('inspector2', draft, 0)).errors[0]?.message).toBe(
    'Person inspector prepared this handover, so it is signed on their screen.',
  );
  expect((await handoversOf('inspector2'))[0]).toMatchObject({ maySign: false, mayWithdraw: true });
  expect(
    await Promise.all(
      (['viewer', 'tradeA', 'outsider'] as const).map((who) => outcome(withdraw(who, draft))),
    ),
  ).toEqual(['FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']);
  const archive = (state: string) =>
    site.ask(
      'admin',
      'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }',
      { input: { ...event(), projectId: site.projectId, state } },
    );
  await archive('ARCHIVED');
  expect(
    await Promise.all([
      outcome(sign('inspector', draft, 0)),
      outcome(withdraw('inspector', draft)),
      outcome(prepare('inspector')),
    ]),
  ).toEqual(['PROJECT_ARCHIVED', 'PROJECT_ARCHIVED', 'PROJECT_ARCHIVED']);
  expect(await one(draft.id)).toMatchObject({ maySign: false, mayWithdraw: false });
  await archive('ACTIVE');
  expect(dataOf(await withdraw('inspector2', draft)).withdrawHandover.handover).toMatchObject({
    state: 'WITHDRAWN',
    draftUrl: draft.draftUrl,
    maySign: false,
  });
  expect((await sign('inspector', draft, 0)).errors[0]?.message).toBe(
    'This handover was withdrawn, so it can no longer be signed.',
  );
  expect(await files()).toMatchObject({ faults: [] });
});

test('a signature that cannot be read, or of another draft, is refused', async () => {
  const draft = await prepared();
  const refused = async (input: Variables): Promise<unknown> =>
    refusalOf(await sign('inspector', draft, 0, input));
  expect(await refused({ strokes: '1,2,x' })).toMatchObject({ code: 'SIGNATURE_UNREADABLE' });
  expect(await refused({ name: '  ' })).toMatchObject({ code: 'TEXT_REQUIRED', field: 'name' });
  expect(await refused({ draftSha256: '0'.repeat(64) })).toMatchObject({ code: 'BAD_REQUEST' });
});
