import { checkJournals } from '../../../server/features/journal/checkJournals';
import {
  again,
  backedUp,
  type Confirmed,
  done,
  photographed,
  putBack,
  raised,
  read,
  sendAll,
  sendTo,
  server,
  site,
} from '../../support/sentAgain';
import type { TestServer } from '../../support/server';
import type { PersonKey } from '../../support/site';
import { dataOf, event, gql, newId, refusalOf } from '../../support/wire';

test('what two people did to a snag after the backup is all there once, its moves in their order and with its numbers, when the second of them sends it again first', async () => {
  const known = await raised('Before the backup');
  const knownId = String(known.input['snagId']);
  await backedUp();
  const inspector: Confirmed[] = [];
  const trade: Confirmed[] = [];
  const later = await raised('After the backup');
  const laterId = String(later.input['snagId']);
  inspector.push(later);
  for (const snagId of [knownId, laterId]) {
    trade.push(
      await photographed('tradeA', snagId),
      await done('tradeA', 'moveSnag', { snagId, move: 'FIX' }),
    );
    inspector.push(
      await done('inspector', 'moveSnag', { snagId, move: 'SEND_BACK', comment: 'Still open' }),
    );
    trade.push(
      await photographed('tradeA', snagId),
      await done('tradeA', 'moveSnag', { snagId, move: 'FIX' }),
    );
    inspector.push(
      await done('inspector', 'editSnag', { snagId, title: 'Done at last' }),
      await done('inspector', 'moveSnag', { snagId, move: 'CLOSE' }),
    );
  }
  const as = await putBack();
  const devices = [trade, inspector];
  const { numbers, notices, waits } = await sendAll(as, devices);
  expect({ numbers: numbers.toSorted(), notices }).toEqual({
    numbers: devices
      .flat()
      .map(({ receipt }) => receipt.number)
      .toSorted(),
    notices: [],
  });
  expect(waits).toBeGreaterThan(0);
  for (const snagId of [knownId, laterId]) {
    const { status, title, number, history } = await read(await as('inspector'), snagId);
    const kinds = history.edges.map(({ node }) => node.kind);
    const others = ['PHOTO_ADDED', 'SNAG_EDITED'];
    expect({ status, title, number }).toEqual({
      status: 'CLOSED',
      title: 'Done at last',
      number: (snagId === knownId ? known : later).receipt.number,
    });
    expect(kinds.filter((kind) => !others.includes(kind))).toEqual([
      'SNAG_RAISED',
      'SNAG_FIXED',
      'SNAG_SENT_BACK',
      'SNAG_FIXED',
      'SNAG_CLOSED',
    ]);
    expect(kinds.filter((kind) => others.includes(kind)).toSorted()).toEqual([
      'PHOTO_ADDED',
      'PHOTO_ADDED',
      'SNAG_EDITED',
    ]);
  }
  // And once more, as a device does that was interrupted.
  for (const sent of devices.flat())
    expect((await again(as, sent)).data?.[sent.mutation]?.receipt).toMatchObject({
      eventId: sent.input.eventId,
      number: sent.receipt.number,
    });
  expect((await read(await as('inspector'), knownId)).history.edges).toHaveLength(8);
  await server().app.rendered();
  expect(
    await checkJournals(server().dataDir, {
      quick: true,
    }),
  ).toMatchObject({ hold: true });
});

test('the server tells whoever asks which of their own events it does not have', async () => {
  const kept = await raised('Kept');
  await backedUp();
  const lost = await raised('Lost');
  const as = await putBack();
  const asked = [kept, lost].map(({ input }) => input.eventId);
  const ask = async (by: PersonKey, ids: readonly string[] = asked) =>
    gql<{ project: { lostEvents: string[] } | null }>(
      server().url,
      await as(by),
      'query ($ids: [ID!]!) { project(code: "SITE") { lostEvents(ids: $ids) } }',
      { ids },
    );
  expect((await ask('inspector')).data?.project).toEqual({ lostEvents: [lost.input.eventId] });
  expect((await ask('inspector2')).data?.project).toEqual({ lostEvents: asked });
  expect((await ask('outsider')).data?.project).toBeNull();
  expect(
    refusalOf(
      await ask(
        'inspector',
        Array.from({ length: 201 }, () => newId('event')),
      ),
    ),
  ).toMatchObject({ code: 'BULK_TOO_MANY' });
});

test('a number goes to the snag that had it, also behind the numbers that were left out; one that is taken does not', async () => {
  await backedUp();
  const near = await raised('Near');
  const shift = (to: TestServer, by: number) =>
    to.app.services.db
      .updateTable('project')
      .set((eb) => ({ last_number: eb('last_number', '+', by) }))
      .where('code', '=', 'SITE')
      .execute();
  await shift(site.server, 1_500);
  const far = await raised('Far');
  const as = await putBack();
  const fresh = async (): Promise<number | null> => {
    const { raiseSnag } = dataOf(
      await sendTo(server().url, await as('inspector'), {
        by: 'inspector',
        mutation: 'raiseSnag',
        input: { ...near.input, ...event(), snagId: newId('snag') },
      }),
    );
    return raiseSnag?.receipt.number ?? null;
  };
  const first = near.receipt.number ?? 0;
  expect(await fresh()).toBe(first + 1_000);
  expect(dataOf(await again(as, near))['raiseSnag']?.receipt.number).toBe(first);
  expect(dataOf(await again(as, far))['raiseSnag']?.receipt.number).toBe(far.receipt.number);
  expect(await fresh()).toBe((far.receipt.number ?? 0) + 1);

  const asLater = await putBack();
  await shift(server(), 501);
  const callers = await asLater('inspector');
  const taker = await sendTo(server().url, callers, {
    by: 'inspector',
    mutation: 'raiseSnag',
    input: { ...near.input, ...event(), snagId: newId('snag') },
  });
  expect(dataOf(taker)['raiseSnag']?.receipt.number).toBe(far.receipt.number);
  expect(dataOf(await again(asLater, far))['raiseSnag']?.receipt.number).toBe(
    (far.receipt.number ?? 0) + 1,
  );
});
