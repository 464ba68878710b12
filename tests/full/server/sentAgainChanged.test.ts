import {
  again,
  backedUp,
  done,
  photographed,
  putBack,
  raised,
  read,
  sendAll,
  sendTo,
  server,
  type SignIn,
  site,
} from '../../support/sentAgain';
import { type PersonKey } from '../../support/site';
import { dataOf, event, newId, type Variables } from '../../support/wire';

// What was done on a server that was put back, before devices sent again what it had lost.

/** Somebody does it on the server that was put back. */
async function meanwhile(as: SignIn, by: PersonKey, mutation: string, input: Variables) {
  const { [mutation]: payload } = dataOf(
    await sendTo(server().url, await as(by), { by, mutation, input: { ...event(), ...input } }),
  );
  if (payload === undefined) throw new Error('It was answered.');
  return payload;
}

const fixed = async (snagId: string) => [
  await done('tradeA', 'moveSnag', { snagId, move: 'START' }),
  await photographed('tradeA', snagId),
  await done('tradeA', 'moveSnag', { snagId, move: 'FIX', comment: 'New seal' }),
];

const historyOf = async (as: SignIn, snagId: string) => {
  const { status, history } = await read(await as('inspector'), snagId);
  return { status, kinds: history.edges.map(({ node }) => node.kind) };
};

test('evidence of a company that was given the snag after the backup waits until that is back', async () => {
  const snagId = String((await raised('Given to B')).input['snagId']);
  await backedUp();
  const given = await done('inspector', 'editSnag', { snagId, companyId: site.companies.B });
  const evidence = await photographed('tradeB', snagId);
  const as = await putBack();
  const { numbers, waits } = await sendAll(as, [[evidence], [given]]);
  expect({ numbers, waits }).toEqual({
    numbers: [given.receipt.number, evidence.receipt.number],
    waits: 1,
  });
});

test('moves of a snag that was made void since are kept with their comments, and change no status', async () => {
  const snagId = String((await raised('Moved on both sides')).input['snagId']);
  await backedUp();
  const trade = await fixed(snagId);
  const as = await putBack();
  await meanwhile(as, 'admin', 'moveSnag', { snagId, move: 'VOID', reason: 'RAISED_IN_ERROR' });
  const { notices } = await sendAll(as, [trade]);
  expect(notices).toEqual(['STATUS_CHANGED_MEANWHILE', 'STATUS_CHANGED_MEANWHILE']);
  expect(await historyOf(as, snagId)).toEqual({
    status: 'VOID',
    kinds: ['SNAG_RAISED', 'SNAG_VOIDED', 'SNAG_STARTED', 'PHOTO_ADDED', 'SNAG_FIXED'],
  });
});

test.each([
  ['follows the status that it followed before', ['START', 'PHOTO', 'FIX'], 'FIXED', 0],
  ['waits for that status', ['FIX'], 'OPEN', 1],
  ['goes without its evidence, which no device may have any more', ['START', 'FIX'], 'FIXED', 0],
] as const)('a move that comes again %s', async (_how, coming, status, waiting) => {
  const snagId = String((await raised('Fixed and lost')).input['snagId']);
  await backedUp();
  const [START, PHOTO, FIX] = [
    await done('tradeA', 'moveSnag', { snagId, move: 'START' }),
    await photographed('tradeA', snagId),
    await done('tradeA', 'moveSnag', { snagId, move: 'FIX' }),
  ];
  const as = await putBack();
  const refusals = [];
  for (const each of coming) {
    const { errors } = await again(as, { START, PHOTO, FIX }[each]);
    refusals.push(...errors.map(({ extensions }) => extensions.retryable));
  }
  expect(refusals).toEqual(Array.from({ length: waiting }, () => true));
  expect((await historyOf(as, snagId)).status).toBe(status);
});

describe('a snag that somebody raised at the same place', () => {
  const raise = (by: PersonKey, title: string) =>
    done(by, 'raiseSnag', {
      projectId: site.projectId,
      snagId: newId('snag'),
      title,
      locationId: site.locationId,
      tradeId: site.trades.B,
    });

  test('on the server that was put back is told to who had not seen it: of what comes again, and of what is new with a cursor from before', async () => {
    const seen = await site.cursor();
    await backedUp();
    const lost = await raise('inspector', 'Lost');
    const as = await putBack();
    const { input } = lost;
    await meanwhile(as, 'inspector2', 'raiseSnag', { ...input, ...event(), snagId: newId('snag') });
    expect(dataOf(await again(as, lost))['raiseSnag']?.notice).toEqual({ code: 'MAYBE_DUPLICATE' });
    expect(
      (
        await meanwhile(as, 'inspector', 'raiseSnag', {
          ...input,
          ...event(),
          snagId: newId('snag'),
          seen,
        })
      ).notice,
    ).toEqual({ code: 'MAYBE_DUPLICATE' });
  });
});
