import { readMarkup, writeMarkup } from '../../server/features/bcf/markup';
import { markupIn, foldersOf, readBcf } from '../../server/features/bcf/readBcf';
import { viewpointFor } from '../../server/features/bcf/viewpoint';
import { decodeXml, documentOf, element, parseXml } from '../../server/features/bcf/xml';
import { bcfFile, guids, openedBcf, topicFiles } from '../support/bcf';

const picture = new Uint8Array([1, 2, 3]);
const versions = ['2.0', '2.1', '3.0'] as const;

async function opened(files: Readonly<Record<string, string | Uint8Array>>) {
  const bcf = await openedBcf(bcfFile(files));
  if (bcf === null) throw new Error('It is no BCF file.');
  return bcf;
}
const read = async (files: Readonly<Record<string, string | Uint8Array>>) =>
  readBcf(await opened(files), { timeZone: 'Europe/Berlin' });

test.each(versions)('a topic of %s is a row with its comments and pictures', async (version) => {
  const { facts, rows } = await read(topicFiles[version](picture));
  expect(facts.bcf).toEqual({ version, broken: [] });
  const cells = Object.fromEntries(
    facts.columns.map(({ name }, at) => [name, rows[0]?.cells[at] ?? '']),
  );
  expect(cells).toMatchObject({
    Title: 'Duct & beam',
    Description: 'They meet.',
    TopicStatus: 'Active',
    TopicType: 'Clash',
    Priority: 'Major',
    AssignedTo: 'Ducts Ltd',
    DueDate: version === '2.0' ? '' : '2031-04-03',
    ServerAssignedId: version === '3.0' ? 'ISS-7' : '',
  });
  expect(rows[0]?.topic).toMatchObject({
    guid: guids.topic,
    changedAt: Date.UTC(2026, 2, 1, 8),
    comments: [{ guid: guids.comment, author: 'arch@example.com', text: 'Move the duct.' }],
    snapshots: [{ path: `${guids.topic}/snapshot.png` }],
    lost: [],
  });
});

test.each(versions)(
  'what %s says is the same after it was written as 2.1 and 3.0',
  async (from) => {
    const bcf = await opened(topicFiles[from](picture));
    const markup = await markupIn(
      bcf,
      foldersOf(bcf).find(({ files }) => files.some(({ name }) => name === 'markup.bcf'))?.files ??
        [],
    );
    if (markup === null) throw new Error('It has no markup.');
    for (const to of ['2.1', '3.0'] as const) {
      const again = readMarkup(parseXml(writeMarkup(markup, to)));
      const names = (elements: typeof markup.elements) =>
        elements.map(({ name }) => name).toSorted();
      expect(names(again?.elements ?? [])).toEqual(names(markup.elements));
      const text = (elements: typeof markup.elements) => documentOf(element('All', elements));
      expect(text(again?.viewpoints ?? [])).toEqual(text(markup.viewpoints));
      expect(again?.comments).toHaveLength(1);
      expect(again?.namespaces).toEqual(markup.namespaces);
    }
  },
);

test('viewpoints of another version keep their camera and what is selected, hidden and coloured', () => {
  const old = `<VisualizationInfo><Components><Component IfcGuid="a" Selected="true"/><Component IfcGuid="b" Visible="false"/><Component IfcGuid="c" Color="FF0000"/></Components><OrthogonalCamera><ViewToWorldScale>5</ViewToWorldScale></OrthogonalCamera></VisualizationInfo>`;
  expect(viewpointFor(old, guids.viewpoint, { from: '2.0', to: '3.0' })).toMatchInlineSnapshot(`
"<?xml version="1.0" encoding="UTF-8"?>
<VisualizationInfo Guid="0a1b2c3d-0000-4000-8000-00000000000e">
  <Components>
    <Selection>
      <Component IfcGuid="a"/>
    </Selection>
    <Visibility DefaultVisibility="true">
      <Exceptions>
        <Component IfcGuid="b"/>
      </Exceptions>
    </Visibility>
    <Coloring>
      <Color Color="FF0000">
        <Components>
          <Component IfcGuid="c"/>
        </Components>
      </Color>
    </Coloring>
  </Components>
  <OrthogonalCamera>
    <ViewToWorldScale>5</ViewToWorldScale>
    <AspectRatio>1</AspectRatio>
  </OrthogonalCamera>
</VisualizationInfo>
"
`);
  const made = viewpointFor(old, guids.viewpoint, { from: '2.0', to: '3.0' });
  expect(viewpointFor(made, guids.viewpoint, { from: '3.0', to: '2.1' })).toMatchInlineSnapshot(`
"<?xml version="1.0" encoding="UTF-8"?>
<VisualizationInfo Guid="0a1b2c3d-0000-4000-8000-00000000000e">
  <Components>
    <Selection>
      <Component IfcGuid="a"/>
    </Selection>
    <Visibility DefaultVisibility="true">
      <Exceptions>
        <Component IfcGuid="b"/>
      </Exceptions>
    </Visibility>
    <Coloring>
      <Color Color="FF0000">
        <Component IfcGuid="c"/>
      </Color>
    </Coloring>
  </Components>
  <OrthogonalCamera>
    <ViewToWorldScale>5</ViewToWorldScale>
  </OrthogonalCamera>
</VisualizationInfo>
"
`);
});

