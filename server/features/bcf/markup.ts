import type { BcfVersion } from '../../../rules/tables';
import {
  attributeOf,
  documentOf,
  element,
  elementsIn,
  localName,
  textIn,
  textOf,
  type XmlElement,
} from './xml';
import { documentGuid, plainGuid } from './topicIds';

/**
 * The markup of a topic as elements, the same for each version: lists without the elements around
 * them, and under the names of 3.0.
 */
export interface Markup {
  /** Of the topic, with its Guid. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Of the topic, without comments and viewpoints: those that nobody knows too. */
  readonly elements: readonly XmlElement[];
  /** Models that it was written in. */
  readonly files: readonly XmlElement[];
  readonly comments: readonly XmlElement[];
  readonly viewpoints: readonly XmlElement[];
  /** Beside the topic. */
  readonly others: readonly XmlElement[];
  /** Prefixes of elements that nobody knows, as the root declares them. */
  readonly namespaces: Readonly<Record<string, string>>;
}

/** Lists of 3.0 with the element around them, and the names that their elements have before. */
const lists = [
  { all: 'ReferenceLinks', one: 'ReferenceLink', before: 'ReferenceLink' },
  { all: 'Labels', one: 'Label', before: 'Labels' },
  { all: 'DocumentReferences', one: 'DocumentReference', before: 'DocumentReference' },
  { all: 'RelatedTopics', one: 'RelatedTopic', before: 'RelatedTopic' },
] as const;

/** Elements of a topic in the order of both schemas. */
const order = [
  'ReferenceLink',
  'Title',
  'Priority',
  'Index',
  'Label',
  'CreationDate',
  'CreationAuthor',
  'ModifiedDate',
  'ModifiedAuthor',
  'DueDate',
  'AssignedTo',
  'Stage',
  'Description',
  'BimSnippet',
  'DocumentReference',
  'RelatedTopic',
];

const nameOf = ({ name }: XmlElement): string => localName(name);
const isEmpty = (each: XmlElement): boolean =>
  Object.keys(each.attributes).length === 0 && elementsIn(each).length === 0 && textOf(each) === '';
const renamed = (name: string, { attributes, children }: XmlElement): XmlElement => ({
  name,
  attributes,
  children,
});

/** Reads the root of a markup, of whichever version. Null if it has no topic with a Guid. */
export function readMarkup(root: XmlElement): Markup | null {
  const topic = elementsIn(root).find((each) => nameOf(each) === 'Topic');
  if (topic === undefined || (attributeOf(topic, 'Guid') ?? '').trim() === '') return null;
  const elements: XmlElement[] = [];
  const files: XmlElement[] = [];
  const comments: XmlElement[] = [];
  const viewpoints: XmlElement[] = [];
  const others: XmlElement[] = [];
  for (const child of elementsIn(topic)) {
    const name = nameOf(child);
    const list = lists.find(({ all }) => all === name);
    if (name === 'Comments')
      comments.push(...elementsIn(child).map((each) => renamed('Comment', each)));
    else if (name === 'Viewpoints') viewpoints.push(...viewpointsIn(child));
    else if (list === undefined) elements.push(order.includes(name) ? renamed(name, child) : child);
    // In 2.x the list is one of its elements.
    else if (elementsIn(child).some((each) => nameOf(each) === list.one))
      elements.push(...elementsIn(child).map((each) => renamed(list.one, each)));
    else if (!isEmpty(child)) elements.push(renamed(list.one, child));
  }
  for (const child of elementsIn(root)) {
    const name = nameOf(child);
    if (child === topic) continue;
    if (name === 'Header') {
      for (const each of elementsIn(child))
        if (nameOf(each) === 'Files')
          files.push(...elementsIn(each).map((file) => renamed('File', file)));
        else files.push(nameOf(each) === 'File' ? renamed('File', each) : each);
    } else if (name === 'Comment') comments.push(renamed('Comment', child));
    else if (name === 'Viewpoints') viewpoints.push(...viewpointsIn(child));
    else others.push(child);
  }
  const namespaces = Object.fromEntries(
    [...Object.entries(root.attributes), ...Object.entries(topic.attributes)].filter(([key]) =>
      key.startsWith('xmlns:'),
    ),
  );
  const attributes = Object.fromEntries(
    Object.entries(topic.attributes).filter(([key]) => !key.startsWith('xmlns')),
  );
  return { attributes, elements, files, comments, viewpoints, others, namespaces };
}

