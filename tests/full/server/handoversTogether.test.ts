import { handoversOn, twoParties } from '../../support/handovers';
import { openSite, type Site } from '../../support/site';
import { dataOf, event, refusalOf } from '../../support/wire';

let site: Site;
const statements: string[] = [];
beforeEach(
  async () => void (site = await openSite({ onStatement: (sql) => statements.push(sql) })),
);
afterEach(() => site.close());

const { db, one, prepared, sign, withdraw, kindsAfter } = handoversOn(() => site);
const oneParty = twoParties.slice(0, 1);

test('two parties who sign at once both stand, of two signatures for the same party the first does, and the same event again changes nothing', async () => {
  const draft = await prepared();
  const input = { ...event(), name: 'Twice' };
  const answers = await Promise.all([
    sign('inspector', draft, 0, input),
    sign('inspector', draft, 1),
    sign('inspector', draft, 0, input),
    sign('inspector', draft, 0, { name: 'Too late' }),
  ]);
  const outcomes = answers
    .map(({ data, errors }) => errors[0]?.message ?? (data === null ? 'nothing' : 'yes'))
    .toSorted();
  // Which of them is first is the database's to say.
  const first = (answers[3]?.errors.length ?? 0) > 0 ? 'Twice' : 'Too late';
  const refused = '“For the contractor” has already signed. This signature was not added.';
  expect(outcomes).toEqual(['yes', 'yes', first === 'Twice' ? 'yes' : refused, refused].toSorted());
  await site.server.app.rendered();
  const sealed = await one(draft.id);
  expect(sealed.parties.map(({ signature }) => signature?.name)).toEqual([
    first,
    'Cora Contractor',
  ]);
  expect(
    (await kindsAfter(draft.eventNumber)).filter((kind) => kind === 'HANDOVER_SEALED'),
  ).toHaveLength(1);
  expect(refusalOf(await sign('inspector', draft, 0))).toMatchObject({
    code: 'HANDOVER_SIGNED',
    retryable: false,
  });
  expect(refusalOf(await withdraw('inspector', draft))).toMatchObject({
    code: 'HANDOVER_ENDED',
    retryable: false,
  });
  const again = await sign('inspector', draft, 0, input);
  if (first === 'Twice')
    expect(dataOf(again).signHandover).toMatchObject({
      receipt: { eventId: input.eventId },
      handover: { state: 'SEALED' },
    });
  else expect(refusalOf(again)).toMatchObject({ code: 'HANDOVER_SIGNED' });
});

test('a server that ends in the middle of sealing leaves one final PDF and one event, by whoever comes next', async () => {
  const draft = await prepared({ parties: oneParty });
  const { storage } = site.server.app.services.files;
  const put = storage.put.bind(storage);
  const stored: string[] = [];
  storage.put = async (key, content) => {
    await put(key, content);
    stored.push(key);
    // The file is there, and the row is not.
    if (stored.length === 1) throw new Error('killed');
  };
  dataOf(await sign('inspector', draft, 0));
  await site.server.app.rendered();
  storage.put = put;
  expect(await one(draft.id)).toMatchObject({ state: 'SIGNED', url: null });
  await db()
    .updateTable('job')
    .set({ state: 'LEASED', leased_by: 'gone', leased_until: 1, not_before: 0 })
    .where('kind', '=', 'SEAL_HANDOVER')
    .execute();
  site.server.app.services.jobs.wake('SEAL_HANDOVER');
  await site.server.app.rendered();
  expect(await one(draft.id)).toMatchObject({ state: 'SEALED' });
  expect(
    (await kindsAfter(draft.eventNumber)).filter((kind) => kind === 'HANDOVER_SEALED'),
  ).toHaveLength(1);
  // Asked again it does nothing.
  const sealed = await one(draft.id);
  await db().insertInto('job').values({ kind: 'SEAL_HANDOVER', subject_id: draft.id }).execute();
  site.server.app.services.jobs.wake('SEAL_HANDOVER');
  await site.server.app.rendered();
  expect(await one(draft.id)).toEqual(sealed);
  expect(
    await db().selectFrom('job').selectAll().where('kind', '=', 'SEAL_HANDOVER').execute(),
  ).toEqual([]);
});
