import { locationLimits } from './locationLimits';
import { locationWords as words } from './locationWords';
import { nameOf, type WrittenLocation } from './readLocations';

/** What a pattern means, or why it means nothing. */
export type Expanded = { readonly written: readonly WrittenLocation[]; readonly problem: null } | { readonly written: readonly []; readonly problem: string };

/** The range stands between what comes before and after it, which may be said again: “Flat 1–60”, “Flat 1 to Flat 60”, “2.01–2.12”. */
const to = String.raw`\s*(?:[-–—‑−…]|\.{2,3}|(?<=\s)(?:to|bis)(?=\s))\s*`;
const numbers = new RegExp(String.raw`^(.*?)(\d{1,9})${to}(?:\1)?(\d{1,9})(?!\d)(.*)$`, 'u');
const letters = new RegExp(String.raw`^(.*?)(?<!\p{L})(\p{L})${to}(?:\1)?(\p{L})(?!\p{L})(.*)$`, 'u');

/** Only a number, a letter or a range of them. */
const bare = /^(?:\d+\p{L}?|\p{L})(?:\s*[-–—‑−…]\s*(?:\d+|\p{L}))?$/u;

/**
 * “Flat 01–60” with “Hall, Kitchen, Bath” in each: all that it stands for. Names are separated by commas, levels by ›; what follows a comma
 * and is only a number or a range goes on with the name before it: “Flat 1–12, 14–60”.
 */
export function expandPattern(names: string, inEach: string): Expanded {
  const levels = [...names.split(/[›>]/), inEach].map(nameOf).filter((level) => level !== '');
  let paths: string[][] = [[]];
  const written: WrittenLocation[] = [];
  for (const level of levels) {
    const { here, problem } = expandLevel(level);
    if (problem !== null) return { written: [], problem };
    if (written.length + paths.length * here.length > locationLimits.locationsAtOnce) return { written: [], problem: words.tooMany(locationLimits.locationsAtOnce) };
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
    const whole = here.length > 0 && bare.test(part) ? `${before}${part}${after}` : part;
    const range = numbers.exec(whole) ?? letters.exec(whole);
    if (range === null) {
      here.push(whole);
      [, before = before] = /^(.*\D)\d+$/.exec(whole) ?? [];
      continue;
    }
    const [, head = '', from = '', until = '', tail = ''] = range;
    const some = /\d/.test(from) ? countUp(from, until) : spellUp(from, until);
    if (some === 'backwards') return { here, problem: words.backwards(`${from}–${until}`) };
    if (some === 'tooMany') return { here, problem: words.tooMany(locationLimits.locationsAtOnce) };
    [before, after] = [head, tail];
    here.push(...some.map((each) => nameOf(`${head}${each}${tail}`)));
  }
  return { here, problem: null };
}

type Steps = string[] | 'backwards' | 'tooMany';

/** With the zeros in front that the first number has. */
function countUp(from: string, until: string): Steps {
  const [first, last] = [Number(from), Number(until)];
  if (last < first) return 'backwards';
  if (last - first >= locationLimits.locationsAtOnce) return 'tooMany';
  const width = from.startsWith('0') ? from.length : 0;
  return Array.from({ length: last - first + 1 }, (_, step) => String(first + step).padStart(width, '0'));
}

function spellUp(from: string, until: string): Steps {
  // The second letter may be written in another size: “A–f”.
  const last = from === from.toLowerCase() ? until.toLowerCase() : until.toUpperCase();
  const [start, end] = [from.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
  if (end < start) return 'backwards';
  if (end - start >= locationLimits.locationsAtOnce) return 'tooMany';
  return Array.from({ length: end - start + 1 }, (_, step) => String.fromCodePoint(start + step));
}
