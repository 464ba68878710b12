import { openSite, type Person, type RaisedSnag, type Site } from '../support/site';
import { type Caller, event } from '../support/wire';

let site: Site;
let mate: Person;
beforeAll(async () => {
  site = await openSite();
  mate = await site.join('mate', 'TRADE', 'A');
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const edit = (snagId: string, changes: object) =>
  site.ask<{ editSnag: object }>(
    'inspector',
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) {
      snag { assignee { name } company { name } } event { changes { field from to lost } }
    } }`,
    { input: { ...event(), snagId, ...changes } },
  );

/** The numbers of Mine; what the chip counts must be as many. */
async function mine(caller: Caller): Promise<number[]> {
  const query = `{ project(code: "SITE") { snagCounts { mine } snags(first: 100, filter: { chip: MINE }) { edges { node { number } } } } }`;
  const { project } = await site.ask<{
    project: { snagCounts: { mine: number }; snags: { edges: { node: { number: number } }[] } };
  }>(caller, query);
  expect(project.snagCounts.mine).toBe(project.snags.edges.length);
  return project.snags.edges.map(({ node }) => node.number);
}

test('a trade’s own is what was given to the person, and what waits for its company with nobody named', async () => {
  const { tradeA, tradeB, inspector, viewer } = site.people;
  const numbers = (...snags: RaisedSnag[]) => snags.map(({ number }) => number);
  const given = await site.raise({ assigneeId: tradeA.userId });
  const nobodys = await site.raise();
  const mates = await site.raise({ assigneeId: mate.userId });
  // Somebody who does not see it is nobody.
  const strangers = await site.raise({ assigneeId: tradeB.userId });
  // What waits to be answered waits for no company, and what is closed for nobody.
  const [asked, closed] = [await site.raise(), await site.raise({ assigneeId: tradeA.userId })];
  await site.move('tradeA', asked.id, 'DISPUTE', { reason: 'NO_ACCESS', comment: 'locked' });
  await site.move('inspector', closed.id, 'CLOSE', { comment: 'seen' });
  expect(await mine(tradeA)).toEqual(numbers(strangers, nobodys, given));
  expect(await mine(mate)).toEqual(numbers(strangers, mates, nobodys));
  expect(await Promise.all([tradeB, viewer].map(mine))).toEqual([[], []]);
  expect(await mine(inspector)).toEqual(numbers(asked, strangers, mates, nobodys, given));

  // Whoever is given a snag, or has it taken away, hears of it, and their list is what it was
  // counted to be.
  const heard = site.subscribe(mate, await site.cursor());
  await edit(nobodys.id, { assigneeId: tradeA.userId });
  expect(await heard.next()).toMatchObject({
    event: { kind: 'SNAG_EDITED' },
    snag: { id: nobodys.id },
  });
  await heard.stop();
  expect(await mine(mate)).toEqual(numbers(strangers, mates));
  await site.ask(
    'admin',
    'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }',
    { input: { ...event(), memberId: mate.memberId } },
  );
  expect(await mine(tradeA)).toEqual(numbers(strangers, mates, nobodys, given));
});

test('another company’s snag is nobody’s any more who was of the one before, and history says so', async () => {
  const { tradeA, inspector2 } = site.people;
  const { id } = await site.raise({ assigneeId: tradeA.userId });
  expect((await edit(id, { companyId: site.companies.B })).editSnag).toEqual({
    snag: { assignee: null, company: { name: 'Company B' } },
    event: {
      changes: [
        { field: 'company', from: 'Company A', to: 'Company B', lost: false },
        { field: 'assignee', from: 'Person tradeA', to: null, lost: false },
      ],
    },
  });
  // Who runs the site keeps what they gave themselves, and who is named in the same change is given
  // it.
  const own = await site.raise({ assigneeId: inspector2.userId });
  expect((await edit(own.id, { companyId: site.companies.B })).editSnag).toMatchObject({
    snag: { assignee: { name: inspector2.name } },
  });
  expect(
    (await edit(id, { companyId: site.companies.A, assigneeId: tradeA.userId })).editSnag,
  ).toMatchObject({ snag: { assignee: { name: tradeA.name } } });
});
