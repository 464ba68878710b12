import { Refusal } from '../../server/refusal';
import { settings } from '../../server/settings';
import { dropPlanUpload } from '../../server/features/plans/staged';
import { sweep } from '../../server/sweep';
import { type PaperPlans, paperPlans, uploadDocument, uploadInput } from '../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, newId, refusalOf } from '../support/wire';

let site: Site;
let plans: PaperPlans;
const { part, unfinished } = settings.planUpload;
beforeAll(async () => {
  Object.assign(settings.planUpload, { part: 3, unfinished: 20 });
  plans = paperPlans();
  site = await openSite({ planFiles: plans });
});
// What a test leaves unfinished would count in the next.
afterEach(async () => {
  const { db, files } = site.server.app.services;
  for (const { id } of await db.selectFrom('plan_upload').select('id').execute())
    await dropPlanUpload(db, files.storage, id);
});
afterAll(async () => {
  Object.assign(settings.planUpload, { part, unfinished });
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Answer {
  id: string;
  received: number;
  error?: { code: string };
}

async function put(who: PersonKey, path: string, body: object | string): Promise<Answer> {
  const response = await fetch(`${site.url}/files/uploads/${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${site.people[who].token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return (await response.json()) as Answer; // what the route promises
}

type Input = ReturnType<typeof uploadInput>;
const begin = (who: PersonKey, input: Input, id = input.fileId) => put(who, id, input);
const keep = (who: PersonKey, input: Input, uploadId: string) =>
  site.gql<{ uploadPlanFile: { file: { id: string; byteLength: number } } }>(who, uploadDocument, {
    input: { ...input, uploadId },
  });

test('a plan goes on after a cut and after a reload, and is one file', async () => {
  const input = uploadInput(site, '2 pages');
  const { id } = await begin('admin', input);
  expect(await put('admin', `${id}/parts/0`, '2 p')).toMatchObject({ id, received: 3 });
  // The answer was lost: it counts once. Of a part in the middle of the next nothing is taken.
  expect(await put('admin', `${id}/parts/0`, '2 p')).toMatchObject({ received: 3 });
  expect((await put('admin', `${id}/parts/2`, 's')).error?.code).toBe('BAD_REQUEST');
  expect(refusalOf(await keep('admin', input, id))).toMatchObject({ code: 'BAD_REQUEST' });
  // The page was reloaded, and the same file chosen again.
  expect(await begin('admin', input, newId('planfile'))).toMatchObject({ id, received: 3 });
  await put('admin', `${id}/parts/1`, 'age');
  expect(await put('admin', `${id}/parts/2`, 's')).toMatchObject({ received: 7 });
  const answers = [await keep('admin', input, id), await keep('admin', input, id)];
  for (const answer of answers)
    expect(dataOf(answer).uploadPlanFile.file).toMatchObject({ id: input.fileId, byteLength: 7 });
  expect(plans.kept.size).toBe(1);
  expect(await begin('admin', input)).toMatchObject({ received: 7 });
  expect(
    await site.server.app.services.db.selectFrom('plan_upload').select('id').execute(),
  ).toEqual([]);
});

test('nobody goes on with what somebody else has begun, and who may send no plan begins none', async () => {
  const input = uploadInput(site, '3 pages');
  const { id } = await begin('admin', input);
  expect((await put('inspector', `${id}/parts/0`, '3 p')).error?.code).toBe('NOT_FOUND');
  for (const [n, bytes] of ['3 p', 'age', 's'].entries())
    await put('admin', `${id}/parts/${n}`, bytes);
  expect(refusalOf(await keep('inspector', input, id))).toMatchObject({ code: 'NOT_FOUND' });
  expect((await begin('inspector', input, id)).error?.code).toBe('ID_TAKEN');
  expect((await begin('tradeA', input)).error?.code).toBe('FORBIDDEN');
  // Nothing is kept of bytes that are not what was announced.
  const { store } = plans;
  plans.store = () => Promise.reject(new Refusal('PLAN_DAMAGED'));
  expect(refusalOf(await keep('admin', input, id))).toMatchObject({ code: 'PLAN_DAMAGED' });
  plans.store = store;
  expect(await begin('admin', input)).toMatchObject({ received: 0 });
});

test('a part is not taken while its sender has two others under way', async () => {
  const input = uploadInput(site, '4 pages');
  const { id } = await begin('admin', input);
  const held = site.server.app.services.shares.plans.of(site.people.admin.userId);
  held.take(2);
  expect((await put('admin', `${id}/parts/0`, '4 p')).error?.code).toBe('SERVER_BUSY');
  held.end();
  expect(await put('admin', `${id}/parts/0`, '4 p')).toMatchObject({ received: 3 });
});

test('a project has so many bytes of unfinished plans, until they are forgotten', async () => {
  expect(await begin('admin', uploadInput(site, '8 pages'))).toMatchObject({ received: 0 });
  const large = uploadInput(site, '9 pages of 20 bytes.');
  expect((await begin('admin', large)).error?.code).toBe('PLANS_UNFINISHED');
  const { services } = site.server.app;
  await services.db.updateTable('plan_upload').set({ touched_at: 0 }).execute();
  await sweep(services);
  expect(await services.files.storage.list('uploads/')).toEqual([]);
  expect(await begin('admin', large)).toMatchObject({ received: 0 });
});
