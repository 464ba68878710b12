import { projectLimits } from '../../../rules/limits';
import { locationMessages as messages } from './locationMessages';
import { nameOf, type WrittenLocation } from './readLocations';

/** The expanded pattern, or why it is invalid. */
export type Expanded =
  | { readonly written: readonly WrittenLocation[]; readonly problem: null }
  | { readonly written: readonly []; readonly problem: string };

// Without lookbehinds, which Safari before 16.4 cannot parse.
const dashes = '-–—‑−…';
const dash = `[${dashes}]`;
const to = String.raw`(?:\s*(?:${dash}|\.{2,3})\s*|\s+(?:to|bis)(?=\s)\s*)`;
/**
 * Parses “prefix first–last suffix”. Before the last number the prefix, or its last words, may be
 * repeated: “Flat 1 to Flat 60”, “Flat 2.01–2.12”. If other numbers differ, too, it is no range:
 * “2.01–3.12”.
 */
const ranges = [
  String.raw`(|.*?\s)(.*?\D)(\d{1,9})${to}(?:\1\2|\2)(\d{1,9})(?!\d|[./]\d)`,
  // The prefix must not end with a number and a dash.
  String.raw`()((?:\s*${dash}|.*?(?:[^${dashes}\s]|[^\d\s]\s*${dash}))??\s*)(\d{1,9})${to}(\d{1,9})(?!\d|[./]\d|\s*${dash}\s*\d)`,
  String.raw`(|.*?\s)(.*?\P{L})(\p{L})${to}(?:\1\2|\2)(\p{L})(?!\p{L})`,
  String.raw`()(|.*?\P{L})(\p{L})${to}(\p{L})(?!\p{L})`,
].map((range) => new RegExp(`^${range}(.*)$`, 'u'));

const splitter = new RegExp(String.raw`(\s*${dash}\s*)`, 'u');
/** Only a number, a letter or a range of them. */
const bare = new RegExp(String.raw`^(?:\d+\p{L}?|\p{L})(?:\s*${dash}\s*(?:\d+|\p{L}))?$`, 'u');

/**
 * Expands a pattern such as “Flat 01–60” with “Hall, Kitchen, Bath” in each. Names are separated by
 * commas, levels by ›. A part after a comma that is only a number or a range continues the previous
 * name: “Flat 1–12, 14–60”.
 */
export function expandPattern(names: string, inEach: string): Expanded {
  const above = names
    .split(/[›>]/)
    .map(nameOf)
    .filter((level) => level !== '');
  // Rooms need a parent.
  if (above.length === 0) return { written: [], problem: null };
  const levels = [...above, nameOf(inEach)].filter((level) => level !== '');
  let paths: string[][] = [[]];
  const written: WrittenLocation[] = [];
  for (const level of levels) {
    const { here, problem } = expandLevel(level);
    if (problem !== null) return { written: [], problem };
    if (written.length + paths.length * here.length > projectLimits.locationsAtOnce)
      return { written: [], problem: messages.tooMany(projectLimits.locationsAtOnce) };
    paths = paths.flatMap((path) => here.map((name) => [...path, name]));
    written.push(...paths.map((path) => ({ path, line: null })));
  }
  return { written, problem: null };
}

function expandLevel(level: string): { here: string[]; problem: string | null } {
  const here: string[] = [];
  let before = '';
  let after = '';
  for (const part of level.split(/[,;]/).map(nameOf)) {
    if (part === '') continue;
    const short = withoutWord(part, /\S*$/.exec(before)?.[0] ?? '');
    const whole = here.length > 0 && bare.test(short) ? `${before}${short}${after}` : part;
    const range = ranges.map((each) => each.exec(whole)).find((match) => match !== null);
    if (range === undefined) {
      here.push(whole);
      [, before = before] = /^(.*\D)\d+$/.exec(whole) ?? [];
      continue;
    }
    const [, start = '', word = '', from = '', until = '', tail = ''] = range;
    const head = `${start}${word}`;
    const some = /\d/.test(from) ? countUp(from, until) : spellUp(from, until);
    if (some === 'backwards') return { here, problem: messages.backwards(`${from}–${until}`) };
    if (some === 'tooMany')
      return { here, problem: messages.tooMany(projectLimits.locationsAtOnce) };
    [before, after] = [head, tail];
    here.push(...some.map((each) => nameOf(`${head}${each}${tail}`)));
  }
  return { here, problem: null };
}

/** “2.14–2.20” after “Flat 2.” is “14–20”. */
const withoutWord = (part: string, word: string): string =>
  part
    .split(splitter)
    .map((side) => (side.startsWith(word) ? side.slice(word.length) : side))
    .join('');

type Steps = string[] | 'backwards' | 'tooMany';

/** Counts with the leading zeros of the first number. */
function countUp(from: string, until: string): Steps {
  const [first, last] = [Number(from), Number(until)];
  if (last < first) return 'backwards';
  if (last - first >= projectLimits.locationsAtOnce) return 'tooMany';
  const width = from.startsWith('0') ? from.length : 0;
  return Array.from({ length: last - first + 1 }, (_, step) =>
    String(first + step).padStart(width, '0'),
  );
}

function spellUp(from: string, until: string): Steps {
  // The second letter may have another case: “A–f”.
  const last = from === from.toLowerCase() ? until.toLowerCase() : until.toUpperCase();
  const [start, end] = [from.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
  if (end < start) return 'backwards';
  if (end - start >= projectLimits.locationsAtOnce) return 'tooMany';
  return Array.from({ length: end - start + 1 }, (_, step) => String.fromCodePoint(start + step));
}
