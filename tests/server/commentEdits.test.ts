import { directly } from '../support/directly';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event, refusalOf, signIn, type Variables } from '../support/wire';

const minute = 60_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now })));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

/** Tokens run out meanwhile. */
async function later(ms: number): Promise<void> {
  now += ms;
  for (const who of ['admin', 'inspector', 'tradeA', 'viewer'] as const)
    Object.assign(site.people[who], await signIn(site.url, site.people[who]));
}

interface Edited {
  editComment: {
    notice: object | null;
    event: {
      withoutEffect: boolean;
      changes: { from: string; to: string; lost: boolean }[];
      edited: { id: string; comment: string; editedAt: number | null };
    };
  };
}
const document = `mutation ($input: EditCommentInput!) { editComment(input: $input) {
  receipt { eventId } notice { code } event { withoutEffect changes { field from to lost } edited { id comment editedAt } }
} }`;
const send = (who: PersonKey, input: Variables) =>
  directly<Edited>(site, who, document, { input: { ...event(now), ...input } });
const edit = async (who: PersonKey, input: Variables) => dataOf(await send(who, input)).editComment;

/** A comment of tradeA, by its event's id. */
async function say(body = 'The tile is lose'): Promise<{ snagId: string; commentId: string }> {
  const { id: snagId } = await site.raise();
  const input = { ...event(now), snagId, body };
  dataOf(
    await directly(
      site,
      'tradeA',
      'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
      { input },
    ),
  );
  return { snagId, commentId: input.eventId };
}

const read = async (commentId: string, who: PersonKey = 'tradeA') =>
  dataOf(
    await directly<{
      node: { comment: string; editedAt: number | null; editableUntil: number | null };
    }>(
      site,
      who,
      'query ($id: ID!) { node(id: $id) { ... on Event { comment editedAt editableUntil } } }',
      { id: commentId },
    ),
  ).node;

test('a comment reads as it was edited, and what it said before stays in the history and in nobody else’s hands', async () => {
  const { snagId, commentId } = await say();
  expect(await read(commentId)).toEqual({
    comment: 'The tile is lose',
    editedAt: null,
    editableUntil: now + 15 * minute,
  });
  expect((await read(commentId, 'admin')).editableUntil).toBeNull();
  const sent = { ...event(now), commentId, body: ' The tile is loose ' };
  for (const _again of [1, 2]) {
    expect((await edit('tradeA', sent)).event).toMatchObject({
      changes: [
        { field: 'comment', from: 'The tile is lose', to: 'The tile is loose', lost: false },
      ],
      edited: { id: commentId, comment: 'The tile is loose', editedAt: now },
    });
  }
  const query = `query ($id: ID!, $filter: SnagFilter!) {
    node(id: $id) { ... on Snag { history(first: 9) { edges { node { kind comment } } } } }
    project(code: "SITE") { snags(first: 9, filter: $filter) { edges { node { id } } } }
  }`;
  expect(
    dataOf(
      await directly(site, 'viewer', query, { id: snagId, filter: { chip: 'ALL', text: 'loose' } }),
    ),
  ).toEqual({
    node: {
      history: {
        edges: [
          { node: { kind: 'SNAG_RAISED', comment: null } },
          { node: { kind: 'COMMENT_ADDED', comment: 'The tile is loose' } },
          { node: { kind: 'COMMENT_EDITED', comment: 'The tile is loose' } },
        ],
      },
    },
    project: { snags: { edges: [{ node: { id: snagId } }] } },
  });
  const { snagId: _other, commentId: moved } = await say();
  expect(refusalOf(await send('tradeA', { ...sent, commentId: moved })).code).toBe(
    'EVENT_ID_REUSED',
  );
});

test('after 15 minutes it stays as it is, unless it was edited in time where there was no signal', async () => {
  const { commentId } = await say();
  const seen = await site.cursor('tradeA');
  const inTime = now + 14 * minute;
  const tooLate = now + 15 * minute + 1;
  await later(3 * 60 * minute);
  expect((await read(commentId)).editableUntil).toBeNull();
  const final = {
    code: 'COMMENT_FINAL',
    message: 'Comments can be edited for 15 minutes. Write a new one instead.',
    retryable: false,
  };
  expect(refusalOf(await send('tradeA', { commentId, body: 'x' }))).toMatchObject(final);
  expect(
    refusalOf(await send('tradeA', { ...event(tooLate), seen, commentId, body: 'x' })),
  ).toMatchObject(final);
  // A clock counts only for a device that says what it had seen.
  expect(refusalOf(await send('tradeA', { ...event(inTime), commentId, body: 'x' }))).toMatchObject(
    final,
  );
  await edit('tradeA', { ...event(inTime), seen, commentId, body: 'Written in the basement' });
  expect(await read(commentId)).toMatchObject({
    comment: 'Written in the basement',
    editedAt: inTime,
  });
});

test('nothing but a comment can be edited, and not into nothing', async () => {
  const { snagId, commentId } = await say();
  expect(refusalOf(await send('tradeA', { commentId, body: ' ' }))).toMatchObject({
    code: 'TEXT_REQUIRED',
    field: 'body',
  });
  expect(refusalOf(await send('tradeA', { commentId, body: 'x'.repeat(4_001) })).code).toBe(
    'TEXT_TOO_LONG',
  );
  const started = event(now);
  dataOf(await site.move('tradeA', snagId, 'START', { ...started, comment: 'On it' }));
  expect(refusalOf(await send('tradeA', { commentId: started.eventId, body: 'x' })).code).toBe(
    'NOT_FOUND',
  );
});
