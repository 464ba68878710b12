import { SaxesParser } from 'saxes';

/** An element with what stands in it; names come without their prefix, and stay with it. */
export interface XmlElement {
  /** As written, with its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** Maximum depth of elements: those of BCF are nine deep, and each open one takes memory. */
const mostDepth = 60;

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** Reads a document. Throws an Error if it is not well-formed, or defines entities. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: Open[] = [];
  let root: XmlElement | null = null;
  const say = (said: string): void => void open.at(-1)?.children.push(said);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('It has a DOCTYPE.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= mostDepth) throw new Error('Its elements are too deep.');
    open.push({ name, attributes: { ...attributes }, children: [] });
  });
  parser.on('text', say);
  parser.on('cdata', say);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const above = open.at(-1);
    if (above === undefined) root = closed;
    else above.children.push(closed);
  });
  parser.write(text).close();
  if (root === null) throw new Error('It is empty.');
  return root;
}

/** Bytes as text: in UTF-8, UTF-16 with or without a mark, or what their first line says. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes);
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const said = /^(?:ï»¿)?<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  // What can be read so far has one byte for a character, whatever it says.
  const isWide = /^(utf-?(16|32)|ucs-?[24]|iso-10646)/i.test(said ?? '');
  try {
    return new TextDecoder(isWide ? 'utf-8' : (said ?? 'utf-8')).decode(bytes);
  } catch {
    // An encoding that nobody knows.
    return new TextDecoder().decode(bytes);
  }
}

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export const isElement = (child: XmlElement | string): child is XmlElement =>
  typeof child !== 'string';

export const elementsIn = (element: XmlElement): readonly XmlElement[] =>
  element.children.filter(isElement);

/** The first element with this name, whatever its prefix. */
export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsIn(element).find((child) => localName(child.name) === name);

/** All text in an element, without the white space around it. */
export const textOf = (element: XmlElement | undefined): string =>
  element === undefined
    ? ''
    : element.children
        .map((child) => (isElement(child) ? textOf(child) : child))
        .join('')
        .trim();

/** The text of a child. */
export const textIn = (element: XmlElement, name: string): string => textOf(childOf(element, name));

/** An attribute, whatever its prefix and case: some programs write `isExternal`, some not. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  const wanted = name.toLowerCase();
  return Object.entries(element.attributes).find(
    ([key]) => localName(key).toLowerCase() === wanted,
  )?.[1];
}

export const element = (
  name: string,
  children: string | readonly (XmlElement | string)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({
  name,
  attributes,
  children: typeof children === 'string' ? (children === '' ? [] : [children]) : children,
});

// Characters that no document of XML 1.0 may have, whatever way they are written.
const impossible = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escapedText = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>\r]/g, (sign) => signs[sign] ?? sign);
const escapedValue = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"\t\n\r]/g, (sign) => signs[sign] ?? sign);

/** A document in UTF-8. */
export const documentOf = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, 0)}\n`;

function written({ name, attributes, children }: XmlElement, depth: number): string {
  const head = `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapedValue(value)}"`)
    .join('')}`;
  const said = children.filter((child) => isElement(child) || child.trim() !== '');
  if (said.length === 0) {
    const space = children.join('');
    return space === '' ? `<${head}/>` : `<${head}>${escapedText(space)}</${name}>`;
  }
  // Between elements alone white space says nothing.
  if (said.every(isElement)) {
    const begin = `\n${'  '.repeat(depth + 1)}`;
    return `<${head}>${said.map((child) => begin + written(child, depth + 1)).join('')}\n${'  '.repeat(depth)}</${name}>`;
  }
  return `<${head}>${children
    .map((child) => (isElement(child) ? written(child, depth + 1) : escapedText(child)))
    .join('')}</${name}>`;
}
