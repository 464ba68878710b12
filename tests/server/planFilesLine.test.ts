import sharp from 'sharp';
import { drawFloor } from '../support/drawings';
import { addPlanDocument, planInput, uploadDocument } from '../support/paperPlans';
import { announce } from '../support/photos';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event, newId } from '../support/wire';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Shown {
  plan: {
    current: {
      state: string;
      widthPx: number;
      heightPx: number;
      tiles: { url: string; size: number; overlap: number };
      overviewUrl: string;
    };
  };
}

const shown = `{ project(code: "SITE") { plan(code: "A-1") { current { state widthPx heightPx tiles { url size overlap } overviewUrl(size: SMALL) } } } }`;

const get = (person: PersonKey, path: string): Promise<Response> =>
  fetch(`${site.url}${path}`, { headers: { cookie: site.people[person].cookies } });

test('a drawing is uploaded, drawn and looked at, by those who may', async () => {
  const bytes = await drawFloor({ sheet: 'A3', segments: 400 });
  const input = {
    ...event(),
    projectId: site.projectId,
    fileId: newId('planfile'),
    name: 'Level 1.pdf',
    ...announce(bytes),
  };
  dataOf(await site.upload('admin', uploadDocument, { input }, new Blob([new Uint8Array(bytes)])));
  await site.ask('admin', addPlanDocument, { input: planInput(input.fileId, 'A-1') });
  await site.server.app.rendered();

  const { project } = await site.ask<{ project: Shown }>('viewer', shown);
  const { current } = project.plan;
  expect(current).toMatchObject({
    state: 'READY',
    widthPx: 4_963,
    heightPx: 3_508,
    tiles: { size: 512, overlap: 1 },
  });
  const revision = current.tiles.url.replace(/\/tiles$/, '');
  for (const path of [
    `${current.tiles.url}/13/9_6.webp`,
    current.overviewUrl,
    `${revision}/extract/5000_5000`,
  ]) {
    const answer = await get('viewer', path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'image/webp',
    ]);
    expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('webp');
    // No snag of theirs is on it; nor are they of this project; nor do they say who they are.
    expect([
      (await get('tradeA', path)).status,
      (await get('outsider', path)).status,
      (await fetch(site.url + path)).status,
    ]).toEqual([404, 404, 404]);
  }
});
