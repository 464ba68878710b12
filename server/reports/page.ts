import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { Paper } from '../../rules/reports';
import { hasRightToLeft, plain, runsOf } from './bidi';
import { type Fonts, linesOf, openFonts, type Pdf, type Weight } from './fonts';
import { edge, letters, lineHeight, space } from './design';
import { colours } from './marks';

// Pages that are filled from the top, in points of 1/72 inch. All that is read is tagged, and
// stands in the order of reading.

export type Element = PDFKit.PDFStructureElementChild;

/** Width at the end of a page's foot that its number has, and that the title leaves to it. */
const footer = { number: 100, kept: 110 } as const;

const sizes: Readonly<Record<Paper, [number, number]>> = {
  A4: [595.28, 841.89],
  LETTER: [612, 792],
};

export interface ReportPages {
  pdf: Pdf;
  fonts: Fonts;
  /** Of what may be written on. */
  left: number;
  width: number;
  /** Where the next thing begins, and how far it may go. */
  top(): number;
  room(): number;
  /** How much a whole page takes. */
  most: number;
  pages(): number;
  /** Leaves this much of the page empty, in pt: the distances of the layout. */
  leaveSpace(height: number): void;
  newPage(): void;
  /** Parts that are drawn together, and are read as their `tag`. */
  put(parts: readonly Part[], height: number): Placed[];
  heading(level: 'H1' | 'H2', text: string, size: number): void;
  paragraph(text: string, options?: { weight?: Weight; size?: number; colour?: string }): void;
  /** Adds what was placed to the document's structure. */
  add(element: Element): void;
  bookmark(text: string): void;
  end(): Promise<void>;
}

/** Something at a position beside or below the others; `cell` says whose part it is. */
export interface Part {
  cell: number;
  tag: 'P' | 'Figure';
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
  path: string;
  paper: Paper;
  language: string;
  title: string;
  author: string;
  at: number;
  /** The sentence that numbers a page. */
  pageOf(page: number, pages: number): string;
  /** Stops after so many pages, whose number is not printed: the report has more. */
  mostPages?: number;
}

/** The report goes on after the last page that was asked for. */
export class EnoughPages extends Error {
  override readonly name = 'EnoughPages';
}

/** Height of a line of letters of this size, to half a point. */
export const lineOf = (size: number): number => Math.round(size * lineHeight * 2) / 2;

export function openReportPages({
  path,
  paper,
  language,
  title,
  author,
  at,
  pageOf,
  mostPages = Infinity,
}: Options): ReportPages {
  const [pageWidth, pageHeight] = sizes[paper];
  const pdf = new PDFDocument({
    size: [pageWidth, pageHeight],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Snagbook', CreationDate: new Date(at) },
  });
  const file = createWriteStream(path);
  const written = finished(file);
  // Looked at by end(); a fault before that must not end the process.
  written.catch(() => undefined);
  pdf.pipe(file);
  const fonts = openFonts(pdf);
  const bottom = pageHeight - edge.bottom;
  const width = pageWidth - 2 * edge.side;
  const count = createCount(pdf, fonts);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let [y, pages] = [0, 0];

  function newPage(): void {
    if (pages >= mostPages) throw new EnoughPages();
    if (pages > 0) foot();
    // Written to the file before the next begins, so that a report of hundreds of pages takes no
    // more memory than one of ten.
    pdf.addPage();
    pages += 1;
    y = edge.top;
  }
  function foot(): void {
    const [size, at] = [letters.small, bottom + space.part];
    pdf.markContent('Artifact', { type: 'Pagination' });
    write(sheet, cutTo(fonts, fonts.printable(title, ''), 'regular', size, width - footer.kept), {
      x: edge.side,
      y: at,
      size,
      colour: colours.faint,
    });
    if (mostPages === Infinity) {
      const [before = '', after = ''] = pageOf(pages, unknownCount).split(String(unknownCount));
      const x = edge.side + width - footer.number;
      write(sheet, before, { x, y: at, size, colour: colours.faint });
      count.draw(x + fonts.widthOf(before, 'regular', size), at, size);
      if (after !== '')
        write(sheet, after, {
          x: x + fonts.widthOf(`${before}00000`, 'regular', size),
          y: at,
          size,
          colour: colours.faint,
        });
    }
    pdf.endMarkedContent();
  }

  const sheet: ReportPages = {
    pdf,
    fonts,
    left: edge.side,
    width,
    most: bottom - edge.top,
    top: () => y,
    room: () => bottom - y,
    pages: () => pages,
    newPage,
    leaveSpace(height) {
      y += height;
    },
    put(parts, height) {
      if (y + height > bottom && y > edge.top) newPage();
      const placed = parts.map(({ cell, tag, alt, draw }): Placed => {
        const content = pdf.markStructureContent(tag);
        draw(y);
        pdf.endMarkedContent();
        return { cell, tag, content, ...(alt !== undefined && { alt }) };
      });
      y += height;
      return placed;
    },
    heading(level, text, size) {
      for (const line of linesOf(fonts, fonts.printable(text, title), 'strong', size, width)) {
        const placed = sheet.put(
          [
            {
              cell: 0,
              tag: 'P',
              draw: (top) => write(sheet, line, { x: edge.side, y: top, weight: 'strong', size }),
            },
          ],
          lineOf(size),
        );
        root.add(
          pdf.struct(
            level,
            {},
            placed.map(({ content }) => content),
          ),
        );
      }
    },
    paragraph(text, { weight = 'regular', size = letters.body, colour = colours.text } = {}) {
      const contents = linesOf(fonts, fonts.printable(text, title), weight, size, width).flatMap(
        (line) =>
          sheet.put(
            [
              {
                cell: 0,
                tag: 'P',
                draw: (top) => write(sheet, line, { x: edge.side, y: top, weight, size, colour }),
              },
            ],
            lineOf(size),
          ),
      );
      root.add(
        pdf.struct(
          'P',
          {},
          contents.map(({ content }) => content),
        ),
      );
    },
    add: (element) => void root.add(element),
    bookmark: (text) => void pdf.outline.addItem(plain(text)),
    async end() {
      foot();
      count.end(pages);
      root.end();
      pdf.end();
      await written;
    },
  };
  newPage();
  return sheet;
}

