import { firstOf, nameKey } from '../../../rules/text';

import { textLimits } from '../../../rules/limits';
export interface Suggestion {
  code: string;
  name: string;
}

/**
 * Suggests codes and names from the titles of pages: “A-101 Ground floor” is plan A-101, Ground
 * floor. A title without a code gets P and its page number. Codes of other plans are not suggested.
 */
export function suggestPlans(
  titles: readonly string[],
  takenCodes: Iterable<string>,
): Suggestion[] {
  const taken = new Set([...takenCodes].map(nameKey));
  return titles.map((title, index) => {
    const found = split(title.replaceAll(/[\s_]+/g, ' ').trim());
    const code = free(found.code, index + 1, taken);
    taken.add(nameKey(code));
    return { code, name: firstOf(found.name, textLimits.name).trim() };
  });
}

/** The next label: B after A, 4 after 3; otherwise the day. */
export function nextLabel(label: string, today: string): string {
  if (/^[a-y]$/i.test(label)) return String.fromCharCode(label.charCodeAt(0) + 1);
  const [, stem = '', number] = /^(\D{0,10})(\d{1,3})$/.exec(label) ?? [];
  return number === undefined
    ? today
    : `${stem}${String(Number(number) + 1).padStart(number.length, '0')}`;
}

function split(title: string): { code: string | null; name: string } {
  const [first = '', ...others] = title.split(' ');
  const code = first.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (!looksLikeCode(code)) return { code: null, name: title };
  const name = others.join(' ').replace(/^[^\p{L}\p{N}(]+/u, '');
  return { code, name: name === '' ? title : name };
}

/**
 * Codes are like “A-101”, “a101”, “2.OG”; “3rd”, “Level1” and “page” are words; “20261121103055”
 * and “9F86D081884C” are generated file names.
 */
function looksLikeCode(text: string): boolean {
  if (
    text.length > textLimits.planCode ||
    !/\d/.test(text) ||
    !/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)
  )
    return false;
  if (/\d{7}|[\p{L}\p{N}]{11}/u.test(text)) return false;
  return !/\p{Ll}/u.test(text) || /^\p{L}{1,2}[.-]?\d/u.test(text);
}

function free(wanted: string | null, page: number, taken: ReadonlySet<string>): string {
  if (wanted !== null && !taken.has(nameKey(wanted))) return wanted;
  for (let n = wanted === null ? page : 2; ; n += 1) {
    const ending = `-${n}`;
    const code =
      wanted === null
        ? `P${n}`
        : `${wanted.slice(0, textLimits.planCode - ending.length)}${ending}`;
    if (!taken.has(nameKey(code))) return code;
  }
}
