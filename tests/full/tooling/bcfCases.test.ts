import { resolve } from 'node:path';
import { openBench, type Bench } from '../../../scripts/bcf/bench';
import { bcfFile, guids, topicFiles } from '../../support/bcf';
import { grain } from '../../support/photos';

let bench: Bench;
let snapshot: Buffer;
beforeAll(async () => {
  bench = await openBench(resolve(__dirname, '../../..'));
  snapshot = await grain().png().toBuffer();
});
afterAll(() => bench.close());

const version = (id: string) => `<Version VersionId="${id}"/>`;
const topic = (guid: string, rest = '', attributes = '') =>
  `<Topic Guid="${guid}"${attributes}><Title>Beam</Title><CreationDate>2026-03-01T08:00:00+01:00</CreationDate><CreationAuthor>a@example.com</CreationAuthor>${rest}</Topic>`;
const markup = (inside: string) => `<?xml version="1.0"?><Markup>${inside}</Markup>`;
const one = (id: string, inside: string, more: Record<string, string | Uint8Array> = {}) => ({
  'bcf.version': version(id),
  [`${guids.topic}/markup.bcf`]: markup(inside),
  ...more,
});
const ofTopic = (name: string): string => `${guids.topic}/${name}`;
const visualization = (inside: string) =>
  `<VisualizationInfo Guid="${guids.viewpoint}">${inside}</VisualizationInfo>`;
const orthogonal =
  '<OrthogonalCamera><CameraViewPoint><X>1</X><Y>2</Y><Z>3</Z></CameraViewPoint><ViewToWorldScale>4.5</ViewToWorldScale></OrthogonalCamera>';

