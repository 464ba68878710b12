import { zipSync } from 'fflate';
import { openBcf, type OpenBcf } from '../../server/features/bcf/openBcf';

/** A BCF file by hand: texts are UTF-8. */
export const bcfFile = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      ]),
    ),
  );

/** As the server opens it. */
export const openedBcf = (bytes: Uint8Array): Promise<OpenBcf | null> =>
  openBcf({
    byteLength: bytes.length,
    stream: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      new Blob([new Uint8Array(bytes.subarray(start, end + 1))]).stream(),
  });

export const guids = {
  topic: '0a1b2c3d-0000-4000-8000-000000000001',
  other: '0a1b2c3d-0000-4000-8000-000000000002',
  comment: '0a1b2c3d-0000-4000-8000-00000000000c',
  viewpoint: '0a1b2c3d-0000-4000-8000-00000000000e',
} as const;

const head = '<?xml version="1.0" encoding="UTF-8"?>';

const camera = (guid: string, rest = '') =>
  `${head}<VisualizationInfo Guid="${guid}"><PerspectiveCamera><CameraViewPoint><X>1.5</X><Y>2</Y><Z>3</Z></CameraViewPoint><CameraDirection><X>0</X><Y>1</Y><Z>0</Z></CameraDirection><CameraUpVector><X>0</X><Y>0</Y><Z>1</Z></CameraUpVector><FieldOfView>60</FieldOfView>${rest}</PerspectiveCamera></VisualizationInfo>`;

/** The same topic in each version, with what only some programs know. */
export const topicFiles = {
  '2.0': (snapshot: Uint8Array) => ({
    'bcf.version': `${head}<Version VersionId="2.0"><DetailedVersion>2.0 RC</DetailedVersion></Version>`,
    [`${guids.topic}/markup.bcf`]: `${head}<Markup><Header><File IfcProject="0abc" isExternal="true"><Filename>house.ifc</Filename></File></Header><Topic Guid="${guids.topic}" TopicType="Clash" TopicStatus="Active"><ReferenceLink>https://example.com/1</ReferenceLink><Title>Duct &amp; beam</Title><Priority>Major</Priority><Labels>MEP</Labels><Labels>Level 2</Labels><CreationDate>2026-03-01T08:00:00Z</CreationDate><CreationAuthor>arch@example.com</CreationAuthor><AssignedTo>Ducts Ltd</AssignedTo><Description>They meet.</Description></Topic><Comment Guid="${guids.comment}"><VerbalStatus>Open</VerbalStatus><Status>Error</Status><Date>2026-03-01T09:00:00Z</Date><Author>arch@example.com</Author><Comment>Move the duct.</Comment><Topic Guid="${guids.topic}"/></Comment></Markup>`,
    [`${guids.topic}/viewpoint.bcfv`]: camera(guids.viewpoint),
    [`${guids.topic}/snapshot.png`]: snapshot,
  }),
  '2.1': (snapshot: Uint8Array) => ({
    'bcf.version': `${head}<Version VersionId="2.1"><DetailedVersion>2.1</DetailedVersion></Version>`,
    [`${guids.topic}/markup.bcf`]: `${head}<Markup xmlns:acme="urn:acme"><Header><File IfcProject="0abc" isExternal="true"><Filename>house.ifc</Filename></File></Header><Topic Guid="${guids.topic.toUpperCase()}" TopicType="Clash" TopicStatus="Active"><ReferenceLink>https://example.com/1</ReferenceLink><Title>Duct &amp; beam</Title><Priority>Major</Priority><Labels>MEP</Labels><Labels>Level 2</Labels><CreationDate>2026-03-01T08:00:00Z</CreationDate><CreationAuthor>arch@example.com</CreationAuthor><DueDate>2031-04-03T17:30:00Z</DueDate><AssignedTo>Ducts Ltd</AssignedTo><Description>They meet.</Description><RelatedTopic Guid="${guids.other}"/><acme:Cost currency="EUR">250</acme:Cost></Topic><Comment Guid="${guids.comment}"><Date>2026-03-01T09:00:00Z</Date><Author>arch@example.com</Author><Comment>Move the duct.</Comment><Viewpoint Guid="${guids.viewpoint}"/></Comment><Viewpoints Guid="${guids.viewpoint}"><Viewpoint>viewpoint.bcfv</Viewpoint><Snapshot>snapshot.png</Snapshot><Index>0</Index></Viewpoints></Markup>`,
    [`${guids.topic}/viewpoint.bcfv`]: camera(guids.viewpoint),
    [`${guids.topic}/snapshot.png`]: snapshot,
  }),
  '3.0': (snapshot: Uint8Array) => ({
    'bcf.version': `${head}<Version VersionId="3.0"/>`,
    [`${guids.topic}/markup.bcf`]: `${head}<Markup xmlns:acme="urn:acme"><Header><Files><File IfcProject="0abc" IsExternal="true"><Filename>house.ifc</Filename></File></Files></Header><Topic Guid="${guids.topic}" ServerAssignedId="ISS-7" TopicType="Clash" TopicStatus="Active"><ReferenceLinks><ReferenceLink>https://example.com/1</ReferenceLink></ReferenceLinks><Title>Duct &amp; beam</Title><Priority>Major</Priority><Labels><Label>MEP</Label><Label>Level 2</Label></Labels><CreationDate>2026-03-01T08:00:00Z</CreationDate><CreationAuthor>arch@example.com</CreationAuthor><DueDate>2031-04-03T17:30:00Z</DueDate><AssignedTo>Ducts Ltd</AssignedTo><Description>They meet.</Description><DocumentReferences><DocumentReference Guid="${guids.other}"><DocumentGuid>${guids.viewpoint}</DocumentGuid></DocumentReference></DocumentReferences><RelatedTopics><RelatedTopic Guid="${guids.other}"/></RelatedTopics><Comments><Comment Guid="${guids.comment}"><Date>2026-03-01T09:00:00Z</Date><Author>arch@example.com</Author><Comment>Move the duct.</Comment><Viewpoint Guid="${guids.viewpoint}"/></Comment></Comments><Viewpoints><ViewPoint Guid="${guids.viewpoint}"><Viewpoint>viewpoint.bcfv</Viewpoint><Snapshot>snapshot.png</Snapshot><Index>0</Index></ViewPoint></Viewpoints><acme:Cost currency="EUR">250</acme:Cost></Topic></Markup>`,
    [`${guids.topic}/viewpoint.bcfv`]: camera(guids.viewpoint, '<AspectRatio>1.5</AspectRatio>'),
    [`${guids.topic}/snapshot.png`]: snapshot,
    'documents.xml': `${head}<DocumentInfo><Documents><Document Guid="${guids.viewpoint}"><Filename>detail.txt</Filename></Document></Documents></DocumentInfo>`,
    [`Documents/${guids.viewpoint}`]: 'Detail 7',
  }),
} as const;
