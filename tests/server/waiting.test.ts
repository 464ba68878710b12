import { grain } from '../support/photos';
import { openSite, type Person, type PersonKey, type Site } from '../support/site';
import { event, newId, refusalOf, signIn } from '../support/wire';

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

type Who = PersonKey | Person;
interface Edge {
  cursor: string;
  isNew: boolean;
  newEvents: number;
  lastEvent: { kind: string; actor: { name: string } | null; comment: string | null } | null;
  node: {
    id: string;
    number: number;
    project: { id: string; code: string; journalCursor: string };
  };
}
interface Page {
  viewer: {
    waiting: { edges: Edge[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
  };
}
const query = `query ($first: Int!, $after: String) { viewer { waiting(first: $first, after: $after) {
  pageInfo { endCursor hasNextPage }
  edges { cursor isNew newEvents lastEvent { kind comment actor { name } } node { id number project { id code journalCursor } } }
} } }`;
const page = async (who: Who, first = 100, after: string | null = null) =>
  (await site.ask<Page>(who, query, { first, after })).viewer.waiting;
const numbers = async (who: Who) => (await page(who)).edges.map(({ node }) => node.number);
const edgeOf = async (who: Who, number: number) =>
  (await page(who)).edges.find(({ node }) => node.number === number);
const news = async (who: Who) =>
  (
    await site.ask<{ project: { newlyWaiting: number } }>(
      who,
      '{ project(code: "SITE") { newlyWaiting } }',
    )
  ).project.newlyWaiting;
const edit = (snagId: string, changes: object) =>
  site.ask(
    'inspector',
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId, ...changes } },
  );
const comment = (who: Who, snagId: string, body: string) =>
  site.ask(
    who,
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId, body } },
  );
const markDocument = `mutation ($input: MarkSeenInput!) { markSeen(input: $input) { projects { newlyWaiting } } }`;
const look = async (who: Who, cursor: string) =>
  (
    await site.ask<{ markSeen: { projects: { newlyWaiting: number }[] } }>(who, markDocument, {
      input: { places: [{ projectId: site.projectId, cursor }] },
    })
  ).markSeen.projects[0]?.newlyWaiting;

test('a snag waits for the company that fixes it, then for whoever it was given to, then for those who check, and for nobody once it is closed', async () => {
  const colleague = await site.join('colleague', 'TRADE', 'A');
  const { id, number } = await site.raise();
  const waitsFor = async () => {
    const people = {
      tradeA: 'tradeA',
      colleague,
      tradeB: 'tradeB',
      inspector: 'inspector',
      inspector2: 'inspector2',
      admin: 'admin',
      viewer: 'viewer',
      outsider: 'outsider',
    } as const;
    const found = await Promise.all(
      Object.entries(people).map(async ([name, who]) =>
        (await numbers(who)).includes(number) ? [name] : [],
      ),
    );
    return found.flat();
  };
  expect(await waitsFor()).toEqual(['tradeA', 'colleague']);
  await edit(id, { assigneeId: colleague.userId });
  expect(await waitsFor()).toEqual(['colleague']);
  await site.move('inspector', id, 'DISPUTE', { reason: 'NO_ACCESS', comment: 'locked' });
  expect(await waitsFor()).toEqual(['inspector', 'inspector2', 'admin']);
  await site.move('inspector', id, 'ANSWER', { comment: 'key is with me' });
  expect(await waitsFor()).toEqual(['colleague']);
  // Whose company it is no more, it is not given to either.
  await edit(id, { companyId: site.companies.B });
  expect(await waitsFor()).toEqual(['tradeB']);
  await edit(id, { companyId: site.companies.A });
  expect(await waitsFor()).toEqual(['tradeA', 'colleague']);
  await edit(id, { assigneeId: colleague.userId });
  expect(await waitsFor()).toEqual(['colleague']);
  // Somebody who has left cannot be waited for: it goes back to their company.
  await site.ask(
    'admin',
    `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }`,
    { input: { ...event(), memberId: colleague.memberId } },
  );
  expect(await numbers({ ...colleague, ...(await signIn(site.url, colleague)) })).toEqual([]);
  expect(await numbers('tradeA')).toContain(number);
  await edit(id, { companyId: site.companies.B });
  expect(await numbers('tradeA')).not.toContain(number);
  expect(await numbers('tradeB')).toContain(number);
  // An inspector does not check what they said was fixed themselves; an admin may.
  await site.addPhoto('inspector', id, await grain(120, 90).jpeg().toBuffer(), 'EVIDENCE');
  expect((await site.move('inspector', id, 'FIX')).errors).toEqual([]);
  expect(await numbers('inspector')).not.toContain(number);
  expect(await numbers('inspector2')).toContain(number);
  await site.move('admin', id, 'CLOSE');
  for (const who of ['tradeB', 'inspector2', 'admin'] as const)
    expect(await numbers(who)).not.toContain(number);
});

