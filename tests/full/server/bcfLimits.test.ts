import { noAnswers } from '../../../rules/imports';
import { uuidOf } from '../../../server/ids';
import { bcfFile, guids } from '../../support/bcf';
import { importsOf, type Imports } from '../../support/imports';
import { grain } from '../../support/photos';
import { openSite, type Site } from '../../support/site';
import { unzipped } from '../../support/unzipped';
import { event } from '../../support/wire';

let site: Site;
let imports: Imports;
beforeAll(async () => {
  site = await openSite();
  imports = importsOf(site);
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const db = () => site.server.app.services.db;
const version = '<Version VersionId="2.1"/>';
const markup = (guid: string, title: string, more = '') =>
  `<Markup><Topic Guid="${guid}" TopicType="Defect" TopicStatus="Open"><Title>${title}</Title>${more}</Topic></Markup>`;
const guidOf = (n: number) => `0a1b2c3d-0000-4000-8000-${String(n).padStart(12, '0')}`;
const out = async (search = '', person: 'inspector' | 'tradeA' | 'outsider' = 'inspector') =>
  fetch(`${site.url}/files/bcf/${site.projectId}/3.0.bcf${search}`, {
    headers: { cookie: site.people[person].cookies },
  });

test.each([
  [
    'names that lead out of it',
    { 'bcf.version': version, '../evil/markup.bcf': markup(guids.topic, 'x') },
    'This BCF file has names that lead out of it. Nothing was imported.',
  ],
  [
    'no markup',
    { 'bcf.version': version, [`${guids.topic}/viewpoint.bcfv`]: '<VisualizationInfo/>' },
    'None of this BCF file’s topics has a markup that can be read. Export it again. Nothing was imported.',
  ],
  [
    'a markup that unpacks to too much',
    {
      'bcf.version': version,
      [`${guids.topic}/markup.bcf`]: markup(guids.topic, 'x'.repeat(5_000_000)),
    },
    'Unpacked, a file in this BCF file would have more than 4 MB.',
  ],
  [
    'entities',
    {
      'bcf.version': version,
      [`${guids.topic}/markup.bcf`]: `<!DOCTYPE a [<!ENTITY b "c">]>${markup(guids.topic, '&b;')}`,
    },
    'None of this BCF file’s topics has a markup that can be read. Export it again. Nothing was imported.',
  ],
] as const)('a file with %s is refused with a sentence', async (_what, files, sentence) => {
  const read = await imports.send('snags', bcfFile(files), 'bad.bcf');
  expect([read.state, read.problem]).toEqual(['FAILED', sentence]);
});

test('what is no ZIP, or one that is cut, is refused with a sentence', async () => {
  const whole = bcfFile({
    'bcf.version': version,
    [`${guids.topic}/markup.bcf`]: markup(guids.topic, 'x'),
  });
  for (const bytes of [new TextEncoder().encode('Hello'), whole.slice(0, -30)]) {
    const read = await imports.send('snags', bytes, 'cut.bcfzip');
    expect(read.problem).toBe(
      'This BCF file is damaged and can’t be read. Export it again and choose that.',
    );
  }
});

test('5,000 topics are read, and one more is refused', async () => {
  const many = (n: number) =>
    bcfFile({
      'bcf.version': version,
      ...Object.fromEntries(
        Array.from({ length: n }, (_, at) => [
          `${guidOf(at)}/markup.bcf`,
          markup(guidOf(at), `Topic ${at}`),
        ]),
      ),
    });
  const read = await imports.send('snags', many(5_000), 'many.bcf');
  expect([read.state, read.counts.REFUSE]).toEqual(['CHECKED', 5_000]);
  const placed = await imports.check(read, { place: 'Block A' });
  expect(placed.counts).toMatchObject({ MAKE: 5_000, REFUSE: 0 });
  await imports.ask(`/${read.id}`, { method: 'DELETE' });
  const more = await imports.send('snags', many(5_001), 'more.bcf');
  expect(more.problem).toBe(
    'This BCF file has more than 5,000 topics. Export it in parts. Nothing was imported.',
  );
});

test('what goes out and comes in again changes nothing, and a trade gets its own alone', async () => {
  const { id, number } = await site.raise({ title: 'b1 Ours', dueOn: '2031-05-06' });
  await site.addPhoto('inspector', id, await grain().jpeg().toBuffer());
  const done = await site.addPhoto('tradeA', id, await grain().jpeg().toBuffer(), 'EVIDENCE');
  await site.ask(
    'inspector',
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
    {
      input: { ...event(), snagId: id, body: 'Imported from the site book: look behind the door.' },
    },
  );
  await site.raise({ title: 'b1 Theirs', companyId: site.companies.B });
  await site.server.app.rendered();
  const response = await out('?text=b1');
  const files = unzipped(Buffer.from(await response.arrayBuffer()));
  const texts = [...files.values()].map(String).join('\n');
  expect(texts).toContain(`ServerAssignedId="${number}"`);
  expect(texts).toContain('Imported from the site book: look behind the door.');
  // A photo of the finished work is a document.
  expect(files.get(`Documents/${uuidOf(done)}`)?.subarray(0, 2)).toEqual(
    Buffer.from('\xff\xd8', 'latin1'),
  );
  expect(texts).toContain(`<DocumentGuid>${uuidOf(done)}</DocumentGuid>`);
  expect(texts).toContain('<Location>Block A</Location>');
  const photo = [...files.keys()].find((path) => path.endsWith('.jpg'));
  // A viewpoint that were a picture alone would be refused by some programs.
  const view = photo?.replace('.jpg', '.bcfv') ?? '';
  expect(String(files.get(view))).toContain('<VisualizationInfo Guid=');
  expect(texts).toContain(`<Viewpoint>${view.split('/')[1] ?? ''}</Viewpoint>`);
  for (const wanted of ['3.0', '2.1']) {
    const again = await fetch(`${site.url}/files/bcf/${site.projectId}/${wanted}.bcf?text=b1`, {
      headers: { cookie: site.people.inspector.cookies },
    });
    const back = await imports.send(
      'snags',
      new Uint8Array(await again.arrayBuffer()),
      `ours ${wanted}.bcf`,
    );
    expect([wanted, back.counts]).toMatchObject([
      wanted,
      { SAME: 2, CHANGE: 0, MAKE: 0, REFUSE: 0 },
    ]);
  }
  const ofTrade = unzipped(Buffer.from(await (await out('?text=b1', 'tradeA')).arrayBuffer()));
  expect([...ofTrade.keys()].filter((path) => path.endsWith('/markup.bcf'))).toHaveLength(1);
  expect((await out('', 'outsider')).status).toBe(404);
});

test('a file that is older than what was done here asks, and either answer is kept to', async () => {
  const file = (title: string, at: string, comment = '') =>
    bcfFile({
      'bcf.version': version,
      [`${guids.other}/markup.bcf`]: `<Markup><Topic Guid="${guids.other}" TopicType="Defect" TopicStatus="Open"><Title>${title}</Title><CreationDate>${at}</CreationDate></Topic>${comment}</Markup>`,
    });
  const first = await imports.send('snags', file('b2 First', '2026-01-01T00:00:00Z'), 'old.bcf');
  await imports.do(await imports.check(first, { place: 'Block A' }));
  const snag = await db()
    .selectFrom('snag')
    .select('id')
    .where('title', '=', 'b2 First')
    .executeTakeFirstOrThrow();
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId: snag.id, title: 'b2 Changed here' } },
  );
  const said = `<Comment Guid="${guids.comment}"><Date>2026-01-02T00:00:00Z</Date><Author>a</Author><Comment>b2 Said.</Comment></Comment>`;
  const older = file('b2 Second', '2026-01-02T00:00:00Z', said);
  const read = await imports.send('snags', older, 'older.bcf');
  expect((await imports.questions(read)).questions.map(({ code }) => code)).toEqual(['ROW_OLDER']);
  const kept = await imports.do(
    await imports.check(read, { answers: { ...noAnswers, older: 'KEEP' } }),
  );
  expect(kept.counts).toMatchObject({ CHANGE: 1 });
  const stand = async () =>
    (
      await db()
        .selectFrom('snag')
        .select('title')
        .where('id', '=', snag.id)
        .executeTakeFirstOrThrow()
    ).title;
  expect(await stand()).toBe('b2 Changed here');
  const again = await imports.send('snags', older, 'older again.bcf');
  expect(again.mapping?.answers.older).toBeNull();
  expect(again.counts).toMatchObject({ SAME: 1, CHANGE: 0, REFUSE: 0 });
  // What was changed here goes out, and not what the file said.
  const files = unzipped(Buffer.from(await (await out('?text=b2')).arrayBuffer()));
  expect(String(files.get(`${guids.other}/markup.bcf`))).toContain(
    '<Title>b2 Changed here</Title>',
  );
});

