import { makePhotoKey } from '../../server/files/photoKey';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { dataOf, event, newId, photoInput, refusalOf } from '../support/wire';

let site: Site;
let photo: Buffer;
beforeAll(async () => {
  site = await openSite();
  photo = await grain(200, 150).jpeg().toBuffer();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const moved = async (...args: Parameters<Site['move']>) =>
  dataOf(await site.move(...args)).moveSnag;
const refused = async (...args: Parameters<Site['move']>) => refusalOf(await site.move(...args));

test('a snag goes the whole way, and its history tells it', async () => {
  const { id, number } = await site.raise();
  expect((await moved('tradeA', id, 'START')).snag?.status).toBe('IN_PROGRESS');
  expect(await refused('tradeA', id, 'FIX', { comment: 'done' })).toMatchObject({
    code: 'EVIDENCE_REQUIRED',
    retryable: false,
  });
  await site.addPhoto('tradeA', id, photo, 'EVIDENCE');
  expect((await moved('tradeA', id, 'FIX')).snag?.status).toBe('FIXED');
  expect(await refused('inspector', id, 'SEND_BACK')).toMatchObject({ code: 'REASON_REQUIRED' });
  expect((await moved('inspector', id, 'SEND_BACK', { comment: 'not yet' })).snag?.status).toBe(
    'OPEN',
  );
  // The evidence of the last round does not count for this one.
  expect(await refused('tradeA', id, 'FIX')).toMatchObject({ code: 'EVIDENCE_REQUIRED' });
  await site.addPhoto('tradeA', id, photo, 'EVIDENCE');
  await moved('tradeA', id, 'FIX');
  expect((await moved('inspector2', id, 'CLOSE')).snag?.status).toBe('CLOSED');
  const query = `query ($number: Int!) { project(code: "SITE") { snag(number: $number) {
    sentBackCount closedBy { name } fixedBy { name } waitingFor { kind } allowedActions
    history(first: 20) { edges { node { kind actor { name } comment } } } } } }`;
  const { project } = await site.ask<{
    project: {
      snag: { history: { edges: { node: { kind: string; actor: { name: string } } }[] } };
    };
  }>('viewer', query, { number });
  expect(project.snag).toMatchObject({
    sentBackCount: 1,
    closedBy: { name: 'Person inspector2' },
    fixedBy: { name: 'Person tradeA' },
    waitingFor: { kind: 'NOBODY' },
    allowedActions: ['COMMENT'],
  });
  expect(
    project.snag.history.edges.map(
      ({ node }) => `${node.kind} ${node.actor.name.replace('Person ', '')}`,
    ),
  ).toEqual([
    'SNAG_RAISED inspector',
    'SNAG_STARTED tradeA',
    'PHOTO_ADDED tradeA',
    'SNAG_FIXED tradeA',
    'SNAG_SENT_BACK inspector',
    'PHOTO_ADDED tradeA',
    'SNAG_FIXED tradeA',
    'SNAG_CLOSED inspector2',
  ]);
});

test('whoever said fixed does not close it, but an admin may', async () => {
  const { id } = await site.raise();
  await site.addPhoto('inspector', id, photo, 'EVIDENCE');
  await moved('inspector', id, 'FIX');
  expect(await refused('inspector', id, 'CLOSE')).toMatchObject({
    code: 'SAME_PERSON_CANNOT_CLOSE',
    retryable: false,
  });
  expect((await moved('admin', id, 'CLOSE')).snag?.status).toBe('CLOSED');
});

test('a move that never was possible is refused, with its words', async () => {
  const { id } = await site.raise();
  const seen = await site.cursor();
  for (const more of [{}, { seen }]) {
    expect(await refused('inspector', id, 'REOPEN', { comment: 'x', ...more })).toMatchObject({
      code: 'TRANSITION_NOT_ALLOWED',
      retryable: false,
      message: 'A snag that is open cannot be reopened.',
    });
  }
  // A comment or a picture that came meanwhile makes it no more possible.
  const note = { ...event(), snagId: id, body: 'A note' };
  await site.ask(
    'viewer',
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }`,
    { input: note },
  );
  expect((await refused('inspector', id, 'REOPEN', { comment: 'x', seen })).code).toBe(
    'TRANSITION_NOT_ALLOWED',
  );
});

test('a move that was overtaken keeps its note, changes no status and says who was quicker', async () => {
  const { id, number } = await site.raise();
  const seen = await site.cursor('tradeA');
  await moved('admin', id, 'VOID', { reason: 'DUPLICATE' });
  expect(await moved('tradeA', id, 'START', { seen, comment: 'On my way' })).toEqual({
    receipt: { eventId: expect.any(String) },
    snag: { status: 'VOID' },
    event: { withoutEffect: true },
    notice: {
      code: 'STATUS_CHANGED_MEANWHILE',
      message: `SITE-${number} was voided by Ada Admin while you were offline. Your photos and note were added; the status was not changed.`,
    },
  });
  const query = `query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 9) { edges { node { kind comment withoutEffect } } } } } }`;
  const { node } = await site.ask<{ node: { history: { edges: { node: object }[] } } }>(
    'viewer',
    query,
    { id },
  );
  expect(node.history.edges.at(-1)?.node).toEqual({
    kind: 'SNAG_STARTED',
    comment: 'On my way',
    withoutEffect: true,
  });
});

test('a move that is not the person’s is refused, overtaken or not', async () => {
  const { id } = await site.raise();
  const seen = await site.cursor('tradeA');
  expect(await refused('tradeA', id, 'CLOSE', { comment: 'x' })).toMatchObject({
    code: 'FORBIDDEN',
    message: 'You do not have permission to do this in Site.',
  });
  await moved('admin', id, 'VOID', { reason: 'DUPLICATE' });
  expect((await refused('tradeA', id, 'CLOSE', { comment: 'x', seen })).code).toBe('FORBIDDEN');
  expect((await refused('viewer', id, 'START')).code).toBe('FORBIDDEN');
  expect((await refused('tradeB', id, 'START')).code).toBe('NOT_FOUND');
});

test('a photo that comes late is kept beyond the twenty, up to sixty, another one is not', async () => {
  const { id } = await site.raise();
  const seen = await site.cursor();
  for (let n = 0; n < 20; n += 1) await site.addPhoto('inspector', id, photo);
  const add = `mutation ($input: AddPhotoInput!) { addPhoto(input: $input) { snag { photoCount } } }`;
  const file = new Blob([new Uint8Array(photo)]);
  expect(
    refusalOf(await site.upload('inspector', add, { input: photoInput(id, photo) }, file)),
  ).toMatchObject({ code: 'PHOTO_TOO_MANY', retryable: false });
  expect(
    dataOf(
      await site.upload('inspector', add, { input: { ...photoInput(id, photo), seen } }, file),
    ),
  ).toEqual({ addPhoto: { snag: { photoCount: 21 } } });
  const { db } = site.server.app.services;
  const row = await db
    .selectFrom('photo')
    .selectAll()
    .where('snag_id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('photo')
    .values(
      Array.from({ length: 39 }, () => ({
        ...row,
        id: newId('photo'),
        file_key: makePhotoKey('image/jpeg'),
      })),
    )
    .execute();
  expect(
    refusalOf(
      await site.upload('inspector', add, { input: { ...photoInput(id, photo), seen } }, file),
    ),
  ).toMatchObject({ code: 'PHOTO_TOO_MANY', retryable: false, meta: { limit: 60 } });
});

test('a close of somebody who had not seen that the snag was sent back closes nothing', async () => {
  const { id } = await site.raise();
  await site.addPhoto('tradeA', id, photo, 'EVIDENCE');
  await moved('tradeA', id, 'FIX');
  const seen = await site.cursor('inspector');
  await moved('inspector2', id, 'SEND_BACK', { comment: 'still there' });
  // Open again, and an open snag can be closed on the spot with a comment: but that was not what
  // the person decided.
  const late = await moved('inspector', id, 'CLOSE', { seen, comment: 'looks good' });
  expect(late).toMatchObject({
    snag: { status: 'OPEN' },
    notice: { code: 'STATUS_CHANGED_MEANWHILE' },
    event: { withoutEffect: true },
  });
  expect(
    (
      await moved('inspector', id, 'CLOSE', {
        seen: await site.cursor('inspector'),
        comment: 'done by us',
      })
    ).snag?.status,
  ).toBe('CLOSED');
});

test('a trade takes its evidence away until it was checked, but not the last of what it said fixed with', async () => {
  const { id } = await site.raise();
  const remove = async (photoId: string) =>
    (
      await site.gql(
        'tradeA',
        `mutation ($input: RemovePhotoInput!) { removePhoto(input: $input) { snag { photoCount } } }`,
        { input: { ...event(), photoId } },
      )
    ).errors[0]?.extensions.code;
  const mayRemove = async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Snag { photos { id mayRemove } } } }`;
    const { node } = await site.ask<{ node: { photos: { id: string; mayRemove: boolean }[] } }>(
      'tradeA',
      query,
      { id },
    );
    return node.photos.filter((one) => one.mayRemove).map((one) => one.id);
  };
  const [early, wrong, shown] = [
    await site.addPhoto('tradeA', id, photo, 'EVIDENCE'),
    await site.addPhoto('tradeA', id, photo, 'EVIDENCE'),
    await site.addPhoto('tradeA', id, photo, 'EVIDENCE'),
  ];
  expect(await mayRemove()).toEqual([early, wrong, shown]);
  expect(await remove(early)).toBeUndefined();
  await moved('tradeA', id, 'FIX');
  expect(await mayRemove()).toEqual([wrong, shown]);
  expect(await remove(wrong)).toBeUndefined();
  expect(await mayRemove()).toEqual([]);
  expect(await remove(shown)).toBe('FORBIDDEN');
  await moved('inspector', id, 'SEND_BACK', { comment: 'not yet' });
  expect(await mayRemove()).toEqual([]);
  expect(await remove(shown)).toBe('FORBIDDEN');
});