/** Stands for the number of pages in its sentence until it is known; no report has as many. */
const unknownCount = 7_777_777;

/** What pdfkit's types do not show of its fonts. */
interface EmbeddedFont {
  _font: { id: string; ref(): unknown; encode(text: string): [string[]]; ascender: number };
}

/** The number of pages, which is known at the end: one drawing that all of them show. */
function createCount(pdf: Pdf, fonts: Fonts) {
  const name = 'Count';
  const resources: { Font: Record<string, unknown> } = { Font: {} };
  const drawing = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, -10, 100, 20],
    Resources: resources,
  });
  const colour = [1, 3, 5]
    .map((at) => (Number.parseInt(colours.faint.slice(at, at + 2), 16) / 255).toFixed(3))
    .join(' ');
  let used: number = letters.small;
  return {
    draw(x: number, y: number, size: number): void {
      used = size;
      fonts.use('regular', size);
      // As above.
      const { _font: font } = pdf as unknown as EmbeddedFont;
      pdf.page.xobjects[name] = drawing;
      pdf.addContent(
        `q 1 0 0 -1 ${x.toFixed(2)} ${(y + (font.ascender / 1000) * size).toFixed(2)} cm /${name} Do Q`,
      );
    },
    end(pages: number): void {
      fonts.use('regular', used);
      // As above.
      const { _font: font } = pdf as unknown as EmbeddedFont;
      resources.Font[font.id] = font.ref();
      drawing.end(
        Buffer.from(
          `BT ${colour} rg /${font.id} ${used} Tf <${font.encode(String(pages))[0].join('')}> Tj ET`,
        ),
      );
    },
  };
}

interface Writing {
  x: number;
  y: number;
  weight?: Weight;
  size?: number;
  colour?: string;
}

/** One line, which has been broken and made printable before. */
export function write(
  { pdf, fonts }: Pick<ReportPages, 'pdf' | 'fonts'>,
  line: string,
  { x, y, weight = 'regular', size = letters.body, colour = colours.text }: Writing,
): void {
  pdf.fillColor(colour);
  if (!hasRightToLeft(line)) {
    fonts.use(weight, size);
    return void pdf.text(plain(line), x, y, { lineBreak: false });
  }
  // Its letters stand as they are drawn, and some share their shapes, so the text itself is beside
  // them for whoever reads or copies it.
  pdf.markContent('Span', { actual: plain(line) });
  let at = x;
  for (const run of runsOf(line)) {
    const below = fonts.useFor(run, weight, size);
    pdf.text(run.text, at, y + below, { lineBreak: false });
    at += pdf.widthOfString(run.text);
  }
  pdf.endMarkedContent();
}

/** As much of a text as fits into one line. */
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
