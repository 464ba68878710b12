import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import {
  directed,
  type Family,
  familyOf,
  hasRightToLeft,
  isIsolating,
  plain,
  type Run,
  runsOf,
} from './bidi';

export type Pdf = InstanceType<typeof PDFDocument>;

export type Weight = 'regular' | 'strong';

const files: Readonly<Record<Family, Readonly<Record<Weight, string>>>> = {
  latin: {
    regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  },
  hebrew: {
    regular: '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  },
  arabic: {
    regular: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  },
};

/** The part of fontkit's font that pdfkit keeps and its types do not show. */
interface Opened {
  _font: {
    /** Thousandths of its size. */ ascender: number;
    font: { hasGlyphForCodePoint(codePoint: number): boolean };
  };
}

/** Says how to write or join other characters and is nothing by itself, so it can be left out. */
const unseen = /[\p{Default_Ignorable_Code_Point}]/u;

export interface Fonts {
  use(weight: Weight, size: number): void;
  /**
   * The font of a run, and how far below the top of a line of Latin letters it begins, in points.
   */
  useFor(run: Run, weight: Weight, size: number): number;
  /** In points. */
  widthOf(text: string, weight: Weight, size: number): number;
  /**
   * The same text with what the font does not have written as numbers, because it would print an
   * empty box instead. `where` is noted with it.
   */
  printable(text: string, where: string): string;
  /** What was replaced, and where first. */
  replaced(): ReadonlyMap<string, string>;
}

const nameOf = (family: Family, weight: Weight): string =>
  family === 'latin' ? weight : `${family} ${weight}`;

/** What is known of texts, for all volumes of a report. */
export interface FontCache {
  known: Map<string, boolean>;
  widths: Map<string, number>;
  replaced: Map<string, string>;
}

export const createFontCache = (): FontCache => ({
  known: new Map(),
  widths: new Map(),
  replaced: new Map(),
});

/**
 * Noto Sans, embedded: Latin, Greek, Cyrillic and Vietnamese letters; and those for Hebrew and
 * Arabic letters, each opened when there are some.
 */
export function openFonts(pdf: Pdf, { known, widths, replaced }: FontCache): Fonts {
  const { resolve } = createRequire(import.meta.url);
  for (const family of ['latin', 'hebrew', 'arabic'] as const)
    for (const weight of ['regular', 'strong'] as const)
      pdf.registerFont(nameOf(family, weight), resolve(files[family][weight]));

  function has(character: string): boolean {
    const before = known.get(character);
    if (before !== undefined) return before;
    const found = opened(familyOf(character), 'regular').font.hasGlyphForCodePoint(
      character.codePointAt(0) ?? 0,
    );
    known.set(character, found);
    return found;
  }

  function opened(family: Family, weight: Weight): Opened['_font'] {
    pdf.font(nameOf(family, weight));
    // pdfkit's own, as described above.
    return (pdf as unknown as Opened)._font;
  }

  /** Of size 1. */
  const measured = ({ text, family }: Run, weight: Weight): number =>
    pdf.font(nameOf(family, weight)).fontSize(100).widthOfString(text) / 100;

  return {
    use: (weight, size) => void pdf.font(weight).fontSize(size),
    useFor({ family }, weight, size) {
      const [latin, own] = [opened('latin', weight).ascender, opened(family, weight).ascender];
      pdf.fontSize(size);
      return ((latin - own) / 1_000) * size;
    },
    widthOf(text, weight, size) {
      const key = `${weight}${text}`;
      const before = widths.get(key);
      if (before !== undefined) return before * size;
      // A bound for reports with very many different words.
      if (widths.size > 50_000) widths.clear();
      const width = (
        hasRightToLeft(text) ? runsOf(text) : [{ text: plain(text), family: 'latin' } as const]
      ).reduce((sum, run) => sum + measured(run, weight), 0);
      widths.set(key, width);
      return width * size;
    },
    printable(text, where) {
      let written = '';
      for (const character of text) {
        if (character === '\n' || isIsolating(character) || has(character)) written += character;
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
export function linesOf(
  fonts: Fonts,
  text: string,
  weight: Weight,
  size: number,
  width: number,
): string[] {
  const space = fonts.widthOf(' ', weight, size);
  const all: string[] = [];
  for (const paragraph of text.split('\n')) {
    const lines: string[] = [];
    let [line, used] = ['', 0];
    for (const word of paragraph
      .split(' ')
      .flatMap((each) => piecesOf(fonts, each, weight, size, width))) {
      const wide = fonts.widthOf(word, weight, size);
      if (line !== '' && used + space + wide > width) {
        lines.push(line);
        [line, used] = [word, wide];
      } else {
        used += (line === '' ? 0 : space) + wide;
        line = line === '' ? word : `${line} ${word}`;
      }
    }
    all.push(...directed(paragraph, [...lines, line]));
  }
  return all;
}

function piecesOf(
  fonts: Fonts,
  word: string,
  weight: Weight,
  size: number,
  width: number,
): string[] {
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
