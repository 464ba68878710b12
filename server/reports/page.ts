import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { Paper } from '../../rules/reports';
import { hasRightToLeft, plain, runsOf } from './bidi';
import { createFontCache, type Fonts, linesOf, openFonts, type Pdf, type Weight } from './fonts';
import { edge, hairline, letters, lineHeight, mm, space } from './design';
import { colours } from './marks';

// Pages that are filled from the top, in points of 1/72 inch. All that is read is tagged, and
// stands in the order of reading. A page is written to the file before the next begins, so that a
// report of hundreds of pages takes no more memory than one of ten.

export type Element = PDFKit.PDFStructureElementChild;

export const paperSizes: Readonly<Record<Paper, readonly [number, number]>> = {
  A4: [595.28, 841.89],
  LETTER: [612, 792],
};

export interface ReportPages {
  /** Whether it is written, and not only measured. */
  readonly draws: boolean;
  /** Of the volume that is written. */
  readonly pdf: Pdf;
  readonly fonts: Fonts;
  /** Of what may be written on. */
  readonly left: number;
  readonly width: number;
  /** Where the next thing begins, and how far it may go. */
  top(): number;
  room(): number;
  /** How much a whole page takes. */
  readonly most: number;
  /** How many there are until now. */
  pages(): number;
  /** Leaves this much of the page empty, in pt: the distances of the layout. */
  leaveSpace(height: number): void;
  newPage(orientation?: 'portrait' | 'landscape'): void;
  /** The same, in a volume of its own if the one before is full: where nothing is begun. */
  newPart(): void;
  /** Parts that are drawn together, and are read as their `tag`. */
  put(parts: readonly Part[], height: number): Placed[];
  /** The left edge of something that is so wide, `x` from where lines begin. */
  leftOf(x: number, width: number): number;
  /** A picture; its bytes count for the size of the volume. */
  image(jpeg: Buffer, x: number, y: number, width: number, height: number): void;
  /** What is drawn and not read: lines, bands, frames. */
  decorate(draw: (pdf: Pdf) => void): void;
  /** A line across the page. */
  line(thickness?: number, colour?: string): void;
  heading(level: 'H1' | 'H2', text: string, size: number): void;
  paragraph(text: string, options?: { weight?: Weight; size?: number; colour?: string }): void;
  /** Adds what was placed to the document's structure. */
  add(element: Element): void;
  bookmark(text: string): void;
  volumes(): number;
  end(): Promise<void>;
}

/** Something at a position beside or below the others; `cell` says whose part it is. */
export interface Part {
  cell: number;
  tag: 'P' | 'H3' | 'Figure' | 'Caption';
  alt?: string;
  draw(top: number): void;
}

export interface Placed {
  cell: number;
  tag: Part['tag'];
  alt?: string;
  content: Element;
}

interface Options {
  /** Of a volume, from 1; null: it is only measured, and nothing is drawn. */
  path: ((volume: number) => string) | null;
  paper: Paper;
  language: string;
  /** Lines begin at the right, and everything is mirrored. */
  rightToLeft: boolean;
  title: string;
  /** At the left of each foot. */
  foot: string;
  author: string;
  at: number;
  /** The sentence that numbers a page; null where it is not known how many there are. */
  pageOf: ((page: number) => string) | null;
  /** Stops after so many pages. */
  mostPages?: number;
  /** Bytes of pictures after which the next page that may begin a volume does. */
  volumeBytes?: number;
  onBookmark?: (text: string, page: number) => void;
}

/** The report goes on after the last page that was asked for. */
export class EnoughPages extends Error {
  override readonly name = 'EnoughPages';
}

/** Height of a line of letters of this size, to half a point. */
export const lineOf = (size: number): number => Math.round(size * lineHeight * 2) / 2;

/** Where the line of the foot is, from the bottom of the paper. */
const footTop = mm(8) + 11 + mm(2);

