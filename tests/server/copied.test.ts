import { paperPlans } from '../support/paperPlans';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { event, newId } from '../support/wire';

// What a device copies to work out lists, searches and pins itself.

let site: Site;
let now = Date.parse('2026-03-25T10:00:00+01:00');
beforeAll(async () => void (site = await openSite({ planFiles: paperPlans(), clock: () => now })));
afterAll(() => site.close());

const act = (mutation: string, type: string, input: object) =>
  site.ask(
    'admin',
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { receipt { eventId } } }`,
    { input: { ...event(now), ...input } },
  );

async function snagNow(number: number, person: 'admin' | 'tradeB' = 'admin') {
  const { project } = await site.ask<{
    project: { snag: { comments: string[]; changedAt: number } | null };
  }>(person, `{ project(code: "SITE") { snag(number: ${number}) { comments changedAt } } }`);
  return project.snag;
}

test('a snag tells all that was written with its events, also what was edited since, and nothing that was erased', async () => {
  const { id, number } = await site.raise();
  const [first, second] = [newId('event'), newId('event')];
  await act('addComment', 'AddCommentInput', { eventId: first, snagId: id, body: 'Left' });
  await act('addComment', 'AddCommentInput', { eventId: second, snagId: id, body: 'Private' });
  await act('editComment', 'EditCommentInput', { commentId: first, body: 'Right' });
  await site.move('inspector', id, 'DISPUTE', { comment: 'Not ours', reason: 'NOT_OURS' });
  expect((await snagNow(number))?.comments).toEqual(['Left', 'Private', 'Right', 'Not ours']);
  await act('eraseText', 'EraseTextInput', { textOf: second });
  expect((await snagNow(number))?.comments).toEqual(['Left', 'Right', 'Not ours']);
  // Another company's.
  expect(await snagNow(number, 'tradeB')).toBeNull();
});

test('a snag tells when a person last did something to it', async () => {
  const { id, number } = await site.raise();
  const raised = await snagNow(number);
  now += 60_000;
  await site.addPhoto('inspector', id, await grain().jpeg().toBuffer());
  const added = now;
  now += 60_000;
  await site.server.app.rendered();
  expect([raised?.changedAt, (await snagNow(number))?.changedAt]).toEqual([added - 60_000, added]);
});
