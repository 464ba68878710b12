import { posix } from 'node:path';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { bcfLimits } from '../../../rules/imports';
import type { Means } from '../tablesIn/decision';
import type { BcfEntry, OpenBcf } from './openBcf';
import { ownFileName } from './ownFile';
import type { TopicFile } from './readTopic';
import { pathsOf } from './paths';
import { plainGuid } from './topicIds';
import {
  attributeOf,
  childOf,
  decodeXml,
  elementsIn,
  localName,
  parseXml,
  textIn,
  textOf,
  type XmlElement,
} from './xml';

/** What is kept of the files of a topic, to be given back. */
export interface Kept {
  /** Of the BCF file; empty where it did not say. */
  readonly version: string;
  readonly markup: string;
  /** Viewpoints by the names of their files. */
  readonly viewpoints: Readonly<Record<string, string>>;
  /** Other files in Base64, by their paths as seen from the folder of the topic. */
  readonly files: Readonly<Record<string, string>>;
  /** Documents of the whole file that the topic names, by their Guids. */
  readonly documents: Readonly<Record<string, KeptDocument>>;
  /** The project in the file. */
  readonly project: { readonly id: string; readonly name: string };
  /** The number that another server gave the topic. */
  readonly serverId?: string;
  /** Words that the file lists for its topics, by the elements that list them in 3.0. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The ids of pictures that are photos here, by the names of their files. */
  readonly photos: Readonly<Record<string, string>>;
  readonly means: Means;
}

export interface KeptDocument {
  readonly name: string;
  readonly description: string;
  /** Base64. */
  readonly bytes: string;
}

export const packed = async (kept: Kept): Promise<string> =>
  (await promisify(deflateRaw)(JSON.stringify(kept))).toString('base64');

/** Bytes of JSON in which every character is escaped: files, the markup and lists of words. */
const mostUnpacked = 6 * (bcfLimits.keptOfTopic + 2 * bcfLimits.markup);

/** As {@link packed} has written it. */
export async function unpacked(kept: string): Promise<Kept> {
  const bytes = Buffer.from(kept, 'base64');
  const text = await promisify(inflateRaw)(bytes, { maxOutputLength: mostUnpacked });
  return JSON.parse(text.toString()) as Kept;
}

interface Of {
  readonly version: string;
  readonly folder: string;
  readonly around: Around;
  /** Documents that the file lists, read once for all topics. */
  readonly list: readonly XmlElement[];
  readonly serverId: string;
  readonly means: Means;
  /** Pictures that are photos here, by their paths in the BCF file. */
  readonly photos: readonly { readonly path: string; readonly id: string }[];
}

export async function readKept(
  bcf: OpenBcf,
  files: readonly TopicFile[],
  { version, folder, around, list, serverId, means, photos }: Of,
): Promise<Kept> {
  let markup = '';
  const viewpoints: Record<string, string> = {};
  const others: Record<string, string> = {};
  let left: number = bcfLimits.keptOfTopic;
  const keep = async (entry: BcfEntry, path: string): Promise<void> => {
    if (entry.bytes <= bcfLimits.kept && (left -= entry.bytes) >= 0)
      others[path] = (await bcf.read(entry, bcfLimits.kept)).toString('base64');
  };
  for (const file of files) {
    if (file.name === 'markup.bcf') markup = decodeXml(await bcf.read(file, bcfLimits.markup));
    else if (file.name.endsWith('.bcfv')) {
      if (file.bytes > bcfLimits.xml || (left -= file.bytes) < 0) continue;
      viewpoints[file.path.slice(folder.length)] = decodeXml(await bcf.read(file, bcfLimits.xml));
    } else if (file.name !== ownFileName && !photos.some(({ path }) => path === file.path))
      await keep(file, file.path.slice(folder.length));
  }
  const root = parseXml(markup);
  for (const reference of referencesIn(root)) {
    for (const path of pathsOf(reference)) {
      const entry = bcf.entries.get(posix.normalize(`${folder}${path}`).toLowerCase());
      if (entry === undefined) continue;
      if (!files.some((file) => file.path === entry.path)) await keep(entry, path);
      break;
    }
  }
  return {
    version,
    markup,
    viewpoints,
    files: others,
    documents: await documentsOf(bcf, root, list, (bytes) => (left -= bytes) >= 0),
    ...around,
    ...(serverId !== '' && { serverId }),
    photos: Object.fromEntries(photos.map(({ path, id }) => [path.slice(folder.length), id])),
    means,
  };
}

/** Paths of files that a markup names, as seen from its folder. */
function referencesIn(root: XmlElement): string[] {
  const own = ['ReferencedDocument', 'Reference'].includes(localName(root.name))
    ? [textOf(root).replaceAll('\\', '/')]
    : [];
  return [...own, ...elementsIn(root).flatMap(referencesIn)].filter(
    (text) => text !== '' && text.length < 300 && !text.includes('://'),
  );
}

