import {
  addFile,
  addPlan,
  addPlanDocument,
  addRevision,
  addRevisionDocument,
  alignDocument,
  editPlanDocument,
  moved,
  paperPlans,
  planInput,
  removePlanDocument,
} from '../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event, newId, refusalOf, type Variables } from '../support/wire';

let site: Site;
let file: string;
beforeAll(async () => {
  site = await openSite({ planFiles: paperPlans() });
  file = await addFile(site, 3, { name: 'sheets.pdf' });
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Plan {
  id: string;
  code: string;
  name: string;
  location: object | null;
  current: { id: string };
  revisions: { id: string; label: string; aligned: boolean }[];
}

const send = async <Name extends string>(
  document: string,
  input: Variables,
  person: PersonKey = 'admin',
) => site.gql<Record<Name, { plan: Plan; removedId: string }>>(person, document, { input });
const add = (input: Variables, person?: PersonKey) =>
  send<'addPlan'>(addPlanDocument, input, person);
const revise = (input: Variables) =>
  send<'addPlanRevision'>(addRevisionDocument, {
    ...event(),
    revisionId: newId('revision'),
    fileId: file,
    page: 1,
    label: 'B',
    ...input,
  });
const edit = (input: Variables) => send<'editPlan'>(editPlanDocument, { ...event(), ...input });
const remove = (planId: string) => send<'removePlan'>(removePlanDocument, { ...event(), planId });
const align = (input: Variables) =>
  send<'alignPlanRevision'>(alignDocument, { ...event(), ...input });
const plansOf = async (person: PersonKey = 'viewer') =>
  (
    await site.ask<{ project: { plans: { id: string; code: string }[] } }>(
      person,
      '{ project(code: "SITE") { plans { id code } } }',
    )
  ).project.plans;
const planBy = async (code: string) =>
  (
    await site.ask<{ project: { plan: { id: string } | null } }>(
      'viewer',
      'query ($code: String!) { project(code: "SITE") { plan(code: $code) { id } } }',
      { code },
    )
  ).project.plan;
const db = () => site.server.app.services.db;

describe('a plan', () => {
  test('is made of one page of a file, with its first revision', async () => {
    const input = planInput(file, 'A-101', {
      page: 2,
      name: ' Ground\tfloor ',
      label: 'First',
      locationId: site.locationId,
    });
    expect(dataOf(await add(input)).addPlan.plan).toMatchObject({
      id: input.planId,
      code: 'A-101',
      name: 'Groundfloor',
      location: { name: 'Block A' },
      current: { id: input.revisionId },
      revisions: [{ id: input.revisionId, label: 'First', aligned: false }],
    });
    const query = `query ($id: ID!) { node(id: $id) { ... on PlanRevision { fileName page pageWidthMm pageHeightMm addedBy { name } addedAt plan { project { code } } } } }`;
    expect(await site.ask('viewer', query, { id: input.revisionId })).toEqual({
      node: {
        fileName: 'sheets.pdf',
        page: 2,
        pageWidthMm: 420,
        pageHeightMm: 297,
        addedBy: { name: 'Ada Admin' },
        addedAt: expect.any(Number),
        plan: { project: { code: 'SITE' } },
      },
    });
  });

  test('is found by its code whatever the case of its letters, and plans are listed by code', async () => {
    const { planId } = await addPlan(site, 'Zz-9.b_2');
    await addPlan(site, 'b-1');
    expect(await planBy('zZ-9.B_2')).toEqual({ id: planId });
    expect(await planBy('Zz-9')).toBeNull();
    const codes = (await plansOf()).map(({ code }) => code);
    expect(codes.indexOf('b-1')).toBeLessThan(codes.indexOf('Zz-9.b_2'));
  });

  test.each(['', 'a/b', 'A'.repeat(21)])('has no code like %p', async (code) => {
    expect(refusalOf(await add(planInput(file, code)))).toMatchObject({
      code: 'PLAN_CODE_INVALID',
      field: 'code',
      retryable: false,
      message: 'Use 1–20 letters, numbers, dots, dashes or underscores, e.g. A-101.',
    });
  });

  test('has a code of its own, also after an edit', async () => {
    await addPlan(site, 'Own-1');
    const { planId } = await addPlan(site, 'Own-2');
    const taken = {
      code: 'CODE_TAKEN',
      field: 'code',
      retryable: false,
      message: 'oWN-1 is already used by another plan.',
    };
    expect(refusalOf(await add(planInput(file, 'oWN-1')))).toMatchObject(taken);
    expect(refusalOf(await edit({ planId, code: 'oWN-1' }))).toMatchObject(taken);
    // Its own code in other letters is no other plan's.
    expect(dataOf(await edit({ planId, code: 'OWN-2' })).editPlan.plan.code).toBe('OWN-2');
  });

  test.each([
    ['page', { page: 4 }, 'BAD_REQUEST'],
    ['name', { name: ' ' }, 'TEXT_REQUIRED'],
    ['label', { label: 'x'.repeat(41) }, 'TEXT_TOO_LONG'],
    ['locationId', { locationId: newId('location') }, 'NOT_FOUND'],
  ])('is refused for its %s: %j', async (field, wrong, code) => {
    expect(refusalOf(await add(planInput(file, 'Wrong', wrong)))).toMatchObject({
      code,
      field,
      retryable: false,
    });
    expect(await planBy('Wrong')).toBeNull();
  });

  test('comes from a file of its own project, and stands at a place of it', async () => {
    const [missing, foreign] = [planInput(newId('planfile'), 'F-1'), planInput(file, 'F-1')];
    // The outsider asks for a file of this project and for one that is not there.
    const [one, other] = [await add(missing, 'outsider'), await add(foreign, 'outsider')];
    expect(refusalOf(one).code).toBe('NOT_FOUND');
    expect(one).toEqual(other);
    expect(
      refusalOf(await add(planInput(file, 'F-1', { locationId: site.otherLocationId }))),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'locationId' });
    const { planId } = await addPlan(site, 'F-2');
    const elsewhere = await addFile(site, 1, { projectId: site.otherProjectId }, 'outsider');
    for (const fileId of [elsewhere, newId('planfile')])
      expect(refusalOf(await revise({ planId, fileId }))).toMatchObject({
        code: 'NOT_FOUND',
        field: 'fileId',
      });
  });

  test('gets another code, name and place; what is not named stays', async () => {
    const { planId } = await addPlan(site, 'Edit-1', { locationId: site.locationId });
    expect(dataOf(await edit({ planId, name: 'Roof' })).editPlan.plan).toMatchObject({
      code: 'Edit-1',
      name: 'Roof',
      location: { name: 'Block A' },
    });
    expect(
      dataOf(await edit({ planId, code: 'Edit-9', locationId: null })).editPlan.plan,
    ).toMatchObject({ code: 'Edit-9', name: 'Roof', location: null });
    const said = await db()
      .selectFrom('told_event')
      .select('changes')
      .where('subject_id', '=', planId)
      .where('kind', '=', 'PLAN_EDITED')
      .orderBy('seq')
      .execute();
    expect(said.map(({ changes }) => JSON.parse(changes ?? ''))).toEqual([
      [{ field: 'name', from: 'Plan Edit-1', to: 'Roof' }],
      [
        { field: 'code', from: 'Edit-1', to: 'Edit-9' },
        { field: 'location', from: 'Block A', to: null },
      ],
    ]);
  });
});

describe('the same event again', () => {
  test('answers its receipt and the plan as it is now, and makes nothing', async () => {
    const input = planInput(file, 'Once-1');
    const answers = await Promise.all([add(input), add(input), add(input)]);
    expect(new Set(answers.map((answer) => dataOf(answer).addPlan.plan.id))).toEqual(
      new Set([input.planId]),
    );
    dataOf(await edit({ planId: input.planId, name: 'Renamed' }));
    expect(dataOf(await add(input)).addPlan.plan).toMatchObject({
      name: 'Renamed',
      revisions: [{}],
    });
    const revision = {
      ...event(),
      planId: input.planId,
      revisionId: newId('revision'),
      fileId: file,
      page: 3,
      label: 'B',
    };
    for (let n = 0; n < 2; n += 1)
      expect(dataOf(await revise(revision)).addPlanRevision.plan.revisions).toHaveLength(2);
    expect(refusalOf(await revise({ ...revision, label: 'C' })).code).toBe('EVENT_ID_REUSED');
    const gone = { ...event(), planId: input.planId };
    for (let n = 0; n < 2; n += 1)
      expect(dataOf(await send<'removePlan'>(removePlanDocument, gone)).removePlan).toMatchObject({
        removedId: input.planId,
      });
    // Also when the plan is gone the device may forget that it wanted to make it.
    expect(dataOf(await add(input)).addPlan.plan.id).toBe(input.planId);
  });
});

describe('a plan that is removed', () => {
  test('is in no list any more, and its code is free', async () => {
    const { planId } = await addPlan(site, 'Gone-1');
    dataOf(await remove(planId));
    expect((await plansOf()).map(({ id }) => id)).not.toContain(planId);
    expect(await planBy('Gone-1')).toBeNull();
    const { planId: next } = await addPlan(site, 'gone-1');
    expect(await planBy('GONE-1')).toEqual({ id: next });
    for (const answer of [
      await remove(planId),
      await edit({ planId, name: 'x' }),
      await revise({ planId }),
      await align({ revisionId: newId('revision'), baseId: file, points: moved(0, 0) }),
    ]) {
      expect(refusalOf(answer)).toMatchObject({ code: 'NOT_FOUND', retryable: false });
    }
  });

  test('carries no snags: one that does stays, also when they are closed', async () => {
    const { planId, revisionId } = await addPlan(site, 'Keep-1');
    const { id } = await site.raise({ pin: { revisionId, x: 0.5, y: 0.5 } });
    await site.move('inspector', id, 'VOID', { reason: 'RAISED_IN_ERROR' });
    expect(refusalOf(await remove(planId))).toMatchObject({
      code: 'PLAN_HAS_SNAGS',
      meta: { plan: 'Keep-1', n: 1 },
      retryable: false,
    });
    expect(await planBy('Keep-1')).toEqual({ id: planId });
  });
});

describe('alignment', () => {
  test('lays a revision on an earlier one of the same plan', async () => {
    const { planId, revisionId: baseId } = await addPlan(site, 'Align-1');
    const revisionId = await addRevision(site, planId);
    expect(
      dataOf(await align({ revisionId, baseId, points: moved(0.1, 0) })).alignPlanRevision.plan
        .revisions,
    ).toMatchObject([
      { id: revisionId, aligned: true },
      { id: baseId, aligned: false },
    ]);
    const other = await addPlan(site, 'Align-2');
    expect(
      refusalOf(await align({ revisionId, baseId: other.revisionId, points: moved(0, 0) })),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'baseId' });
    for (const [one, base] of [
      [baseId, revisionId],
      [revisionId, revisionId],
    ] as const) {
      expect(
        refusalOf(await align({ revisionId: one, baseId: base, points: moved(0, 0) })),
      ).toMatchObject({ code: 'BAD_REQUEST', field: 'baseId' });
    }
    const spot = { x: 0.5, y: 0.5, baseX: 0.5, baseY: 0.5 };
    expect(
      refusalOf(await align({ revisionId, baseId, points: [spot, { ...spot, x: 0.501 }] })),
    ).toMatchObject({ code: 'PLAN_POINTS', field: 'points', retryable: false });
    for (const points of [[], [spot], [...moved(0, 0), spot], [spot, { ...spot, x: 1.2 }]]) {
      expect(refusalOf(await align({ revisionId, baseId, points }))).toMatchObject({
        code: 'BAD_REQUEST',
        field: 'points',
      });
    }
  });
});

test('nothing of an archived project changes', async () => {
  const { planId, revisionId } = await addPlan(site, 'Arch-1');
  await db()
    .updateTable('project')
    .set({ state: 'ARCHIVED' })
    .where('id', '=', site.projectId)
    .execute();
  const answers = [
    await add(planInput(file, 'Arch-2')),
    await edit({ planId, name: 'x' }),
    await remove(planId),
    await revise({ planId }),
    await align({ revisionId, baseId: revisionId, points: moved(0, 0) }),
  ];
  await db()
    .updateTable('project')
    .set({ state: 'ACTIVE' })
    .where('id', '=', site.projectId)
    .execute();
  for (const answer of answers)
    expect(refusalOf(answer)).toMatchObject({ code: 'PROJECT_ARCHIVED', retryable: false });
});