test('what is new is what others did since one looked, and one’s own doing is not', async () => {
  const { id, number } = await site.raise();
  expect(await edgeOf('tradeA', number)).toMatchObject({
    isNew: true,
    newEvents: 1,
    lastEvent: { kind: 'SNAG_RAISED', actor: { name: 'Person inspector' } },
  });
  const first = (await edgeOf('tradeA', number))?.node.project.journalCursor ?? '';
  await comment('inspector', id, 'Please hurry');
  // The answer that was on the screen was older than the comment.
  expect(await look('tradeA', first)).toBe(1);
  expect(await edgeOf('tradeA', number)).toMatchObject({
    isNew: true,
    newEvents: 1,
    lastEvent: { kind: 'COMMENT_ADDED', comment: 'Please hurry' },
  });
  const second = await site.cursor('tradeA');
  expect(await look('tradeA', second)).toBe(0);
  expect(await edgeOf('tradeA', number)).toMatchObject({ isNew: false, newEvents: 0 });
  // From another device, late: further back changes nothing.
  expect(await look('tradeA', first)).toBe(0);
  await comment('viewer', id, 'And I');
  await comment('inspector', id, 'And now');
  expect([await news('tradeA'), (await edgeOf('tradeA', number))?.newEvents]).toEqual([1, 2]);
  await comment('tradeA', id, 'On my way');
  expect([await news('tradeA'), (await edgeOf('tradeA', number))?.newEvents]).toEqual([0, 0]);
});

test('what is overdue comes first, the longest delay before the others, then what has waited longest', async () => {
  const someone = await site.join('someone', 'INSPECTOR');
  const raise = async (dueOn: string | null) => {
    const snag = await site.raise({ assigneeId: someone.userId, dueOn: null });
    if (dueOn !== null)
      await site.server.app.services.db
        .updateTable('snag')
        .set({ due_on: dueOn })
        .where('id', '=', snag.id)
        .execute();
    return snag;
  };
  const [waitsLongest, late, later, ahead, waitsLess] = [
    await raise(null),
    await raise('2020-03-02'),
    await raise('2020-01-15'),
    await raise('2099-01-01'),
    await raise(null),
  ];
  const order = [later, late, waitsLongest, ahead, waitsLess].map(({ number }) => number);
  expect(await numbers(someone)).toEqual(order);
  // Somebody wrote: that makes nothing more urgent.
  await comment('admin', waitsLess.id, 'Any news?');
  expect(await numbers(someone)).toEqual(order);
  const first = await page(someone, 1);
  expect(
    (await page(someone, 2, first.pageInfo.endCursor)).edges.map(({ node }) => node.number),
  ).toEqual(order.slice(1, 3));
  // What only waits to be checked is not overdue any more.
  await site.addPhoto('admin', later.id, await grain(120, 90).jpeg().toBuffer(), 'EVIDENCE');
  expect((await site.move('admin', later.id, 'FIX')).errors).toEqual([]);
  expect(await numbers(someone)).toEqual(
    [late, waitsLongest, ahead, waitsLess, later].map(({ number }) => number),
  );
});

test('pages go on behind their cursor over all projects, and an archived one waits for nobody', async () => {
  const locationId = site.otherLocationId;
  const elsewhere = await site.ask<{ raiseSnag: { snag: { id: string } } }>(
    'outsider',
    `mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { snag { id } } }`,
    {
      input: {
        ...event(),
        projectId: site.otherProjectId,
        snagId: newId('snag'),
        locationId,
        assigneeId: site.people.admin.userId,
      },
    },
  );
  for (let n = 0; n < 4; n += 1)
    await site.move('tradeA', (await site.raise()).id, 'DISPUTE', {
      reason: 'NOT_OURS',
      comment: 'no',
    });
  const all = (await page('admin')).edges.map(({ node }) => node.id);
  expect(all[0]).toBe(elsewhere.raiseSnag.snag.id);
  expect(all.length).toBeGreaterThanOrEqual(5);
  for (const first of [1, 2, 3]) {
    const read: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { edges, pageInfo } = await page('admin', first, after);
      read.push(...edges.map(({ node }) => node.id));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(read).toEqual(all);
  }
  for (const after of ['x', Buffer.from('SITE x 9999-12-31 1 y').toString('base64url')])
    expect(refusalOf(await site.gql('admin', query, { first: 1, after })).code).toBe('BAD_REQUEST');
  const setState = (state: string) =>
    site.ask(
      'outsider',
      `mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { project { id } } }`,
      { input: { ...event(), projectId: site.otherProjectId, state } },
    );
  await setState('ARCHIVED');
  expect((await page('admin')).edges.map(({ node }) => node.id)).toEqual(all.slice(1));
  await setState('ACTIVE');
});