test('bitmaps and colours of 2.0 have the form of each version, and empty lists are left out', () => {
  const old =
    '<VisualizationInfo><Components><Component IfcGuid="a" Color="FF0000"/></Components><Lines/><Bitmaps><Bitmap>PNG</Bitmap><Reference>b.png</Reference></Bitmaps></VisualizationInfo>';
  const in21 = viewpointFor(old, guids.viewpoint, { from: '2.0', to: '2.1' });
  expect(in21.replaceAll(/\s*\n\s*/g, '')).toContain(
    '<Bitmap><Bitmap>PNG</Bitmap><Reference>b.png</Reference></Bitmap>',
  );
  const in30 = viewpointFor(old, guids.viewpoint, { from: '2.0', to: '3.0' });
  expect(in30.replaceAll(/\s*\n\s*/g, '')).toContain(
    '<Bitmaps><Bitmap><Format>png</Format><Reference>b.png</Reference></Bitmap></Bitmaps>',
  );
  // What is coloured is not said to be seen alone.
  expect(in30).toContain('<Visibility DefaultVisibility="true"/>');
  expect(in30).not.toContain('<Lines');
});

test('what 3.0 does not know, or wants otherwise, is written as 3.0 has it', () => {
  const braces = `{${guids.topic.toUpperCase()}}`;
  const markup = readMarkup(
    parseXml(
      `<Markup><Topic Guid="${braces}"><ReferenceLinks>\n</ReferenceLinks><Title>T</Title><Labels>\n</Labels><Stage/><Description></Description><DocumentReference isExternal="true"><ReferencedDocument>https://x/a</ReferencedDocument></DocumentReference><RelatedTopic Guid="{${guids.other.toUpperCase()}}"/><Viewpoints/></Topic><Comment Guid="${guids.comment}"><VerbalStatus>Open</VerbalStatus><Status>Error</Status><Date>2026-03-01T09:00:00Z</Date><Author>a</Author><Comment>Seen.</Comment><Topic Guid="x"/></Comment></Markup>`,
    ),
  );
  if (markup === null) throw new Error('It has no topic.');
  expect(writeMarkup(markup, '3.0')).toMatchInlineSnapshot(`
"<?xml version="1.0" encoding="UTF-8"?>
<Markup>
  <Topic Guid="0a1b2c3d-0000-4000-8000-000000000001">
    <Title>T</Title>
    <DocumentReferences>
      <DocumentReference Guid="6b858159-c3cf-89ff-8f13-bfdeb8256573">
        <Url>https://x/a</Url>
      </DocumentReference>
    </DocumentReferences>
    <RelatedTopics>
      <RelatedTopic Guid="0a1b2c3d-0000-4000-8000-000000000002"/>
    </RelatedTopics>
    <Comments>
      <Comment Guid="0a1b2c3d-0000-4000-8000-00000000000c">
        <Date>2026-03-01T09:00:00Z</Date>
        <Author>a</Author>
        <Comment>Seen.</Comment>
      </Comment>
    </Comments>
  </Topic>
</Markup>
"
`);
  expect(writeMarkup(markup, '2.1')).not.toMatch(/Status>|<Label|<ReferenceLink/);
});

test('a viewpoint of another encoding says UTF-8 when it goes out', () => {
  const said = '<?xml version="1.0" encoding="utf-16"?><VisualizationInfo Guid="a"/>';
  const read = decodeXml(Buffer.from(`\ufeff${said}`, 'utf16le'));
  const out = viewpointFor(read, guids.viewpoint, { from: '2.1', to: '2.1' });
  expect(out).toBe('<?xml version="1.0" encoding="UTF-8"?><VisualizationInfo Guid="a"/>');
  // What says UTF-16 and is none is read all the same.
  expect(decodeXml(Buffer.from(said))).toBe(said);
});

test('files are read in UTF-16, in upper case and inside a folder, and a broken topic is named', async () => {
  const markup = `<Markup><Topic Guid="${guids.topic}"><Title>Öffnung</Title></Topic></Markup>`;
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${markup}`, 'utf16le'));
  const { facts, rows } = await read({
    [`EXPORT/${guids.topic.toUpperCase()}/MARKUP.BCF`]: utf16,
    [`EXPORT/${guids.other}/markup.bcf`]: '<Markup><Topic',
    'EXPORT/lost/viewpoint.bcfv': '<VisualizationInfo/>',
  });
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Öffnung']);
  expect(facts.bcf).toEqual({ version: '', broken: ['lost', guids.other] });
});

test('a folder around all, other slashes, and folders of a topic are understood', async () => {
  const { facts, rows } = await read({
    '/Export\\bcf.version': '<Version VersionId="2.1"/>',
    [`/Export\\${guids.topic}\\markup.bcf`]: `<Markup><Topic Guid="{${guids.topic.toUpperCase()}}"><Title>T</Title></Topic><Viewpoints Guid="${guids.viewpoint}"><Snapshot>\\img\\one%20shot.png</Snapshot></Viewpoints></Markup>`,
    [`/Export\\${guids.topic}\\img\\one shot.png`]: picture,
    ...Object.fromEntries(
      Array.from({ length: 7 }, (_, at) => [
        `/Export/${guids.topic}/f${at}.bin`,
        new Uint8Array(1_900_000),
      ]),
    ),
  });
  expect(facts.bcf).toEqual({ version: '2.1', broken: [] });
  expect(rows.map(({ topic }) => topic)).toMatchObject([
    {
      guid: guids.topic,
      snapshots: [{ path: `${guids.topic}/img/one shot.png` }],
      // Of one topic 10 MB are kept.
      lost: ['f5.bin', 'f6.bin'],
    },
  ]);
});
