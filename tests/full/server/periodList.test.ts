import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptanceInput, saveAcceptance } from '../../support/acceptances';
import { readPdf } from '../../support/readPdf';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { event, signInAgain } from '../../support/wire';

let now = Date.parse('2027-12-10T08:00:00Z');
let site: Site;
beforeAll(async () => {
  site = await openSite({ clock: () => now });
  const { A, B } = site.companies;
  for (const more of [
    { companyId: B, part: 'Roof', basis: 'BGB', lengthCount: 5, acceptedOn: '2027-11-30' },
    { companyId: A, part: 'Boiler', lengthCount: 2, acceptedOn: '2025-06-30' },
    // Four years from a leap day end on one.
    { companyId: A, proof: 'Handover of 29 February' },
  ])
    await site.ask('admin', saveAcceptance, {
      input: { ...acceptanceInput(site, more), ...event(now) },
    });
  await site.raise({ title: 'Drips', companyId: A });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const get = (format: string, who: PersonKey) =>
  fetch(`${site.url}/files/tables/${site.projectId}/periods.${format}`, {
    headers: { cookie: site.people[who].cookies },
  });

test('the periods of a project that was accepted in parts come as a table, by company, each with what its end follows from', async () => {
  const lines = (text: string) =>
    text
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((line) => line.replace(/,acceptance_\w+$/, ''));
  expect(lines(await (await get('csv', 'viewer')).text())).toEqual([
    'Company,Part,Accepted on,Ends on,Days left,Follows from,Snags open since,Proof,Id',
    'Company A,Boiler,2025-06-30,2027-06-30,-163,"2 years, VOB/B, from 30 Jun 2025",,',
    'Company A,,2024-02-29,2028-02-29,81,"4 years, VOB/B, from 29 Feb 2024",1,Handover of 29 February',
    'Company B,Roof,2027-11-30,2032-11-30,1817,"5 years, BGB, from 30 Nov 2027",,',
  ]);
  // A company reads of its own alone.
  expect(lines(await (await get('csv', 'tradeB')).text())).toHaveLength(2);
  expect((await get('xlsx', 'tradeA')).headers.get('content-type')).toContain('spreadsheetml');
  expect((await get('csv', 'outsider')).status).toBe(404);
});

test('on paper what ends within 90 days comes first', async () => {
  const response = await get('pdf', 'inspector');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="SITE-periods-2027-12-10.pdf"',
  );
  const path = join(await mkdtemp(join(tmpdir(), 'periods-')), 'periods.pdf');
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
  const { pages, tagged, language, title } = await readPdf(path);
  expect([tagged, language, title]).toEqual([true, 'en', 'SITE Site · Defects periods']);
  expect(pages.map((page) => page.replaceAll('\r\n', '\n'))).toMatchInlineSnapshot(`
[
  "Defects periods
SITE Site
Ends within 90 days
Company A
ends on 29 Feb 2028, 81 days left
4 years, VOB/B, from 29 Feb 2024
Proof: Handover of 29 February
1 snag raised since then is still open
Later
Company B · Roof
ends on 30 Nov 2032, 1,817 days left
5 years, BGB, from 30 Nov 2027
Ended
Company A · Boiler
Ended on 30 Jun 2027
2 years, VOB/B, from 30 Jun 2025
SITE Site · Defects periods · created 10 Dec 2027, 09:00 by Person inspector Page 1 of 1",
]
`);
});

test('the day on which a period ends is that of the project’s time zone', async () => {
  now = Date.parse('2028-02-29T22:30:00Z');
  Object.assign(site.people.viewer, await signInAgain(site.url, site.people.viewer));
  expect(await (await get('csv', 'viewer')).text()).toContain('2028-02-29,0,');
  // In Berlin the first of March.
  now = Date.parse('2028-02-29T23:30:00Z');
  Object.assign(site.people.viewer, await signInAgain(site.url, site.people.viewer));
  expect(await (await get('csv', 'viewer')).text()).toContain('2028-02-29,-1,');
});
