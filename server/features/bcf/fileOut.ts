import { extname, posix } from 'node:path';
import { type BcfVersion, tableWords } from '../../../rules/tables';
import type { Chunks } from '../../files/storage';
import type { Entry } from '../../files/zip';
import type { Kept } from './kept';
import { type Markup, writeMarkup } from './markup';
import { ownFileName, writeOwn } from './ownFile';
import { at } from './paths';
import { documentGuid } from './topicIds';
import { type SnagOut, topicOut } from './topicOut';
import { viewpointFor } from './viewpoint';
import { documentOf, element, localName, textIn, textOf, type XmlElement } from './xml';

/** What belongs to the whole file, gathered from its topics. */
export interface FileOut {
  readonly version: BcfVersion;
  /** Words that topics use, by the elements that list them in 3.0. */
  readonly words: Readonly<Record<Listed, Set<string>>>;
  readonly documents: Map<string, { readonly name: string; readonly description: string }>;
  /** Of the programs that its topics came from; ours for those that were raised here. */
  readonly projects: Map<string, string>;
  /** Paths that are taken. */
  readonly paths: Set<string>;
}

type Listed =
  | 'TopicType'
  | 'TopicStatus'
  | 'Priority'
  | 'TopicLabel'
  | 'User'
  | 'SnippetType'
  | 'Stage';

export const fileOut = (version: BcfVersion): FileOut => ({
  version,
  words: {
    TopicType: new Set(Object.values(tableWords.type)),
    TopicStatus: new Set(Object.values(tableWords.status)),
    Priority: new Set(Object.values(tableWords.priority)),
    TopicLabel: new Set(),
    User: new Set(),
    SnippetType: new Set(),
    Stage: new Set(),
  },
  documents: new Map(),
  projects: new Map(),
  paths: new Set([
    'bcf.version',
    'project.bcfp',
    'extensions.xml',
    'extensions.xsd',
    'documents.xml',
  ]),
});

interface Topic {
  readonly snag: SnagOut;
  readonly kept: Kept | null;
  readonly offsets: (at: number) => number;
  /** The bytes of a photo; null if it has none now. */
  readonly pictureOf: (id: string) => Promise<Chunks | null>;
}

/** The files of a topic. */
export async function* topicFiles(
  file: FileOut,
  { snag, kept, offsets, pictureOf }: Topic,
): AsyncGenerator<Entry, void, undefined> {
  const { version } = file;
  const pictures = new Map<string, Chunks>();
  for (const { id } of snag.photos) {
    const bytes = await pictureOf(id);
    if (bytes !== null) pictures.set(id, bytes);
  }
  const shown = { ...snag, photos: snag.photos.filter(({ id }) => pictures.has(id)) };
  const { markup: said, photos, views, evidence } = topicOut(shown, kept, offsets);
  const { markup, documents } = withDocuments(said, snag.guid, kept, version);
  for (const { id, guid, name, caption } of evidence)
    documents.set(guid, { name, description: caption, content: pictures.get(id) ?? [] });
  const folder = markup.attributes['Guid'] ?? snag.guid;
  const entry = (name: string, content: Chunks, packed = true): Entry[] => {
    const path = posix.normalize(`${folder}/${name}`);
    if (path.startsWith('../') || path.startsWith('/') || file.paths.has(path.toLowerCase()))
      return [];
    file.paths.add(path.toLowerCase());
    return [{ path, content, packed }];
  };
  const pathOf = (guid: string): string =>
    `Documents/${guid}${version === '3.0' ? '' : extname(documents.get(guid)?.name ?? '')}`;
  yield* entry('markup.bcf', encoded(writeMarkup(markup, version, pathOf)));
  yield* entry(
    ownFileName,
    encoded(writeOwn(snag.number, markup.attributes['ServerAssignedId'] ?? '', snag.own)),
  );
  for (const [name, text] of Object.entries(kept?.viewpoints ?? {})) {
    const viewpoint = markup.viewpoints.find(
      (each) => at({ [name]: true }, textIn(each, 'Viewpoint')) !== undefined,
    );
    const guid = viewpoint?.attributes['Guid'] ?? snag.guid;
    const written = viewpointFor(text, guid, { from: kept?.version ?? '', to: version });
    yield* entry(name, encoded(written));
  }
  for (const [name, view] of Object.entries(views)) yield* entry(name, encoded(documentOf(view)));
  for (const { id, name } of photos) {
    const bytes = pictures.get(id);
    if (bytes !== undefined) yield* entry(name, bytes, false);
  }
  for (const [name, bytes] of Object.entries(kept?.files ?? {}))
    yield* entry(name, [Buffer.from(bytes, 'base64')]);
  for (const [guid, { name, description, content }] of documents) {
    file.documents.set(guid, { name, description });
    yield* entry(`../${pathOf(guid)}`, content);
  }
  file.projects.set(kept?.project.id ?? '', kept?.project.name ?? '');
  // Its users are people of another project.
  for (const [kind, words] of Object.entries(kept?.words ?? {}))
    for (const word of words) if (isListed(kind) && kind !== 'User') note(file, kind, word);
  note(file, 'TopicType', markup.attributes['TopicType']);
  note(file, 'TopicStatus', markup.attributes['TopicStatus']);
  for (const each of markup.elements) noteElement(file, each);
  for (const each of markup.comments) note(file, 'User', textIn(each, 'Author'));
}

