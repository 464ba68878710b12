import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newId } from '../../../src/domain/ids';
import { keptCopy } from '../../app/support/keptCopy';
import { createDevice } from '../../support/device';
import { eventually } from '../../support/eventually';
import { dataOf, gql, signIn } from '../../support/wire';
import {
  backedUp,
  backToSnapshot,
  browser,
  enter,
  photo,
  putBack,
  receiptsOf,
  signedIn,
  site,
  snapshot,
  stored,
} from '../../app/support/restoredServer';

test('after a restore, what two people did since the backup is back once, with numbers and photos, when both have signed in', async () => {
  const known = await site.raise({ title: 'Before the backup' });
  await backedUp();
  const devices = { inspector: createDevice(), tradeA: createDevice() };
  const [inspector, trade] = [browser(devices.inspector), browser(devices.tradeA)];
  await Promise.all([signedIn(inspector, 'inspector'), signedIn(trade, 'tradeA')]);
  const later = newId('snag');
  await enter(inspector, 'inspector', 'raise', later, {
    title: 'After the backup',
    locationId: site.locationId,
    tradeId: site.trades.A,
  });
  await enter(inspector, 'inspector', 'photo', later, { kind: 'DEFECT' }, await photo());
  for (const snagId of [known.id, later]) {
    await enter(trade, 'tradeA', 'comment', snagId, { body: 'We come tomorrow' });
    await enter(trade, 'tradeA', 'photo', snagId, { kind: 'EVIDENCE' }, await photo());
    await enter(trade, 'tradeA', 'move', snagId, { move: 'FIX' });
    await enter(inspector, 'inspector', 'edit', snagId, {
      title: `Done ${snagId === later ? 'later' : 'first'}`,
    });
    await enter(inspector, 'inspector', 'move', snagId, { move: 'CLOSE' });
  }
  const before = await stored(site.url);
  expect(before.map(({ number, status, photos }) => [number, status, photos])).toEqual([
    [known.number, 'CLOSED', 1],
    [known.number + 1, 'CLOSED', 2],
  ]);
  for (const visitor of [inspector, trade]) visitor.leave();

  const { url } = await putBack();
  const back = browser(devices.inspector, url, '/outbox');
  await back.page.findByRole('heading', { name: 'Sign in' });
  expect(back.core.session.get()).toEqual({ kind: 'signedOut', ended: true });
  await signedIn(back, 'inspector');
  // The close waits for the other's fix.
  await back.page.findAllByText(/and this is waiting for an earlier change by someone else/);
  expect(
    back.page.getAllByText('Sending again: the server was restored from a backup.').length,
  ).toBeGreaterThan(1);
  const tradeBack = browser(devices.tradeA, url);
  await tradeBack.page.findByRole('heading', { name: 'Sign in' });
  await signedIn(tradeBack, 'tradeA');
  const outboxes = [back, tradeBack].map(({ core }) => core.current()?.userSession.outbox);
  await eventually(async () => {
    for (const outbox of outboxes)
      expect([outbox?.entries.complete(), outbox?.entries.all().length]).toEqual([true, 0]);
    expect((await stored(url)).map(({ status }) => status)).toEqual(['CLOSED', 'CLOSED']);
  });
  // Each in its order; what two people did at the same time may come the other way round.
  const sorted = (snags: Awaited<ReturnType<typeof stored>>) =>
    snags.map((snag) => ({ ...snag, history: snag.history.toSorted() }));
  expect(sorted(await stored(url))).toEqual(sorted(before));
  expect(back.core.current()?.userSession.outcomes.get()).toEqual([]);
});

test('a database that something else has put back is noticed by who has read what came later: what two people did since is back once, each of its moves in its order, and nobody signs in again', async () => {
  const known = await site.raise({ title: 'Before' });
  const devices = { inspector: createDevice(), tradeA: createDevice() };
  const [inspector, trade] = [browser(devices.inspector), browser(devices.tradeA)];
  await Promise.all([signedIn(inspector, 'inspector'), signedIn(trade, 'tradeA')]);
  for (const who of ['inspector', 'tradeA'] as const)
    await eventually(async () =>
      expect(
        (await keptCopy(devices[who], site.people[who].userId, 'SITE'))?.freshAt ?? 0,
      ).toBeGreaterThan(0),
    );
  await snapshot();
  const later = newId('snag');
  await enter(inspector, 'inspector', 'raise', later, {
    title: 'After',
    locationId: site.locationId,
    tradeId: site.trades.A,
  });
  for (const snagId of [known.id, later]) {
    await enter(trade, 'tradeA', 'photo', snagId, { kind: 'EVIDENCE' }, await photo());
    await enter(trade, 'tradeA', 'move', snagId, { move: 'FIX' });
    const comment = 'Still open';
    await enter(inspector, 'inspector', 'move', snagId, { move: 'SEND_BACK', comment });
    await enter(trade, 'tradeA', 'photo', snagId, { kind: 'EVIDENCE' }, await photo());
    await enter(trade, 'tradeA', 'move', snagId, { move: 'FIX' });
    await enter(inspector, 'inspector', 'move', snagId, { move: 'CLOSE' });
  }
  const before = await stored(site.url);
  for (const visitor of [inspector, trade]) visitor.leave();

  const { url } = await backToSnapshot();
  expect((await stored(url)).map(({ title, status }) => [title, status])).toEqual([
    ['Before', 'OPEN'],
  ]);
  const list = '/p/SITE?chip=ALL';
  const back = [browser(devices.inspector, url, list), browser(devices.tradeA, url, list)];
  for (const { page } of back) await page.findByText('Before');
  await eventually(async () => {
    for (const { core } of back) {
      const outbox = core.current()?.userSession.outbox;
      expect([outbox?.entries.complete(), outbox?.entries.all()]).toEqual([true, []]);
    }
    const moves = (snags: Awaited<ReturnType<typeof stored>>) =>
      snags.map(({ history, ...snag }) => ({
        ...snag,
        history: history.filter((kind) => kind !== 'PHOTO_ADDED'),
      }));
    expect(moves(await stored(url))).toEqual(moves(before));
  });
  expect(back.map(({ core }) => core.current()?.userSession.outcomes.get())).toEqual([[], []]);
  for (const { page } of back) await page.findByText('After');
});