export function openReportPages({
  path,
  paper,
  language,
  rightToLeft,
  title,
  foot: footText,
  author,
  at,
  pageOf,
  mostPages = Infinity,
  volumeBytes = Infinity,
  onBookmark,
}: Options): ReportPages {
  const cache = createFontCache();
  const written: Promise<void>[] = [];
  let [y, pages, volume, pictures] = [0, 0, 0, 0];
  let size: readonly [number, number] = paperSizes[paper];
  let open = openVolume();

  function openVolume() {
    volume += 1;
    const pdf = new PDFDocument({
      size: [...paperSizes[paper]],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      subset: 'PDF/A-2b',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, Creator: 'Snagbook', CreationDate: new Date(at) },
    });
    const file =
      path === null
        ? new Writable({ write: (_chunk, _encoding, done) => done() })
        : createWriteStream(path(volume));
    const ended = finished(file);
    // Looked at by end(); a fault before that must not end the process.
    ended.catch(() => undefined);
    written.push(ended);
    pdf.pipe(file);
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    return { pdf, fonts: openFonts(pdf, cache), root };
  }
  function close(): void {
    open.root.end();
    open.pdf.end();
  }
  const bottom = (): number => size[1] - edge.bottom;

  function newPage(orientation: 'portrait' | 'landscape' = 'portrait'): void {
    if (pages >= mostPages) throw new EnoughPages();
    if (pages > 0) foot();
    beginPage(orientation);
  }
  function beginPage(orientation: 'portrait' | 'landscape'): void {
    const [short, long] = paperSizes[paper];
    size = orientation === 'portrait' ? [short, long] : [long, short];
    open.pdf.addPage({ size: [...size], margin: 0 });
    pages += 1;
    y = edge.top;
    if (pages > 1) runningHead();
  }
  /** The title in one line. */
  function runningHead(): void {
    sheet.decorate(() =>
      write(sheet, cutTo(sheet.fonts, printable(title), 'strong', letters.small, sheet.width), {
        x: 0,
        y,
        weight: 'strong',
        size: letters.small,
      }),
    );
    y += lineOf(letters.small) + space.hair;
    sheet.line();
    y += space.row;
  }
  function foot(): void {
    const top = size[1] - footTop;
    const numbered = pageOf?.(pages) ?? '';
    const { fonts, width } = sheet;
    const kept = fonts.widthOf(numbered, 'strong', letters.small) + space.column;
    sheet.decorate((pdf) => {
      pdf.rect(sheet.left, top, width, hairline).fill(colours.line);
      const under = { y: top + mm(2), size: letters.small };
      write(sheet, cutTo(fonts, printable(footText), 'regular', letters.small, width - kept), {
        x: 0,
        ...under,
        colour: colours.faint,
      });
      write(sheet, numbered, { x: 0, end: width, ...under, weight: 'strong' });
    });
  }
  const printable = (text: string): string => sheet.fonts.printable(text, '');

  const sheet: ReportPages = {
    draws: path !== null,
    get pdf() {
      return open.pdf;
    },
    get fonts() {
      return open.fonts;
    },
    left: edge.side,
    get width() {
      return size[0] - 2 * edge.side;
    },
    get most() {
      return bottom() - edge.top - lineOf(letters.small) - space.hair - hairline - space.row;
    },
    top: () => y,
    room: () => bottom() - y,
    pages: () => pages,
    volumes: () => volume,
    newPage,
    newPart() {
      if (pictures < volumeBytes) return newPage();
      foot();
      close();
      pictures = 0;
      open = openVolume();
      beginPage('portrait');
    },
    leaveSpace(height: number) {
      y += height;
    },
    leftOf: (x: number, width: number): number =>
      edge.side + (rightToLeft ? sheet.width - x - width : x),
    put(parts: readonly Part[], height: number) {
      if (y + height > bottom() && y > edge.top) newPage();
      const placed = parts.map(({ cell, tag, alt, draw }): Placed => {
        const content = open.pdf.markStructureContent(tag);
        if (path !== null) draw(y);
        open.pdf.endMarkedContent();
        return { cell, tag, content, ...(alt !== undefined && { alt }) };
      });
      y += height;
      return placed;
    },
    image(jpeg: Buffer, x: number, top: number, width: number, height: number) {
      pictures += jpeg.length;
      open.pdf.image(jpeg, x, top, { width, height });
    },
    decorate(draw: (pdf: Pdf) => void) {
      if (path === null) return;
      open.pdf.markContent('Artifact', { type: 'Layout' });
      open.pdf.save();
      draw(open.pdf);
      open.pdf.restore();
      open.pdf.endMarkedContent();
    },
    line(thickness: number = hairline, colour: string = colours.line) {
      sheet.decorate((pdf) => pdf.rect(sheet.left, y, sheet.width, thickness).fill(colour));
      y += thickness;
    },
    heading(level: 'H1' | 'H2', text: string, letter: number) {
      block(level, text, { weight: 'strong', size: letter });
    },
    paragraph(text: string, look: { weight?: Weight; size?: number; colour?: string } = {}) {
      block('P', text, look);
    },
    add: (element: Element) => void open.root.add(element),
    bookmark(text: string) {
      open.pdf.outline.addItem(plain(text));
      onBookmark?.(text, pages);
    },
    async end() {
      foot();
      close();
      await Promise.all(written);
    },
  };

  function block(
    tag: 'H1' | 'H2' | 'P',
    text: string,
    { weight = 'regular', size: letter = letters.body, colour = colours.text }: Look,
  ): void {
    const contents = linesOf(
      sheet.fonts,
      sheet.fonts.printable(text, title),
      weight,
      letter,
      sheet.width,
    )
      .flatMap((line) =>
        sheet.put(
          [
            {
              cell: 0,
              tag: 'P',
              draw: (top) => write(sheet, line, { x: 0, y: top, weight, size: letter, colour }),
            },
          ],
          lineOf(letter),
        ),
      )
      .map(({ content }) => content);
    sheet.add(sheet.pdf.struct(tag, {}, contents));
  }

  newPage();
  return sheet;
}

