import {
  again,
  backedUp,
  type Confirmed,
  putBack,
  raised,
  read,
  type Sent,
  sendTo,
  server,
} from '../../support/sentAgain';
import { dataOf, event, newId, refusalOf } from '../../support/wire';

test('what was done between two restores of the same backup comes again from the devices, and each snag gets the number that is next then', async () => {
  const { input } = await raised('Before the backup');
  await backedUp();
  const raise = (title: string): Sent => ({
    by: 'inspector',
    mutation: 'raiseSnag',
    input: { ...input, ...event(), snagId: newId('snag'), title },
  });
  const once = await putBack();
  const confirmed = async (sent: Sent): Promise<Confirmed> => {
    const receipt = dataOf(await sendTo(server().url, await once(sent.by), sent))[sent.mutation]
      ?.receipt;
    if (receipt === undefined) throw new Error('It was answered.');
    return { ...sent, receipt };
  };
  const between = await confirmed(raise('Between'));
  const { snagId } = between.input;
  const comment = await confirmed({
    by: 'tradeA',
    mutation: 'addComment',
    input: { ...event(), snagId, body: 'Seen' },
  });

  const twice = await putBack();
  const inspector = await twice('inspector');
  const other = dataOf(
    await sendTo(server().url, inspector, raise('Raised first after the second')),
  )['raiseSnag']?.receipt;
  expect(other?.number).toBe(between.receipt.number);
  expect(refusalOf(await again(twice, comment))).toMatchObject({ code: 'NOT_FOUND' });
  const number = (between.receipt.number ?? 0) + 1;
  expect(dataOf(await again(twice, between))['raiseSnag']).toMatchObject({ receipt: { number } });
  expect(dataOf(await again(twice, comment))['addComment']).toMatchObject({
    receipt: { eventId: comment.input.eventId },
  });
  expect(await read(inspector, String(snagId))).toMatchObject({
    number,
    title: 'Between',
    status: 'OPEN',
  });
});
