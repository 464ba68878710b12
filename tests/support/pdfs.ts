import { constants, deflateRawSync } from 'node:zlib';

export interface WrittenPage {
  /** Of the page's dictionary, such as `/MediaBox[0 0 300 200]/Rotate 90`. */
  dict: string;
  /** What is painted, in PDF's own operators. */
  content?: string;
}

export interface WrittenPdf {
  pages: WrittenPage[];
  /** Titles of bookmarks, each of the page it points at, from 0. */
  bookmarks?: { title: string; page: number }[];
  /** What the file says of how many pages it has. */
  count?: number;
  /**
   * Objects behind all others, whose numbers begin at `firstExtra` of as many pages and bookmarks.
   */
  extra?: string[];
  /** Entries of the catalogue. */
  catalog?: string;
}

/** The number of the first extra object. */
export const firstExtra = ({
  pages,
  bookmarks = [],
}: Pick<WrittenPdf, 'pages' | 'bookmarks'>): number => 5 + pages.length * 2 + bookmarks.length;

/**
 * A PDF byte by byte, so that a test says exactly what is in it. Its font is one that every reader
 * must have itself.
 */
export function writePdf({
  pages,
  bookmarks = [],
  count = pages.length,
  extra = [],
  catalog = '',
}: WrittenPdf): Buffer {
  const [tree, font, outline, firstPage] = [2, 3, 4, 5];
  const firstBookmark = firstPage + pages.length * 2;
  const objects = [
    `<</Type/Catalog/Pages ${tree} 0 R${bookmarks.length > 0 ? `/Outlines ${outline} 0 R` : ''}${catalog}>>`,
    `<</Type/Pages/Count ${count}/Kids[${pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Outlines/First ${firstBookmark} 0 R/Last ${firstBookmark + bookmarks.length - 1} 0 R/Count ${bookmarks.length}>>`,
    ...pages.flatMap(({ dict, content = '' }, index) => [
      `<</Type/Page/Parent ${tree} 0 R${dict}/Contents ${firstPage + index * 2 + 1} 0 R${dict.includes('/Resources') ? '' : `/Resources<</Font<</F ${font} 0 R>>>>`}>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
    ...bookmarks.map(({ title, page }, index) => {
      const next = index + 1 < bookmarks.length ? `/Next ${firstBookmark + index + 1} 0 R` : '';
      const utf16 = Buffer.from(`\uFEFF${title}`, 'utf16le').swap16().toString('hex');
      return `<</Title<${utf16}>/Parent ${outline} 0 R${next}/Dest[${firstPage + page * 2} 0 R/Fit]>>`;
    }),
    ...extra,
  ];
  return assemble(objects.map((object) => Buffer.from(object, 'latin1')));
}

/** The first object is the catalogue. */
function assemble(objects: Buffer[]): Buffer {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = objects.map((object, index) => {
    const at = length();
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length()}\n%%EOF\n`;
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${end}`));
  return Buffer.concat(parts);
}

const onePage = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[3 0 R]>>'];

/**
 * One page that draws a thing twenty times, which draws another twenty times, and so on: more than
 * any machine ends.
 */
export function endlessPdf(): Buffer {
  const depth = 12;
  const form = (level: number): string => {
    const inner = level < depth ? `/Resources<</XObject<</X ${5 + level} 0 R>>>>` : '';
    const content = level < depth ? '/X Do '.repeat(20) : '0 0 1 1 re f';
    return `<</Type/XObject/Subtype/Form/BBox[0 0 300 200]${inner}/Length ${content.length}>>stream\n${content}\nendstream`;
  };
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>`;
  const objects = [
    ...onePage,
    page,
    '<</Length 5>>stream\n/X Do\nendstream',
    ...Array.from({ length: depth }, (_, index) => form(index + 1)),
  ];
  return assemble(objects.map((object) => Buffer.from(object)));
}

/** One page of a few kilobytes whose content is so many megabytes when it is opened. */
export function swellingPdf(megabytes: number): Buffer {
  // Each piece ends where a byte ends, so that they can be put behind each other.
  const piece = deflateRawSync(Buffer.alloc(1_000_000, ' '), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const content = Buffer.concat([
    Buffer.from([0x78, 0x01]),
    ...Array.from({ length: megabytes }, () => piece),
    Buffer.from([3, 0, 0, 0, 0, 0]),
  ]);
  const stream = Buffer.concat([
    Buffer.from(`<</Filter/FlateDecode/Length ${content.length}>>stream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<<>>>>';
  return assemble([...[...onePage, page].map((object) => Buffer.from(object)), stream]);
}

/**
 * Red and green above, blue and white below, in the rectangle whose lower left corner and size
 * these are; what is around it is black.
 */
export function quarteredPage(x: number, y: number, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  return [
    `0 0 0 rg ${x - 500} ${y - 500} ${width + 1000} ${height + 1000} re f`,
    `1 1 1 rg ${x} ${y} ${width} ${height} re f`,
    `1 0 0 rg ${x} ${y + h} ${w} ${h} re f`,
    `0 1 0 rg ${x + w} ${y + h} ${w} ${h} re f`,
    `0 0 1 rg ${x} ${y} ${w} ${h} re f`,
  ].join('\n');
}

/** A page in black on white, with a square of 10 × 10 pt around this spot. */
export const markedPage = (x: number, y: number): string => `0 0 0 rg ${x - 5} ${y - 5} 10 10 re f`;

/**
 * A page without any content of its own: a text that was filled in, a text with its own appearance,
 * a signature and a ticked box, each 100 × 40 pt, the first two at (10, 10) and (150, 10), the
 * others 90 pt above them. Only the first has no appearance in the file.
 */
export function filledForm({ width, height } = { width: 400, height: 200 }): Buffer {
  const page = { dict: `/MediaBox[0 0 ${width} ${height}]/Annots[7 0 R 8 0 R 9 0 R 10 0 R]` };
  const field = (dict: string, x: number, y: number): string =>
    `<</Type/Annot/Subtype/Widget/F 4/P 5 0 R/Rect[${x} ${y} ${x + 100} ${y + 40}]${dict}>>`;
  const black = '0 g 0 0 100 40 re f';
  const extra = [
    field('/FT/Tx/T(number)/V(A-101)/DA(/F 24 Tf 0 g)', 10, 10),
    field('/FT/Tx/T(scale)/V(1:50)/AP<</N 11 0 R>>', 150, 10),
    field(
      '/FT/Sig/T(architect)/V<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 0 0 0]/Contents<00>>>/AP<</N 11 0 R>>',
      10,
      100,
    ),
    field('/FT/Btn/T(approved)/V/Yes/AS/Yes/AP<</N<</Yes 11 0 R>>>>', 150, 100),
    `<</Type/XObject/Subtype/Form/BBox[0 0 100 40]/Resources<<>>/Length ${black.length}>>stream\n${black}\nendstream`,
  ];
  return writePdf({
    pages: [page],
    extra,
    catalog:
      '/AcroForm<</Fields[7 0 R 8 0 R 9 0 R 10 0 R]/DA(/F 24 Tf 0 g)/DR<</Font<</F 3 0 R>>>>>>',
  });
}

/**
 * A PDF that asks for a password before it opens (`user`), or only before it is changed (`owner`).
 */
export async function lockedPdf(
  how: 'user' | 'owner',
  pdfVersion: '1.3' | '1.4' | '1.7' | '1.7ext3' = '1.7ext3',
): Promise<Buffer> {
  // Here and not above: it does not load where there is a document already, as in tests of screens.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: [300, 200],
    pdfVersion,
    ...(how === 'user' ? { userPassword: 'open' } : { ownerPassword: 'change' }),
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  document.text('A plan');
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
