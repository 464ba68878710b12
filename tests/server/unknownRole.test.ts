import { grain } from '../support/photos';
import { startMailServer, type MailServer } from '../support/mailServer';
import { addFile, addPlan, type AddedPlan, paperPlans } from '../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../support/site';
import { event, newId, photoInput } from '../support/wire';

// A member with a role that no rule names, as a newer version may have written it. They were an
// inspector, so there was nothing they did not see.

// Tuesday, 10:00 in Berlin.
let now = Date.parse('2026-03-03T09:00Z');
const who = 'inspector2';
let post: MailServer;
let site: Site;
let plan: AddedPlan;
let fileId: string;
let snag: { id: string; number: number };
let photoId: string;
let viewId: string;
let bytes: Buffer;

beforeEach(async () => {
  now = Date.parse('2026-03-03T09:00Z');
  post = await startMailServer();
  const plans = paperPlans();
  const picture = {
    path: '',
    byteLength: 3,
    mime: 'image/webp',
    stream: () => new Blob(['abc']).stream(),
  };
  Object.assign(plans, {
    openTile: async () => picture,
    openOverview: async () => picture,
    openPage: async () => picture,
    extract: async () => new Uint8Array([1, 2, 3]),
  });
  site = await openSite({
    clock: () => now,
    planFiles: plans,
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
  });
  bytes = await grain(120, 90).jpeg().toBuffer();
  plan = await addPlan(site, 'A');
  fileId = await addFile(site, 2);
  snag = await site.raise({
    pin: { revisionId: plan.revisionId, x: 0.5, y: 0.5 },
    dueOn: '2026-03-03',
    assigneeId: site.people[who].userId,
  });
  photoId = await site.addPhoto('inspector', snag.id, bytes);
  viewId = newId('view');
  const view = {
    projectId: site.projectId,
    id: viewId,
    name: 'Of the team',
    shared: true,
    search: { chip: 'OPEN', sort: 'NUMBER' },
  };
  await site.ask(
    'admin',
    'mutation ($input: SaveViewInput!) { saveView(input: $input) { view { id } } }',
    { input: view },
  );
  await site.server.app.rendered();
});
afterEach(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
  await post.close();
});

async function giveUnknownRole(): Promise<void> {
  const { db } = site.server.app.services;
  // A role of the future: no type knows it.
  await db
    .updateTable('member')
    .set({ role: 'AUDITOR' as never })
    .where('id', '=', site.people[who].memberId)
    .execute();
}

const everything = `query ($project: ID!, $snag: ID!, $photo: ID!, $company: ID!, $location: ID!, $plan: ID!, $revision: ID!, $file: ID!, $view: ID!) {
  viewer { projects(first: 5) { edges { node { id } } } waiting(first: 5) { edges { node { id } } } }
  project(code: "SITE") { id snagCounts { all } savedViews { id } plans { id pinCount } plan(code: "A") { pins { numbers } } snag(number: 1) { history(first: 50) { edges { node { id } } } } }
  inProject: node(id: $project) { id } snag: node(id: $snag) { id ... on Snag { pin { x plan { id } } } } photo: node(id: $photo) { id } company: node(id: $company) { id } location: node(id: $location) { id }
  plan: node(id: $plan) { id ... on Plan { pins { numbers } } } revision: node(id: $revision) { id } file: node(id: $file) { id } view: node(id: $view) { id }
}`;

