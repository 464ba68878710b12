import { sql } from 'kysely';
import { searchedTables } from '../../server/database/writtenTexts';
import { acceptanceInput, saveAcceptance } from '../support/acceptances';
import { noticesOn } from '../support/defectNotices';
import { lookInto } from '../support/erased';
import { makeClientLink } from '../support/links';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { dataOf, newId } from '../support/wire';

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

const { db, stands, send } = lookInto(() => site);
const notices = noticesOn(() => site);

test('an erased person stands in no column that holds what people write, and what stood beside them stays', async () => {
  const { id: snagId } = await site.raise();
  await site.addPhoto('inspector', snagId, await grain(80, 64).jpeg().toBuffer());
  const view = { id: newId('view'), projectId: site.projectId, name: 'Doors', shared: true };
  const search = { chip: 'OPEN', sort: 'NUMBER', text: 'door' };
  dataOf(await send('inspector', 'saveView', { ...view, search }, 'view { id }'));
  await site.ask('inspector', saveAcceptance, { input: acceptanceInput(site) });
  await makeClientLink(site);
  dataOf(await notices.send([snagId], { keepText: true }));
  await site.server.app.rendered();
  const { tradeA } = site.people;
  const written = `Ask <${tradeA.email}>, please`;
  const listed = JSON.stringify(['The door', { text: written }]);
  const texts = {
    TEXT: { written, left: 'Ask, please' },
    'TEXT OR NULL': { written, left: 'Ask, please' },
    JSON: { written: listed, left: '["The door",{"text":"Ask, please"}]' },
  };
  // The events of a snag say the same, and lose the whole.
  const ofSnags: Partial<Record<string, string>> = { TEXT: '', JSON: '["The door"]' };
  const columns = searchedTables.flatMap(({ table, columns: ofTable }) =>
    ofTable.map(({ name, holds }) => ({
      ...texts[holds],
      ...((table === 'snag' || table === 'photo') && { left: ofSnags[holds] ?? null }),
      column: `${table}.${name}`,
      of: sql`${sql.table(table)}`,
      name: sql.ref(name),
      ofSite: sql`${sql.ref(table === 'project' ? 'id' : 'project_id')} = ${site.projectId}`,
    })),
  );
  for (const { of, name, written: text, ofSite } of columns)
    await sql`update ${of} set ${name} = ${text} where ${ofSite}`.execute(db());
  dataOf(await send('admin', 'erasePerson', { userId: tradeA.userId }, 'erasedId'));
  for (const { column, of, name, left, ofSite } of columns) {
    const query = sql<{ text: unknown }>`select ${name} as text from ${of} where ${ofSite}`;
    const { rows } = await query.execute(db());
    expect([column, ...new Set(rows.map(({ text }) => text))]).toEqual([column, left]);
  }
  expect(await stands(tradeA.email)).toBe(false);
});
