import {
  addFile,
  addPlan,
  addPlanDocument,
  addRevisionDocument,
  type AddedPlan,
  editPlanDocument,
  type PaperPlans,
  paperPlans,
  planInput,
  removePlanDocument,
} from '../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../support/site';
import { event, newId, type Variables } from '../support/wire';

let site: Site;
let plans: PaperPlans;
/** One carries a snag of company A, one a snag of company B, one none. */
let ofA: AddedPlan;
let ofB: AddedPlan;
let snagOfA: { id: string };
beforeAll(async () => {
  plans = paperPlans();
  const picture = {
    path: '',
    byteLength: 3,
    mime: 'image/webp',
    stream: () => new Blob(['abc']).stream(),
  };
  plans.openTile = (key) => Promise.resolve(plans.drawn.has(key) ? picture : null);
  plans.openOverview = (key) => Promise.resolve(plans.drawn.has(key) ? picture : null);
  plans.openPage = () => Promise.resolve(picture);
  plans.extract = (key) => Promise.resolve(plans.drawn.has(key) ? new Uint8Array([1, 2, 3]) : null);
  site = await openSite({ planFiles: plans });
  [ofA, ofB] = [await addPlan(site, 'A'), await addPlan(site, 'B')];
  await addPlan(site, 'C');
  snagOfA = await site.raise({ pin: { revisionId: ofA.revisionId, x: 0.5, y: 0.5 } });
  await site.raise({ tradeId: site.trades.B, pin: { revisionId: ofB.revisionId, x: 0.5, y: 0.5 } });
  await site.server.app.rendered();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const nodeDocument = `query ($id: ID!) { node(id: $id) { __typename id } }`;
const picturesOf = (revisionId: string) =>
  ['tiles/9/0_0.webp', 'overview/small', 'overview/medium', 'extract/5000_5000'].map(
    (name) => `/files/plans/${revisionId}/${name}`,
  );
const fetchAs = async (person: PersonKey | null, path: string) => {
  const response = await fetch(
    `${site.url}${path}`,
    person === null ? {} : { headers: { cookie: site.people[person].cookies } },
  );
  return {
    status: response.status,
    body: await response.text(),
    cache: response.headers.get('cache-control'),
    tag: response.headers.has('etag'),
  };
};
const codesOf = async (person: PersonKey) => {
  const { project } = await site.ask<{ project: { plans: { code: string }[] } }>(
    person,
    `{ project(code: "SITE") { plans { code } } }`,
  );
  return project.plans.map(({ code }) => code);
};

test('inspectors, admins and viewers see every plan; a trade only those that carry its snags', async () => {
  for (const person of ['admin', 'inspector', 'viewer'] as const)
    expect(await codesOf(person)).toEqual(expect.arrayContaining(['A', 'B', 'C']));
  expect(await codesOf('tradeA')).toEqual(['A']);
  expect(await codesOf('tradeB')).toEqual(['B']);
});

describe('what a trade does not see answers like what is not there', () => {
  test('by the address of a tile, an overview or an extract', async () => {
    for (const path of picturesOf(ofA.revisionId)) {
      for (const person of ['admin', 'inspector', 'viewer', 'tradeA'] as const)
        expect([path, await fetchAs(person, path)]).toEqual([
          path,
          {
            status: 200,
            body: expect.any(String),
            cache: 'private, max-age=31536000, immutable',
            tag: true,
          },
        ]);
      const missing = await fetchAs('tradeB', path.replace(ofA.revisionId, newId('revision')));
      expect(missing).toMatchObject({ status: 404, body: '', tag: false });
      for (const person of ['tradeB', 'outsider', null] as const)
        expect([person, await fetchAs(person, path)]).toEqual([person, missing]);
    }
  });
});

test('a plan comes into the sight of a trade with its first snag there, and goes with its last', async () => {
  const seen = async () => ({
    codes: await codesOf('tradeB'),
    node:
      (await site.ask<{ node: object | null }>('tradeB', nodeDocument, { id: ofA.planId })).node !==
      null,
  });
  const assign = (companyId: string) =>
    site.ask(
      'inspector',
      `mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }`,
      { input: { ...event(), snagId: snagOfA.id, companyId } },
    );
  expect(await seen()).toEqual({ codes: ['B'], node: false });
  await assign(site.companies.B);
  expect(await seen()).toEqual({ codes: ['A', 'B'], node: true });
  expect(await codesOf('tradeA')).toEqual([]);
  await assign(site.companies.A);
  expect(await seen()).toEqual({ codes: ['B'], node: false });
});

test('the journal tells a trade of the events of its own plans alone, and nobody but inspectors and admins of files', async () => {
  await site.server.app.rendered();
  const after = await site.cursor();
  await site.ask('admin', editPlanDocument, {
    input: { ...event(), planId: ofB.planId, name: 'Basement' },
  });
  await site.ask('admin', editPlanDocument, {
    input: { ...event(), planId: ofA.planId, name: 'Attic' },
  });
  const fileId = await addFile(site);
  const told = async (person: PersonKey) => {
    const query = `query ($after: String!) { project(code: "SITE") { journal(after: $after, first: 100) { entries { event { kind changes { from to } } subject { id } } } } }`;
    const { project } = await site.ask<{
      project: {
        journal: { entries: { event: { kind: string } | null; subject: { id: string } | null }[] };
      };
    }>(person, query, { after });
    return project.journal.entries
      .filter((entry) => entry.event !== null)
      .map((entry) => [entry.event?.kind, entry.subject?.id]);
  };
  const all = [
    ['PLAN_EDITED', ofB.planId],
    ['PLAN_EDITED', ofA.planId],
    ['PLAN_FILE_ADDED', fileId],
  ];
  for (const person of ['admin', 'inspector'] as const) expect(await told(person)).toEqual(all);
  expect(await told('viewer')).toEqual(all.slice(0, 2));
  expect(await told('tradeA')).toEqual([all[1]]);
  expect(await told('tradeB')).toEqual([all[0]]);
});

describe('who may do what with plans', () => {
  const everybody = ['admin', 'inspector', 'tradeA', 'viewer', 'outsider'] as const;
  type Cells = Partial<Record<(typeof everybody)[number], string>>;
  const set = {
    inspector: 'FORBIDDEN',
    tradeA: 'FORBIDDEN',
    viewer: 'FORBIDDEN',
    outsider: 'NOT_FOUND',
  } satisfies Cells;
  // A thing they do not see is not there: the file for most, the plan for a trade without a snag on
  // it.
  const file: Cells = { ...set, tradeA: 'NOT_FOUND', viewer: 'NOT_FOUND' };
  const unseen: Cells = { ...set, tradeA: 'NOT_FOUND' };
  const { inspector: _may, ...revise } = set;
  const cases: [string, string, Cells, () => Promise<Variables>][] = [
    [
      'addPlan',
      addPlanDocument,
      file,
      async () => planInput(await addFile(site), newId('x').slice(-12)),
    ],
    [
      'removePlan',
      removePlanDocument,
      unseen,
      async () => ({ planId: (await addPlan(site, newId('x').slice(-12))).planId }),
    ],
    [
      'addPlanRevision',
      addRevisionDocument,
      revise,
      async () => ({
        planId: ofA.planId,
        revisionId: newId('revision'),
        fileId: await addFile(site),
        page: 1,
        label: 'B',
      }),
    ],
  ];

  test.each(cases)('%s', async (_name, document, refused, make) => {
    for (const person of everybody) {
      const answer = await site.gql(person, document, { input: { ...event(), ...(await make()) } });
      expect([person, answer.errors[0]?.extensions.code]).toEqual([person, refused[person]]);
    }
    await site.server.app.rendered();
  });
});