interface Look {
  weight?: Weight;
  size?: number;
  colour?: string;
}

interface Writing extends Look {
  /** From where lines begin. */
  x: number;
  y: number;
  /** Where it ends, from there; not there: it begins at `x`. */
  end?: number;
}

/** One line, which has been broken and made printable before. */
export function write(
  sheet: Pick<ReportPages, 'pdf' | 'fonts' | 'leftOf'>,
  line: string,
  { x, y, end, weight = 'regular', size = letters.body, colour = colours.text }: Writing,
): void {
  const { pdf, fonts } = sheet;
  if (line === '') return;
  const width = fonts.widthOf(line, weight, size);
  let at = sheet.leftOf(end === undefined ? x : end - width, width);
  pdf.fillColor(colour);
  if (!hasRightToLeft(line)) {
    fonts.use(weight, size);
    return void pdf.text(plain(line), at, y, { lineBreak: false });
  }
  // Its letters stand as they are drawn, and some share their shapes, so the text itself is beside
  // them for whoever reads or copies it.
  pdf.markContent('Span', { actual: plain(line) });
  for (const run of runsOf(line)) {
    const below = fonts.useFor(run, weight, size);
    pdf.text(run.text, at, y + below, { lineBreak: false });
    at += pdf.widthOfString(run.text);
  }
  pdf.endMarkedContent();
}

/** Pieces of one line in different looks, one after the other. */
export interface Piece extends Look {
  text: string;
}

export const widthOfPieces = (fonts: Fonts, pieces: readonly Piece[]): number =>
  pieces.reduce(
    (sum, { text, weight = 'regular', size = letters.body }) =>
      sum + fonts.widthOf(text, weight, size),
    0,
  );

/** Of Noto Sans above the base line, in sizes of its letters. */
const ascent = 1.069;

/** Begins at `x`, or ends at `end`. */
export function writePieces(
  sheet: Pick<ReportPages, 'pdf' | 'fonts' | 'leftOf'>,
  pieces: readonly Piece[],
  { x = 0, y, end }: { x?: number; y: number; end?: number },
): void {
  let at = end === undefined ? x : end - widthOfPieces(sheet.fonts, pieces);
  const largest = Math.max(...pieces.map(({ size = letters.body }) => size));
  for (const { text, ...look } of pieces) {
    const { weight = 'regular', size = letters.body } = look;
    // On one base line; spaces around it stay there in both directions.
    const before = text.length - text.trimStart().length;
    const left = before * sheet.fonts.widthOf(' ', weight, size);
    write(sheet, text.trim(), { x: at + left, y: y + (largest - size) * ascent, ...look });
    at += sheet.fonts.widthOf(text, weight, size);
  }
}

/** As much of a text as fits into one line; only for what stands somewhere else as a whole. */
export function cutTo(
  fonts: Fonts,
  text: string,
  weight: Weight,
  size: number,
  width: number,
): string {
  if (fonts.widthOf(text, weight, size) <= width) return text;
  const all = Array.from(text);
  const cut = (length: number): string => `${all.slice(0, length).join('').trimEnd()}…`;
  let [fits, exceeds] = [1, all.length];
  while (exceeds - fits > 1) {
    const length = Math.floor((fits + exceeds) / 2);
    if (fonts.widthOf(cut(length), weight, size) <= width) fits = length;
    else exceeds = length;
  }
  return cut(fits);
}
