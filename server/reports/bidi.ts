import bidiFactory from 'bidi-js';

// Text that is written from right to left, wholly or in part: a line as it is drawn from left to
// right, by the Unicode Bidirectional Algorithm.

const bidi = bidiFactory();

/** Which font has a letter. */
export type Family = 'latin' | 'hebrew' | 'arabic';

const hebrew = /[\u0590-\u05ff\ufb1d-\ufb4f]/u;
const arabic = /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u;

export const familyOf = (character: string): Family =>
  hebrew.test(character) ? 'hebrew' : arabic.test(character) ? 'arabic' : 'latin';

export const hasRightToLeft = (text: string): boolean => hebrew.test(text) || arabic.test(text);

/** Marks that are not seen, before a line: which way its paragraph is read. */
const [leftToRight, rightToLeft] = ['\u200e', '\u200f'];

/**
 * A name within a sentence, so that it turns nothing around that stands beside it, such as a day.
 * Nobody can enter these marks (rules/text.ts).
 */
export const isolated = (text: string): string =>
  hasRightToLeft(text) ? `\u2068${text}\u2069` : text;

export const isIsolating = (character: string): boolean =>
  character === '\u2068' || character === '\u2069';

/**
 * The lines of one paragraph, each with what it can no longer tell alone: which way the paragraph
 * is read.
 */
export function directed(paragraph: string, lines: readonly string[]): readonly string[] {
  if (!hasRightToLeft(paragraph)) return lines;
  const mark =
    bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1 ? rightToLeft : leftToRight;
  return lines.map((line) => `${mark}${line}`);
}

/** Without the marks. */
export const plain = (line: string): string => unmarked(line).replaceAll(/[\u2068\u2069]/g, '');

const unmarked = (line: string): string =>
  line.startsWith(leftToRight) || line.startsWith(rightToLeft) ? line.slice(1) : line;

/** A part of a line in one font and one direction, without spaces in it, as the font takes it. */
export interface Run {
  text: string;
  family: Family;
}

/** From left to right. */
export function runsOf(line: string): Run[] {
  const text = unmarked(line);
  const found = bidi.getEmbeddingLevels(
    text,
    line.startsWith(rightToLeft) ? 'rtl' : line.startsWith(leftToRight) ? 'ltr' : 'auto',
  );
  const mirrored = bidi.getMirroredCharactersMap(text, found.levels);
  const runs: (Run & { level: number })[] = [];
  let at = 0;
  /** Or a mark. */
  let wasSpace = false;
  for (const character of text) {
    if (isIsolating(character)) {
      at += 1;
      wasSpace = true;
      continue;
    }
    const level = found.levels[at] ?? 0;
    const family = familyOf(character);
    const last = runs.at(-1);
    const isSpace = character === ' ';
    // A space is a run of its own, so that words are put in their order one by one.
    if (last === undefined || last.level !== level || last.family !== family || isSpace || wasSpace)
      runs.push({ text: mirrored.get(at) ?? character, family, level });
    else last.text += mirrored.get(at) ?? character;
    wasSpace = isSpace;
    at += character.length;
  }
  return inOrder(runs).map(({ text: written, family, level }) => ({
    text: laidOut(written, level % 2 === 1),
    family,
  }));
}

/**
 * Rule L2: from the highest level on, whatever stands together at a level or above it is turned
 * around.
 */
function inOrder<Leveled extends { level: number }>(runs: readonly Leveled[]): Leveled[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start + 1)
        ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end - 1);
    }
  }
  return ordered;
}

/**
 * fontkit goes by the script of the letters and not by their level: it turns letters around, digits
 * of that script too, and leaves signs as they are.
 */
function laidOut(text: string, fromTheRight: boolean): string {
  const turned = /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
  return turned === fromTheRight ? text : [...text].toReversed().join('');
}
