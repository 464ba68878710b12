import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { easel } from '../support/easel';
import { addPlan, paperPlans } from '../support/paperPlans';
import { openSite, type Site } from '../support/site';
import { startServer } from '../support/server';
import { gql, signIn } from '../support/wire';

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
