import { unzipped } from '../support/unzipped';
import { bcfFile, guids, topicFiles } from '../support/bcf';
import { importsOf, type Imports } from '../support/imports';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { makesMissing } from '../../rules/imports';

let site: Site;
let imports: Imports;
let snapshot: Buffer;
beforeAll(async () => {
  site = await openSite();
  imports = importsOf(site);
  snapshot = await grain().png().toBuffer();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const db = () => site.server.app.services.db;
const answers = {
  place: 'Block A',
  words: { type: { Clash: 'DEFECT' } },
  answers: makesMissing,
} as const;
const snagOf = () =>
  db()
    .selectFrom('bcf_topic')
    .innerJoin('snag', 'snag.id', 'bcf_topic.snag_id')
    .leftJoin('company', 'company.id', 'snag.company_id')
    .select([
      'snag.id',
      'number',
      'title',
      'status',
      'priority',
      'due_on',
      'company.name as company',
    ])
    .where('guid', '=', guids.topic)
    .executeTakeFirstOrThrow();
const filesOut = async (version: string): Promise<Map<string, Buffer>> => {
  const { number } = await snagOf();
  const response = await fetch(`${site.url}/files/bcf/${site.projectId}/${version}.bcf`, {
    headers: { cookie: site.people.inspector.cookies },
  });
  expect([response.status, number > 0]).toEqual([200, true]);
  return unzipped(Buffer.from(await response.arrayBuffer()));
};

test('a BCF file is asked about, imported once, given back, and undone', async () => {
  const file = bcfFile(topicFiles['3.0'](snapshot));
  const read = await imports.send('snags', file, 'model.bcf');
  expect([read.state, read.facts?.bcf]).toEqual(['CHECKED', { version: '3.0', broken: [] }]);
  const asked = await imports.questions(read);
  expect(asked.questions.map(({ code }) => code).toSorted()).toEqual([
    'PLACE_REQUIRED',
    'ROW_NOT_MADE',
    'ROW_TYPE_UNKNOWN',
  ]);
  const done = await imports.do(await imports.check(read, answers));
  expect(done.counts).toMatchObject({ MAKE: 1, REFUSE: 0, DONE: 1 });
  await site.server.app.rendered();
  const snag = await snagOf();
  expect(snag).toMatchObject({
    title: 'Duct & beam',
    status: 'OPEN',
    priority: 'HIGH',
    due_on: '2031-04-03',
    company: 'Ducts Ltd',
  });
  const said = await db()
    .selectFrom('told_event')
    .select('comment')
    .where('snag_id', '=', snag.id)
    .where('kind', '=', 'COMMENT_ADDED')
    .execute();
  expect(said).toEqual([{ comment: 'Move the duct.\n— arch@example.com · 2026-03-01 09:00' }]);

  const again = await imports.send('snags', file, 'model again.bcf');
  expect(again.counts).toMatchObject({ SAME: 1, CHANGE: 0, REFUSE: 0 });

  for (const version of ['3.0', '2.1']) {
    const out = await filesOut(version);
    const markup = out.get(`${guids.topic}/markup.bcf`)?.toString() ?? '';
    for (const kept of [
      'TopicType="Clash" TopicStatus="Active"',
      '<Priority>Major</Priority>',
      '<DueDate>2031-04-03T17:30:00Z</DueDate>',
      '<AssignedTo>Ducts Ltd</AssignedTo>',
      '<acme:Cost currency="EUR">250</acme:Cost>',
      '<Comment>Move the duct.</Comment>',
    ])
      expect(markup).toContain(kept);
    expect(out.get(`${guids.topic}/snapshot.png`)?.equals(snapshot)).toBe(true);
    expect(out.get(`${guids.topic}/viewpoint.bcfv`)?.toString()).toContain('<X>1.5</X>');
    const document = `Documents/${guids.viewpoint}${version === '3.0' ? '' : '.txt'}`;
    expect(out.get(document)?.toString()).toBe('Detail 7');
    const back = await imports.send(
      'snags',
      bcfFile(Object.fromEntries(out)),
      `back in ${version}.bcf`,
    );
    expect([version, back.counts]).toMatchObject([version, { CHANGE: 0, MAKE: 0, REFUSE: 0 }]);
  }

  const undone = await imports.undo(done);
  expect(undone.state).toBe('UNDONE');
  expect((await snagOf()).status).toBe('VOID');
});
