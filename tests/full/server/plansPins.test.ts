import {
  addPlan,
  addRevision,
  alignDocument,
  moved,
  paperPlans,
  removePlanDocument,
} from '../../support/paperPlans';
import { openSite, type PersonKey, raiseSnagDocument, type Site } from '../../support/site';
import { type Answer, dataOf, event, newId, refusalOf, type Variables } from '../../support/wire';

let site: Site;
// No two things happen in the same millisecond.
let time = 0;
const clock = (): number => (time = Math.max(time + 1, Date.now()));
beforeAll(
  async () =>
    void (site = await openSite({
      planFiles: paperPlans(),
      clock,
    })),
);
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Pin {
  plan: { code: string };
  revision: { id: string };
  x: number;
  y: number;
  extractUrl: string | null;
}
interface Pins {
  numbers: number[];
  xs: number[];
  ys: number[];
  statuses: string[];
  locationIds: string[];
  places: number[];
  overdue: number[];
}

const raise = (input: Variables) =>
  site.gql<{ raiseSnag: { snag: { id: string; number: number } } }>(
    'inspector',
    raiseSnagDocument,
    {
      input: {
        ...event(),
        projectId: site.projectId,
        snagId: newId('snag'),
        tradeId: site.trades.A,
        ...input,
      },
    },
  );
const editDocument = `mutation ($input: EditSnagInput!) { editSnag(input: $input) { event { withoutEffect changes { field from to lost } } snag { pin { plan { code } x y } location { name } } } }`;
interface Edited {
  editSnag: {
    event: { withoutEffect: boolean; changes: object[] };
    snag: { pin: Pin | null; location: object | null };
  };
}
const edit = (input: Variables): Promise<Answer<Edited>> =>
  site.gql<Edited>('inspector', editDocument, { input: { ...event(), ...input } });
const pinOf = async (id: string, person: PersonKey = 'inspector') =>
  (
    await site.ask<{ node: { pin: Pin | null } }>(
      person,
      `query ($id: ID!) { node(id: $id) { ... on Snag { pin { plan { code } revision { id } x y extractUrl } } } }`,
      { id },
    )
  ).node.pin;
const pinsDocument = `query ($id: ID!, $filter: SnagFilter, $revisionId: ID) { node(id: $id) { ... on Plan { pins(filter: $filter, revisionId: $revisionId) { numbers xs ys statuses locationIds places overdue } } } }`;
const pinsOf = async (id: string, more: Variables = {}, person: PersonKey = 'inspector') =>
  (await site.ask<{ node: { pins: Pins } }>(person, pinsDocument, { id, ...more })).node.pins;
const align = (revisionId: string, baseId: string, dx: number, dy: number) =>
  site.ask('inspector', alignDocument, {
    input: { ...event(), revisionId, baseId, points: moved(dx, dy) },
  });
/** A plan that has been drawn. */
const ready = async (code: string) => {
  const plan = await addPlan(site, code);
  await site.server.app.rendered();
  return plan;
};

