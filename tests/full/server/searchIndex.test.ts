import { sql } from 'kysely';
import { engineOf, writeTransaction } from '../../../server/database/engine';
import { tidySearch } from '../../../server/sweep';
import { openSite, type Site } from '../../support/site';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

test('once it was tidied, SQLite finds no fault in the search index after hundreds of edits', async () => {
  const { db } = site.server.app.services;
  const { id: snagId } = await site.raise();
  const { indexForSearch, writeRepeatable } = engineOf(db);
  const write = (nth: number) =>
    writeTransaction(db, (trx) =>
      indexForSearch(trx, {
        snagId,
        projectId: site.projectId,
        part: 1 + ((nth * 7) % 100),
        text: `paint ${nth} door ${nth * 31} handrail ${nth * 17} leaking ${nth * 13}`,
      }),
    );
  await writeRepeatable(db, async () => {
    for (let nth = 0; nth < 600; nth += 1) await write(nth);
  });
  await tidySearch(site.server.app.services);
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
});