test('what another program changed of our snag comes back, and can be undone', async () => {
  const { id } = await site.raise({ title: 'b3 Ours', description: 'b3 As raised.' });
  const exported = unzipped(Buffer.from(await (await out('?text=b3')).arrayBuffer()));
  const [path, text] = [...exported].find(([each]) => each.endsWith('/markup.bcf')) ?? [];
  if (path === undefined || text === undefined) throw new Error('There is no markup.');
  const folder = path.replace('markup.bcf', '');
  const changed = String(text)
    .replace('b3 As raised.', 'b3 Seen in the model.')
    .replace(/<ModifiedDate>[^<]*/, '<ModifiedDate>2099-01-01T00:00:00Z')
    .replace(
      '</Topic>',
      `<Comments><Comment Guid="${guidOf(9)}"><Date>2031-01-01T00:00:00Z</Date><Author>b@example.com</Author><Comment>b3 Agreed.</Comment></Comment></Comments><Viewpoints><ViewPoint Guid="${guidOf(8)}"><Snapshot>shot.png</Snapshot></ViewPoint></Viewpoints></Topic>`,
    );
  // Their file has nothing of ours that BCF does not know.
  const read = await imports.send(
    'snags',
    bcfFile({
      'bcf.version': '<Version VersionId="3.0"/>',
      [path]: changed,
      [`${folder}shot.png`]: await grain().png().toBuffer(),
    }),
    'theirs.bcf',
  );
  expect(read.counts).toMatchObject({ CHANGE: 1, REFUSE: 0 });
  const [row] = await imports.rows(read, 'CHANGE');
  expect(row?.changes.map(({ field }) => field)).toEqual(['description', 'comments', 'photo']);
  const done = await imports.do(read);
  const stand = async () => [
    await db()
      .selectFrom('snag')
      .select(['description', 'location_id'])
      .where('id', '=', id)
      .executeTakeFirst(),
    (
      await db()
        .selectFrom('photo')
        .select('id')
        .where('snag_id', '=', id)
        .where('removed_at', 'is', null)
        .execute()
    ).length,
  ];
  const place = { location_id: site.locationId };
  expect(await stand()).toEqual([{ description: 'b3 Seen in the model.', ...place }, 1]);
  const undone = await imports.undo(done);
  expect(await stand()).toEqual([{ description: 'b3 As raised.', ...place }, 0]);
  expect((await imports.rows(undone))[0]?.notes).toContain('Its comments stay in the history.');
});