describe('raising a snag', () => {
  test('needs a pin or a location, and takes both', async () => {
    const { revisionId } = await ready('Raise-1');
    const pin = { revisionId, x: 0.25, y: 1 };
    expect(refusalOf(await raise({}))).toMatchObject({
      code: 'PLACE_REQUIRED',
      retryable: false,
      message: 'Drop a pin or choose a location so the trade can find it.',
    });
    const { snag } = dataOf(await raise({ pin })).raiseSnag;
    expect(await pinOf(snag.id)).toEqual({
      plan: { code: 'Raise-1' },
      revision: { id: revisionId },
      x: 0.25,
      y: 1,
      extractUrl: `/files/plans/${revisionId}/extract/2500_10000`,
    });
    dataOf(await raise({ pin, locationId: site.locationId }));
  });

  test.each([
    { x: -0.01, y: 0 },
    { x: 0, y: 1.01 },
    { x: 1e300, y: 0 },
  ])('takes no pin beside the sheet: %j', async (spot) => {
    const { revisionId } = await addPlan(site, newId('x').slice(-8));
    expect(refusalOf(await raise({ pin: { revisionId, ...spot } }))).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'pin',
      retryable: false,
    });
  });

  test('takes no pin on a plan of another project, on one that is not there or on one that is gone', async () => {
    const { planId, revisionId } = await addPlan(site, 'Raise-gone');
    await site.ask('admin', removePlanDocument, { input: { ...event(), planId } });
    const elsewhere = {
      ...event(),
      projectId: site.otherProjectId,
      snagId: newId('snag'),
      locationId: site.otherLocationId,
    };
    const foreign = await site.gql('outsider', raiseSnagDocument, {
      input: {
        ...elsewhere,
        pin: { revisionId: (await addPlan(site, 'Raise-2')).revisionId, x: 0, y: 0 },
      },
    });
    const missing = await site.gql('outsider', raiseSnagDocument, {
      input: { ...elsewhere, pin: { revisionId: newId('revision'), x: 0, y: 0 } },
    });
    expect(refusalOf(missing)).toMatchObject({ code: 'NOT_FOUND', field: 'pin', retryable: false });
    expect(foreign).toEqual(missing);
    expect(refusalOf(await raise({ pin: { revisionId, x: 0, y: 0 } }))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'pin',
    });
  });

  test('keeps what was raised offline on a plan that was removed meanwhile', async () => {
    const { planId, revisionId } = await addPlan(site, 'Raise-late');
    const seen = await site.cursor();
    await site.ask('admin', removePlanDocument, { input: { ...event(), planId } });
    const { snag } = dataOf(await raise({ seen, pin: { revisionId, x: 0.5, y: 0.5 } })).raiseSnag;
    expect(await pinOf(snag.id)).toBeNull();
    const edited = {
      ...event(),
      snagId: (await site.raise()).id,
      seen,
      pin: { revisionId, x: 0.1, y: 0.5 },
    };
    const again = await site.gql<{ editSnag: { notice: object } }>(
      'inspector',
      `mutation ($input: EditSnagInput!) { editSnag(input: $input) { notice { code message } } }`,
      { input: edited },
    );
    expect(dataOf(again).editSnag.notice).toEqual({
      code: 'PIN_DROPPED',
      message: expect.stringMatching(/^The plan for SITE-\d+ was removed, so it has no pin\.$/),
    });
    expect(
      refusalOf(await raise({ seen: await site.cursor(), pin: { revisionId, x: 0.5, y: 0.5 } }))
        .code,
    ).toBe('NOT_FOUND');
  });

  test('says of a pin that was set offline on a sheet that was revised meanwhile that the newer one is not aligned, as long as nobody has aligned it', async () => {
    const { planId, revisionId } = await ready('Raise-rev');
    const other = await ready('Raise-rev-2');
    const { id } = await site.raise();
    const seen = await site.cursor();
    const newer = await addRevision(site, planId, 'B');
    await site.server.app.rendered();
    const pin = { revisionId, x: 0.5, y: 0.25 };
    const told = async (input: Variables) =>
      dataOf(
        await site.gql<{
          editSnag: {
            snag: { id: string; pin: Pin };
            notice: { code: string; message: string } | null;
          };
        }>(
          'inspector',
          `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id pin { plan { code } revision { id } x y extractUrl } } notice { code message } } }`,
          { input: { ...event(), snagId: id, ...input } },
        ),
      ).editSnag;
    const moving = { ...event(), seen, pin };
    const first = await told(moving);
    expect(first.notice).toEqual({
      code: 'PIN_UNALIGNED',
      message: expect.stringMatching(
        /^The plan for SITE-\d+ has a new revision, B, not aligned with the old one\. Your pin stays on the old revision; check where it belongs\.$/,
      ),
    });
    // As it was put, until somebody aligns the sheets.
    expect(first.snag.pin).toMatchObject({ revision: { id: newer }, x: 0.5, y: 0.25 });
    expect((await told(moving)).notice?.code).toBe('PIN_UNALIGNED');
    expect((await told({ seen, title: 'No pin' })).notice).toBeNull();
    expect(
      (await told({ seen, pin: { revisionId: other.revisionId, x: 0.5, y: 0.25 } })).notice,
    ).toBeNull();
    expect((await told({ seen, pin: { revisionId: newer, x: 0.5, y: 0.5 } })).notice).toBeNull();
    expect((await told({ seen: await site.cursor(), pin })).notice).toBeNull();
    const raised = {
      ...event(),
      projectId: site.projectId,
      snagId: newId('snag'),
      tradeId: site.trades.A,
      seen,
      pin,
    };
    const raisedNotice = async (input: Variables) =>
      dataOf(
        await site.gql<{ raiseSnag: { notice: { code: string } | null } }>(
          'inspector',
          `mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { notice { code } } }`,
          { input },
        ),
      ).raiseSnag.notice;
    expect(await raisedNotice(raised)).toEqual({ code: 'PIN_UNALIGNED' });
    await align(newer, revisionId, 0.1, 0);
    expect(await raisedNotice(raised)).toBeNull();
  });

  test('the same again answers the receipt; another pin with the same event is refused', async () => {
    const { revisionId } = await addPlan(site, 'Raise-twice');
    const input = { ...event(), snagId: newId('snag'), pin: { revisionId, x: 0.1, y: 0.1 } };
    const first = dataOf(await raise(input)).raiseSnag;
    expect(dataOf(await raise(input)).raiseSnag.snag).toEqual(first.snag);
    expect(refusalOf(await raise({ ...input, pin: { revisionId, x: 0.1, y: 0.2 } })).code).toBe(
      'EVENT_ID_REUSED',
    );
  });
});