/** Names of files outside its folder that a topic names, and that are too large to be kept. */
export const tooLargeBeside = (
  bcf: OpenBcf,
  folder: string,
  elements: readonly XmlElement[],
): string[] =>
  [
    ...elements
      .flatMap(referencesIn)
      .map((path) => posix.normalize(`${folder}${path}`))
      .filter((path) => !path.startsWith(folder)),
    ...elements.flatMap(guidsIn).map((guid) => `documents/${guid}`),
  ].filter((path) => (bcf.entries.get(path.toLowerCase())?.bytes ?? 0) > bcfLimits.kept);

const guidsIn = (root: XmlElement): string[] =>
  localName(root.name) === 'DocumentGuid'
    ? [plainGuid(textOf(root))]
    : elementsIn(root).flatMap(guidsIn);

/** Documents that stand beside all topics, as 3.0 has them. */
async function documentsOf(
  bcf: OpenBcf,
  markup: XmlElement,
  list: readonly XmlElement[],
  hasRoom: (bytes: number) => boolean,
): Promise<Record<string, KeptDocument>> {
  const wanted = new Set(guidsIn(markup));
  if (wanted.size === 0) return {};
  const documents: Record<string, KeptDocument> = {};
  for (const each of list) {
    const guid = plainGuid(attributeOf(each, 'Guid') ?? '');
    if (!wanted.has(guid)) continue;
    const name = textIn(each, 'Filename');
    const entry =
      bcf.entries.get(`documents/${guid}`) ??
      bcf.entries.get(`documents/${name.toLowerCase()}`) ??
      [...bcf.entries.values()].find(({ path }) =>
        path.toLowerCase().startsWith(`documents/${guid}.`),
      );
    if (entry === undefined || entry.bytes > bcfLimits.kept || !hasRoom(entry.bytes)) continue;
    documents[guid] = {
      name,
      description: textIn(each, 'Description'),
      bytes: (await bcf.read(entry, bcfLimits.kept)).toString('base64'),
    };
  }
  return documents;
}

/** The list of those. One that cannot be read names no documents. */
export async function readDocumentList(bcf: OpenBcf): Promise<readonly XmlElement[]> {
  const list = bcf.entries.get('documents.xml');
  if (list === undefined) return [];
  try {
    const root = parseXml(decodeXml(await bcf.read(list, bcfLimits.xml)));
    return elementsIn(childOf(root, 'Documents') ?? root);
  } catch {
    return [];
  }
}

/** What a BCF file says beside its topics. */
export type Around = Pick<Kept, 'project' | 'words'>;

/** Words of a list that are kept. */
const mostWords = 200;

export async function readAround(bcf: OpenBcf): Promise<Around> {
  const read = async (name: string): Promise<XmlElement | null> => {
    const entry = bcf.entries.get(name);
    if (entry === undefined || entry.bytes > bcfLimits.markup) return null;
    try {
      return parseXml(decodeXml(await bcf.read(entry, bcfLimits.markup)));
    } catch {
      // The topics can be read without it.
      return null;
    }
  };
  const [project, extensions] = [await read('project.bcfp'), await read('extensions.xml')];
  const own = project === null ? undefined : childOf(project, 'Project');
  const schema = project === null ? '' : posix.normalize(textIn(project, 'ExtensionSchema'));
  const before = await read(schema === '.' ? 'extensions.xsd' : schema.toLowerCase());
  return {
    project: {
      id: (own && attributeOf(own, 'ProjectId')) ?? '',
      name: own === undefined ? '' : textIn(own, 'Name'),
    },
    words: extensions !== null ? wordsOf(extensions) : before === null ? {} : wordsBefore(before),
  };
}

const wordsOf = (extensions: XmlElement): Kept['words'] =>
  Object.fromEntries(
    elementsIn(extensions).flatMap((list) => {
      const words = elementsIn(list).slice(0, mostWords);
      const [first] = words;
      return first === undefined ? [] : [[localName(first.name), words.map(textOf)]];
    }),
  );

/** Before 3.0 they are the values of types in a schema. */
export const wordsBefore = (schema: XmlElement): Kept['words'] =>
  Object.fromEntries(
    elementsIn(schema)
      .flatMap(elementsIn)
      .flatMap((type) => {
        const name = attributeOf(type, 'name') ?? '';
        const values = elementsIn(childOf(type, 'restriction') ?? type)
          .map((each) => attributeOf(each, 'value') ?? '')
          .filter((value) => value !== '');
        return values.length === 0
          ? []
          : [[name === 'UserIdType' ? 'User' : name, values.slice(0, mostWords)]];
      }),
  );
