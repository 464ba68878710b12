import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, Jar, makeLink, withdrawLink } from '../support/links';
import { openSite, type Site } from '../support/site';
import { event, newId } from '../support/wire';

// The page of a link as messengers ask for it, which run nothing of it.

let site: Site;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'snagbook-client-'));
  await writeFile(
    join(clientDir, 'index.html'),
    '<!doctype html><html><head><title>Snagbook</title></head><body></body></html>',
  );
});
afterAll(() => rm(clientDir, { recursive: true, force: true }));
beforeEach(async () => {
  // Tries are counted by a clock that stands still.
  const now = Date.now();
  site = await openSite({ clientDir, clock: () => now });
});
afterEach(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const page = async (path: string, method = 'GET') => {
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: { 'user-agent': 'WhatsApp/2.23' },
  });
  const text = await response.text();
  return {
    status: response.status,
    cookies: response.headers.getSetCookie(),
    title: /og:title" content="([^"]*)"/.exec(text)?.[1] ?? null,
    text,
  };
};

test('asking for the page, as often as a messenger likes, lets nobody in and is no use of the link', async () => {
  const { db } = site.server.app.services;
  const token = await makeLink(site, site.companies.A);
  const { number } = await site.raise();
  const state = () =>
    Promise.all([
      db.selectFrom('company_link').selectAll().execute(),
      db.selectFrom('link_token').selectAll().execute(),
      db.selectFrom('link_person').selectAll().execute(),
      db.selectFrom('session').selectAll().execute(),
      db.selectFrom('user').select('id').execute(),
      db.selectFrom('event').select('id').execute(),
    ]);
  const before = await state();
  expect(before[0]).toMatchObject([{ opened_at: null }]);
  for (const method of ['GET', 'HEAD', 'GET']) {
    for (const path of [`/t/${token}`, `/t/${token}/${number}`])
      expect(await page(path, method)).toMatchObject({ status: 200, cookies: [] });
  }
  expect(await state()).toEqual(before);
  // Whoever opens it then is the first.
  expect(
    (await ask(site, '/session/link', new Jar(), { token, name: '' })).body.link,
  ).toMatchObject({ name: null });
});

test('the page of a snag that the link opens is titled by number, place and trade, as text, and says nothing else; every other page has no title', async () => {
  const place = {
    ...event(),
    projectId: site.projectId,
    id: newId('location'),
    name: 'Flat "2" <b>&',
  };
  await site.ask(
    'admin',
    'mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }',
    { input: place },
  );
  const { number } = await site.raise({
    title: 'Ask Jan Kowalski',
    description: 'jan@kowalski.example',
    locationId: place.id,
    assigneeId: site.people.tradeA.userId,
  });
  const others = await site.raise({ tradeId: site.trades.B, companyId: site.companies.B });
  const token = await makeLink(site, site.companies.A);
  const told = await page(`/t/${token}/${number}`);
  expect(told.title).toBe(`SITE-${number} · Flat &quot;2&quot; &lt;b>&amp; · Trade A`);
  expect(told.text).not.toMatch(/Kowalski|Person|Company A|<b>/);
  const nothing = [
    `/t/${token}`,
    `/t/${token}/${others.number}`,
    `/t/${token}/99999`,
    `/t/${token}/0`,
    `/t/${token.slice(0, -1)}/${number}`,
    `/t/${'x'.repeat(43)}/${number}`,
    `/p/SITE/snags/${number}`,
  ];
  for (const path of nothing) expect(await page(path)).toMatchObject({ status: 200, title: null });
  await withdrawLink(site, site.companies.A);
  expect((await page(`/t/${token}/${number}`)).title).toBeNull();
});