describe('a pin', () => {
  test('is set, moved and taken away, and the history says so in words', async () => {
    const { revisionId } = await ready('Edit-1');
    const other = await ready('Edit-2');
    const { id } = await site.raise();
    const said = async (pin: object | null) => dataOf(await edit({ snagId: id, pin })).editSnag;
    expect(await said({ revisionId, x: 0.1, y: 0.2 })).toMatchObject({
      event: { changes: [{ field: 'pin', from: null, to: 'Edit-1', lost: false }] },
      snag: { pin: { plan: { code: 'Edit-1' }, x: 0.1, y: 0.2 } },
    });
    expect(await said({ revisionId, x: 0.3, y: 0.2 })).toMatchObject({
      event: { changes: [{ from: 'Edit-1', to: 'Edit-1' }] },
      snag: { pin: { x: 0.3, y: 0.2 } },
    });
    expect(await said({ revisionId: other.revisionId, x: 0.3, y: 0.2 })).toMatchObject({
      event: { changes: [{ from: 'Edit-1', to: 'Edit-2' }] },
    });
    // Where it is already, nothing changes.
    expect(await said({ revisionId: other.revisionId, x: 0.3, y: 0.2 })).toMatchObject({
      event: { changes: [] },
    });
    expect(await said(null)).toMatchObject({
      event: { changes: [{ from: 'Edit-2', to: null }] },
      snag: { pin: null },
    });
    expect((await pinsOf(other.planId)).numbers).toEqual([]);
  });

  test('or a location has to stay', async () => {
    const { revisionId } = await addPlan(site, 'Stay-1');
    const { id } = await site.raise();
    expect(refusalOf(await edit({ snagId: id, locationId: null }))).toMatchObject({
      code: 'PLACE_REQUIRED',
      field: 'locationId',
    });
    dataOf(await edit({ snagId: id, locationId: null, pin: { revisionId, x: 0, y: 0 } }));
    expect(refusalOf(await edit({ snagId: id, pin: null }))).toMatchObject({
      code: 'PLACE_REQUIRED',
      field: 'pin',
    });
    expect(
      dataOf(await edit({ snagId: id, pin: null, locationId: site.locationId })).editSnag.snag,
    ).toEqual({ pin: null, location: { name: 'Block A' } });
  });

  test('that was moved offline loses to a later move, and both stand in the history', async () => {
    const { revisionId } = await ready('Late-1');
    const { id } = await site.raise({ pin: { revisionId, x: 0.5, y: 0.5 } });
    const seen = await site.cursor();
    const now = Date.now();
    dataOf(
      await edit({ snagId: id, occurredAt: now + 2, seen, pin: { revisionId, x: 0.7, y: 0.7 } }),
    );
    const late = {
      snagId: id,
      occurredAt: now - 60_000,
      seen,
      title: 'Kept',
      pin: { revisionId, x: 0.2, y: 0.2 },
    };
    expect(dataOf(await edit(late)).editSnag).toMatchObject({
      event: {
        withoutEffect: false,
        changes: [
          { field: 'title', lost: false },
          { field: 'pin', from: 'Late-1', to: 'Late-1', lost: true },
        ],
      },
      snag: { pin: { x: 0.7, y: 0.7 } },
    });
    expect(
      dataOf(await edit({ ...late, ...event(), occurredAt: now - 60_000, title: undefined }))
        .editSnag.event.withoutEffect,
    ).toBe(true);
  });

  test('is another one for whom it is not there: a trade edits none', async () => {
    const { id } = await site.raise();
    expect(
      refusalOf(
        await site.gql('tradeA', editDocument, { input: { ...event(), snagId: id, pin: null } }),
      ).code,
    ).toBe('FORBIDDEN');
  });

  test('names the plan where the snag has neither title nor trade nor location', async () => {
    const { revisionId } = await addPlan(site, 'Title-1');
    const { snag } = dataOf(
      await raise({ tradeId: null, pin: { revisionId, x: 0, y: 0 } }),
    ).raiseSnag;
    expect(
      await site.ask(
        'viewer',
        `query ($id: ID!) { node(id: $id) { ... on Snag { displayTitle } } }`,
        { id: snag.id },
      ),
    ).toEqual({ node: { displayTitle: 'Defect, Plan Title-1' } });
  });
});

