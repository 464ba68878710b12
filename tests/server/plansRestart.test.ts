import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStorage, openPlanFiles, type PlanFiles } from '../../server/files';
import { easel } from '../support/easel';
import {
  addPlanDocument,
  addPlan,
  paperPlans,
  planInput,
  uploadDocument,
} from '../support/paperPlans';
import { announce, grain } from '../support/photos';
import { renderWorker } from '../support/once/renderWorker';
import { openSite, type Site } from '../support/site';
import { startServer } from '../support/server';
import { dataOf, event, gql, newId, signIn } from '../support/wire';

let site: Site;
const folders: string[] = [];
afterEach(async () => {
  await site.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const look = `query ($id: ID!) { node(id: $id) { ... on PlanRevision {
  state progress failure widthPx heightPx pageWidthMm tiles { url size overlap } overviewUrl(size: SMALL)
} } }`;

test('a server whose power is cut while it draws draws the sheet after its next start, under a key of its own', async () => {
  const { draw, begun, sheet: next } = easel();
  const plans = paperPlans();
  site = await openSite({ planFiles: plans });
  plans.draw = draw;
  const { revisionId } = await addPlan(site, 'A-1');
  const drawing = await next();
  drawing.progress(60);
  // The disk as it is now: nothing was said to it to get ready for an end.
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-cut-'));
  await cp(site.server.dataDir, dataDir, { recursive: true });
  const later = paperPlans();
  const again = await startServer({ dataDir, development: true, planFiles: later });
  try {
    await again.app.rendered();
    const { tiles_key: shown } = await again.app.services.db
      .selectFrom('plan_revision')
      .select('tiles_key')
      .where('id', '=', revisionId)
      .executeTakeFirstOrThrow();
    expect([...later.drawn]).toEqual([shown]);
    expect(begun).not.toContain(shown);
    const viewer = await signIn(again.url, site.people.viewer);
    expect(await gql(again.url, viewer, look, { id: revisionId })).toMatchObject({
      data: { node: { state: 'READY', progress: null } },
    });
    expect(again.log).toEqual([]);
  } finally {
    await again.close();
  }
});

test('a server that is stopped does not wait for the sheet it draws, and takes it for no fault', async () => {
  const { draw, sheet: next } = easel();
  const plans = paperPlans();
  site = await openSite({ planFiles: plans });
  plans.draw = draw;
  await addPlan(site, 'A-1');
  await next();
  await site.server.app.close();
  expect(site.server.log).toEqual([]);
  expect(plans.drawn.size).toBe(0);
  // For the closing after each test.
  site = await openSite({ planFiles: paperPlans() });
});

/** Uploads a picture as a plan file and makes a plan of it. */
async function addPicture(code: string): Promise<string> {
  const bytes = await grain(2_000, 1_400).png().toBuffer();
  const input = {
    ...event(),
    projectId: site.projectId,
    fileId: newId('planfile'),
    name: 'sketch.png',
    ...announce(bytes),
  };
  dataOf(await site.upload('admin', uploadDocument, { input }, new Blob([new Uint8Array(bytes)])));
  const plan = planInput(input.fileId, code);
  await site.ask('admin', addPlanDocument, { input: plan });
  return plan.revisionId;
}

test('a sheet that its process cannot finish has failed, and says so in a sentence', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'snagbook-late-'));
  folders.push(dir);
  const planFiles: PlanFiles = openPlanFiles({
    ...(await openFolderStorage({ dir })),
    worker: renderWorker,
    drawCpuMs: 1,
    quickCpuMs: 1,
  });
  site = await openSite({ planFiles });
  const revisionId = await addPicture('S-2');
  await site.server.app.rendered();
  const failure =
    'We could not draw page 1 of sketch.png. The file was kept; try printing it to a new PDF.';
  expect(await site.ask('viewer', look, { id: revisionId })).toMatchObject({
    node: { state: 'FAILED', failure, tiles: null, overviewUrl: null },
  });
  expect(site.server.log).toEqual([]);
});