/** Of 3.0 a list, before a viewpoint itself. */
const viewpointsIn = (child: XmlElement): XmlElement[] =>
  elementsIn(child).some((each) => nameOf(each) === 'ViewPoint')
    ? elementsIn(child).map((each) => renamed('ViewPoint', each))
    : isEmpty(child)
      ? []
      : [renamed('ViewPoint', child)];

const rankOf = (child: XmlElement): number => {
  const at = order.indexOf(nameOf(child));
  return at < 0 ? order.length : at;
};

/** The markup as a document of a version. `pathOf`: of a document in the file, by its Guid. */
export function writeMarkup(
  given: Markup,
  version: BcfVersion,
  pathOf = (guid: string): string => `Documents/${guid}`,
): string {
  const isNew = version === '3.0';
  const markup = isNew ? asNew(given) : given;
  const sorted = markup.elements.toSorted((one, other) => rankOf(one) - rankOf(other));
  const files = markup.files.map((file) => withExternal(file, isNew));
  const comments = markup.comments.map((comment) => commentFor(comment, isNew));
  const topic: XmlElement[] = [];
  for (const child of sorted) {
    const list = lists.find(({ one }) => one === nameOf(child));
    if (list === undefined)
      topic.push(nameOf(child) === 'BimSnippet' ? withExternal(child, isNew) : child);
    else if (!isNew)
      topic.push(
        renamed(list.before, list.one === 'DocumentReference' ? document2(child, pathOf) : child),
      );
    else if (topic.at(-1)?.name === list.all) {
      const around = topic.pop();
      topic.push(element(list.all, [...(around?.children ?? []), listed3(child)]));
    } else topic.push(element(list.all, [listed3(child)]));
  }
  const known = topic.filter((child) => isKnown(nameOf(child)));
  const unknown = topic.filter((child) => !isKnown(nameOf(child)));
  const inTopic = isNew
    ? [
        ...known,
        ...(comments.length > 0 ? [element('Comments', comments)] : []),
        ...(markup.viewpoints.length > 0 ? [element('Viewpoints', markup.viewpoints)] : []),
        ...unknown,
      ]
    : [...known, ...unknown];
  const header =
    files.length === 0 ? [] : [element('Header', isNew ? [element('Files', files)] : files)];
  const root = element(
    'Markup',
    [
      ...header,
      { name: 'Topic', attributes: attributesFor(markup.attributes, isNew), children: inTopic },
      ...(isNew
        ? []
        : [...comments, ...markup.viewpoints.map((each) => renamed('Viewpoints', each))]),
      ...markup.others,
    ],
    markup.namespaces,
  );
  return documentOf(root);
}

const isKnown = (name: string): boolean =>
  order.includes(name) || lists.some(({ all, before }) => all === name || before === name);