describe('a new revision', () => {
  test('shows pins at their place on the sheet, and after its alignment at their place in the building', async () => {
    const { planId, revisionId: a } = await ready('Rev-1');
    const { snag } = dataOf(await raise({ pin: { revisionId: a, x: 0.5, y: 0.5 } })).raiseSnag;
    const b = await addRevision(site, planId);
    await site.server.app.rendered();
    expect(await pinOf(snag.id)).toMatchObject({ revision: { id: b }, x: 0.5, y: 0.5 });
    // What was drawn at 0.2 is now drawn at 0.1: everything has moved to the left.
    await align(b, a, 0.1, 0);
    expect(await pinOf(snag.id)).toMatchObject({
      revision: { id: b },
      x: expect.closeTo(0.4),
      y: expect.closeTo(0.5),
      extractUrl: `/files/plans/${b}/extract/4000_5000`,
    });
    expect(await pinsOf(planId)).toMatchObject({
      numbers: [snag.number],
      xs: [4_000],
      ys: [5_000],
    });
    expect(await pinsOf(planId, { revisionId: a })).toMatchObject({ xs: [5_000], ys: [5_000] });
    // Set on the new sheet, it is where the finger was, and on the old one at the same place in the
    // building.
    dataOf(await edit({ snagId: snag.id, pin: { revisionId: b, x: 0.3, y: 0.3 } }));
    expect(await pinOf(snag.id)).toMatchObject({ x: 0.3, y: 0.3 });
    expect(await pinsOf(planId, { revisionId: a })).toMatchObject({ xs: [4_000], ys: [3_000] });
    // The next one begins where this one is: nothing jumps when it comes.
    const c = await addRevision(site, planId, 'C');
    await site.server.app.rendered();
    expect(await pinOf(snag.id)).toMatchObject({ revision: { id: c }, x: 0.3, y: 0.3 });
    await align(c, b, 0, 0.2);
    expect(await pinOf(snag.id)).toMatchObject({ x: expect.closeTo(0.3), y: expect.closeTo(0.1) });
  });

  test('of one that was printed at half the size carries its pins along, there and back', async () => {
    const { planId, revisionId: a } = await ready('Rev-half');
    const b = await addRevision(site, planId);
    const half = [
      { x: 0.1, y: 0.2, baseX: 0.2, baseY: 0.4 },
      { x: 0.4, y: 0.3, baseX: 0.8, baseY: 0.6 },
    ];
    await site.ask('inspector', alignDocument, {
      input: { ...event(), revisionId: b, baseId: a, points: half },
    });
    const c = await addRevision(site, planId, 'C');
    await align(c, b, 0, 0.2);
    await raise({ pin: { revisionId: b, x: 0.3, y: 0.3 } });
    expect(await pinsOf(planId, { revisionId: a })).toMatchObject({ xs: [6_000], ys: [6_000] });
    expect(await pinsOf(planId, { revisionId: b })).toMatchObject({ xs: [3_000], ys: [3_000] });
    expect(await pinsOf(planId, { revisionId: c })).toMatchObject({ xs: [3_000], ys: [1_000] });
  });

  test('shows what has come to lie beside the sheet at its edge', async () => {
    const { planId, revisionId: a } = await ready('Rev-2');
    await raise({ pin: { revisionId: a, x: 0.05, y: 0.9 } });
    const b = await addRevision(site, planId);
    await site.server.app.rendered();
    await align(b, a, 0.2, -0.2);
    expect(await pinsOf(planId)).toMatchObject({ xs: [0], ys: [10_000] });
  });

  test('of another plan shows none of its pins', async () => {
    const [one, other] = [await addPlan(site, 'Rev-3'), await addPlan(site, 'Rev-4')];
    expect(
      refusalOf(
        await site.gql('inspector', pinsDocument, { id: one.planId, revisionId: other.revisionId }),
      ),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'revisionId' });
  });
});