test('what was erased of a topic goes out no more, and its topic stays the same', async () => {
  const file = bcfFile({
    'bcf.version': version,
    [`${guidOf(77)}/markup.bcf`]: `<Markup><Topic Guid="${guidOf(77)}" TopicType="Defect" TopicStatus="Open"><Title>b4 Erased</Title></Topic><Comment Guid="${guidOf(78)}"><Date>2026-01-02T00:00:00Z</Date><Author>c@example.com</Author><Comment>b4 Private.</Comment></Comment></Markup>`,
  });
  const read = await imports.send('snags', file, 'private.bcf');
  await imports.do(await imports.check(read, { place: 'Block A' }));
  const comment = await db()
    .selectFrom('told_event')
    .select('id')
    .where('comment', 'like', 'b4 Private.%')
    .executeTakeFirstOrThrow();
  const given = async () =>
    String(
      unzipped(Buffer.from(await (await out('?text=b4')).arrayBuffer())).get(
        `${guidOf(77)}/markup.bcf`,
      ),
    );
  expect(await given()).toContain('b4 Private.');
  await site.ask(
    'admin',
    'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }',
    { input: { ...event(), textOf: comment.id } },
  );
  expect(await given()).not.toMatch(/b4 Private|c@example/);
  expect(await given()).toContain('b4 Erased');
});

test('a topic that changes keeps what else it said, and its number of another server', async () => {
  const file = (title: string, status: string) =>
    bcfFile({
      'bcf.version': '<Version VersionId="3.0"/>',
      [`${guidOf(90)}/markup.bcf`]: `<Markup><Topic Guid="${guidOf(90)}" ServerAssignedId="ISS-9" TopicType="Defect" TopicStatus="${status}"><Title>${title}</Title><CreationDate>2099-01-01T00:00:00Z</CreationDate></Topic></Markup>`,
    });
  const send = async (title: string, status: string) => {
    const read = await imports.send('snags', file(title, status), `${title}.bcf`);
    return imports.do(await imports.check(read, { place: 'Block A' }));
  };
  await send('b5 One', 'Assigned');
  await send('b5 Two', 'Assigned');
  const given = async (number: string) =>
    unzipped(
      Buffer.from(
        await (
          await fetch(`${site.url}/files/bcf/${site.projectId}/${number}.bcf?text=b5`, {
            headers: { cookie: site.people.inspector.cookies },
          })
        ).arrayBuffer(),
      ),
    );
  const attributes = 'ServerAssignedId="ISS-9" TopicType="Defect" TopicStatus="Assigned"';
  const markupOf = (files: Map<string, Buffer>) => String(files.get(`${guidOf(90)}/markup.bcf`));
  expect(markupOf(await given('3.0'))).toContain(attributes);
  expect(markupOf(await given('3.0'))).not.toContain('DueDate');
  // 2.1 has no place for that number, and our own file carries it.
  const before = await given('2.1');
  expect(markupOf(before)).not.toContain('ISS-9');
  const read = await imports.send('snags', bcfFile(Object.fromEntries(before)), 'back.bcf');
  expect(read.counts).toMatchObject({ SAME: 1 });
  await send('b5 Three', 'Assigned');
  expect(markupOf(await given('3.0'))).toContain(attributes);
});
