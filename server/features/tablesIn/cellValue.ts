import { dayMs } from '../../../rules/days';

/** Ids of built-in date formats (ECMA-376, part 1, 18.8.30). */
const dateNumbers: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/**
 * Maximum length of a number format (Excel's specification), because the patterns below take
 * quadratic time.
 */
const longestFormat = 255;

/** Whether a number format shows dates or times. */
export function isDateFormat(number: number, code: string | undefined): boolean {
  if (code === undefined) return dateNumbers.some(([from, to]) => number >= from && number <= to);
  if (code.length > longestFormat) return false;
  // Without literal text, colours and locales.
  const letters = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '');
  return /[dmyhs]/i.test(letters) && !/general/i.test(letters);
}

/** Day 0 of a workbook; workbooks of old Macs begin in 1904. */
const dayZero = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
/** 31 December 9999. */
const lastDay = 2_958_465;

/** A number as text: a date as YYYY-MM-DD, with its time if it has one. */
export function textOfNumber(value: string, isDate: boolean, date1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (!isDate || number < 1 || number > lastDay) return String(number);
  // The format counts a 29 February 1900, which did not exist.
  const days = !date1904 && number < 60 ? number + 1 : number;
  const at = new Date(
    dayZero[date1904 ? 1904 : 1900] + Math.round((days * dayMs) / 1_000) * 1_000,
  ).toISOString();
  return at.endsWith('T00:00:00.000Z') ? at.slice(0, 10) : at.slice(0, 19);
}
