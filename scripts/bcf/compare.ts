// What of one BCF file another one lacks, element by element.
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
} from '../../server/features/bcf/xml';
import { wordsBefore } from '../../server/features/bcf/kept';
import { before21, type Markup, readMarkup } from '../../server/features/bcf/markup';

export type Files = ReadonlyMap<string, Uint8Array>;

/** An element or attribute with what it says. */
interface Fact {
  readonly path: string;
  readonly value: string;
}

/** Facts of a file that the other one does not have, and how many it has. */
export interface Compared {
  readonly facts: number;
  readonly lost: readonly string[];
}

/** Elements around others that only some versions have: what stands in them is what counts. */
const around = new Set(['Bitmaps', 'Components', 'Exceptions', 'ViewSetupHints', 'Visibility']);

/** Each element that has a text, and each attribute, with its path. */
function factsOf(root: XmlElement, above: string): Fact[] {
  const name = localName(root.name);
  const path = around.has(name) ? above : `${above}/${name}`;
  const attributes = Object.entries(root.attributes)
    .filter(([key]) => !key.startsWith('xmlns') && !key.includes(':'))
    .map(([key, value]) => ({ path: `${path}@${key.toLowerCase()}`, value: sameText(value) }));
  const children = elementsIn(root);
  const text = children.length === 0 ? sameText(textOf(root)) : '';
  return [
    ...attributes,
    ...(text === '' ? [] : [{ path, value: text }]),
    ...children.flatMap((child) => factsOf(child, path)),
  ];
}

/** The same number, moment, word or Guid, however it is written. */
function sameText(text: string): string {
  const plain = text.trim().replaceAll('\r\n', '\n');
  if (/^\d{4}-\d\d-\d\dT/.test(plain) && !Number.isNaN(Date.parse(plain)))
    return new Date(/(Z|[+-]\d\d:\d\d)$/.test(plain) ? plain : `${plain}Z`).toISOString();
  if (/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain)) return String(Number(plain));
  return /^(true|false|[0-9a-f-]{36})$/i.test(plain) ? plain.toLowerCase() : plain;
}

const factsOfMarkup = ({ attributes, ...lists }: Markup): Fact[] =>
  factsOf(
    {
      name: 'Topic',
      attributes,
      children: [
        ...lists.elements,
        ...lists.files,
        ...lists.comments.map((comment) => ({
          ...comment,
          // Later versions have no place for it.
          children: elementsIn(comment).filter(({ name }) => !before21.has(name)),
        })),
        ...lists.viewpoints,
        ...lists.others,
      ],
    },
    '',
  );

/** The topics of a file by their Guids, with the folders of their files. */
function topicsIn(files: Files): Map<string, { folder: string; markup: Markup }> {
  const topics = new Map<string, { folder: string; markup: Markup }>();
  for (const [path, bytes] of files) {
    if (!/(^|\/)markup\.bcf$/i.test(path)) continue;
    let markup: Markup | null = null;
    try {
      markup = readMarkup(parseXml(decodeXml(bytes)));
    } catch {
      // Told by the import.
    }
    const guid = markup?.attributes['Guid']?.toLowerCase();
    if (markup !== null && guid !== undefined)
      topics.set(guid, { folder: path.slice(0, path.lastIndexOf('/') + 1), markup });
  }
  return topics;
}

function viewpointFacts(bytes: Uint8Array): Fact[] | null {
  try {
    const root = parseXml(decodeXml(bytes));
    return factsOf({ ...root, name: 'VisualizationInfo' }, '');
  } catch {
    return null;
  }
}

/** Names of files of the topic that its markup names, or that the oldest versions have. */
const filesOf = (files: Files, folder: string): Map<string, Uint8Array> =>
  new Map(
    [...files].flatMap(([path, bytes]) =>
      path.startsWith(folder) && !/markup\.bcf$/i.test(path)
        ? [[path.slice(folder.length).toLowerCase(), bytes]]
        : [],
    ),
  );

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && Buffer.from(one).equals(Buffer.from(other));

/** Files beside the topics whose elements are compared, or that only say the version. */
const readAround = new Set([
  'bcf.version',
  'documents.xml',
  'extensions.xml',
  'extensions.xsd',
  'project.bcfp',
]);

/** What `written` lacks of `given`. */
export function compare(given: Files, written: Files): Compared {
  const there = topicsIn(written);
  const lost: string[] = [];
  let facts = 0;
  const without = (wanted: readonly Fact[], found: readonly Fact[], prefix: string): void => {
    facts += wanted.length;
    const left = found.map(({ path, value }) => `${path} ${value}`);
    for (const { path, value } of wanted) {
      const at = left.indexOf(`${path} ${value}`);
      if (at < 0) lost.push(`${prefix}${path}: ${value.slice(0, 80)}`);
      else left.splice(at, 1);
    }
  };
  for (const [guid, { folder, markup }] of topicsIn(given)) {
    const other = there.get(guid);
    if (other === undefined) {
      facts += 1;
      lost.push(`${guid}: the whole topic`);
      continue;
    }
    without(factsOfMarkup(markup), factsOfMarkup(other.markup), `${guid} `);
    const found = filesOf(written, other.folder);
    for (const [name, bytes] of filesOf(given, folder)) {
      const same = found.get(name);
      if (name.endsWith('.bcfv')) {
        const wanted = viewpointFacts(bytes);
        if (wanted !== null) {
          without(wanted, (same && viewpointFacts(same)) ?? [], `${guid} ${name} `);
          continue;
        }
      }
      facts += 1;
      if (same === undefined || !isSame(same, bytes)) lost.push(`${guid} ${name}: the file`);
    }
  }
  const all = [...written.values()];
  for (const [path, bytes] of given) {
    if (!/^documents\//i.test(path) && (path.includes('/') || readAround.has(path.toLowerCase())))
      continue;
    facts += 1;
    if (!all.some((each) => isSame(each, bytes))) lost.push(`${path}: the file`);
  }
  without(aroundFacts(given), aroundFacts(written), '');
  return { facts, lost };
}

/** What a file says beside its topics: the project, and the words of its extensions. */
function aroundFacts(files: Files): Fact[] {
  const read = (name: string): XmlElement | null => {
    const found = [...files].find(([path]) => path.toLowerCase() === name);
    if (found === undefined) return null;
    try {
      return parseXml(decodeXml(found[1]));
    } catch {
      return null;
    }
  };
  const [project, extensions, schema] = ['project.bcfp', 'extensions.xml', 'extensions.xsd'].map(
    read,
  );
  const own = project == null ? undefined : childOf(project, 'Project');
  return [
    ...(own === undefined
      ? []
      : [
          { path: 'project.bcfp/Project/Name', value: textIn(own, 'Name') },
          { path: 'project.bcfp/Project@ProjectId', value: attributeOf(own, 'ProjectId') ?? '' },
        ]),
    ...(extensions == null ? [] : factsOf(extensions, 'extensions.xml')),
    ...Object.entries(schema == null ? {} : wordsBefore(schema)).flatMap(([name, words]) =>
      words.map((value) => ({ path: `extensions.xsd/${name}`, value })),
    ),
  ].filter(({ value }) => value !== '');
}
