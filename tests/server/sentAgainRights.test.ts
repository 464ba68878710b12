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
  type Sent,
  server,
  site,
} from '../support/sentAgain';
import { dataOf, event, gql, refusalOf, signIn, type Variables } from '../support/wire';

const day = 86_400_000;

test('what was entered before the restore and never sent counts from what its person had seen', async () => {
  const { input } = await raised('Known');
  const seen = await site.cursor();
  await backedUp();
  const as = await putBack();
  const occurredAt = Date.now();
  const sent: Sent = {
    by: 'inspector',
    mutation: 'addComment',
    input: { ...event(occurredAt), seen, snagId: input['snagId'], body: 'Entered before' },
  };
  expect(
    dataOf(await sendTo(server().url, await as('inspector'), sent))['addComment']?.event
      ?.occurredAt,
  ).toBe(occurredAt);
});

test('what was entered on what a restore has lost, and never sent, waits for it too', async () => {
  const known = await raised('Known');
  const snagId = String(known.input['snagId']);
  await backedUp();
  const later = await raised('Lost');
  const fixed = [
    await photographed('tradeA', snagId),
    await done('tradeA', 'moveSnag', { snagId, move: 'FIX' }),
  ];
  const seen = await site.cursor();
  const as = await putBack();
  const unsent = async (mutation: string, input: Variables) =>
    sendTo(server().url, await as('inspector'), {
      by: 'inspector',
      mutation,
      input: { ...event(), seen, ...input },
    });
  const ask = () =>
    Promise.all([
      unsent('addComment', { snagId: later.input['snagId'], body: 'Said on the way home' }),
      unsent('moveSnag', { snagId, move: 'SEND_BACK', comment: 'Not yet' }),
    ]);
  expect((await ask()).map((answer) => refusalOf(answer).code)).toEqual([
    'AWAITS_OTHERS',
    'AWAITS_OTHERS',
  ]);
  await sendAll(as, [[later], fixed]);
  expect((await ask()).map((answer) => answer.errors)).toEqual([[], []]);
});

test('nothing of somebody who is no member any more is taken, nor what their role does not allow now', async () => {
  const known = await raised('Before the backup');
  const snagId = String(known.input['snagId']);
  await backedUp();
  const [comment, edit] = [
    await done('tradeA', 'addComment', { snagId, body: 'We come tomorrow' }),
    await done('inspector2', 'editSnag', { snagId, title: 'Other words' }),
  ];
  const as = await putBack();
  const admin = await as('admin');
  const change = (mutation: string, type: string, input: Variables) =>
    gql(
      server().url,
      admin,
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { receipt { eventId } } }`,
      { input: { ...event(), ...input } },
    );
  dataOf(
    await change('removeMember', 'RemoveMemberInput', { memberId: site.people.tradeA.memberId }),
  );
  dataOf(
    await change('changeMember', 'ChangeMemberInput', {
      memberId: site.people.inspector2.memberId,
      role: 'VIEWER',
    }),
  );
  expect(refusalOf(await again(as, comment))).toMatchObject({
    code: 'NOT_FOUND',
    retryable: false,
  });
  expect(refusalOf(await again(as, edit))).toMatchObject({ code: 'FORBIDDEN', retryable: false });
  expect((await read(admin, snagId)).history.edges).toHaveLength(1);
});

test('what others do not bring back is waited for over a weekend, and no longer', async () => {
  const known = await raised('Before the backup');
  const snagId = String(known.input['snagId']);
  await backedUp();
  await photographed('tradeA', snagId);
  await done('tradeA', 'moveSnag', { snagId, move: 'FIX' });
  const closed = await done('inspector', 'moveSnag', { snagId, move: 'CLOSE' });
  const lost = await done('inspector', 'addComment', {
    snagId: (await site.raise({}, 'inspector2')).id,
    body: 'On a snag that is gone',
  });
  let now = Date.now();
  const as = await putBack({ clock: () => now });
  for (const sent of [closed, lost])
    expect(refusalOf(await again(as, sent))).toMatchObject({
      code: 'AWAITS_OTHERS',
      retryable: true,
    });
  now = Date.now() + 3 * day;
  const later = {
    ...site.people.inspector,
    ...(await signIn(server().url, site.people.inspector)),
  };
  // What was confirmed stays in the history, though nothing comes of it any more.
  expect(dataOf(await again(() => Promise.resolve(later), closed))['moveSnag']).toMatchObject({
    notice: { code: 'STATUS_CHANGED_MEANWHILE' },
    event: { withoutEffect: true },
  });
  expect(refusalOf(await again(() => Promise.resolve(later), lost))).toMatchObject({
    code: 'NOT_FOUND',
    retryable: false,
  });
});