describe('the pins of a plan', () => {
  test('are those of the filter, and the list of the plan has the same snags', async () => {
    const { planId, revisionId } = await ready('Filter-1');
    const other = await addPlan(site, 'Filter-2');
    const at = (x: number, more: Variables = {}) =>
      site.raise({ pin: { revisionId, x, y: 0.5 }, ...more });
    const [zebra, plain, foreign] = [
      await at(0.1, { title: 'Zebra' }),
      await at(0.2),
      await at(0.3, { tradeId: site.trades.B, title: 'Zebra too', locationId: null }),
    ];
    await site.raise({ pin: { revisionId: other.revisionId, x: 0.4, y: 0.4 } });
    await site.move('tradeA', plain.id, 'START');
    const list = async (filter: object, person: PersonKey = 'inspector') => {
      const query = `query ($filter: SnagFilter) { project(code: "SITE") { snags(first: 100, filter: $filter) { edges { node { number } } } snagCounts(filter: $filter) { all } } }`;
      const { project } = await site.ask<{
        project: { snags: { edges: { node: { number: number } }[] }; snagCounts: { all: number } };
      }>(person, query, { filter });
      return project.snags.edges.map(({ node }) => node.number);
    };
    expect(await pinsOf(planId)).toEqual({
      numbers: [foreign.number, plain.number, zebra.number],
      xs: [3_000, 2_000, 1_000],
      ys: [5_000, 5_000, 5_000],
      statuses: ['OPEN', 'IN_PROGRESS', 'OPEN'],
      locationIds: [site.locationId],
      places: [-1, 0, 0],
      overdue: [],
    });
    for (const filter of [
      { text: 'zebra' },
      { tradeId: site.trades.A },
      { chip: 'OPEN' },
      { chip: 'TO_CHECK' },
      { chip: 'MINE', text: 'zebra' },
    ]) {
      expect((await pinsOf(planId, { filter })).numbers).toEqual(await list({ ...filter, planId }));
    }
    // Whatever plan the filter names, it is this one's pins.
    expect(
      (await pinsOf(planId, { filter: { planId: other.planId, text: 'zebra' } })).numbers,
    ).toEqual([foreign.number, zebra.number]);
    expect((await pinsOf(planId, {}, 'tradeA')).numbers).toEqual([plain.number, zebra.number]);
    expect(await list({ planId }, 'tradeB')).toEqual([foreign.number]);
    const count = async (person: PersonKey) =>
      (
        await site.ask<{ node: { pinCount: number } }>(
          person,
          `{ node(id: "${planId}") { ... on Plan { pinCount } } }`,
        )
      ).node.pinCount;
    expect([await count('viewer'), await count('tradeA'), await count('tradeB')]).toEqual([
      3, 2, 1,
    ]);
  });
});
