import type { Thumbnail } from '../../files';

// Pictures in cells of a workbook: a drawing over the sheet (ECMA-376, part 1, 20.5), in which each
// is held by its cell.

/**
 * How a picture stands in its row: column width in characters, row height in points, and the box it
 * fits into in pixels of a screen.
 */
export const pictureBox = {
  columnWidth: 15,
  rowHeight: 62,
  width: 100,
  height: 76,
  margin: 3,
} as const;

/** Pictures that are made, and in memory, at a time. */
export const picturesAtOnce = 40;

/** A picture that a cell shows. */
export interface Shown {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  /** Of the photo. */
  readonly key: string;
}

/** English Metric Units in a pixel of a screen. */
const emu = 9525;

/** One picture of the drawing, the nth from 1. */
export function anchorOf({ row, column }: Shown, { width, height }: Thumbnail, n: number): string {
  const scale = Math.min(pictureBox.width / width, pictureBox.height / height);
  const [cx, cy] = [width, height].map((pixels) => Math.round(pixels * scale * emu));
  const margin = pictureBox.margin * emu;
  return (
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${margin}</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>${margin}</xdr:rowOff></xdr:from><xdr:ext cx="${cx}" cy="${cy}"/>` +
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${n + 1}" name="Picture ${n}"/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId${n}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
    `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`
  );
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const drawings = 'http://schemas.openxmlformats.org/drawingml/2006';

const related = (links: readonly { type: string; target: string }[]): string =>
  `${declaration}<Relationships xmlns="${relations}">${links.map(({ type, target }, index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

export const picturePath = (n: number): string => `xl/media/image${n}.jpeg`;

/** The parts that say where the pictures stand, by their paths. */
export const drawingParts = (anchors: readonly string[]): Readonly<Record<string, string>> => ({
  'xl/worksheets/_rels/sheet1.xml.rels': related([
    { type: 'drawing', target: '../drawings/drawing1.xml' },
  ]),
  'xl/drawings/drawing1.xml': `${declaration}<xdr:wsDr xmlns:xdr="${drawings}/spreadsheetDrawing" xmlns:a="${drawings}/main" xmlns:r="${office}">${anchors.join('')}</xdr:wsDr>`,
  'xl/drawings/_rels/drawing1.xml.rels': related(
    anchors.map((_, index) => ({ type: 'image', target: `../media/image${index + 1}.jpeg` })),
  ),
});

/** What `[Content_Types].xml` says of them. */
export const pictureTypes = {
  defaults: '<Default Extension="jpeg" ContentType="image/jpeg"/>',
  overrides:
    '<Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>',
} as const;

/** Names the drawing at the end of its sheet. */
export const drawingOfSheet = `<drawing xmlns:r="${office}" r:id="rId1"/>`;