/** In 3.0 no text is empty, and Guids are in lower case without braces. */
function asNew(markup: Markup): Markup {
  const all = (elements: readonly XmlElement[]): XmlElement[] =>
    elements.filter((each) => nameOf(each) === 'Title' || !isEmpty(each)).map(plain);
  const plain = ({ name, attributes, children }: XmlElement): XmlElement => {
    // Those of others, with a prefix, stay as they are.
    if (name.includes(':')) return { name, attributes, children };
    const inside = children.filter((child) => typeof child === 'string' || !isEmpty(child));
    return {
      name,
      attributes: guidsIn(attributes),
      children: inside.map((child) =>
        typeof child !== 'string'
          ? plain(child)
          : name === 'DocumentGuid'
            ? plainGuid(child)
            : child,
      ),
    };
  };
  return {
    ...markup,
    attributes: guidsIn(markup.attributes),
    elements: all(markup.elements).map(withReference),
    files: all(markup.files),
    comments: all(markup.comments),
    viewpoints: all(markup.viewpoints),
  };
  function withReference(each: XmlElement): XmlElement {
    if (nameOf(each) !== 'DocumentReference' || (attributeOf(each, 'Guid') ?? '') !== '')
      return each;
    const what = ['ReferencedDocument', 'DocumentGuid', 'Url'].map((name) => textIn(each, name));
    const { Guid: _empty, ...rest } = each.attributes;
    const guid = documentGuid(plainGuid(markup.attributes['Guid'] ?? ''), `to ${what.join('')}`);
    return { ...each, attributes: { Guid: guid, ...rest } };
  }
}

const guidsIn = (attributes: XmlElement['attributes']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key,
      key === 'Guid' ? plainGuid(value) : value,
    ]),
  );

/** Attributes that only 3.0 has would make a file of 2.1 invalid; there the elements say it. */
function attributesFor(
  attributes: Readonly<Record<string, string>>,
  isNew: boolean,
): Record<string, string> {
  const { Guid = '', ServerAssignedId, ...rest } = attributes;
  return { Guid, ...(isNew && ServerAssignedId !== undefined && { ServerAssignedId }), ...rest };
}

/** In 3.0 the attribute has a capital letter. */
function withExternal({ name, attributes, children }: XmlElement, isNew: boolean): XmlElement {
  const to = isNew ? 'IsExternal' : 'isExternal';
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [
        key.toLowerCase() === 'isexternal' ? to : key,
        value,
      ]),
    ),
    children,
  };
}

/** What only 2.0 says in a comment. */
export const before21 = new Set(['VerbalStatus', 'Status', 'Topic', 'ReplyToComment']);

const commentFor = (comment: XmlElement, isNew: boolean): XmlElement => {
  const rank = ['Date', 'Author', 'Comment', 'Viewpoint', 'ModifiedDate', 'ModifiedAuthor'];
  const place = (child: XmlElement): number =>
    rank.includes(nameOf(child)) ? rank.indexOf(nameOf(child)) : rank.length;
  const children = elementsIn(comment)
    .filter((child) => !before21.has(child.name))
    .toSorted((one, other) => place(one) - place(other));
  // Of 2.1 each comment has a text, if an empty one.
  const text =
    isNew || children.some((child) => nameOf(child) === 'Comment')
      ? children
      : [...children, element('Comment', '')].toSorted((one, other) => place(one) - place(other));
  return { name: 'Comment', attributes: comment.attributes, children: text };
};

/**
 * A reference to a document: 3.0 has either the Guid of one in the file or an address, 2.1 the
 * path or the address in one element.
 */
function listed3(child: XmlElement): XmlElement {
  if (nameOf(child) !== 'DocumentReference') return child;
  const said = textIn(child, 'ReferencedDocument');
  if (said === '') return child;
  const { isExternal: _isExternal, ...attributes } = child.attributes;
  return {
    name: child.name,
    attributes,
    children: [
      element('Url', said),
      ...elementsIn(child).filter((each) => nameOf(each) !== 'ReferencedDocument'),
    ],
  };
}

function document2(child: XmlElement, pathOf: (guid: string) => string): XmlElement {
  const [guid, url] = [textIn(child, 'DocumentGuid'), textIn(child, 'Url')];
  if (guid === '' && url === '') return withExternal(child, false);
  return {
    name: child.name,
    attributes: { ...child.attributes, isExternal: guid === '' ? 'true' : 'false' },
    children: [
      element('ReferencedDocument', guid === '' ? url : `../${pathOf(guid)}`),
      ...elementsIn(child).filter((each) => !['DocumentGuid', 'Url'].includes(nameOf(each))),
    ],
  };
}
