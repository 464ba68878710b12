import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdf } from '../../support/readPdf';
import { openSite, type Site } from '../../support/site';
import { ask, Jar, makeLink } from '../../support/links';
import { newId } from '../../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('a trade sheet made by somebody who inspects opens the link by its codes, and is for nobody who may only look', async () => {
  await makeLink(site, site.companies.A);
  const { number } = await site.raise();
  const sheet = async (who: 'inspector' | 'tradeA') => {
    const id = newId('report');
    const input = {
      projectId: site.projectId,
      id,
      kind: 'TRADE_SHEET',
      filter: { companyId: site.companies.A },
      settings: { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' },
    };
    const make = () =>
      site.gql(
        who,
        'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { id } } }',
        { input },
      );
    // Sent again it is the same.
    for (const answer of [await make(), await make()]) expect(answer.errors).toEqual([]);
    await site.server.app.rendered();
    const statuses = await Promise.all(
      (['inspector', 'tradeA', 'viewer', 'tradeB'] as const).map(
        async (reader) =>
          (
            await fetch(`${site.url}/files/reports/${id}`, {
              headers: { cookie: site.people[reader].cookies },
            })
          ).status,
      ),
    );
    const file = await fetch(`${site.url}/files/reports/${id}`, {
      headers: { cookie: site.people.inspector.cookies },
    });
    const path = join(site.server.dataDir, `${id}.pdf`);
    await writeFile(path, Buffer.from(await file.arrayBuffer()));
    return { statuses, links: (await readPdf(path)).links };
  };
  const sent = await sheet('inspector');
  expect(sent.statuses).toEqual([200, 200, 404, 404]);
  const [, token = ''] =
    new RegExp(`/t/([\\w-]{43})/${number}$`).exec(
      sent.links.find((link) => link.endsWith(`/${number}`)) ?? '',
    ) ?? [];
  expect(
    (await ask(site, '/session/link', new Jar(), { token, name: 'Jan' })).body.user,
  ).toMatchObject({ name: 'Jan', link: { company: 'Company A' } });
  const own = await sheet('tradeA');
  expect(own.statuses).toEqual([200, 200, 200, 404]);
  expect(own.links).toContain(`${site.url}/p/SITE/snags/${number}`);
});
