import type { BcfVersion } from '../../../rules/tables';
import { plainGuid } from './topicIds';
import {
  attributeOf,
  childOf,
  documentOf,
  element,
  elementsIn,
  localName,
  parseXml,
  textIn,
  type XmlElement,
} from './xml';

/**
 * A viewpoint as a version has it. One of the same version stays as it came; what the versions
 * have alike, as the cameras, stays in any case.
 */
export function viewpointFor(
  text: string,
  guid: string,
  { from, to }: { from: string; to: BcfVersion },
): string {
  // What was read in another encoding is written in UTF-8.
  const asItCame = text.replace(
    /^(\s*<\?xml[^>]*?encoding\s*=\s*["'])[\w.:-]+/,
    (_said, begin: string) => `${begin}UTF-8`,
  );
  if (from === to && !(to === '3.0' && foreignGuid.test(asItCame))) return asItCame;
  let root: XmlElement;
  try {
    root = parseXml(text);
  } catch {
    // What nobody can read is given back as it came.
    return asItCame;
  }
  const said = attributeOf(root, 'Guid') ?? guid;
  const named = withGuid(root, to === '3.0' ? plainGuid(said) : said);
  const newer = from.startsWith('2.0') || from === '' ? from20(named) : named;
  if (to === '3.0' && !from.startsWith('3')) return documentOf(to30(newer));
  if (to === '2.1' && from.startsWith('3')) return documentOf(to21(newer));
  return documentOf(newer);
}

const nameOf = ({ name }: XmlElement): string => localName(name);
/** The Guid of a viewpoint that 3.0 would not have like that. */
const foreignGuid = /<VisualizationInfo[^>]*\bGuid\s*=\s*["'][^"']*[A-Z{]/;
function withGuid(root: XmlElement, guid: string): XmlElement {
  const { Guid: _old, ...attributes } = root.attributes;
  return { ...root, attributes: { Guid: guid, ...attributes } };
}
const change = (
  root: XmlElement,
  name: string,
  into: (child: XmlElement) => readonly XmlElement[],
): XmlElement => ({
  ...root,
  children: elementsIn(root).flatMap((child) => (nameOf(child) === name ? into(child) : [child])),
});
const rest = (root: XmlElement, name: string): XmlElement[] =>
  elementsIn(root).filter((child) => nameOf(child) !== name);

/**
 * In 2.0 each component says for itself whether it is selected, seen and coloured, and each bitmap
 * has the name of their list.
 */
function from20(root: XmlElement): XmlElement {
  const withBitmaps = change(root, 'Bitmaps', (bitmap) => [{ ...bitmap, name: 'Bitmap' }]);
  return change(withBitmaps, 'Components', (components) => {
    if (childOf(components, 'Visibility') !== undefined) return [components];
    const all = elementsIn(components).filter((each) => nameOf(each) === 'Component');
    const plain = (each: XmlElement): XmlElement => ({
      ...each,
      attributes: Object.fromEntries(
        Object.entries(each.attributes).filter(
          ([key]) => !['selected', 'visible', 'color'].includes(key.toLowerCase()),
        ),
      ),
    });
    const isHidden = (each: XmlElement): boolean =>
      (attributeOf(each, 'Visible') ?? 'true').toLowerCase() === 'false';
    const selected = all.filter((each) => attributeOf(each, 'Selected')?.toLowerCase() === 'true');
    const colours = new Map<string, XmlElement[]>();
    for (const each of all) {
      const colour = attributeOf(each, 'Color') ?? '';
      if (colour !== '') colours.set(colour, [...(colours.get(colour) ?? []), plain(each)]);
    }
    // What is neither hidden, selected nor coloured is listed because it is to be seen.
    const hidden = all.filter(isHidden);
    const seen = all.filter((each) => !isHidden(each));
    const alone =
      hidden.length === 0 &&
      seen.some((each) => !selected.includes(each) && (attributeOf(each, 'Color') ?? '') === '');
    return [
      element('Components', [
        ...(selected.length > 0 ? [element('Selection', selected.map(plain))] : []),
        element(
          'Visibility',
          hidden.length > 0 || alone
            ? [element('Exceptions', (alone ? seen : hidden).map(plain))]
            : [],
          { DefaultVisibility: alone ? 'false' : 'true' },
        ),
        ...(colours.size > 0
          ? [
              element(
                'Coloring',
                [...colours].map(([Color, own]) => element('Color', own, { Color })),
              ),
            ]
          : []),
      ]),
    ];
  });
}

/** Lists that have at least one element in 3.0. */
const filled = new Set(['Selection', 'Exceptions', 'Coloring', 'Lines', 'ClippingPlanes']);

const withoutEmpty = (root: XmlElement): XmlElement => ({
  ...root,
  children: root.children
    .filter(
      (child) =>
        typeof child === 'string' || !filled.has(nameOf(child)) || elementsIn(child).length > 0,
    )
    .map((child) => (typeof child === 'string' ? child : withoutEmpty(child))),
});

function to30(old: XmlElement): XmlElement {
  const root = withoutEmpty(old);
  const withComponents = change(root, 'Components', (components) => {
    const hints = childOf(components, 'ViewSetupHints');
    const coloured = change(components, 'Coloring', (coloring) => [
      change(coloring, 'Color', (colour) => [
        { ...colour, children: [element('Components', elementsIn(colour))] },
      ]),
    ]);
    const bare = { ...coloured, children: rest(coloured, 'ViewSetupHints') };
    return [
      hints === undefined
        ? bare
        : change(bare, 'Visibility', (visibility) => [
            { ...visibility, children: [hints, ...elementsIn(visibility)] },
          ]),
    ];
  });
  const cameras = ['OrthogonalCamera', 'PerspectiveCamera'].reduce(
    (made, name) =>
      change(made, name, (camera) => [
        childOf(camera, 'AspectRatio') === undefined
          ? // 2.1 does not say it, and 3.0 asks for it.
            { ...camera, children: [...elementsIn(camera), element('AspectRatio', '1')] }
          : camera,
      ]),
    withComponents,
  );
  const bitmaps = elementsIn(cameras).filter((child) => nameOf(child) === 'Bitmap');
  if (bitmaps.length === 0) return cameras;
  return {
    ...cameras,
    children: [
      ...rest(cameras, 'Bitmap'),
      element(
        'Bitmaps',
        bitmaps.map((bitmap) =>
          change(bitmap, 'Bitmap', (format) => [
            element('Format', textIn(bitmap, nameOf(format)).toLowerCase()),
          ]),
        ),
      ),
    ],
  };
}

function to21(root: XmlElement): XmlElement {
  const withComponents = change(root, 'Components', (components) => {
    const visibility = childOf(components, 'Visibility');
    const hints = visibility && childOf(visibility, 'ViewSetupHints');
    const bare = change(components, 'Visibility', (each) => [
      { ...each, children: rest(each, 'ViewSetupHints') },
    ]);
    const coloured = change(bare, 'Coloring', (coloring) => [
      change(coloring, 'Color', (colour) => [
        {
          ...colour,
          children: elementsIn(colour).flatMap((each) =>
            nameOf(each) === 'Components' ? elementsIn(each) : [each],
          ),
        },
      ]),
    ]);
    return [
      hints === undefined ? coloured : { ...coloured, children: [hints, ...elementsIn(coloured)] },
    ];
  });
  const cameras = ['OrthogonalCamera', 'PerspectiveCamera'].reduce(
    (made, name) =>
      change(made, name, (camera) => [{ ...camera, children: rest(camera, 'AspectRatio') }]),
    withComponents,
  );
  return change(cameras, 'Bitmaps', (bitmaps) =>
    elementsIn(bitmaps).map((bitmap) =>
      change(bitmap, 'Format', (format) => [
        element('Bitmap', textIn(bitmap, nameOf(format)).toUpperCase()),
      ]),
    ),
  );
}
