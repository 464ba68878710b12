import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

export type Weight = 'regular' | 'strong';

const files: Readonly<Record<Weight, string>> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  strong: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
};

/** The part of fontkit's font that pdfkit keeps and its types do not show. */
interface Opened {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Says how to write or join other characters and is nothing by itself, so it can be left out. */
const unseen = /[\p{Default_Ignorable_Code_Point}]/u;

export interface Fonts {
  use(weight: Weight, size: number): void;
  /** In points. */
  widthOf(text: string, weight: Weight, size: number): number;
  /** The same text with what the font does not have written as numbers, because it would print an empty box instead. `where` is noted with it. */
  printable(text: string, where: string): string;
  /** What was replaced, and where first. */
  replaced(): ReadonlyMap<string, string>;
}

/** Noto Sans, embedded: Latin, Greek, Cyrillic and Vietnamese letters. */
export function openFonts(pdf: Pdf): Fonts {
  const { resolve } = createRequire(import.meta.url);
  for (const weight of ['regular', 'strong'] as const) pdf.registerFont(weight, resolve(files[weight]));
  const known = new Map<string, boolean>();
  const widths = new Map<string, number>();
  const replaced = new Map<string, string>();

  function has(character: string): boolean {
    const before = known.get(character);
    if (before !== undefined) return before;
    pdf.font('regular');
    // pdfkit's own, as described above.
    const { font } = (pdf as unknown as Opened)._font;
    const found = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    known.set(character, found);
    return found;
  }

  return {
    use: (weight, size) => void pdf.font(weight).fontSize(size),
    widthOf(text, weight, size) {
      const key = `${weight}${text}`;
      const before = widths.get(key);
      if (before !== undefined) return before * size;
      // A bound for reports with very many different words.
      if (widths.size > 50_000) widths.clear();
      const width = pdf.font(weight).fontSize(100).widthOfString(text) / 100;
      widths.set(key, width);
      return width * size;
    },
    printable(text, where) {
      let written = '';
      for (const character of text) {
        if (character === '\n' || has(character)) written += character;
        else if (character === '\t') written += ' ';
        else if (!unseen.test(character)) {
          const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
          if (!replaced.has(code)) replaced.set(code, where);
          written += `[${code}]`;
        }
      }
      return written;
    },
    replaced: () => replaced,
  };
}

/** Lines no wider than `width`. A word that is too long alone is broken. */
export function linesOf(fonts: Fonts, text: string, weight: Weight, size: number, width: number): string[] {
  const space = fonts.widthOf(' ', weight, size);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let [line, used] = ['', 0];
    for (const word of paragraph.split(' ').flatMap((each) => piecesOf(fonts, each, weight, size, width))) {
      const wide = fonts.widthOf(word, weight, size);
      if (line !== '' && used + space + wide > width) {
        lines.push(line);
        [line, used] = [word, wide];
      } else {
        used += (line === '' ? 0 : space) + wide;
        line = line === '' ? word : `${line} ${word}`;
      }
    }
    lines.push(line);
  }
  return lines;
}

function piecesOf(fonts: Fonts, word: string, weight: Weight, size: number, width: number): string[] {
  if (fonts.widthOf(word, weight, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && fonts.widthOf(piece + character, weight, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