test('a photo that neither the server nor the device still has is named on its snag and in the outbox until dismissed', async () => {
  await backedUp();
  const device = createDevice();
  const first = browser(device);
  await signedIn(first, 'inspector');
  const snagId = newId('snag');
  await enter(first, 'inspector', 'raise', snagId, {
    title: 'After the backup',
    locationId: site.locationId,
  });
  await enter(first, 'inspector', 'photo', snagId, { kind: 'DEFECT' }, await photo());
  const [{ number } = { number: 0 }] = await stored(site.url);
  first.leave();
  // As a day later, or where the room was needed.
  await receiptsOf(device, 'inspector').dropPhotos();
  const { url } = await putBack();
  const back = browser(device, url, `/p/SITE/snags/${number}`);
  await back.page.findByRole('heading', { name: 'Sign in' });
  await signedIn(back, 'inspector');
  const sentence = new RegExp(
    `has lost the photo wall\\.jpg of SITE-${number}. This device keeps photos for 24 hours`,
  );
  await eventually(async () =>
    expect(await stored(url)).toMatchObject([{ number, photos: 0, history: ['SNAG_RAISED'] }]),
  );
  await back.page.findByText(sentence);
  const outbox = browser(device, url, '/outbox');
  await outbox.page.findByText(sentence);
  await userEvent.click(outbox.page.getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(back.page.queryByText(sentence)).toBeNull());
});

test('what was erased after the backup does not come back from its author’s device', async () => {
  const known = await site.raise({ title: 'Before the backup' });
  await backedUp();
  const device = createDevice();
  const first = browser(device);
  await signedIn(first, 'inspector');
  const [later, edited] = [newId('snag'), newId('snag')];
  const raised = await enter(first, 'inspector', 'raise', later, {
    title: 'Mr Secret has no door',
    description: 'Up to the ceiling',
    locationId: site.locationId,
  });
  const comment = await enter(first, 'inspector', 'comment', known.id, {
    body: 'Mr Secret was rude',
  });
  const sentBack = await enter(first, 'inspector', 'move', later, {
    move: 'VOID',
    reason: 'RAISED_IN_ERROR',
    comment: 'Mr Secret says so',
  });
  const shot = await enter(
    first,
    'inspector',
    'photo',
    known.id,
    { kind: 'DEFECT', caption: 'Mr Secret' },
    await photo(),
  );
  const misnamed = await enter(first, 'inspector', 'raise', edited, {
    title: 'Mr Secret lives here',
    locationId: site.locationId,
  });
  await enter(first, 'inspector', 'edit', edited, { title: 'Window' });
  const admin = await signIn(site.url, site.people.admin);
  const erase = async (what: 'Text' | 'Photo', input: object) =>
    dataOf(
      await gql(
        site.url,
        admin,
        `mutation ($input: Erase${what}Input!) { erase${what}(input: $input) { receipt { eventId } } }`,
        { input: { eventId: newId('event'), occurredAt: Date.now(), ...input } },
      ),
    );
  for (const { eventId } of [raised, comment, sentBack, misnamed])
    await erase('Text', { textOf: eventId });
  await erase('Photo', { photoId: shot.photo?.photoId });
  const receipts = receiptsOf(device, 'inspector');
  await eventually(async () =>
    expect(JSON.stringify(await receipts.events())).not.toContain('Mr Secret'),
  );
  expect(await receipts.bytes(shot.photo?.photoId ?? '')).toBeNull();
  first.leave();

  const { url, app } = await putBack();
  const back = browser(device, url);
  await waitFor(() => expect(back.core.session.get().kind).toBe('signedOut'));
  await signedIn(back, 'inspector');
  await eventually(async () => {
    expect(
      (await stored(url)).map(({ title, status, photos, history }) => ({
        title,
        status,
        photos,
        history,
      })),
    ).toEqual([
      {
        title: 'Before the backup',
        status: 'OPEN',
        photos: 0,
        history: ['SNAG_RAISED', 'COMMENT_ADDED: The text was erased.'],
      },
      {
        title: '',
        status: 'VOID',
        photos: 0,
        history: ['SNAG_RAISED', 'SNAG_VOIDED: The text was erased.'],
      },
      // What replaced an erased text was not erased.
      { title: 'Window', status: 'OPEN', photos: 0, history: ['SNAG_RAISED', 'SNAG_EDITED'] },
    ]);
  });
  expect(
    await app.services.db
      .selectFrom('snag')
      .select('description')
      .where('id', '=', later)
      .executeTakeFirst(),
  ).toEqual({ description: '' });
  expect(
    JSON.stringify(await app.services.db.selectFrom('event_value').select('value').execute()),
  ).not.toContain('Mr Secret');
  await eventually(() =>
    expect(back.core.current()?.userSession.outbox?.entries.all()).toEqual([]),
  );
});
