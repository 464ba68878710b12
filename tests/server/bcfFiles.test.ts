import { readMarkup, writeMarkup } from '../../server/features/bcf/markup';
import { markupIn, foldersOf, readBcf } from '../../server/features/bcf/readBcf';
import { viewpointFor } from '../../server/features/bcf/viewpoint';
import { documentOf, element, parseXml } from '../../server/features/bcf/xml';
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
    <AspectRatio>1</AspectRatio>
  </OrthogonalCamera>
</VisualizationInfo>
"
`);
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