interface DocumentOut {
  readonly name: string;
  readonly description: string;
  readonly content: Chunks;
}

/**
 * The documents that came with a topic. In 3.0 those in its folder stand beside all topics, and
 * are named by a Guid.
 */
function withDocuments(
  markup: Markup,
  topic: string,
  kept: Kept | null,
  version: BcfVersion,
): { markup: Markup; documents: Map<string, DocumentOut> } {
  const documents = new Map(
    Object.entries(kept?.documents ?? {}).map(([guid, { name, description, bytes }]) => [
      guid,
      { name, description, content: [Buffer.from(bytes, 'base64')] as Chunks },
    ]),
  );
  if (version !== '3.0') return { markup, documents };
  const elements = markup.elements.map((each): XmlElement => {
    const [path, bytes] = at(kept?.files ?? {}, textIn(each, 'ReferencedDocument')) ?? [];
    if (localName(each.name) !== 'DocumentReference' || path === undefined || bytes === undefined)
      return each;
    const guid = documentGuid(topic, path);
    documents.set(guid, {
      name: posix.basename(path),
      description: '',
      content: [Buffer.from(bytes, 'base64')],
    });
    const { isExternal: _isExternal, ...attributes } = each.attributes;
    return {
      ...each,
      attributes,
      children: each.children.map((child) =>
        typeof child !== 'string' && localName(child.name) === 'ReferencedDocument'
          ? element('DocumentGuid', guid)
          : child,
      ),
    };
  });
  return { markup: { ...markup, elements }, documents };
}

const isListed = (kind: string): kind is Listed => Object.hasOwn(plurals, kind);

const encoded = (text: string): Chunks => [Buffer.from(text)];

function note({ words }: FileOut, listed: Listed, word: string | undefined): void {
  if (word !== undefined && word !== '') words[listed].add(word);
}

const listedAs: Readonly<Partial<Record<string, Listed>>> = {
  Priority: 'Priority',
  Label: 'TopicLabel',
  Stage: 'Stage',
  AssignedTo: 'User',
  CreationAuthor: 'User',
  ModifiedAuthor: 'User',
};

function noteElement(file: FileOut, each: XmlElement): void {
  const name = localName(each.name);
  const listed = listedAs[name];
  if (listed !== undefined) note(file, listed, textOf(each));
  if (name === 'BimSnippet') note(file, 'SnippetType', each.attributes['SnippetType']);
}

/** The files beside the topics, which come last because they list what these use. */
export function filesAround(
  { version, words, documents, projects }: FileOut,
  project: { readonly uuid: string; readonly name: string },
): Entry[] {
  const entry = (path: string, root: XmlElement): Entry => ({
    path,
    content: [Buffer.from(documentOf(root))],
    packed: true,
  });
  // A file whose topics all came from one project goes back as that.
  const [[id, name] = ['', '']] = projects.size === 1 ? projects : [];
  const own =
    id === ''
      ? element('Project', [element('Name', project.name)], { ProjectId: project.uuid })
      : element('Project', name === '' ? [] : [element('Name', name)], { ProjectId: id });
  if (version === '2.1')
    return [
      entry(
        'project.bcfp',
        element('ProjectExtension', [own, element('ExtensionSchema', 'extensions.xsd')]),
      ),
      entry('extensions.xsd', extensionSchema(words)),
      entry(
        'bcf.version',
        element('Version', [element('DetailedVersion', '2.1')], { VersionId: '2.1' }),
      ),
    ];
  return [
    entry('project.bcfp', element('ProjectInfo', [own])),
    entry('extensions.xml', extensions(words)),
    ...(documents.size === 0
      ? []
      : [
          entry(
            'documents.xml',
            element('DocumentInfo', [
              element(
                'Documents',
                [...documents].map(([Guid, { name, description }]) =>
                  element(
                    'Document',
                    [
                      element('Filename', name),
                      ...(description === '' ? [] : [element('Description', description)]),
                    ],
                    { Guid },
                  ),
                ),
              ),
            ]),
          ),
        ]),
    entry('bcf.version', element('Version', [], { VersionId: '3.0' })),
  ];
}

const plurals: Readonly<Record<Listed, string>> = {
  TopicType: 'TopicTypes',
  TopicStatus: 'TopicStatuses',
  Priority: 'Priorities',
  TopicLabel: 'TopicLabels',
  User: 'Users',
  SnippetType: 'SnippetTypes',
  Stage: 'Stages',
};
const kinds = Object.keys(plurals) as Listed[]; // its keys

const extensions = (words: FileOut['words']): XmlElement =>
  element(
    'Extensions',
    kinds.map((kind) =>
      element(
        plurals[kind],
        [...words[kind]].map((word) => element(kind, word)),
      ),
    ),
  );

/** The same in 2.1, as a schema that redefines the types of its own. */
function extensionSchema(words: FileOut['words']): XmlElement {
  const type = (name: string, kind: Listed): XmlElement =>
    element(
      'xs:simpleType',
      [
        element(
          'xs:restriction',
          [...words[kind]].map((value) => element('xs:enumeration', [], { value })),
          { base: name },
        ),
      ],
      { name },
    );
  return element(
    'xs:schema',
    [
      element(
        'xs:redefine',
        kinds.map((kind) => type(kind === 'User' ? 'UserIdType' : kind, kind)),
        { schemaLocation: 'markup.xsd' },
      ),
    ],
    { 'xmlns:xs': 'http://www.w3.org/2001/XMLSchema' },
  );
}
