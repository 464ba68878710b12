import {
  again,
  backedUp,
  done,
  photographed,
  putBack,
  raised,
  read,
  sendTo,
  type Sent,
  server,
  site,
} from '../../support/sentAgain';
import { dataOf, event, gql, refusalOf, type Variables } from '../../support/wire';

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

test('a receipt of what was lost lets nobody do what their role does not allow', async () => {
  const snagId = String((await raised('Before the backup')).input['snagId']);
  const otherId = String((await raised('Without evidence')).input['snagId']);
  await done('tradeA', 'moveSnag', { snagId: otherId, move: 'START' });
  await backedUp();
  await done('tradeA', 'moveSnag', { snagId, move: 'START' });
  await photographed('tradeA', snagId);
  const { receipt } = await done('tradeA', 'moveSnag', { snagId, move: 'FIX' });
  const as = await putBack();
  const input = { ...event(), snagId, move: 'CLOSE', comment: 'Closed', seen: receipt.cursor };
  const sent: Sent = { by: 'tradeA', mutation: 'moveSnag', input };
  // It speaks for the event that it confirmed, and for no other.
  const fix = { ...event(), snagId: otherId, move: 'FIX', seen: receipt.cursor };
  expect(
    refusalOf(await sendTo(server().url, await as('tradeA'), { ...sent, input: fix })).code,
  ).toBe('EVIDENCE_REQUIRED');
  expect(refusalOf(await sendTo(server().url, await as('tradeA'), sent))).toMatchObject({
    code: 'FORBIDDEN',
    retryable: false,
  });
});
