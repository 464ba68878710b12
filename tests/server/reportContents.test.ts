import { madeReport } from '../support/madeReports';
import { addPlan, paperPlans } from '../support/paperPlans';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';

const plans = paperPlans();
let site: Site;
const db = () => site.server.app.services.db;
beforeAll(async () => {
  site = await openSite({ planFiles: plans });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

test('a handover of all snags has every plan that is there, also without a pin, and one of some snags has the plans on which they lie', async () => {
  const picture = await grain(640, 400).webp().toBuffer();
  Object.assign(plans, { openOverview: () => Promise.resolve({ byteLength: picture.length, mime: 'image/webp', stream: () => new Blob([new Uint8Array(picture)]).stream() }) });
  const { revisionId } = await addPlan(site, 'A-1');
  await addPlan(site, 'B-1');
  const { planId: removed } = await addPlan(site, 'C-1');
  await site.server.app.rendered();
  await db().updateTable('plan').set({ removed_at: Date.now() }).where('id', '=', removed).execute();
  const { id } = await site.raise({ title: 'With a pin', pin: { revisionId, x: 0.5, y: 0.5 } });

  const plansIn = async (filter: object): Promise<string[]> => (await madeReport(site, { kind: 'HANDOVER', filter })).pdf.bookmarks.filter((bookmark) => bookmark.startsWith('Plan '));
  expect(await plansIn({ chip: 'ALL' })).toEqual(['Plan A-1, Plan A-1', 'Plan B-1, Plan B-1']);
  expect(await plansIn({})).toHaveLength(2);
  expect(await plansIn({ ids: [id] })).toEqual(['Plan A-1, Plan A-1']);
  expect(await plansIn({ chip: 'OPEN' })).toEqual(['Plan A-1, Plan A-1']);
  expect(await plansIn({ chip: 'DISPUTED' })).toEqual([]);
  expect((await madeReport(site, { kind: 'HANDOVER' })).pdf.pictures).toEqual(['Plan A-1 with the pin of 1 snag', 'Plan B-1 with the pins of 0 snags']);
});