test('sees no project, snag, photo, count, plan with its pins, saved view or person', async () => {
  const ids = {
    project: site.projectId,
    snag: snag.id,
    photo: photoId,
    company: site.companies.A,
    location: site.locationId,
    plan: plan.planId,
    revision: plan.revisionId,
    file: fileId,
    view: viewId,
  };
  // Or the same query would see nothing whatever the role.
  const nodes = Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [
      name === 'project' ? 'inProject' : name,
      expect.objectContaining({ id }),
    ]),
  );
  expect(await site.ask(who, everything, ids)).toEqual({
    ...nodes,
    viewer: {
      projects: { edges: [expect.anything()] },
      waiting: { edges: [{ node: { id: snag.id } }] },
    },
    project: {
      id: site.projectId,
      snagCounts: { all: 1 },
      savedViews: [{ id: viewId }],
      plans: [{ id: plan.planId, pinCount: 1 }],
      plan: { pins: { numbers: [1] } },
      snag: { history: { edges: expect.arrayContaining([expect.anything()]) } },
    },
    snag: { id: snag.id, pin: { x: 0.5, plan: { id: plan.planId } } },
    plan: { id: plan.planId, pins: { numbers: [1] } },
  });

  await giveUnknownRole();

  const nothing = Object.fromEntries(Object.keys(nodes).map((name) => [name, null]));
  expect(await site.ask(who, everything, ids)).toEqual({
    ...nothing,
    viewer: { projects: { edges: [] }, waiting: { edges: [] } },
    project: null,
  });
});

test('gets no photo, tile, sheet or page of a plan’s file: each answers like one that is not there', async () => {
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(`${site.url}${path}`, { headers: { cookie: site.people[who].cookies } })).status;
  const photos = ['small', 'medium', 'large', 'original'].map(
    (size) => `/files/photos/${photoId}/${size}`,
  );
  const sheets = [
    'tiles/9/0_0.webp',
    'overview/small',
    'overview/medium',
    'extract/5000_5000',
    'pack',
  ].map((name) => `/files/plans/${plan.revisionId}/${name}`);
  const pages = ['small', 'large'].map((size) => `/files/plans/${fileId}/pages/1/${size}`);
  const all = [...photos, ...sheets, ...pages];
  const statuses = () => Promise.all(all.map(async (path) => [path, await statusOf(path)]));
  expect(await statuses()).toEqual(all.map((path) => [path, 200]));
  await giveUnknownRole();
  expect(await statuses()).toEqual(all.map((path) => [path, 404]));
});

test('may do nothing, and hears nothing more of what they did before', async () => {
  const seen = await site.cursor(who);
  now += 60_000;
  await site.ask(
    'admin',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(now), snagId: snag.id, title: 'As Ada says' } },
  );
  const late = { ...event(now - 30_000), seen, snagId: snag.id, title: 'As said offline' };
  const edit = () =>
    site.gql(
      who,
      'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } notice { code } snag { id } event { id } } }',
      { input: late },
    );
  expect((await edit()).data).toEqual({
    editSnag: {
      receipt: { eventId: late.eventId },
      notice: { code: 'EDIT_LOST' },
      snag: { id: snag.id },
      event: { id: late.eventId },
    },
  });

  await giveUnknownRole();

  // What the server has, the device may forget.
  expect((await edit()).data).toEqual({
    editSnag: { receipt: { eventId: late.eventId }, notice: null, snag: null, event: null },
  });
  const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }): string | undefined =>
    errors[0]?.extensions.code;
  const say = (person: PersonKey) =>
    site.gql(
      person,
      'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
      { input: { ...event(now), snagId: snag.id, body: 'Here' } },
    );
  const photo = photoInput(snag.id, bytes);
  const refused = [
    await say(who),
    await site.move(who, snag.id, 'START'),
    await site.upload(
      who,
      'mutation ($input: AddPhotoInput!) { addPhoto(input: $input) { receipt { eventId } } }',
      { input: photo },
      new Blob([new Uint8Array(bytes)]),
    ),
    await site.gql(
      who,
      'mutation ($input: SaveViewInput!) { saveView(input: $input) { view { id } } }',
      {
        input: {
          projectId: site.projectId,
          id: newId('view'),
          name: 'Mine',
          shared: false,
          search: { chip: 'ALL', sort: 'NUMBER' },
        },
      },
    ),
  ];
  expect(refused.map(codeOf)).toEqual(
    refused.map(() => expect.stringMatching(/^(NOT_FOUND|FORBIDDEN)$/)),
  );
  expect((await say('inspector')).errors).toEqual([]);
});