/** What each small file is about, in which version, and its files. */
const cases: readonly (readonly [string, string, () => Record<string, string | Uint8Array>])[] = [
  ['a whole topic', '2.0', () => topicFiles['2.0'](snapshot)],
  ['a whole topic', '2.1', () => topicFiles['2.1'](snapshot)],
  ['a whole topic', '3.0', () => topicFiles['3.0'](snapshot)],
  ['a title alone', '2.1', () => one('2.1', topic(guids.topic))],
  [
    'a title alone',
    '3.0',
    () => one('3.0', topic(guids.topic, '', ' TopicType="Info" TopicStatus="Open"')),
  ],
  [
    'several topics that are related',
    '2.1',
    () => ({
      ...one('2.1', topic(guids.topic, `<RelatedTopic Guid="${guids.other}"/>`)),
      [`${guids.other}/markup.bcf`]: markup(topic(guids.other, '<Stage>Design</Stage>')),
    }),
  ],
  [
    'two viewpoints, one without a picture',
    '2.1',
    () =>
      one(
        '2.1',
        `${topic(guids.topic)}<Viewpoints Guid="${guids.viewpoint}"><Viewpoint>a.bcfv</Viewpoint><Snapshot>a.png</Snapshot></Viewpoints><Viewpoints Guid="${guids.other}"><Viewpoint>b.bcfv</Viewpoint><Index>1</Index></Viewpoints>`,
        {
          [ofTopic('a.bcfv')]: visualization(orthogonal),
          [ofTopic('a.png')]: snapshot,
          [ofTopic('b.bcfv')]: visualization(
            `${orthogonal}<Lines><Line><StartPoint><X>0</X></StartPoint></Line></Lines>`,
          ),
        },
      ),
  ],
  [
    'components that are selected, hidden and coloured',
    '3.0',
    () =>
      one(
        '3.0',
        topic(
          guids.topic,
          `<Viewpoints><ViewPoint Guid="${guids.viewpoint}"><Viewpoint>v.bcfv</Viewpoint></ViewPoint></Viewpoints>`,
        ),
        {
          [ofTopic('v.bcfv')]: visualization(
            `<Components><Selection><Component IfcGuid="a"/></Selection><Visibility DefaultVisibility="true"><ViewSetupHints SpacesVisible="true"/><Exceptions><Component IfcGuid="b"/></Exceptions></Visibility><Coloring><Color Color="FF0000"><Components><Component IfcGuid="c"/></Components></Color></Coloring></Components>`,
          ),
        },
      ),
  ],
  [
    'a document in its folder',
    '2.1',
    () =>
      one(
        '2.1',
        topic(
          guids.topic,
          '<DocumentReference isExternal="false"><ReferencedDocument>detail.txt</ReferencedDocument><Description>Detail</Description></DocumentReference>',
        ),
        { [ofTopic('detail.txt')]: 'Detail 7' },
      ),
  ],
  [
    'a snippet of a model',
    '2.1',
    () =>
      one(
        '2.1',
        topic(
          guids.topic,
          '<BimSnippet SnippetType="IFC4" isExternal="false"><Reference>part.ifc</Reference><ReferenceSchema>https://example.com/ifc4</ReferenceSchema></BimSnippet>',
        ),
        { [ofTopic('part.ifc')]: 'ISO-10303-21;' },
      ),
  ],
  [
    'words of its extensions, and a project',
    '3.0',
    () => ({
      ...one('3.0', topic(guids.topic, '', ' TopicType="Info" TopicStatus="Open"')),
      'extensions.xml':
        '<Extensions><TopicTypes><TopicType>Info</TopicType><TopicType>Request</TopicType></TopicTypes><Stages><Stage>Design</Stage></Stages></Extensions>',
      'project.bcfp': `<ProjectInfo><Project ProjectId="${guids.other}"><Name>Tower</Name></Project></ProjectInfo>`,
    }),
  ],
  [
    'words of its schema, and a project',
    '2.1',
    () => ({
      ...one('2.1', topic(guids.topic, '', ' TopicType="Info"')),
      'extensions.xsd':
        '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:redefine schemaLocation="markup.xsd"><xs:simpleType name="TopicType"><xs:restriction base="TopicType"><xs:enumeration value="Info"/><xs:enumeration value="Request"/></xs:restriction></xs:simpleType></xs:redefine></xs:schema>',
      'project.bcfp': `<ProjectExtension><Project ProjectId="${guids.other}"><Name>Tower</Name></Project><ExtensionSchema>extensions.xsd</ExtensionSchema></ProjectExtension>`,
    }),
  ],
  [
    'elements and attributes that nobody knows',
    '2.1',
    () =>
      one(
        '2.1',
        `${topic(guids.topic, '<x:Cost xmlns:x="urn:x" x:currency="EUR"><x:Net>3</x:Net></x:Cost>')}<Sealed by="me"/>`,
      ),
  ],
  [
    'comments of which one answers, and one has no text',
    '2.1',
    () =>
      one(
        '2.1',
        `${topic(guids.topic)}<Comment Guid="${guids.comment}"><Date>2026-03-01T09:00:00</Date><Author>a@example.com</Author><Comment>Line one
line two &lt;3</Comment><ModifiedDate>2026-03-02T09:00:00Z</ModifiedDate><ModifiedAuthor>b@example.com</ModifiedAuthor></Comment><Comment Guid="${guids.other}"><Date>2026-03-01T09:30:00Z</Date><Author>b@example.com</Author><Comment/><Viewpoint Guid="${guids.viewpoint}"/></Comment>`,
      ),
  ],
];

test.each(cases)('nothing is lost of %s in %s', async (name, id, files) => {
  const found = await bench.run(`${name} ${id}.bcf`, bcfFile(files()));
  expect(found).toMatchObject({ refused: null, version: id, changedAgain: 0 });
  // 2.0 is given back as 2.1, the others as they came.
  const own = found.written[id === '3.0' ? '3.0' : '2.1'];
  expect(own?.lost).toEqual([]);
  expect(own?.facts).toBeGreaterThan(0);
});
