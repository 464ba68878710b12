import { planLimits } from '../../../rules/limits';
import { arrive, makeClientLink } from '../../support/links';
import {
  addPlan,
  addRevision,
  alignDocument,
  editPlanDocument,
  moved,
  paperPlans,
  removePlanDocument,
} from '../../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { type Caller, event, newId, refusalOf } from '../../support/wire';

let site: Site;
beforeEach(async () => void (site = await openSite({ planFiles: paperPlans() })));
afterEach(() => site.close());

interface Link {
  key: string;
  x: number;
  y: number;
  toCode: string;
  toRevisionId: string;
  toX: number;
  toY: number;
}
const linksOf = async (code: string, person: PersonKey = 'viewer') =>
  (
    await site.ask<{ project: { plan: { links: Link[] } | null } }>(
      person,
      'query ($code: String!) { project(code: "SITE") { plan(code: $code) { links { key x y toCode toRevisionId toX toY } } } }',
      { code },
    )
  ).project.plan?.links;

async function twoPlans() {
  const [ground, first] = [await addPlan(site, 'A-1'), await addPlan(site, 'A-2')];
  await site.server.app.rendered();
  const addLink = {
    revisionId: ground.revisionId,
    x: 0.2,
    y: 0.3,
    toRevisionId: first.revisionId,
    toX: 0.6,
    toY: 0.7,
  };
  const edit = (change: object, person: PersonKey = 'admin') =>
    site.gql(person, editPlanDocument, {
      input: { ...event(), planId: ground.planId, ...change },
    });
  return { ground, first, addLink, edit };
}

test('a link opens a place of another plan, moves with revisions that are aligned, and goes', async () => {
  const { ground, first, addLink, edit } = await twoPlans();
  expect((await edit({ addLink })).errors).toEqual([]);
  const [link] = (await linksOf('A-1')) ?? [];
  expect(link).toMatchObject({
    x: 0.2,
    y: 0.3,
    toCode: 'A-2',
    toRevisionId: first.revisionId,
    toX: 0.6,
    toY: 0.7,
  });
  const laterId = await addRevision(site, first.planId);
  await site.server.app.rendered();
  await site.ask('inspector', alignDocument, {
    input: {
      ...event(),
      revisionId: laterId,
      baseId: first.revisionId,
      points: moved(0.1, 0),
    },
  });
  expect((await linksOf('A-1'))?.[0]).toMatchObject({
    toRevisionId: laterId,
    toX: expect.closeTo(0.5),
    toY: expect.closeTo(0.7),
  });
  expect((await edit({ removeLink: link?.key })).errors).toEqual([]);
  expect(await linksOf('A-1')).toEqual([]);
  expect(ground.planId).not.toBe(first.planId);
});

test('only admins set links, to spots on another plan of the project', async () => {
  const { ground, addLink, edit } = await twoPlans();
  expect(refusalOf(await edit({ addLink }, 'inspector')).code).toBe('FORBIDDEN');
  expect(refusalOf(await edit({ addLink: { ...addLink, toX: 1.5 } })).code).toBe('BAD_REQUEST');
  const toItself = { ...addLink, toRevisionId: ground.revisionId };
  expect(refusalOf(await edit({ addLink: toItself })).code).toBe('BAD_REQUEST');
  const unknown = { ...addLink, toRevisionId: newId('revision') };
  expect(refusalOf(await edit({ addLink: unknown })).code).toBe('NOT_FOUND');
  expect(await linksOf('A-1')).toEqual([]);
});

test('an edit adds or removes one link, and only one that is there', async () => {
  const { addLink, edit } = await twoPlans();
  await edit({ addLink });
  const [link] = (await linksOf('A-1')) ?? [];
  expect(refusalOf(await edit({ addLink, removeLink: link?.key })).code).toBe('BAD_REQUEST');
  expect(refusalOf(await edit({ removeLink: newId('event') })).code).toBe('NOT_FOUND');
  expect(await linksOf('A-1')).toEqual([link]);
});

test('links to removed plans take no room', async () => {
  const { ground, first, addLink, edit } = await twoPlans();
  const there = (toPlanId: string) =>
    Array.from({ length: planLimits.linksPerPlan }, (_none, index) => ({
      ...addLink,
      key: `event_${index}`,
      toPlanId,
    }));
  const third = await addPlan(site, 'A-3');
  await site.server.app.services.db
    .updateTable('plan')
    .set({ links: JSON.stringify(there(third.planId)) })
    .where('id', '=', ground.planId)
    .execute();
  expect(refusalOf(await edit({ addLink })).code).toBe('LIMIT_REACHED');
  await site.ask('admin', removePlanDocument, { input: { ...event(), planId: third.planId } });
  expect((await edit({ addLink })).errors).toEqual([]);
  expect((await linksOf('A-1'))?.map(({ toCode }) => toCode)).toEqual(['A-2']);
  expect(first.planId).not.toBe(third.planId);
});

test('the history names the plan that a link opens to those alone who see all plans', async () => {
  const { ground, addLink, edit } = await twoPlans();
  const { locationId } = site;
  await edit({ locationId });
  await site.raise({ pin: { revisionId: ground.revisionId, x: 0.5, y: 0.5 } });
  const client = await arrive(site, (await makeClientLink(site, { locationId })).token, 'Weber');
  const after = await site.cursor();
  await edit({ addLink });
  const changesFor = async (person: PersonKey | Caller) => {
    const query =
      'query ($after: String!) { project(code: "SITE") { journal(after: $after, first: 100) { entries { event { kind changes { field to } } } } } }';
    const { project } = await site.ask<{
      project: { journal: { entries: { event: { kind: string; changes: object[] } | null }[] } };
    }>(person, query, { after });
    return project.journal.entries.flatMap((entry) =>
      entry.event?.kind === 'PLAN_EDITED' ? [entry.event.changes] : [],
    );
  };
  expect(await changesFor('viewer')).toEqual([[{ field: 'link', to: 'A-2' }]]);
  expect(await changesFor('tradeA')).toEqual([[]]);
  expect(await changesFor(client)).toEqual([[]]);
});

test('nobody is told of a link to a plan that they do not see, or that was removed', async () => {
  const { ground, first, addLink, edit } = await twoPlans();
  await edit({ addLink });
  await site.raise({ pin: { revisionId: ground.revisionId, x: 0.5, y: 0.5 } });
  expect(await linksOf('A-1', 'tradeA')).toEqual([]);
  const { id } = await site.raise({ pin: { revisionId: first.revisionId, x: 0.5, y: 0.5 } });
  expect(await linksOf('A-1', 'tradeA')).toHaveLength(1);
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }',
    { input: { ...event(), snagId: id, pin: null } },
  );
  await site.ask('admin', removePlanDocument, { input: { ...event(), planId: first.planId } });
  expect(await linksOf('A-1')).toEqual([]);
});
